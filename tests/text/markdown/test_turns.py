"""Conversations: what a turn is, and what only looks like one."""

from __future__ import annotations

import pytest

from labeval.text.markdown.blocks import Paragraph, Turn
from labeval.text.markdown.turns import read_conversation, turns_of
from tests.support.texts.formatted_answers import CONVERSATION


def test_twelve_turns_of_two_roles():
    turns = turns_of(CONVERSATION)
    assert [turn.role for turn in turns] == ["User", "Assistant"] * 6
    assert CONVERSATION[turns[2].start : turns[2].end] == "What about day 2?"


@pytest.mark.parametrize(
    "text",
    [
        "User: a\nAssistant: b",
        "user: a\n\nassistant: b",
        "**User:** a\n\n**Assistant:** b",
        "### User: a\n\n### Assistant: b",
        "[User]: a\n\n[Assistant]: b",
        "<|user|> a\n\n<|assistant|> b",
        "Human: a\n\nAI: b",
        "Nutzer: a\n\nAssistent: b",
        "User 1: a\n\nModel 2: b",
    ],
)
def test_ways_to_write_a_role(text):
    turns = turns_of(text)
    assert [text[turn.start : turn.end].strip() for turn in turns] == ["a", "b"]
    assert [turn.answers for turn in turns] == [False, True]


def test_a_line_of_an_answer_that_names_a_role_begins_no_turn_where_turns_are_apart():
    text = "User: Which car?\n\nAssistant: This one.\nModel: T\nUser: everybody"
    assert [turn.role for turn in turns_of(text)] == ["User", "Assistant"]


def test_only_the_last_answer_is_set_off_and_only_if_asked():
    text = "Before.\n\nUser: a\n\nAssistant: b\n\nUser: c\n\nAssistant: d\n\nUser: e"
    before, *turns = read_conversation(text, marks_last=True)
    assert isinstance(before, Paragraph)
    assert [turn.rated for turn in turns if isinstance(turn, Turn)] == [
        *(False, False, False, True, False)
    ]
    assert not any(
        turn.rated for turn in read_conversation(text, marks_last=False) if isinstance(turn, Turn)
    )


def test_places_in_a_turn_are_those_of_the_whole_text():
    text = "User: **a**\n\nAssistant: *b*"
    for turn in read_conversation(text, marks_last=False):
        assert isinstance(turn, Turn)
        (paragraph,) = turn.blocks
        assert isinstance(paragraph, Paragraph)
        inline = paragraph.inline
        assert text[inline.starts[0] : inline.ends[-1]] == inline.text
