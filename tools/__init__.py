"""Programs for developers: benches, fuzzers, generators and writers of generated files. README.md lists them."""
