"""What is wrong with an input: faults for people, and the problem document of the service."""

from collections.abc import Sequence
from http import HTTPStatus

from referee.board.faults import Fault
from referee.cli.documents import NotJsonError, UnreadableError
from referee.cli.failing import own_fault
from referee.desk.tables import ImpossibleTableError
from referee.engine.start import StartError
from referee.wire.reader import ImpossibleError, Json, UnknownBoardError, WireError

Refused = UnreadableError | WireError | UnknownBoardError | ImpossibleError | ImpossibleTableError | StartError


def faults_of(error: Refused) -> Sequence[Fault]:
    """Everything that is wrong, each with its place."""
    match error:
        case UnreadableError():
            return [Fault("", str(error))]
        case UnknownBoardError():
            return [
                Fault(error.place, "a content id is known only to a service; write the board in full, as sections")
            ]
        case ImpossibleError():
            return [Fault(one.place, one.text) for one in error.found]
        case _:
            return error.faults


def problem_of(error: Exception) -> dict[str, Json]:
    """The problem document about an input, or about a fault of the referee itself."""
    # Flask takes longer to import than most answers take to give, so it waits until it is needed.
    from referee.api import problems  # noqa: PLC0415

    match error:
        case NotJsonError():
            return problems.ProblemError(HTTPStatus.BAD_REQUEST, "bad-json", f"the file {error}").document()
        case UnreadableError():
            problem = problems.ProblemError(HTTPStatus.BAD_REQUEST, "unreadable-file", f"the file {error}")
            return {**problem.document(), "type": "about:blank"}
        case WireError() | UnknownBoardError():
            return problems.problem_of(error).document()
        case _:
            status = HTTPStatus.INTERNAL_SERVER_ERROR
            return problems.ProblemError(status, "fault-of-the-referee", own_fault(error)).document()
