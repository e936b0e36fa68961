"""The revision of the rules. It is part of ETags, signatures and Redis keys. Increase it if an answer may change.

Different versions of the package can have the same revision, so the keys of cached answers also contain a digest of
the package.
"""

from typing import Final

RULES_REVISION: Final = 7
