"""Lines of one text: a space between them where their script has one."""

from __future__ import annotations

import pytest

from labeval.text.joining import joined, space_between


@pytest.mark.parametrize(
    ("before", "after", "space"),
    [
        ("good", "morning", " "),
        ("日本", "語", ""),
        ("日本", "。", ""),
        ("日本", "and so on", " "),
        ("좋은", "아침", " "),
        ("👍🏽", "…", " "),
        ("👍", "日本", " "),
        ("good ", "morning", ""),
        ("", "morning", ""),
    ],
)
def test_only_lines_of_chinese_and_japanese_have_no_space_between_them(before, after, space):
    assert space_between(before, after) == space


def test_empty_lines_leave_no_space():
    assert joined(["日本", "", "語", "so", "", "far"]) == "日本語 so far"
