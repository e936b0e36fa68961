"""The code below all other packages: faults, errors, spelling, intervals, and base classes for enums and records."""
