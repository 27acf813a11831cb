"""What is edited in a widget goes back into the file's own characters."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from labeval.study.editing.typed import as_shown, least_change, taken_back

TEXTS = st.text(st.sampled_from("ab\n😀 "), max_size=12)


@given(TEXTS, TEXTS)
def test_the_least_change_makes_one_text_of_the_other(before, after):
    change = least_change(before, after)
    assert before[: change.start] + change.text + before[change.end :] == after


@given(st.lists(st.sampled_from(["a", "b", "\n", "\r\n", "\r", "😀"]), max_size=12), TEXTS)
def test_a_widgets_text_is_read_back_as_it_is_shown(parts, shown):
    assert as_shown(taken_back("".join(parts), shown)) == shown


def test_line_ends_that_come_together_stay_two():
    assert as_shown(taken_back("\ra\n", "\n\n")) == "\n\n"


def test_line_ends_that_were_not_edited_stay():
    file = "one\r\ntwo\nthree\r\n"
    assert taken_back(file, "one\ntwo!\nthree\n") == "one\r\ntwo!\nthree\r\n"
    assert taken_back(file, "one\ntwo\nmore\nthree\n") == "one\r\ntwo\nmore\r\nthree\r\n"
