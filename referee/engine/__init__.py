"""The engine: set up and play games, judge actions, compute scores, and audit, repair and infer tables."""
