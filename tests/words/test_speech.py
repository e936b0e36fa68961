"""Examples of sentences in each language, and the choice of a language."""

import pytest

from referee.board.hexes import MAIN, NOWHERE, named_set
from referee.documents.listings import entries_of
from referee.model.findings import Inconsistency, InconsistencyCode
from referee.model.ruling import Facts, Violation, ViolationCode
from referee.words.languages import LANGUAGES, language_of, preferred
from referee.words.speech import speech

NEAR = Violation(ViolationCode.NOT_ADJACENT, ("B3",), facts={"at": "q13"}, choices=named_set(["e10", "e8", "f9"]))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            (
                "q13 is not next to any of your pieces, and you must build next to them if you can. "
                "You can choose e8, e10 or f9."
            ),
        ),
        (
            "es",
            (
                "q13 no está junto a ninguna de tus piezas, y debes construir junto a ellas si puedes. "
                "Puedes elegir e8, e10 o f9."
            ),
        ),
        (
            "fr",
            (
                "q13 n’est à côté d’aucune de vos cités, "
                "et vous devez construire à côté de l’une d’elles si vous le pouvez. "
                "Vous pouvez choisir e8, e10 ou f9."
            ),
        ),
        (
            "de",
            (
                "q13 liegt neben keiner deiner Figuren. Solange du neben ihnen bauen kannst, musst du das tun. "
                "Möglich ist es auf e8, e10 oder f9."
            ),
        ),
    ],
)
def test_one_refusal_in_every_language(language: str, said: str) -> None:
    assert speech(language).violation(NEAR) == said


def test_a_violation_names_the_thing_and_the_fix() -> None:
    facts: Facts = {"at": "c7", "found": "water", "wanted": "desert", "by": "card"}
    found = Violation(ViolationCode.WRONG_TERRAIN, ("T2",), named_set(["c7"]), facts)
    assert speech().violation(found) == "c7 is water, but the played card shows desert."
    going = Violation(ViolationCode.MUST_GO_ON, ("T6",), facts={"tile": "quarry", "left": 1})
    assert speech().violation(going) == "You cannot stop yet: you must keep using the quarry tile as long as you can."


@pytest.mark.parametrize(
    ("tile", "said"),
    [
        ("farm", "Orange baut auf c7 mit der Farm"),
        ("tower", "Orange baut auf c7 mit dem Turm"),
        ("oracle", "Orange baut auf c7 mit dem Orakel"),
        ("barn-of-ours", "Orange baut auf c7 mit dem Plättchen barn of ours"),
    ],
)
def test_a_message_asks_for_a_name_in_the_case_it_needs(tile: str, said: str) -> None:
    assert speech("de").event("built", {"player": "orange", "at": "c7", "tile": tile}) == said


def test_forms_of_figures_and_of_lists() -> None:
    words = speech("de")
    facts = {"player": "blue", "tile": "sword", "piece": "warrior", "owner": "black", "at": "c7"}
    assert words.event("removed", facts) == "Blau entfernt mit dem Schwert einen Krieger von Schwarz auf c7"
    found = Violation("tile-used", ("L2",), facts={"tile": "tower or farm"})
    assert words.violation(found).startswith("Du hast den Turm oder die Farm in diesem Zug schon benutzt,")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_from_a_caller_is_not_mistaken_for_the_pattern_of_names(language: str) -> None:
    assert speech(language).name("phrase") == "phrase"


def test_a_name_may_override_a_form() -> None:
    found = Violation("special-hex", ("G7",), facts={"at": "c7", "found": "nomad-space"})
    assert "denn das ist ein Nomadenfeld." in speech("de").violation(found)


def test_a_form_that_a_language_lacks_falls_back_to_the_phrase() -> None:
    assert speech().phrase("farm", "dative") == speech().phrase("farm") == "the farm tile"


def test_lists_in_spanish_sound_right() -> None:
    assert speech("es").listed(["n9", "o9"], "or") == "n9 u o9"
    assert speech("es").listed(["a1", "i:a1"]) == "a1 e i:a1"
    assert speech("es").listed(["a1"]) == "a1"


def test_a_long_list_of_hexes_is_cut() -> None:
    found = Violation(ViolationCode.CARD_USEFUL, ("T3",), facts={"card": "flower-field"}, choices=MAIN)
    said = speech().violation(found)
    assert said.endswith("You can build on a1, a2, a3, a4, a5 or one of 395 other hexes.")


def test_the_sentence_says_if_no_hex_qualifies() -> None:
    said = speech().violation(NEAR._replace(choices=NOWHERE))
    assert said == f"{speech().violation(NEAR._replace(choices=None))} No hex qualifies now."


def test_a_code_without_a_sentence_has_a_plain_fallback() -> None:
    assert speech("es").violation(Violation("too-far-out", ("Z1",), facts={"at": "c7"})) == "too far out, at c7"


def test_accounts() -> None:
    words = speech()
    assert words.account("fishermen", {"count": 7}) == "7 pieces next to water"
    assert words.account("castles", {"count": 1}) == "1 castle reached"
    assert words.account("bakers", {"count": 2}) == "bakers"
    assert words.account("road", {"fulfilled": "not fulfilled"}) == "task not completed"
    assert words.account("lords", {"firsts": 2, "seconds": 1}) == "first place in 2 of 4 sectors, second in 1"
    assert speech("fr").account("castles", {"count": 0}) == "aucun château atteint"


def test_an_inconsistency_names_the_right_value() -> None:
    found = Inconsistency(InconsistencyCode.TASK_COUNT, "/tasks", facts={"count": 1, "due": 2})
    assert (
        speech().inconsistency(found) == "There is 1 task, but this board needs 2: one for each Crossroads section."
    )
    terrain = Inconsistency(InconsistencyCode.REMOVED_TERRAIN, "", facts={"found": "grass", "wanted": "none"})
    assert speech().inconsistency(terrain) == "The removed terrain is grass, but no card in play removes a terrain."


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("es", "es"),
        ("pt, fr;q=0.5, en;q=0.4", "fr"),
        ("en;q=0.5, es-MX;q=0.9", "es"),
        ("fr;q=0, es;q=0.1", "es"),
        ("*", "en"),
        ("de-AT", "de"),
        ("pt", "en"),
        ("fr;q=nonsense, es;q=0.2", "es"),
        ("fr;q=7", "en"),
        ("ES", "es"),
        (",,;;q=1,", "en"),
    ],
)
def test_accept_language(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


@pytest.mark.parametrize(
    ("tag", "language"),
    [("fr_CA.UTF-8", "fr"), ("es", "es"), ("C", "en"), ("", "en"), ("C.UTF-8", "en"), ("x" * 35, "en")],
)
def test_language_tags(tag: str, language: str) -> None:
    assert language_of(tag) == language


def test_no_two_tiles_share_a_text_in_the_catalogue() -> None:
    for language in LANGUAGES:
        texts = [tile["text"] for tile in entries_of("tiles", speech(language))]
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "You already have a piece on e9.", "The black player already has a piece on e9."),
        ("es", "Ya tienes una pieza en e9.", "El jugador negro ya tiene una pieza en e9."),
        ("fr", "Vous occupez déjà e9.", "Le joueur noir occupe déjà e9."),
    ],
)
def test_the_player_who_asks_is_addressed(language: str, own: str, other: str) -> None:
    for by, said in (("own", own), ("other", other)):
        facts: Facts = {"at": "e9", "owner": "black", "by": by}
        found = Violation(ViolationCode.OCCUPIED, ("B1",), named_set(["e9"]), facts)
        assert speech(language).violation(found).startswith(said)


@pytest.mark.parametrize(
    ("language", "figure", "said"),
    [
        ("es", "warrior", "En c7 no tienes ningún guerrero."),
        ("es", "wagon", "En c7 no tienes ninguna carreta."),
        ("fr", "city-hall", "Vous n’avez pas d’hôtel de ville sur"),
        ("fr", "raft", "Vous n’avez pas raft sur"),
    ],
)
def test_a_name_brings_its_gender_and_article(language: str, figure: str, said: str) -> None:
    found = Violation(ViolationCode.NO_SUCH_FIGURE, ("X5",), facts={"at": "c7", "figure": figure})
    assert speech(language).violation(found).startswith(said)


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "blue takes their own warrior off c7", "blue removes black’s warrior from c7"),
        (
            "es",
            "el jugador azul retira su guerrero de c7",
            "el jugador azul retira de c7 un guerrero del jugador negro",
        ),
        ("fr", "le joueur bleu retire son guerrier de c7", "le joueur bleu retire de c7 un guerrier du joueur noir"),
    ],
)
def test_a_removed_piece_is_your_own_or_another_player_s(language: str, own: str, other: str) -> None:
    for owner, said in (("blue", own), ("black", other)):
        facts = {"player": "blue", "owner": owner, "piece": "warrior", "at": "c7", "tile": "barracks"}
        assert speech(language).event("removed", facts).startswith(said)


def test_a_section_has_the_names_of_its_locations() -> None:
    assert speech("es").section("barracks-crossroads") == "barracón / cruce"
    assert speech("fr").section("tavern") == "taverne"
    assert speech("fr").section("tree-house") == "cabane dans l’arbre"
    assert speech("es").section(None) == "cuadrante propio"


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_no_two_cards_share_a_name(language: str) -> None:
    titles = [card["title"] for card in entries_of("cards", speech(language))]
    assert len(set(titles)) == len(titles)
