"""Small rules of coding, each by what it says: attributes, names, groups, marks, changes."""

from __future__ import annotations

import pytest

from labeval.coding.attributes import PARTICIPANT, SOURCE, Attributes, attribute_id, setting
from labeval.coding.coders.suggestions import is_machine, machine, machines
from labeval.coding.corpus.counts import groups_of
from labeval.coding.edits import Change
from labeval.coding.rows import Anchor, Attribute, Code, Coder, Passage, Source, Where
from labeval.coding.sources import give, give_speakers, is_gathered, neutral_name, rename, review
from labeval.coding.texts.editing import replace_text
from labeval.coding.texts.redaction_marks import holds_mark, named_mark
from labeval.coding.texts.redaction_signs import PENDING, SEALED
from labeval.coding.texts.word_times import _or
from tests.support.studies.coding_study import a_coding, coded_text, spoken_passage, spoken_text

ROWS = tuple(
    Attribute(attribute_id(about, row, name), about, row, name, value)
    for about, row, name, value in (
        (PARTICIPANT, "P1", "age", "31"),
        (PARTICIPANT, "P2", "age", "4"),
        (PARTICIPANT, "P2", "Job", "clerk"),
        (SOURCE, "s", "place", "lab"),
        (SOURCE, "s", "age", "unknown"),
    )
)
IMPORTED = Source("s", "interview", "First", "P2", cases=(("B", "P1"),), condition="dqe")
GATHERED = Source("t", "comments", "Second", "P1", "session-1")


def test_attributes_are_of_whoever_speaks_and_of_the_source():
    known = Attributes(ROWS)
    assert known.names == ["age", "Job", "place"]
    assert known.names_about(PARTICIPANT) == ["age", "Job"]
    assert known.names_about(SOURCE) == ["age", "place"]
    assert known.names_about("code") == []
    assert known.values("age") == ["4", "31", "unknown"]
    assert known.values("none") == []
    assert known.of(PARTICIPANT, "P1") == {"age": "31"} and known.of(SOURCE, "u") == {}
    assert known.at(IMPORTED, "A") == {"age": "unknown", "Job": "clerk", "place": "lab"}
    assert known.at(IMPORTED, "B") == {"age": "unknown", "place": "lab"}
    assert known.at(Source("u", "interview", "Third"), "A") == {}


def test_an_attribute_is_set_changed_and_taken_away():
    given = {" years  lived ": " 9 ", "": "x", "age": "", "Job": "clerk", "gone": ""}
    changes = setting(ROWS, PARTICIPANT, "P2", given)
    assert [(c.before, c.after) for c in changes] == [
        (
            None,
            Attribute(
                attribute_id(PARTICIPANT, "P2", "years lived"),
                *(PARTICIPANT, "P2", "years lived", "9"),
            ),
        ),
        (ROWS[1], None),
    ]
    (changed,) = setting(ROWS, PARTICIPANT, "P2", {"Job": "cook"})
    assert changed.before == ROWS[2] and changed.after.value == "cook"
    assert setting(ROWS, PARTICIPANT, "P1", {"Job": ""}) == []


def test_a_name_is_the_first_that_is_free():
    assert neutral_name("Interview", "P7", ()) == "Interview P7"
    assert neutral_name("Interview", "P7", ["Interview P7"]) == "Interview P7 (2)"
    taken = ["Interview P7", "Interview P7 (2)", "Interview 1"]
    assert neutral_name("Interview", "P7", taken) == "Interview P7 (3)"
    assert neutral_name("Interview", "", ()) == "Interview 1"
    assert neutral_name("Interview", "", taken) == "Interview 2"


def test_imported_sources_are_given_to_somebody_and_those_of_sessions_are_not():
    assert is_gathered(GATHERED) and not is_gathered(IMPORTED)
    (one,) = give([IMPORTED, GATHERED], " P9 ")
    assert (one.before, one.after.participant) == (IMPORTED, "P9")
    assert give([IMPORTED], "P2") == []
    (cases,) = give_speakers(IMPORTED, {"A": " P3 ", "B": " "})
    assert cases.after.cases == (("A", "P3"),)
    (named,) = rename(IMPORTED, "  Another   name ")
    assert named.after.name == "Another name"
    assert rename(IMPORTED, " ") == [] == rename(IMPORTED, "First")
    assert [c.after.reviewed for c in review([IMPORTED, GATHERED], reviewed=True)] == [True] * 2
    assert review([IMPORTED], reviewed=False) == []


def test_a_passage_belongs_to_the_groups_of_its_page_its_source_and_its_speaker():
    where = Where(
        page="p1", step="rate", method="dqe", criterion="clear", value="4", question="why",
        items=("i1", "i2"), systems=("x",),
    )  # fmt: skip
    passage = Passage("a", "s", 0.0, "said", "B", where=where)
    found = {
        by: groups_of(IMPORTED, passage, by)
        for by in ("system", "item", "method", "criterion", "step", "page", "question", "value")
    }
    assert found == {
        "system": ("x",),
        "item": ("i1", "i2"),
        "method": ("dqe",),
        "criterion": ("clear",),
        "step": ("rate",),
        "page": ("p1",),
        "question": ("why",),
        "value": ("4",),
    }
    assert groups_of(IMPORTED, passage, "participant") == ("P1",)
    assert groups_of(IMPORTED, passage, "speaker") == ("B",)
    assert groups_of(IMPORTED, passage, "condition") == ("dqe",)
    plain = Passage("b", "s", 0.0, "said", "A")
    assert groups_of(IMPORTED, plain, "item") == ("",) == groups_of(IMPORTED, plain, "system")
    assert groups_of(IMPORTED, plain, "participant") == ("P2",)


def test_a_machine_is_a_coder_with_the_name_of_its_model():
    model, person = machine("lab/model-7"), Coder("x", "AB")
    assert is_machine(model) and not is_machine(person)
    assert machines([model, person]) == {model.id}
    assert model.name.endswith("lab/model-7")
    assert machine("lab/model-7") == model != machine("lab/model-8")


def test_the_mark_of_a_name_is_one_word_that_holds_a_mark():
    assert named_mark("  the first  woman ") == f"{PENDING}[the-first-woman]"
    assert named_mark(" ") == PENDING
    assert holds_mark(f"said {PENDING[0]} then") and holds_mark(f"said {SEALED} then")
    assert not holds_mark("said then")


def test_a_change_is_about_one_row():
    code, other = Code("c", "Clear"), Code("d", "Doubt")
    assert Change(code, None).row == Change(None, code).row == code
    for before, after in ((None, None), (code, other), (code, Coder("c", "AB"))):
        with pytest.raises(ValueError, match="about one row"):
            Change(before, after)


def test_the_same_passages_can_have_other_codings():
    text = coded_text(spoken_text(), a_coding(spoken_text(), (0, 0), (0, 5)))
    other = a_coding(spoken_text(), (1, 0), (1, 3), "n", "d")
    changed = text.with_codings([other])
    assert changed.passages == text.passages and changed.codings == (other,)
    assert changed.covering("s.p1") == [other] and changed.covering("s.p0") == []
    assert changed.quote(Anchor("s.p0", 0), Anchor("s.p1", 3)) == text.quote(
        Anchor("s.p0", 0), Anchor("s.p1", 3)
    )
    assert changed.position(Anchor("s.p2", 4)) == text.position(Anchor("s.p2", 4))


def test_only_places_of_a_passage_can_be_written_over():
    text = spoken_text()
    length = len(text.passage("s.p0").text)
    for start, end in ((-1, 2), (3, 2), (0, length + 1)):
        with pytest.raises(ValueError, match="not in the passage"):
            replace_text(text, "s.p0", start, end, "x")
    assert replace_text(text, "s.p0", length, length, "")[:1] == []
    with pytest.raises(KeyError):
        replace_text(text, "none", 0, 1, "x")


def test_a_passage_without_a_time_has_those_of_its_outer_words():
    words = spoken_passage(1, "It is clear").words
    assert (_or(None, words, first=True), _or(None, words, first=False)) == (10_000, 11_400)
    assert (_or(9_000, words, first=True), _or(12_000, words, first=False)) == (9_000, 12_000)
    assert (_or(10_500, words, first=True), _or(11_000, words, first=False)) == (10_000, 11_400)
    assert (_or(None, (), first=True), _or(7, (), first=False)) == (0, 7)
