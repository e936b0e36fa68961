"""The engine: legal actions, violations, playing, scores, audits."""
