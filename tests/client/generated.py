"""Plays a whole game with the client that openapi-python-client makes from the contract.

tests/contract/test_generators.py generates the package `client` and runs this module beside it, in an environment
without this project.
"""

import sys
from importlib import import_module


def main(address: str) -> None:
    """Play a game with all expansions to its end and score it."""
    client = import_module("client")
    models = import_module("client.models")
    play = {
        name: import_module(f"client.api.play.{name}")
        for name in ("start_game", "list_legal_actions", "judge_action")
    }
    score_table = import_module("client.api.tables.score_table")
    caller = client.Client(base_url=address)
    players = [models.Colour.BLUE, models.Colour.ORANGE]
    start = models.StartRequest(players=players, expansions=list(models.Expansion), seed="hello")
    state = play["start_game"].sync(client=caller, body=start).state
    actions = 0
    while True:
        legal = play["list_legal_actions"].sync(client=caller, body=models.LegalActionsRequest(state=state))
        if legal.awaited is None:
            break
        action = legal.actions[actions % len(legal.actions)].example
        request = models.RulingRequest(state=state, action=action)
        ruling = play["judge_action"].sync(client=caller, body=request)
        assert ruling.verdict == "legal", ruling
        state = ruling.state
        actions += 1
    score = score_table.sync(client=caller, body=models.StateScoreRequest(state=state))
    assert score.final, score
    sys.stdout.write(f"{actions} actions; {', '.join(f'{one.colour} {one.total}' for one in score.players)}\n")


if __name__ == "__main__":
    main(sys.argv[1])
