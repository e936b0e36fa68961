text = { $action } : cela change votre or de { $gold }.
