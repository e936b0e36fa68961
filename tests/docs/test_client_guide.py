"""The client guide covers every key of a ruling, and gives the runbook's steps for changing the signing key."""

import re

import yaml

from tests.deploy.programs import ROOT

GUIDE = (ROOT / "docs" / "clients.md").read_text(encoding="utf-8")
RUNBOOK = (ROOT / "docs" / "runbook.md").read_text(encoding="utf-8")


def section(page: str, heading: str) -> str:
    """The text under a heading, up to the next one."""
    _, found, rest = page.partition(f"# {heading}\n")
    assert found
    return rest.partition("\n#")[0]


def test_the_guide_says_who_may_see_each_key_of_a_ruling() -> None:
    """A key that is not in the table could be sent to players who must not see it."""
    ruling = yaml.safe_load((ROOT / "schemas" / "ruling.yaml").read_text(encoding="utf-8"))
    rows = re.findall(r"^\| (`.*?`) \|", section(GUIDE, "Hidden hands"), re.MULTILINE)
    keys = [key for row in rows for key in re.findall(r"`(\w+)(?:\.\w+)?`", row)]
    assert ruling["properties"].keys() <= set(keys)
    assert all(keys.count(key) == 1 for key in ruling["properties"].keys() - {"views"})


def test_keys_are_changed_in_the_same_order_in_guide_and_runbook() -> None:
    """The first key signs, so the new one comes second until every instance knows it."""
    steps = re.findall(r"^\d\. (.*)", section(GUIDE, "Change the key"), re.MULTILINE)
    [row] = re.findall(r"^\| `REFEREE_STATE_KEY` \|.*", RUNBOOK, re.MULTILINE)
    order = ["the old key, a comma and the new key", "swap the two"]
    assert len(steps) == 3
    assert [words in step.lower() for words, step in zip(order, steps, strict=False)] == [True, True]
    assert re.search(".*".join(order), row)
    assert "clients.md#change-the-key" in row
