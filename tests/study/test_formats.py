"""Formats of texts: in the study file, in the items table, and what is refused."""

from __future__ import annotations

from labeval.study.model.formats import Formats
from labeval.study.model.items import Item
from labeval.study.reading import read_study
from labeval.text.formatted import FormattedText


def test_a_study_says_how_its_texts_are_written_and_an_item_may_differ():
    formats = Formats(text="markdown", judged_turn="last")
    usual = Item(id="a", text="*x*", source="s")
    other = Item(id="b", text="*x*", extra={"text_format": "plain", "source_format": "markdown"})
    assert formats.of_text(usual) == FormattedText("*x*", "markdown", marks_last=True)
    assert formats.of_source(usual) == FormattedText("s", "plain")
    assert formats.of_text(other).format == "plain"
    assert formats.of_source(other).format == "markdown"


def test_a_study_without_formats_is_the_version_that_it_was(study):
    content = read_study(study.path)
    assert '"formats"' not in content.to_json()
    file = study.path / "study.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(f"{text}\nformats: {{text: markdown}}\n", encoding="utf-8")
    changed = read_study(study.path)
    assert changed.study.formats.text == "markdown"
    assert changed.version_id() != content.version_id()


def test_an_unknown_format_is_refused_with_its_place(study):
    file = study.path / "study.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(f"{text}\nformats: {{text: html}}\n", encoding="utf-8")
    (problem,) = study.refusal()
    assert problem.file == "study.yaml"
    assert problem.field == "formats.text"


def test_an_unknown_format_of_an_item_is_refused_with_its_line(study):
    file = study.path / "items.csv"
    head, *rows = file.read_text(encoding="utf-8").splitlines()
    first, *others = rows
    lines = [f"{head},text_format", f"{first},html", *(f"{row}," for row in others)]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    (problem,) = study.refusal()
    assert (problem.file, problem.line, problem.field) == ("items.csv", 2, "text_format")


def test_a_conversation_without_turns_is_refused(study):
    file = study.path / "study.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(f"{text}\nformats: {{text: conversation}}\n", encoding="utf-8")
    problems = study.refusal()
    assert {problem.field for problem in problems} == {"text"}
    assert all("no line begins a turn" in problem.template for problem in problems)
