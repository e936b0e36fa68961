### Wie Aufzählungen aussehen. $first ist alles außer dem Letzten; $sound ist der erste Buchstabe des Letzten.

and = { $first } und { $last }
or = { $first } oder { $last }
more-and = { $first } (und noch { $count } mehr; das Bild zeigt sie)
more-or = { $first } (und noch { $count } mehr; das Bild zeigt sie)
no-choice = Im Moment kommt kein Feld infrage.
