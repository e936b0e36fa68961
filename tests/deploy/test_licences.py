"""The licence list is made from a bill of materials."""

from tools.deploy.licences import licences


def test_every_way_to_state_a_licence_is_read() -> None:
    bill = {
        "components": [
            {"name": "Worded", "version": "2", "licenses": [{"license": {"name": "Own words\nand many more"}}]},
            {"name": "both", "version": "1", "licenses": [{"license": {"id": "MIT"}}, {"license": {"id": "0BSD"}}]},
            {"name": "silent", "version": "3"},
            {"name": "any", "version": "4", "licenses": [{"expression": "MIT OR Apache-2.0"}]},
        ]
    }
    assert list(licences(bill)) == [
        "any 4: MIT OR Apache-2.0",
        "both 1: 0BSD AND MIT",
        "silent 3: not stated",
        "Worded 2: Own words",
    ]
