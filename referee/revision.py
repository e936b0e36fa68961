"""The revision of the rules. It is part of ETags, signatures and board keys. Increase it if an answer may change.

It does not separate the cached answers of two versions of the package. A digest of the package in their keys does.
"""

from typing import Final

RULES_REVISION: Final = 7
