### Wie Aufzählungen aussehen. $first ist alles außer dem Letzten; $sound ist der erste Buchstabe des Letzten.

and = { $first } und { $last }
or = { $first } oder { $last }
more-and = { $first } und { $count } weitere
more-or = { $first } oder { $count } weitere
marked = { $list } (siehe Bild)
no-choice = Im Moment kommt kein Feld infrage.
