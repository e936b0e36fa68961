"""`make trace`: lists the files and functions of this project that one legal build over HTTP runs through."""

import sys
from collections import defaultdict
from pathlib import Path
from types import CodeType, FrameType

import referee
from referee.api.app import create_app
from referee.documents.states import dump_state
from referee.model.offers import HexOffer

HERE = Path(referee.__file__).parent


def path() -> dict[str, list[str]]:
    """Return the functions that one warm request calls, by file, in the order of their first calls."""
    client = create_app().test_client()
    state = referee.start(referee.Choices((referee.Colour.BLUE, referee.Colour.ORANGE), seed="hello"))
    body = {"state": dump_state(state), "action": {"type": "build", "at": referee.names(legal_hexes(state))[0]}}
    assert client.post("/v1/rulings", json=body).get_json()["verdict"] == "legal"
    seen: dict[CodeType, None] = {}

    def note(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and HERE in Path(frame.f_code.co_filename).parents:
            seen.setdefault(frame.f_code)

    sys.setprofile(note)
    client.post("/v1/rulings", json=body)
    sys.setprofile(None)
    functions: dict[str, list[str]] = defaultdict(list)
    for code in seen:
        functions[str(Path(code.co_filename).relative_to(HERE))].append(code.co_qualname)
    return dict(functions)


def legal_hexes(state: referee.State) -> int:
    """Return the legal hexes for the first settlement."""
    (offer,) = referee.legal(state)
    assert isinstance(offer, HexOffer)
    return offer.at


def main() -> None:
    """Print the functions of each file, and the number of files and functions."""
    functions = path()
    for file, names in functions.items():
        print(f"{file}: {', '.join(names)}")
    print(f"{len(functions)} files, {sum(map(len, functions.values()))} functions")


if __name__ == "__main__":
    main()
