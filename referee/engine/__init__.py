"""Set up and play games, judge and suggest actions, compute scores and views, and audit, repair and infer tables."""
