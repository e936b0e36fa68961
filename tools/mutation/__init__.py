"""Do the tests notice when the code is wrong? One small random fault at a time, and the tests that should see it."""
