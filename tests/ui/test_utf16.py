"""The one boundary between code points and Qt's units."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from labeval.ui.utf16 import Units

TEXTS = st.text(st.sampled_from("aé\u0301😀👩\u200d👧🇩🇪 \u05d0ßا\U0001f3fd")) | st.text()


@given(TEXTS)
def test_every_code_point_has_its_position_in_utf_16(text):
    units = Units(text)
    assert units.length == len(text.encode("utf-16-le", "surrogatepass")) // 2
    for offset in range(len(text) + 1):
        there = len(text[:offset].encode("utf-16-le", "surrogatepass")) // 2
        assert units.units(offset) == there
        assert units.offset(there) == offset


def test_a_place_inside_a_pair_is_the_one_before_it():
    units = Units("a😀b😀")
    assert [units.offset(n) for n in range(units.length + 1)] == [0, 1, 1, 2, 3, 3, 4]
