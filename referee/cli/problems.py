"""What is wrong with an input: faults for people, and the problem document of the service."""

from collections.abc import Sequence
from http import HTTPStatus

from referee.base.errors import ImpossibleError, ShapeError, StartError, UnknownBoardError
from referee.base.faults import Fault
from referee.cli.documents import NotJsonError, UnreadableError
from referee.cli.failing import own_fault
from referee.documents.reader import Json
from referee.words.speech import Speech, Wrong

Refused = UnreadableError | ShapeError | UnknownBoardError | ImpossibleError | StartError


def faults_of(error: Refused) -> Sequence[Wrong]:
    """Everything that is wrong, each with its place."""
    match error:
        case UnknownBoardError():
            return [Fault(error.place, "only-a-service-knows")]
        case ImpossibleError():
            return [one.fault for one in error.contradictions]
        case _:
            return error.faults


def problem_of(error: Exception, words: Speech) -> dict[str, Json]:
    """The problem document about an input, or about a fault of the referee itself."""
    # Flask takes longer to import than most answers take to give, so it waits until it is needed.
    from referee.api import problems  # noqa: PLC0415

    def _unreadable(kind: str, error: UnreadableError) -> problems.ProblemError:
        return problems.ProblemError(HTTPStatus.BAD_REQUEST, kind, facts={"why": error.faults[0]})

    match error:
        case NotJsonError():
            return _unreadable("bad-json", error).document(words)
        case UnreadableError():
            return {**_unreadable("unreadable-file", error).document(words), "type": "about:blank"}
        case ShapeError() | UnknownBoardError():
            return problems.problem_of(error).document(words)
        case _:
            status, facts = HTTPStatus.INTERNAL_SERVER_ERROR, {"why": own_fault(error)}
            problem = problems.ProblemError(status, "fault-of-the-referee", facts=facts, variant="-here")
            return problem.document(words)
