"""What the referee says: sentences for its codes."""
