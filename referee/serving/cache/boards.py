"""Boards by content id, so that a board is sent in full once and then named."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final

from referee.board.assemble import assemble
from referee.board.board import Board
from referee.board.section import Layout
from referee.documents.boards import dump_board, read_board
from referee.documents.reader import load
from referee.serving.cache.link import Link
from referee.serving.cache.memory import Memory, MemorySnapshot

MAX_BOARDS: Final = 1024
"""Only boards that somebody has sent in order to name them, so more than `assemble` remembers."""
LIFETIME: Final = 30 * 24 * 3600
"""For how many seconds Redis keeps an unused board."""
SHARE_AGAIN: Final = 60.0
"""A board in use goes to Redis again after so many seconds: Redis may have lost it, and others ask there."""
RETRY_SHARING: Final = 1.0
"""Seconds until the next attempt when Redis did not take it."""
_ID: Final = re.compile("[0-9a-f]{32}")


@dataclass(slots=True)
class _Kept:
    layout: Layout
    """Much smaller than its board, which `assemble` remembers while it is in use."""
    share_at: float


class BoardStore:
    """Boards that were sent to this process or to another one with the same Redis."""

    def __init__(self, link: Link, *, capacity: int = MAX_BOARDS, clock: Callable[[], float] = monotonic) -> None:
        self._link = link
        self._clock = clock
        self._memory: Memory[_Kept] = Memory(capacity, clock=clock)

    def keep(self, board: Board) -> None:
        """Keep a board, also for the other processes."""
        self._share(board, self._memory.add(board.id, _Kept(board.layout, self._clock())))

    def find(self, board_id: str) -> Board | None:
        """The board with this content id, if any process has kept it."""
        kept = self._memory.get(board_id)
        if kept is not None:
            board = assemble(kept.layout)
            self._share(board, kept)
            return board
        # What has not the shape of an id is nobody's board, and does not become part of a key.
        if not _ID.fullmatch(board_id):
            return None
        found = self._link.find(_key(board_id), lambda payload: _read(payload, board_id))
        if found is not None:
            self._memory.add(board_id, _Kept(found.layout, self._clock() + SHARE_AGAIN))
        return found

    def snapshot(self) -> MemorySnapshot:
        """How often the memory of this process had the board."""
        return self._memory.snapshot()

    def _share(self, board: Board, kept: _Kept) -> None:
        now = self._clock()
        if now >= kept.share_at:
            stored = self._link.put(_key(board.id), _written(board), ttl=LIFETIME)
            kept.share_at = now + (SHARE_AGAIN if stored else RETRY_SHARING)


def _key(board_id: str) -> str:
    return f"board:{board_id}"


def _written(board: Board) -> bytes:
    return json.dumps(dump_board(board), separators=(",", ":")).encode()


def _read(payload: bytes, board_id: str) -> Board | None:
    """The board of this document, if it has the requested id."""
    try:
        board = load(read_board, json.loads(payload))
    except (ValueError, LookupError, RecursionError):
        return None
    return board if board.id == board_id else None
