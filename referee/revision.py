"""The revision of the rules, part of ETags, signatures and the keys of boards. Increase it if an answer may change.

It does not keep cached answers of two versions apart: their keys contain a digest of the package.
"""

from typing import Final

RULES_REVISION: Final = 7
