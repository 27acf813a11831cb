from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.coding.spans import PassageOffsets, Span, covered, shared, union
from tests.support.coding.coded_texts import coding, passage

texts = st.lists(st.text(alphabet="aé😀e\u0301 \u05d0", max_size=6), min_size=1, max_size=5)
spans = st.lists(
    st.tuples(st.integers(0, 30), st.integers(1, 9)).map(lambda p: Span(p[0], p[0] + p[1])),
    max_size=8,
)


def test_a_coding_over_three_passages_covers_their_characters_and_nothing_between() -> None:
    layout = PassageOffsets([passage("s", n, text) for n, text in enumerate(["abc", "de", "fgh"])])
    span = layout.span(coding("s", "c", "k", (0, 1), (2, 2)))
    assert span == Span(1, 7)
    assert layout.text(span, between="|") == "bc|de|fg"
    assert list(layout.touched(span)) == [0, 1, 2]


@settings(deadline=None)
@given(texts, st.data())
def test_anchors_and_spans_say_the_same(given_texts: list[str], data: st.DataObject) -> None:
    layout = PassageOffsets([passage("s", n, text) for n, text in enumerate(given_texts)])
    if layout.length == 0:
        return
    start = data.draw(st.integers(0, layout.length - 1))
    span = Span(start, data.draw(st.integers(start + 1, layout.length)))
    first, last = layout.anchors(span)
    assert (layout.position(first), layout.position(last)) == span
    assert layout.text(span, between="") == "".join(given_texts)[span.start : span.end]
    ends = [n for n in layout.touched(span) if layout.passages[n].text]
    assert layout.passages[ends[0]].id == first.passage
    assert layout.passages[ends[-1]].id == last.passage


@settings(deadline=None)
@given(spans, spans)
def test_unions_and_shared_parts_are_those_of_sets(a: list[Span], b: list[Span]) -> None:
    def characters(parts: list[Span]) -> set[int]:
        return {n for part in parts for n in range(part.start, part.end)}

    assert characters(union(a)) == characters(a)
    assert covered(a) == len(characters(a))
    both = shared(union(a), union(b))
    assert characters(both) == characters(a) & characters(b)
    assert union(both) == both or all(x.end <= y.start for x, y in pairwise(both))


def test_the_end_of_a_text_is_in_its_last_passage() -> None:
    layout = PassageOffsets([passage("s", n, text) for n, text in enumerate(["abc", "de"])])
    assert [layout.at(position) for position in range(6)] == [0, 0, 0, 1, 1, 1]


def test_spans_that_only_touch_share_nothing() -> None:
    left, right = Span(0, 3), Span(3, 5)
    assert not left.overlaps(right) and not right.overlaps(left)
    assert left.overlaps(Span(2, 3)) and Span(2, 3).overlaps(left)
