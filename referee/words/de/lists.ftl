### Diese Muster bilden Aufzählungen. $first ist alles außer dem Letzten; $sound ist der erste Buchstabe des Letzten.

and = { $first } und { $last }
or = { $first } oder { $last }
more-and = { $first } und { $count ->
        [one] { $count } weiteres Feld
       *[other] { $count } weitere Felder
    }
more-or = { $first } oder { $count ->
        [one] einem weiteren Feld
       *[other] einem von { $count } weiteren Feldern
    }
island-hex = Inselfeld { $at }
island-group = Inselfeld { $list }
island-hexes = { $list } ({ $by ->
        [both] beide auf der Insel
       *[all] alle auf der Insel
    })
no-choice = Im Moment kommt kein Feld infrage.
no-choice-from = Von { $origin } aus kommt im Moment kein Feld infrage.
