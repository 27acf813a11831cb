"""Formats that are proposed for the texts of a file."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.cli import main
from labeval.exchange.materials.written import format_remarks, proposed_formats, with_formats
from labeval.study.model.formats import Formats
from labeval.study.model.items import Item
from labeval.study.reading import read_study
from labeval.text import markdown_signs
from labeval.text.markdown_signs import has_markdown
from tests.support.texts.formatted_answers import ANSWERS, CONVERSATION


@pytest.mark.parametrize("name", ANSWERS)
def test_real_answers_have_markdown(name):
    assert has_markdown(ANSWERS[name])


@pytest.mark.parametrize(
    "text",
    [
        "It costs $5, not $6.",
        "5 * 3 * 2 = 30",
        "snake_case_names are_common",
        "No. 1 is open.\n1. It rains.",
        "a - b - c",
        "- only one entry",
        "He wrote 'x' and #hashtag.",
        "Roses are red\nviolets are blue",
        "[sic] (really)",
    ],
)
def test_plain_texts_have_none(text):
    assert not has_markdown(text)


_CHARACTERS = "#`~|*[](){}\\$-+_ \t\nahtps:/1."


@given(st.lists(st.sampled_from([*_CHARACTERS, "**", "](https://", "\n- a", "---", "```"])))
def test_the_quick_look_for_signs_leaves_none_out(parts):
    text = "".join(parts)
    by_expressions = markdown_signs._SIGNS.search(text) or markdown_signs._LINES.search(text)
    assert has_markdown(text) == bool(by_expressions)


def _items(*texts: str) -> list[Item]:
    return [Item(id=f"t{n}", text=text) for n, text in enumerate(texts)]


def test_a_tenth_of_the_texts_is_enough_and_fewer_are_said():
    plain = ["It rains."] * 18
    assert proposed_formats(_items("**Yes**", *plain)) == Formats()
    (few,) = format_remarks(_items("**Yes**", *plain))
    assert "shown with them" in few.text and few.values == {"signs": 1, "texts": 19}
    assert proposed_formats(_items("**Yes**", "# No", *plain)).text == "markdown"
    (said,) = format_remarks(_items("**Yes**", "# No", *plain))
    assert "shown rendered" in said.text and said.values == {"signs": 2, "texts": 20}
    assert format_remarks(_items(*plain)) == []
    *_, talk = format_remarks(_items(CONVERSATION, *plain, "It snows."))
    assert "text_format" in talk.text and talk.values == {"talks": 1, "texts": 20}
    assert proposed_formats(_items(CONVERSATION, CONVERSATION)).text == "conversation"


def test_questions_in_markdown_are_proposed_and_said():
    items = [Item(id="a", text="Yes.", question="Is `x` a **list**?")]
    assert proposed_formats(items) == Formats(question="markdown")
    (sentence,) = format_remarks(items)
    assert sentence.values == {"format": "markdown"}


def test_the_study_file_says_it_once_and_keeps_the_rest():
    text = "# mine\nlabeval: 1\nseed: 4 # drawn\ncriteria: []\n"
    formats = Formats(text="markdown", source="markdown")
    changed = with_formats(text, formats)
    assert changed == (
        "# mine\nlabeval: 1\nseed: 4 # drawn\n"
        "formats: {text: markdown, source: markdown}\ncriteria: []\n"
    )
    assert with_formats(changed, Formats(text="conversation")) == changed
    assert with_formats(text, Formats()) == text


def _table(folder: Path, texts: list[str]) -> Path:
    path = folder / "answers.csv"
    with path.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(["Question", "Model", "Answer"])
        for number in range(0, len(texts), 2):
            for system, text in zip("ab", texts[number : number + 2], strict=True):
                rows.writerow([f"What about {number}?", system, text])
    return path


def test_inspect_proposes_it_and_a_new_study_has_it(tmp_path, capsys):
    path = _table(tmp_path, [ANSWERS["lists"], ANSWERS["code"], "It rains.", "**No.**"])
    assert main(["inspect", str(path)]) == 0
    said = capsys.readouterr().out
    assert "proposed: written in Markdown, and shown rendered: 3 of 4 texts" in said
    study = tmp_path / "study"
    assert main(["new", str(study), "--items", str(path)]) == 0
    content = read_study(study)
    assert content.study.formats == Formats(text="markdown")
    assert ANSWERS["lists"] in [item.text for item in content.items]


def test_nothing_is_proposed_for_plain_texts(tmp_path, capsys):
    path = _table(tmp_path, ["It rains.", "It snows.", "Sun.", "Fog."])
    assert main(["inspect", str(path)]) == 0
    assert "proposed" not in capsys.readouterr().out


def test_a_study_of_conversations_has_the_training_texts_of_its_template_as_they_are(
    tmp_path: Path,
):
    path = tmp_path / "chats.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([["question", "answer"], ["Why?", CONVERSATION]])
    assert main(["new", str(tmp_path / "study"), "--items", str(path)]) == 0
    content = read_study(tmp_path / "study")
    formats = {item.use: content.study.formats.of_text(item).format for item in content.items}
    assert formats == {"rating": "conversation", "training": "plain", "attention": "plain"}
