"""Programs for developers, such as benchmarks, fuzzers and generators of files. README.md lists the main ones."""
