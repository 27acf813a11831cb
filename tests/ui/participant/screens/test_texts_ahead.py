"""The texts that are laid out before they are shown: those that can come next, forth and back."""

from __future__ import annotations

from labeval.session.plan.plan import make_plan
from labeval.session.running.unrecorded import places_of, rehearsal, unrecorded_header
from labeval.ui.participant.screens.rating import _next_texts
from tests.support.studies.turns_study import turns_content


def _texts_at(page: int) -> list[int]:
    content = turns_content(study={"formats": {"text": "markdown"}}, turns="whole")
    plan = make_plan(content, "only", 1, 0)
    places = [place for place in places_of(plan, content.study) if "rated" in place.id(plan)]
    session = rehearsal(content, unrecorded_header(plan, "en"), places[page], appearance={})
    order = [p.items[0] for p in session.state.current.pages]
    names = {content.item(item).text: n for n, item in enumerate(order)}
    return [names[text.text] for text in _next_texts(session) if text.text]


def test_the_page_before_is_prepared_after_those_that_follow():
    assert _texts_at(0) == [1, 2]
    assert _texts_at(1) == [2, 0]
    assert _texts_at(2) == [1]
