text = { $action }: Das ändert dein Gold um { $gold }.
