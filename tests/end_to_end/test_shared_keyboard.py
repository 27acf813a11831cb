"""Two people, one keyboard: no key reaches the other one's window."""

from __future__ import annotations

import shutil

import pytest

from tests.runs.screens.shared_keyboard import run
from tests.runs.screens.x_input import has_x_input

pytestmark = pytest.mark.skipif(
    shutil.which("Xvfb") is None or not has_x_input(),
    reason="a virtual display with mouse and keyboard",
)


def test_no_key_reaches_the_other_persons_window():
    found = run(90, 3, haste=2.0)
    assert set(found["wrong"].values()) == {0}, found
    assert found["reached whom they were meant for"] > 10, found
    assert found["dropped"] > 0, found


def test_a_program_that_dies_in_mid_word_leaves_no_keys_to_the_page_under_the_mouse():
    """Without a window manager the display gives them to whatever the mouse is over."""
    found = run(60, 5, "died_under_the_mouse", haste=2.0)
    assert set(found["wrong"].values()) == {0}, found
    assert found["changes of hands"]["died_under_the_mouse"] > 0, found
    assert found["dropped"] > 0, found
