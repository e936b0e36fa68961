text = { $action }: eso cambia tu oro en { $gold }.
