"""Tests of the table page, most of them in a real browser: Chromium, driven by Playwright."""
