"""The revision of the rules: raised whenever the answer to a request can change. ETags and cache keys contain it."""

from typing import Final

RULES_REVISION: Final = 7
