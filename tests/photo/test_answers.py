"""A client can send the observations of a photograph back as a scan request, together with confirmed hexes."""

import json

from referee.calls import scan
from referee.calls.call import Context
from referee.calls.schema import schema_of
from referee.model.observation import PhotoHints
from referee.photo.answer import dump_photographed_table
from referee.photo.recognition import read
from referee.photo.table import merge_readings
from referee.words.speech import speech
from tests.share import PHOTOGRAPHS
from tools.photos.samples import easy

pytestmark = PHOTOGRAPHS


def test_the_observations_are_a_scan_request() -> None:
    document = dump_photographed_table(merge_readings([read(easy().jpeg)], PhotoHints()), speech())
    observations = json.loads(json.dumps(document["observations"]))
    (first, *others) = [(piece["at"], piece["colour"]) for piece in document["pieces"]]
    again = schema_of(scan.Question).load_question({**observations, "known": {"pieces": {first[0]: None}}})
    answer = scan.answer(again, Context(speech()))
    assert answer["verdict"] == "known"
    assert [(piece["at"], piece["colour"]) for piece in answer["pieces"]] == others
