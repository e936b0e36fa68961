"""The table page in a real browser: Debian's Chromium, driven by playwright."""
