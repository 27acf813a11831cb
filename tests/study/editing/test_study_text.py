"""Edits of a study file's text: the values change as asked, and nothing else does."""

from __future__ import annotations

from difflib import unified_diff
from typing import Any

import pytest

from labeval import places
from labeval.study.editing.document import EditRefused, StudyText
from labeval.study.editing.edits import Edit, Insert, Move, Put, Remove, Rename
from labeval.study.yaml.text import parse_yaml

STUDY = """\
# A study by hand
labeval: 1   # the format
title: {en: Ponds, de: "Teiche"}   # shown on top

# What is judged
criteria:
  # the first one counts most
  - id: depth   # never change it
    name: Depth
    definition: >-
      How deep the text
      goes into it.
  # about words

  - {id: style, name: 'Style'}
  # kept for later: clarity
  - id: order
    name: "Order"   # of the sentences
blocks:
  dqe:
    method: dqe
    labels: {1: poor, 5: good}
notes: [one, two,   # a comment in brackets
        three]
"""


def changed_lines(text: str, edit: Edit) -> list[str]:
    after = StudyText(text).edited(edit).text.text
    found = list(unified_diff(text.splitlines(), after.splitlines(), lineterm="", n=0))[2:]
    return [f"{line[0]} {line[1:]}" for line in found if line[0] in "+-"]


@pytest.mark.parametrize(
    ("edit", "lines"),
    [
        (Put(("labeval",), 2), ["- labeval: 1   # the format", "+ labeval: 2   # the format"]),
        (
            Put(("title", "en"), "Ponds, and lakes"),
            [
                '- title: {en: Ponds, de: "Teiche"}   # shown on top',
                '+ title: {en: "Ponds, and lakes", de: "Teiche"}   # shown on top',
            ],
        ),
        (
            Put(("criteria", 0, "definition"), "How deep."),
            ["-       How deep the text", "-       goes into it.", "+       How deep."],
        ),
        (
            Put(("criteria", 2, "name"), "no"),
            [
                '-     name: "Order"   # of the sentences',
                '+     name: "no"   # of the sentences',
            ],
        ),
        (
            Put(("criteria", 1, "name"), "It's"),
            ["-   - {id: style, name: 'Style'}", "+   - {id: style, name: 'It''s'}"],
        ),
        (Put(("criteria", 0, "no_answer"), True), ["+     no_answer: true"]),
        (
            Put(("limits", "minutes"), 45.5),
            ["+ limits:", "+   minutes: 45.5"],
        ),
        (
            Remove(("criteria", 2)),
            [
                "-   # kept for later: clarity",
                "-   - id: order",
                '-     name: "Order"   # of the sentences',
            ],
        ),
        (
            Remove(("notes", 2)),
            [
                "- notes: [one, two,   # a comment in brackets",
                "-         three]",
                "+ notes: [one, two]",
            ],
        ),
        (Rename(("blocks", "dqe"), "points"), ["-   dqe:", "+   points:"]),
        (Insert(("criteria", 3), {"id": "x"}), ["+   - id: x"]),
        (
            Put(("blocks", "dqe", "labels"), {1: "bad", 5: "good"}),
            ["-     labels: {1: poor, 5: good}", "+     labels: {1: bad, 5: good}"],
        ),
        (
            Put(("title",), "Two lines\nof text\n"),
            [
                '- title: {en: Ponds, de: "Teiche"}   # shown on top',
                "+ title: |   # shown on top",
                "+   Two lines",
                "+   of text",
            ],
        ),
        (Put(("seed",), "1e3"), ['+ seed: "1e3"']),
        (Put(("seed",), "0o7"), ['+ seed: "0o7"']),
    ],
)
def test_an_edit_changes_its_own_lines_only(edit: Edit, lines: list[str]) -> None:
    assert changed_lines(STUDY, edit) == lines


def test_an_entry_moves_with_its_own_comments() -> None:
    after = StudyText(STUDY).edited(Move(("criteria", 2), 0)).text.text
    entries = after[after.index("criteria:") : after.index("blocks:")]
    assert entries == (
        "criteria:\n"
        "  # the first one counts most\n"
        "  # kept for later: clarity\n"
        "  - id: order\n"
        '    name: "Order"   # of the sentences\n'
        "  # about words\n"
        "\n"
        "  - id: depth   # never change it\n"
        "    name: Depth\n"
        "    definition: >-\n"
        "      How deep the text\n"
        "      goes into it.\n"
        "  - {id: style, name: 'Style'}\n"
    )


def test_comments_that_go_with_their_values_are_named() -> None:
    edited = StudyText(STUDY).edited(Remove(("criteria", 2)))
    assert sorted(edited.lost) == ["# kept for later: clarity", "# of the sentences"]
    assert StudyText(STUDY).edited(Put(("criteria", 0, "name"), "Deep")).lost == ()


def test_a_lost_comment_is_named_also_where_its_sign_comes_in_with_a_value() -> None:
    lost = StudyText(STUDY).edited(Put(("criteria", 0), ["a#b"])).lost
    assert lost == ("# never change it",)


@pytest.mark.parametrize("value", ["one line", {}, "other\nlines", ["a", {"b": 1}]])
def test_a_comment_behind_the_mark_of_a_text_stays(value: Any) -> None:
    text = "labeval: 1\ntitle: |-   # on top\n  one\n  two\nseed: 1\n"
    edited = StudyText(text).edited(Put(("title",), value))
    assert edited.lost == ()
    assert "# on top\n" in edited.text.text


def test_a_list_is_replaced_only_where_it_differs() -> None:
    text = StudyText(STUDY)
    criteria = [dict(entry) for entry in text.data["criteria"]]
    criteria[1]["name"] = "Manner"
    assert changed_lines(STUDY, Put(("criteria",), criteria)) == [
        "-   - {id: style, name: 'Style'}",
        "+   - {id: style, name: 'Manner'}",
    ]


def test_the_value_of_an_alias_is_written_out_where_it_would_come_before_its_anchor() -> None:
    text = StudyText((places.templates() / "response-writing" / "study.yaml").read_text())
    questions = [question["id"] for question in text.data["procedure"][2]["questions"]]
    edited = text.edited(Move(("procedure", 2, "questions", 3), 0))
    moved = edited.text.data["procedure"][2]["questions"]
    assert edited.aliases_written_out
    assert [question["id"] for question in moved] == [questions[3], *questions[:3]]
    assert moved[0] == text.data["procedure"][2]["questions"][3]


def test_the_value_of_an_alias_is_written_out_where_it_is_edited() -> None:
    text = "labeval: 1\none: &x {en: a}\nother: *x   # the same\n"
    edited = StudyText(text).edited(Put(("other", "en"), "b"))
    assert edited.aliases_written_out
    assert edited.text.text == "labeval: 1\none: &x {en: a}\nother: {en: b}   # the same\n"
    edited = StudyText(text).edited(Put(("one", "en"), "b"))
    assert edited.text.data == {"labeval": 1, "one": {"en": "b"}, "other": {"en": "a"}}


def test_windows_line_ends_stay() -> None:
    text = STUDY.replace("\n", "\r\n")
    for edit in (Remove(("criteria", 0)), Put(("blocks", "aqc"), {"method": "aqc"})):
        after = StudyText(text).edited(edit).text.text
        assert "\n" not in after.replace("\r\n", "")


def test_an_unreadable_file_is_not_edited() -> None:
    for text in ("title: [", "- a\n", ""):
        with pytest.raises(EditRefused, match=r"change it in the file"):
            StudyText(text).edited(Put(("title",), "x"))


def test_a_name_behind_a_question_mark_is_left_to_the_author() -> None:
    text = "labeval: 1\n? title\n: Ponds\nseed: 1\n"
    with pytest.raises(EditRefused, match="title"):
        StudyText(text).edited(Remove(("title",)))
    assert StudyText(text).edited(Put(("seed",), 2)).text.text == text.replace(
        "1\n", "2\n"
    ).replace("labeval: 2", "labeval: 1")


@pytest.mark.parametrize(
    "template", sorted(p.parent.name for p in places.templates().glob("*/study.yaml"))
)
def test_a_template_read_and_put_back_keeps_its_bytes(template: str) -> None:
    text = (places.templates() / template / "study.yaml").read_text(encoding="utf-8")
    values: Any = parse_yaml(text, "study.yaml").data
    for key, value in values.items():
        assert StudyText(text).edited(Put((key,), value)).text.text == text
