"""Every rendered character knows the characters of the original that it stands for."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.text.markdown.blocks import OBJECT, Block, Display, Formula, inlines
from labeval.text.markdown.reading import read_markdown

STANDS_FOR_MORE = frozenset(" \u2028•◦▪☐☑[…]" + OBJECT)
"""What is shown for a line's end, a mark of a list, a box, an unnamed picture, a formula."""
LETTERS = "абвгд"
WORDS = st.text(LETTERS, min_size=1, max_size=5)
SIGNS = "*_`~[]()<>!#|\\$-+.:&;\n \t1aé漢😀\u05d0\"'=/{}^"


def _inline_texts() -> st.SearchStrategy[str]:
    return st.recursive(
        st.one_of(
            WORDS,
            st.sampled_from(["a & b", "\\*", "&amp;", "&#x41;", "`x  y`", "``a`b``", "$x^2$"]),
            st.sampled_from(
                ["\\(a\\)", "<b>raw</b>", "<https://a.b/c>", "😀 漢字", "costs $5", "|"]
            ),
        ),
        lambda inner: st.one_of(
            inner.map("**{}**".format),
            inner.map("*{}*".format),
            inner.map("~~{}~~".format),
            inner.map('[{}](http://a.b "t")'.format),
            inner.map("![{}](p.png)".format),
            st.lists(inner, min_size=2, max_size=4).map(" ".join),
            st.lists(inner, min_size=2, max_size=3).map("\n".join),
        ),
        max_leaves=6,
    )


def _texts() -> st.SearchStrategy[str]:
    words = _inline_texts()
    cells = words.map(lambda text: text.replace("\n", " ").replace("|", "\\|"))
    rows = st.lists(cells, min_size=2, max_size=2).map(lambda row: "| " + " | ".join(row) + " |")
    return st.recursive(
        st.one_of(
            words,
            words.map("## {} ##".format),
            words.map("{}\n---".format),
            words.map("```python\n{}\n```".format),
            words.map(lambda text: "    " + text.replace("\n", "\n    ")),
            st.lists(rows, min_size=1, max_size=3).map(
                lambda rows: "\n".join([rows[0], "|---|:-:|", *rows[1:]])
            ),
            st.just("***"),
            st.just("\\[\nx = y\n\\]"),
            st.just("$$ x $$"),
        ),
        lambda inner: st.one_of(
            inner.map(_with_prefix("> ", "> ")),
            inner.map(_with_prefix("> ", "")),
            inner.map(_with_prefix("- ", "  ")),
            inner.map(_with_prefix("- [ ] ", "  ")),
            inner.map(_with_prefix("12. ", "    ")),
            inner.map(_with_prefix("-\t", "\t")),
            st.lists(inner, min_size=2, max_size=3).map("\n\n".join),
            st.lists(inner, min_size=2, max_size=3).map("\n".join),
        ),
        max_leaves=5,
    )


def _with_prefix(first: str, rest: str) -> Callable[[str], str]:
    def prefixed(text: str) -> str:
        lines = text.split("\n")
        return "\n".join([first + lines[0], *(rest + line for line in lines[1:])])

    return prefixed


def _assert_places(text: str, blocks: tuple[Block, ...]) -> None:
    for inline in inlines(blocks):
        assert len(inline.text) == len(inline.starts) == len(inline.ends)
        for sign, start, end in zip(inline.text, inline.starts, inline.ends, strict=True):
            assert 0 <= start < end <= len(text)
            original = text[start:end]
            assert (
                original == sign
                or sign in STANDS_FOR_MORE
                or original in (f"\\{sign}", "\t")
                or (original[0] == "&" and original[-1] == ";")
            ), (sign, original)
        for (one, one_end), (other, other_end) in pairwise(
            zip(inline.starts, inline.ends, strict=True)
        ):
            assert one_end <= other or (one, one_end) == (other, other_end)


@given(_texts())
def test_each_character_stands_for_its_own_place(text: str) -> None:
    _assert_places(text, read_markdown(text))


@given(st.text(SIGNS, max_size=60))
def test_any_signs_at_all_keep_their_places(text: str) -> None:
    _assert_places(text, read_markdown(text))


@given(st.lists(_texts(), min_size=1, max_size=3).map("\n\n".join))
def test_no_word_is_lost(text: str) -> None:
    blocks = read_markdown(text)
    covered = {
        place
        for inline in inlines(blocks)
        for start, end in zip(inline.starts, inline.ends, strict=True)
        for place in range(start, end)
    }
    assert not [n for n, sign in enumerate(text) if sign in LETTERS and n not in covered]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a **b** c", "a b c"),
        ("[a](b) a", "a a"),
        ("**a*b", "**a*b"),
        ("&lt;&amp;", "<&"),
        ("| a \\| b |\n|---|\n| c | d |", "a | b||c|d"),
        ("# a # b #", "a # b"),
        ("- [x] done", "•|☑ done"),
        ("3) third", "3)|third"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("costs $5 and $6", "costs $5 and $6"),
        ("so $x$ is", f"so {OBJECT} is"),
        ("![a cat](c.png)", "a cat"),
        ("one  \ntwo", "one\u2028two"),
    ],
)
def test_what_is_shown(text: str, shown: str) -> None:
    assert "|".join(inline.text for inline in inlines(read_markdown(text))) == shown


def test_a_row_with_more_cells_than_headings_keeps_them() -> None:
    (table,) = read_markdown("| a | b |\n|--|--|\n| 1 | 2 | 3 |")
    assert [inline.text for inline in inlines([table])] == ["a", "b", "", "1", "2", "3"]


@pytest.mark.parametrize("text", ["> " * 200 + "deep", "- " * 400 + "deep"])
def test_what_is_too_deep_is_shown_as_it_is_written(text: str) -> None:
    assert [inline.text for inline in inlines(read_markdown(text))] == [text]


def test_formulas_on_lines_of_their_own_are_no_lists_and_no_headings() -> None:
    (display,) = read_markdown("$$\na\n- b\n===\n$$")
    assert display == Display(Formula("\na\n- b\n===\n", 0, 15, alone=True))
