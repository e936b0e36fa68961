"""The revision of the rules, part of ETags and cache keys. Increase it whenever an answer may change."""

from typing import Final

RULES_REVISION: Final = 7
