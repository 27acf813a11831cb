"""Slots and raters: items fill evenly whatever becomes of sessions, and nobody sees one twice."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.session.assignment.pages import deal
from labeval.session.assignment.qualification import NotAdmitted
from labeval.session.assignment.slots import Places
from labeval.session.assignment.starting import SessionStart, new_header
from labeval.session.plan.header import SessionHeader
from labeval.session.plan.page_allocation import Placing
from labeval.session.plan.plan import make_plan
from labeval.study.model.items import Item
from labeval.study.selection import block_cells
from labeval.study.study import StudyContent
from tests.conftest import small_study

pytestmark = pytest.mark.slow

SAMPLE = {"method": "dqe", "sample": {"items": 4, "raters": 3}}
WHOLE = {"method": "dqe"}
DEALT = {"method": "ab", "questionnaires": {"pairs": 3, "raters": 2, "reverse": 0.34}}
BOUND = {"sample": 1, "whole": 1, "dealt": 2}
"""Largest difference of pages in their raters after complete and limited sessions."""
BLOCKS = {"sample": SAMPLE, "whole": WHOLE, "dealt": DEALT}


def a_study(*, limits: bool = True, **blocks: object) -> StudyContent:
    study = small_study(
        blocks=blocks,
        conditions=[{"id": "c", "blocks": list(blocks)}],
        limits={"minutes": 30} if limits else {},
        procedure=[
            {"step": "for_each_block", "steps": [{"step": "rating", "id": "rating"}]},
            {"step": "text", "id": "thanks", "text": "Thanks."},
        ],
    )
    items = [
        Item(id=f"i{n:02}", system="ABCDE"[n % 5], question=f"q{n // 5}", text="One. " * (5 + n))
        for n in range(10)
    ]
    return StudyContent(study=study, items=items)


@dataclass
class Campaign:
    """Sessions of one study, started one after the other."""

    content: StudyContent
    kept: list[tuple[SessionHeader, list[str]]] = field(default_factory=list)
    seen: dict[str, set[str]] = field(default_factory=dict)

    def places(self, participant: str = "") -> Places:
        found = Places(seen=frozenset(self.seen.get(participant, ())))
        for header, pages in self.kept:
            shown = {p.id: (p.block, int(p.id.rsplit("-", 1)[1]) - 1) for p in all_pages(header)}
            blocks = [b for b in self.content.study.blocks if not header.plan.placing.leaves_out(b)]
            found.hold(header.condition, header.number, blocks, [shown[p] for p in pages])
        return found

    def run(self, participant: str, left: int | None = None) -> SessionHeader:
        """Start somebody, who leaves so many pages; all of them when None."""
        places = self.places(participant)
        header = new_header(
            self.content,
            SessionStart(participant=participant),
            taken=places.taken(self.content.study),
            codes=set(),
            places=places,
            rng=random.Random(len(self.kept) + 31 * len(self.seen)),
        )
        pages = list(header.plan.rating_pages())[:left]
        items = [item for page in pages for item in page.items]
        seen = self.seen.setdefault(participant, set())
        assert seen.isdisjoint(items), "an item was shown to one person again"
        seen.update(items)
        self.kept.append((header, [page.id for page in pages]))
        return header

    def spread(self) -> int:
        (block,) = self.content.study.blocks
        held = self.places().raters.get(block, Counter())
        counts = [held[n] for n in range(len(block_cells(self.content, block)))]
        return max(counts) - min(counts)


def all_pages(header: SessionHeader):
    return header.plan.rating_pages()


@pytest.mark.parametrize("name", BLOCKS)
@given(lefts=st.lists(st.integers(1, 10), min_size=1, max_size=14))
@settings(max_examples=25, deadline=None)
def test_pages_fill_evenly_after_complete_and_limited_sessions(name, lefts):
    campaign = Campaign(a_study(**{name: BLOCKS[name]}))
    for n, left in enumerate(lefts):
        campaign.run(f"p{n}", left)
        assert campaign.spread() <= BOUND[name]


@pytest.mark.parametrize("name", BLOCKS)
@given(events=st.lists(st.one_of(st.integers(1, 10), st.floats(0, 0.999)), min_size=1, max_size=14))
@settings(max_examples=25, deadline=None)
def test_a_rejected_session_opens_its_pages_and_the_next_ones_fill_them(name, events):
    """An integer is a session of so many pages; a float picks one that is rejected."""
    campaign = Campaign(a_study(**{name: BLOCKS[name]}))
    rejected = 0
    for n, event in enumerate(events):
        if isinstance(event, int):
            campaign.run(f"p{n}", event)
        elif campaign.kept:
            campaign.kept.pop(int(event * len(campaign.kept)))
            rejected += 1
        assert campaign.spread() <= BOUND[name] + rejected
    # Whole sessions of a whole design add one to every page; what is uneven stays so until a
    # session ends at its limit.
    left = 3 if name == "whole" else None
    for n in range(10 * (rejected + 1)):
        campaign.run(f"late{n}", left)
    assert campaign.spread() <= BOUND[name]


@pytest.mark.parametrize("name", BLOCKS)
@given(people=st.lists(st.sampled_from("abc"), min_size=1, max_size=10), left=st.integers(1, 6))
@settings(max_examples=20, deadline=None)
def test_who_comes_again_sees_no_item_twice_and_is_refused_at_the_end(name, people, left):
    campaign = Campaign(a_study(**{name: BLOCKS[name]}))
    for person in people:
        try:
            campaign.run(person, left)
        except NotAdmitted as refused:
            cells = block_cells(campaign.content, name)
            seen = campaign.seen[person]
            assert all(seen.intersection(cell.items) for cell in cells)
            assert "nothing is left" in str(refused)


def test_what_a_session_did_not_come_to_is_first_in_the_next():
    campaign = Campaign(a_study(whole=WHOLE))
    first = campaign.run("p1", 6)
    unseen = [p.items for p in first.plan.rating_pages()][6:]
    second = campaign.run("p2", None)
    assert {p.items for p in list(second.plan.rating_pages())[:4]} == set(unseen)


def test_without_limits_whole_designs_are_drawn_by_number_alone():
    campaign = Campaign(a_study(limits=False, whole=WHOLE))
    for n in range(3):
        assert campaign.run(f"p{n}").plan.placing.to_dict() == {}


def test_a_plan_is_drawn_again_with_its_placing():
    campaign = Campaign(a_study(sample=SAMPLE))
    for n in range(5):
        header = campaign.run(f"p{n}", 3)
        again = make_plan(*(campaign.content, "c", header.seed, header.number), header.plan.placing)
        assert again == header.plan
        assert type(header.plan).from_json(header.plan.to_json()) == header.plan


def test_a_rejected_block_is_given_to_a_stand_in_who_rates_nothing_else():
    content = a_study(limits=False, one=WHOLE, two=WHOLE)
    places = Places()
    places.hold("c", 0, ["one"], [("one", n) for n in range(10)])
    places.hold("c", 1, ["one", "two"], [(b, n) for b in ("one", "two") for n in range(10)])
    assert places.taken(content.study) == {"c": 1}
    header = new_header(
        content, SessionStart(), taken=places.taken(content.study), codes=set(), places=places
    )
    assert header.number == 0
    assert {step.block for step in header.plan.steps if step.block} == {"two"}
    places.hold("c", 0, ["two"], [("two", n) for n in range(10)])
    assert places.next_slot(content.study, "c") == (2, frozenset({"one", "two"}))


def test_pages_of_a_block_that_all_hold_alike_are_left_to_the_plan():
    content = a_study(whole=WHOLE)
    places = Places()
    places.hold("c", 0, ["whole"], [("whole", n) for n in range(10)])
    assert deal(content, "c", 1, places) == {}
    places.hold("c", 1, ["whole"], [("whole", 3)])
    assert deal(content, "c", 2, places)["whole"][-1] == (3,)


def test_participants_of_equal_standing_take_turns_with_the_questionnaires():
    content = a_study(dealt=DEALT)
    cells = block_cells(content, "dealt")
    count = 1 + max(cell.dealt.questionnaire for cell in cells)
    got = []
    for number in range(2 * count):
        (tier,) = deal(content, "c", number, Places())["dealt"]
        (questionnaire,) = {cells[n].dealt.questionnaire for n in tier}
        got.append(questionnaire)
    assert got == [*range(count), *range(count)]


def test_what_was_decided_about_pages_is_read_back_as_it_was():
    placing = Placing({"ab": ((2, 0), (1,)), "dqe": ()}, ("language",))
    assert Placing.from_dict(placing.to_dict()) == placing
    assert Placing.from_dict(Placing().to_dict()) == Placing() and Placing().to_dict() == {}
    assert placing.leaves_out("dqe") and not placing.leaves_out("ab")
