text = { $action }: that changes your gold by { $gold }.
