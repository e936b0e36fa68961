"""The stores for boards, by content id, and for expensive answers, by a digest of the request.

Each store looks in the memory of the process first and then in Redis. An entry never changes, because the id of a
board is derived from its content, and the key of an answer covers everything that the answer depends on. So entries
in memory need no TTL.
"""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from threading import Lock
from time import monotonic
from typing import Final

from cachetools import LRUCache

from referee.board.assemble import assemble
from referee.board.board import Board
from referee.board.section import Layout
from referee.documents.boards import dump_board, read_board
from referee.documents.reader import load
from referee.serving.cache.link import Link

MAX_BOARDS: Final = 1024
"""The maximum number of boards in memory. Only their layouts are stored, which are small."""
BOARD_TTL: Final = 30 * 24 * 3600
"""Redis drops an unused board after this many seconds."""
SHARE_INTERVAL: Final = 60.0
"""A board in use is sent to Redis again after this many seconds, because Redis may have lost it."""
SHARE_RETRY: Final = 1.0
"""If Redis did not store a board, the next attempt is made at least this many seconds later."""
_BOARD_ID: Final = re.compile("[0-9a-f]{32}")

MAX_BYTES: Final = 16 << 20
"""The maximum memory for answers in one process, in bytes."""
ANSWER_TTL: Final = 3600
"""Redis drops an answer after this many seconds."""
_ENTRY_OVERHEAD: Final = 288
"""The memory in bytes that an entry takes in addition to the answer itself, for example for its key."""


@dataclass(slots=True)
class _Entry:
    layout: Layout
    """The layout takes much less memory than the board. `assemble` caches the most recently used boards."""
    share_at: float


class BoardStore:
    """Stores the boards sent to this process or to another one that uses the same Redis. It is thread-safe."""

    def __init__(self, link: Link, *, capacity: int = MAX_BOARDS, clock: Callable[[], float] = monotonic) -> None:
        self._link = link
        self._clock = clock
        self._lock = Lock()
        self._memory: LRUCache[str, _Entry] = LRUCache(capacity)

    def keep(self, board: Board) -> None:
        """Store a board for this process and, through Redis, for other processes."""
        self._share(board, self._remember(board, share_at=self._clock()))

    def find(self, board_id: str) -> Board | None:
        """Return the board with this content id, or None if it is neither in memory nor in Redis."""
        with self._lock:
            entry = self._memory.get(board_id)
        if entry is not None:
            board = assemble(entry.layout)
            self._share(board, entry)
            return board
        # If this is not a content id, there is no such board, and the text must not become part of a key.
        if not _BOARD_ID.fullmatch(board_id):
            return None
        shared = self._link.find(_board_key(board_id), lambda payload: _load_board(payload, board_id))
        if shared is not None:
            self._remember(shared, share_at=self._clock() + SHARE_INTERVAL)
        return shared

    def _remember(self, board: Board, *, share_at: float) -> _Entry:
        """Return the entry of this board, and create it if necessary. An existing entry keeps its `share_at`."""
        with self._lock:
            return self._memory.setdefault(board.id, _Entry(board.layout, share_at))

    def _share(self, board: Board, entry: _Entry) -> None:
        now = self._clock()
        if now >= entry.share_at:
            document = json.dumps(dump_board(board), separators=(",", ":")).encode()
            stored = self._link.put(_board_key(board.id), document, ttl=BOARD_TTL)
            entry.share_at = now + (SHARE_INTERVAL if stored else SHARE_RETRY)


def _board_key(board_id: str) -> str:
    return f"board:{board_id}"


def _load_board(payload: bytes, board_id: str) -> Board | None:
    """Return the board in this JSON, or None if it is malformed or has a different id."""
    try:
        board = load(read_board, json.loads(payload))
    except (ValueError, LookupError, RecursionError):
        return None
    return board if board.id == board_id else None


class AnswerStore:
    """Stores answers to replays, scans and pictures as bytes, before any compression. It is thread-safe."""

    def __init__(self, link: Link, *, capacity: int = MAX_BYTES, made_by: str = "") -> None:
        """Create a store. `made_by` identifies the version of the code, so that versions do not share answers."""
        self._link = link
        self._made_by = made_by
        self._lock = Lock()
        self._memory: LRUCache[str, bytes] = LRUCache(capacity, getsizeof=_size)

    def get_or_make(self, make: Callable[[], bytes], *parts: bytes) -> bytes:
        """Return the answer to a request from the cache, or make the answer and store it.

        The parts must cover everything that the answer depends on, except the package itself.
        """
        digest = blake2b(digest_size=16)
        for part in parts:
            digest.update(len(part).to_bytes(8) + part)
        key = digest.hexdigest()
        answer = self.get(key)
        if answer is None:
            answer = make()
            self.put(key, answer)
        return answer

    def get(self, key: str) -> bytes | None:
        """Return the cached answer for this key, from this process or another, or None if there is none."""
        with self._lock:
            answer = self._memory.get(key)
        if answer is None:
            answer = self._link.find(self._shared_key(key), bytes)
            if answer is not None:
                self._remember(key, answer)
        return answer

    def put(self, key: str, answer: bytes) -> None:
        """Store an answer in memory and in Redis. Each of them skips an answer that is too large for it."""
        self._remember(key, answer)
        self._link.put(self._shared_key(key), answer, ttl=ANSWER_TTL)

    def _shared_key(self, key: str) -> str:
        return f"answer:{self._made_by}:{key}"

    def _remember(self, key: str, answer: bytes) -> None:
        # LRUCache raises ValueError for an answer that is larger than the whole cache.
        if _size(answer) <= self._memory.maxsize:
            with self._lock:
                self._memory[key] = answer


def _size(answer: bytes) -> int:
    return len(answer) + _ENTRY_OVERHEAD


@cache
def package_digest(folder: Path) -> str:
    """Return a digest of the names and contents of all files in the folder of a package, except its bytecode."""
    digest = blake2b(digest_size=8)
    for file in sorted(folder.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            name, content = str(file.relative_to(folder)).encode(), file.read_bytes()
            digest.update(b"%d %d %b%b" % (len(name), len(content), name, content))
    return digest.hexdigest()
