"""The revision of the rules. It is part of ETags, signatures and board keys. Increase it if an answer may change.

It does not separate the cached answers of different package versions. The digest of the package in each cache key
does.
"""

from typing import Final

RULES_REVISION: Final = 7
