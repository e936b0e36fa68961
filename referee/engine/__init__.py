"""The engine: find legal actions and violations, play actions, compute scores, and audit and infer states."""
