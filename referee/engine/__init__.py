"""The engine finds legal actions and violations, plays actions, computes scores and audits states."""
