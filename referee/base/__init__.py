"""The lowest layer: faults, errors, spelling, confidence intervals, and base classes for enums and records."""
