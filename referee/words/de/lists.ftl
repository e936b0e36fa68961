### Wie Aufzählungen aussehen. $first ist alles außer dem Letzten; $sound ist der erste Buchstabe des Letzten.

and = { $first } und { $last }
or = { $first } oder { $last }
more-and = { $first } (und noch { $count } mehr)
more-or = { $first } (und noch { $count } mehr)
