"""The revision of the rules. It is part of ETags, signatures and board keys. Increase it if an answer may change.

It does not keep the cached answers of two versions of the package apart. For that, each cache key contains a digest
of the package.
"""

from typing import Final

RULES_REVISION: Final = 7
