"""Finding words in a text."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from labeval.text.finding import find_all

TEXT = "A cold animal is\nwarmed. WARM water, 😀 Wärme, warm-\nhearted."


def test_hits_are_code_point_ranges_whatever_their_case():
    assert [TEXT[a:b] for a, b in find_all(TEXT, "warm")] == ["warm", "WARM", "warm"]


def test_a_phrase_is_found_across_the_end_of_a_line():
    assert [TEXT[a:b] for a, b in find_all(TEXT, "animal is warmed")] == ["animal is\nwarmed"]


def test_characters_beyond_the_basic_plane_count_as_one():
    ((start, end),) = find_all(TEXT, "😀")
    assert (end - start, TEXT[start]) == (1, "😀")


def test_signs_of_patterns_are_plain_characters():
    assert find_all("a.b axb", "a.b") == [(0, 3)]
    assert find_all("so (it) goes", "(it)") == [(3, 7)]


def test_nothing_is_found_for_nothing():
    assert find_all(TEXT, "") == find_all(TEXT, "  \n ") == []


@given(text=st.text(max_size=80), wanted=st.text(min_size=1, max_size=4))
def test_hits_stand_in_order_and_apart(text, wanted):
    hits = find_all(text, wanted)
    edges = [edge for hit in hits for edge in hit]
    assert edges == sorted(edges)
    assert all(0 <= a < b <= len(text) for a, b in hits)
