"""Reading replies: whatever a model writes, a sound rating comes out or the reader says why not."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.judging.errors import MalformedReply
from labeval.judging.reply import read_reply
from labeval.study.model.judge_ratings import JudgeRating

TEXT = "A hedgehog needs warmth first.\nThen it gets “clean water”, and nothing else."
POINTS = range(1, 6)


def read(content: str):
    return read_reply(content, POINTS, TEXT)


def said(**changes: object) -> str:
    whole: dict[str, object] = {"rating": 4, "explanation": "It hangs together.", "quotes": []}
    return json.dumps(whole | changes)


@pytest.mark.parametrize(
    "content",
    [
        said(),
        f"```json\n{said()}\n```",
        f"Here is my rating:\n\n{said()}\nI hope this helps {{really}}.",
        f'<think>It could be {{"rating": 2}}, but no.</think>{said()}',
        json.dumps({"result": json.loads(said())}),
        said(rating=4.0),
        said() + said(),
        said(note={"rating": 1}),
    ],
)
def test_a_rating_is_found_in_whatever_stands_around_it(content):
    assert read(content).rating == 4


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("", "no JSON object"),
        ("I would say 4.", "no JSON object"),
        (said()[:-5], "no JSON object"),
        ("[4]", "no JSON object"),
        ("{" * 100_000, "no JSON object"),
        ('{"a":' * 50_000, "no JSON object"),
        ('{"rating": ' + "[" * 50_000, "no JSON object"),
        (said(rating=6), "6 is not on the scale"),
        (said(rating=0), "0 is not on the scale"),
        ('{"rating": 1' + "0" * 3000 + ', "explanation": "x"}', "not on the scale"),
        (said(rating=3.5), "not a whole number"),
        (said(rating="4"), "not a whole number"),
        (said(rating=True), "not a whole number"),
        (said(rating=None), "not a whole number"),
        ('{"rating": NaN, "explanation": "x"}', "no JSON object"),
        ('{"rating": 1e999, "explanation": "x"}', "not a whole number"),
        (said(rating=4) + said(rating=2), "several different ratings"),
        (said(explanation=""), "not a sentence"),
        (said(explanation=["x"]), "not a sentence"),
        (said(explanation="x" * 1001), "longer than 1000"),
        (said(quotes={"a": 1}), "not a list of texts"),
        (said(quotes=[1]), "not a list of texts"),
    ],
)
def test_what_is_no_rating_is_refused_with_its_reason(content, why):
    with pytest.raises(MalformedReply, match=why):
        read(content)


def test_quotes_are_written_as_the_text_writes_them():
    found = read(said(quotes=["warmth first. then it GETS", '"clean water"', "“clean water”"]))
    assert found.quotes == ("warmth first.\nThen it gets", "clean water", "“clean water”")
    assert found.dropped == ()


def test_quotes_that_are_not_in_the_text_are_left_out_and_told():
    found = read(said(quotes=["warmth first", "warmth ... water", "cold milk", "", "warmth first"]))
    assert found.quotes == ("warmth first",)
    assert found.dropped == ("warmth ... water", "cold milk")


def test_one_quote_without_a_list_and_no_quotes_at_all_will_do():
    assert read(said(quotes="warmth first")).quotes == ("warmth first",)
    assert read('{"rating": 4, "explanation": "Good."}').quotes == ()


def test_characters_that_cannot_be_stored_are_replaced():
    found = read('{"rating": 4, "explanation": "A\\u0000b \\ud800 c\\n\\nd\\u202e", "quotes": []}')
    assert found.explanation == "A\ufffdb \ufffd c d\ufffd"
    found.explanation.encode()


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["rating", "explanation", "quotes"]) | st.text(), inner, max_size=4
        )
    ),
    max_leaves=12,
)


@given(before=st.text(max_size=40), value=_JSON, after=st.text(max_size=40), text=st.text())
def test_the_reader_raises_nothing_but_its_own_error(before, value, after, text):
    with suppress(MalformedReply):
        found = read_reply(before + json.dumps(value) + after, POINTS, text)
        assert found.rating in POINTS
        assert all(quote in text for quote in found.quotes)


@given(
    point=st.sampled_from(list(POINTS)),
    explanation=st.text(min_size=1).filter(lambda t: t.strip()),
    span=st.tuples(st.integers(0, len(TEXT) - 1), st.integers(1, 40)),
    fence=st.sampled_from(["{}", "```\n{}\n```", "Sure: {} – done."]),
)
def test_what_a_model_says_well_is_kept_and_can_be_stored(point, explanation, span, fence):
    quote = TEXT[span[0] : span[0] + span[1]]
    content = fence.replace(
        "{}", json.dumps({"rating": point, "explanation": explanation, "quotes": [quote]})
    )
    found = read(content)
    assert found.rating == point
    assert all(passage in TEXT for passage in found.quotes) and not found.dropped
    line = JudgeRating(
        item="a",
        criterion="b",
        rating=found.rating,
        explanation=found.explanation,
        quotes=list(found.quotes),
    ).model_dump_json()
    assert JudgeRating.model_validate_json(line.encode()).explanation == found.explanation
