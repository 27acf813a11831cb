"""Pages of long answers: what is asked, in which places, and what can be answered."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from labeval.study import methods
from labeval.study.checks.evidence import check_evidence
from labeval.study.checks.findings import Findings
from labeval.study.methods import aspects
from labeval.study.model.blocks import Order
from labeval.study.model.criteria import Criterion, Scale
from labeval.study.model.items import Item
from labeval.study.pages import Page, open_fields
from labeval.study.yaml.places import YamlPlaces
from tests.conftest import small_study

SCALES = {
    "factuality": Scale(min=0, max=3),
    "amount": Scale(min=-1, max=1, ideal=0),
    "formality": Scale(min=-1, max=1, ideal=0),
    "acceptability": Scale(min=0, max=3),
}


def block(scales: dict[str, Scale | None], **changes: object) -> aspects.Settings:
    settings = aspects.Settings.model_validate({"method": "aspects", **changes})
    settings.know(
        {
            id: Criterion.model_validate({"id": id, "name": id, "definition": id, "scale": scale})
            for id, scale in scales.items()
        }
    )
    return settings


def answers_to(questions: int, each: int) -> list[Item]:
    return [
        Item(id=f"q{q}a{a}", text="An answer.", question=f"Question {q}?")
        for q in range(questions)
        for a in range(each)
    ]


PAGE = Page("p", "b", ("a", "b", "c", "d"), tuple(SCALES))


def test_every_candidate_is_asked_on_every_aspects_own_scale() -> None:
    fields = {f.id: f for f in aspects.fields(block(dict(SCALES)), PAGE)}
    assert len(fields) == 4 * 4 + 3
    assert fields["c:factuality"].options == ("0", "1", "2", "3")
    assert fields["c:factuality"].ideal == "3"
    assert fields["c:formality"].options == ("-1", "0", "1")
    assert fields["c:formality"].ideal == "0"
    assert fields["c:formality"].item == "c"


def test_only_the_tick_may_stay_open() -> None:
    fields = aspects.fields(block(dict(SCALES)), PAGE)
    assert {f.id for f in fields} - {f.id for f in open_fields(fields, {})} == {"none_appropriate"}


def test_an_optional_aspect_may_stay_open_for_every_candidate() -> None:
    fields = aspects.fields(block(dict(SCALES), optional=["amount"]), PAGE)
    assert {f.criterion for f in fields if not f.mandatory} == {"amount", "preferred"}


def test_a_reason_is_any_text_but_a_blank_one() -> None:
    settings = block(dict(SCALES))
    reason = next(f for f in aspects.fields(settings, PAGE) if f.id == "justification")
    assert methods.accepts(settings, PAGE, reason, "Because it is plain.\nAnd short.")
    assert not methods.accepts(settings, PAGE, reason, " \n")
    assert not methods.accepts(settings, PAGE, reason, "x" * 20_001)


def test_a_rating_off_the_scale_is_no_answer() -> None:
    settings = block(dict(SCALES))
    formality = next(f for f in aspects.fields(settings, PAGE) if f.id == "a:formality")
    assert methods.accepts(settings, PAGE, formality, "-1")
    assert not methods.accepts(settings, PAGE, formality, "2")


def test_a_page_makes_a_row_a_candidate_and_aspect_and_one_for_the_preference() -> None:
    answers = {"b:amount": "-1", "preferred": "d", "justification": "Short.", "c:amount": "0"}
    rows = aspects.judgments(PAGE, answers)
    assert len(rows) == 17
    values = {(r.criterion, r.items): r.value for r in rows if r.value}
    assert values == {
        ("amount", ("b",)): "-1",
        ("amount", ("c",)): "0",
        ("preferred", ("a", "b", "c", "d")): "d",
    }


def test_values_in_a_table_are_points_or_one_of_several_items() -> None:
    assert aspects.is_value(["a"], "-1") and aspects.is_value(["a"], "3")
    assert not aspects.is_value(["a"], "a") and not aspects.is_value(["a"], "1.5")
    assert aspects.is_value(["a", "b"], "b") and not aspects.is_value(["a", "b"], "0")


def test_seventeen_judgments_take_the_published_time() -> None:
    minutes = len(aspects.judgments(PAGE, {})) * aspects.SECONDS_PER_JUDGMENT / 60
    assert 13 <= minutes <= 14


@given(each=st.integers(2, 6), questions=st.integers(1, 5), seed=st.integers(0, 99))
def test_every_answer_stands_in_every_place_equally_often(
    each: int, questions: int, seed: int
) -> None:
    settings = block(dict(SCALES))
    cells = aspects.cells(settings, answers_to(questions, each), tuple(SCALES), seed)
    (note,) = aspects.design_notes(settings, cells)
    participants = note.values["participants"]
    assert isinstance(participants, int)
    for n, cell in enumerate(cells):
        places: Counter[tuple[str, int]] = Counter()
        for participant in range(participants):
            shown = aspects.sides(settings, cells, seed, participant)[n]
            assert sorted(shown.items) == sorted(cell.items)
            places.update((item, place) for place, item in enumerate(shown.items))
        assert len(places) == each * each
        assert len(set(places.values())) == 1


def test_fixed_places_are_those_of_the_table() -> None:
    settings = block(dict(SCALES), order=Order(sides="fixed"))
    items = answers_to(1, 4)
    cells = aspects.cells(settings, items, tuple(SCALES), 1)
    shown = aspects.sides(settings, cells, 1, 3)
    assert shown[0].items == tuple(item.id for item in items)


@pytest.mark.parametrize(("each", "refused"), [(1, True), (2, False), (6, False), (7, True)])
def test_a_question_has_two_to_six_answers(each: int, refused: bool) -> None:
    assert bool(aspects.refusals(block(dict(SCALES)), answers_to(1, each))) is refused


def test_an_aspect_without_a_scale_is_refused_by_name() -> None:
    notes = aspects.refusals(block({**SCALES, "charm": None}), answers_to(1, 4))
    assert [note.values for note in notes] == [{"criterion": "charm"}]


def test_no_aspect_can_be_called_as_the_preference_is() -> None:
    notes = aspects.refusals(block({"preferred": Scale(min=0, max=1)}), answers_to(1, 2))
    assert [note.values for note in notes] == [{"criterion": "preferred"}]


@pytest.mark.parametrize(
    "scale",
    [
        {"min": 1, "max": 1},
        {"min": 0, "max": 10},
        {"min": -1, "max": 1, "ideal": 2},
        {"min": 0, "max": 3, "labels": {4: "more than all"}},
    ],
)
def test_a_scale_that_contradicts_itself_is_refused(scale: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Scale.model_validate(scale)


@pytest.mark.parametrize(
    ("about", "found"), [("preferred", []), ("prefered", ["this block does not ask “prefered”"])]
)
def test_words_behind_the_preference_have_rules_of_their_own(about, found):
    rule = {"criteria": [about], "ask": "off"}
    evidence = {"ask": "mandatory", "rules": [rule]}
    settings = {"method": "aspects", "criteria": ["honesty"], "evidence": evidence}
    study = small_study(blocks={"long": settings})
    findings = Findings("study.yaml", YamlPlaces())
    check_evidence(study, "long", findings)
    assert [problem.text for problem in findings.found] == found
    about_preferred = study.blocks["long"].evidence
    assert about_preferred is not None
    assert about_preferred.may_mark("preferred") == bool(found)
