"""Findings in the editor have the names of the form, in the language of the interface."""

from __future__ import annotations

import re

import pytest
from PySide6.QtWidgets import QApplication

from labeval.study.editing.edits import Insert, Put, Remove
from labeval.ui.editor.finding_words import in_words
from labeval.ui.language import LanguageSwitch

KEY = re.compile(r"\w_\w|\[\d|study\.yaml|: \w+:")
"""Parts of a key, of a path in the file, or the file's name."""


def lines(window) -> list[str]:
    window.controller.settle()
    shown = window.findings.list
    return [shown.item(n).text() for n in range(shown.count())]


@pytest.fixture
def languages():
    switch = LanguageSwitch(QApplication.instance())
    yield switch
    switch.use("en")


EDITS = [
    Remove(("criteria", 0, "name")),
    Put(("criteria", 0, "name", "de"), ""),
    Put(("conditions", 0, "blocks"), ["nowhere"]),
    Put(("procedure", 1, "only_for"), ["nobody"]),
    Insert(("procedure", 2), {"step": "text", "id": "over", "when": "limit_reached", "text": "x"}),
    Put(("languages",), ["en", "fr"]),
]


@pytest.mark.parametrize("edit", EDITS, ids=str)
def test_a_finding_names_what_the_form_names(window, languages, edit):
    window.controller.do(edit)
    for language in ("en", "de"):
        languages.use(language)
        QApplication.processEvents()
        found = lines(window)
        assert found
        assert [line for line in found if KEY.search(line)] == []


def test_the_place_is_the_part_then_the_entry_then_the_setting(window, languages):
    window.controller.do(Remove(("criteria", 0, "definition")))
    title = window.controller.value(("criteria", 0, "name", "en"))
    (line,) = [line for line in lines(window) if "Definition" in line]
    assert line.startswith(f"✕  Criteria › “{title}” › Definition: ")
    assert window.findings.list.item(0).toolTip().startswith("Criteria")
    german = window.controller.value(("criteria", 0, "name", "de"))
    languages.use("de")
    QApplication.processEvents()
    assert lines(window)[0].startswith(f"✕  Kriterien › „{german}“ › Definition: ")


def test_a_step_without_its_limit_is_to_go_or_to_get_a_limit(window, languages):
    step = {"step": "text", "id": "over", "when": "limit_reached", "text": "x"}
    window.controller.do(Insert(("procedure", 2), step))
    assert [line for line in lines(window) if line.endswith("; remove this step, or set “Limits”")]
    languages.use("de")
    QApplication.processEvents()
    german = "; diesen Schritt entfernen oder „Grenzen“ festlegen"
    assert [line for line in lines(window) if line.endswith(german)]


def test_what_is_named_by_its_id_has_its_title(window):
    window.controller.do(Put(("procedure", 1, "only_for"), ["nobody"]))
    condition = window.controller.value(("conditions", 0, "name", "en"))
    assert any(
        f"there is no condition “nobody”; known are: {condition}" in x for x in lines(window)
    )
    window.controller.do(Put(("languages",), ["de", "fr"]))
    assert any(line.endswith("is missing in these languages: français") for line in lines(window))


def test_a_block_whose_id_is_a_languages_code_has_its_title_too(window):
    block = {"method": "ab", "title": {"en": "Two of them", "de": "Zwei davon"}, "ordr": "random"}
    window.controller.do(Put(("blocks",), {"dqe": block, "ab": block}))
    shown = lines(window)
    assert any("“Two of them”" in line and "ordr" in line for line in shown)
    assert not [line for line in shown if "Аԥсшәа" in line or "Аԥсшəа" in line]


def test_what_has_no_title_is_not_taken_for_the_study(window):
    part = {"id": "end", "questions": [{"id": "first", "text": "Why?"}]}
    window.controller.do(Put(("moderation",), {"interview": [part]}))
    (line,) = [line for line in lines(window) if "Title" in line]
    assert line.endswith("Title: is missing; write a title")
    window.controller.do(Remove(("title",)))
    assert any(line.endswith("write the name of the study") for line in lines(window))


@pytest.mark.parametrize(
    ("sentence", "words"),
    [
        ("leave “only_for” out of this step", "leave “Only for” out of this step"),
        ("write “show: after_answer”", "write “Show: after answer”"),
        ("write below “blocks:” how they are rated", "write below “Methods” how they are rated"),
        ("or set “limits: {{pages: …}}”", "or set “Limits”"),
        ("run 'labeval supervisor-code'", "run 'labeval supervisor-code'"),
        ("“{value}” is not {never_met}", "“{value}” is not {never_met}"),
        ("“minutes ahead” is no key", "“minutes ahead” is no key"),
    ],
)
def test_keys_and_values_in_a_sentence_are_named_as_on_the_form(qapp, sentence, words):
    assert in_words(sentence) == words
