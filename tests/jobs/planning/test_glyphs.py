"""Characters that no font can draw: named with their file and column, and a font that has them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLoggingCategory
from PySide6.QtGui import QFontDatabase

from labeval import app
from labeval.jobs.planning.check import check_study
from labeval.jobs.planning.glyphs import fonts_for, glyph_problems
from labeval.study.model.references import Reference
from labeval.study.study import Study, StudyContent
from labeval.ui.widgets.basics.glyphs import missing_glyphs
from tests.conftest import small_items, small_study
from tests.support.studies.every_control_study import every_control_study


def _content(text: str = "plain", title: str = "A study", reference: str = "") -> StudyContent:
    first, second, *others = small_items()
    raw = small_study().model_dump(mode="json", by_alias=True, exclude_unset=True)
    raw["title"] = title
    references = [Reference(question_id="q", title="Notes", text=reference)] if reference else []
    return StudyContent(
        study=Study.model_validate({**raw, "references": "notes.jsonl"} if references else raw),
        items=[first, second.model_copy(update={"text": text}), *others],
        references=references,
    )


def _no_chinese(text: str) -> str:
    return "".join(sorted({letter for letter in text if "一" <= letter <= "鿿"}))


def test_characters_are_named_with_the_first_text_that_has_them():
    content = _content(text="北京今天下雨", title="研究", reference="笔记")
    found = list(glyph_problems(content, _no_chinese, "linux"))
    assert [(p.file, p.field, p.severity) for p in found] == [
        ("study.yaml", "", "warning"),
        ("items.csv", "text", "warning"),
        ("notes.jsonl", "text", "warning"),
    ]
    assert "研 (U+7814)" in found[0].text
    assert found[0].text.endswith("first in title")
    assert found[1].text.endswith(f"first in {content.items[1].id}")
    assert "apt install fonts-noto-cjk" in found[1].described(lambda _, text: text)


def test_claims_of_a_column_are_looked_at_too():
    content = every_control_study()
    items = [i.model_copy(update={"extra": {"stated": "北京"}}) for i in content.items]
    (problem,) = glyph_problems(content.model_copy(update={"items": items}), _no_chinese)
    assert problem.field == "stated"


def test_characters_without_a_meaning_are_named_with_other_advice(qapp):
    """Those of private use, unassigned ones and controls: no font that is installed would help."""
    odd = "\U000ffffd\u0378\x96\x07\U0010fffd"
    silent = "\u200b\u200d\ufe0f\xad\u2028\u202a\ufeff\xa0\t\n"
    assert missing_glyphs([f"a{odd}b{silent}"]) == "".join(sorted(odd))
    content = _content(text=f"{odd}北京")
    missing = "".join(sorted(f"{odd}北京"))
    others, without = glyph_problems(
        content, lambda text: "".join(letter for letter in missing if letter in text), "linux"
    )
    assert "draw U+0007, U+0096, U+0378, U+FFFFD, U+10FFFD:" in without.text
    assert "U+4EAC" in others.text
    said = [problem.described(lambda _, text: text) for problem in (others, without)]
    assert ["apt install" in each for each in said] == [True, False]
    assert "replace them" in said[1]


def test_many_characters_are_counted():
    content = _content(text="".join(chr(0x4E00 + n) for n in range(20)))
    (problem,) = glyph_problems(content, _no_chinese)
    assert problem.text.count("U+") == 8
    assert "(+12)" in problem.text


def test_nothing_is_reported_where_all_can_be_drawn():
    assert list(glyph_problems(_content(text="北京"), lambda _: "")) == []


@pytest.mark.parametrize(
    ("letters", "fonts"),
    [
        ("语あ한", ["Noto Sans CJK"]),
        ("👍🇩", ["Noto Color Emoji"]),
        ("ש", ["Noto Sans Hebrew"]),
        ("عש", ["Noto Sans Arabic", "Noto Sans Hebrew"]),
        ("क", ["Noto Sans Devanagari"]),
        ("∑𝔸", ["Noto Sans Math"]),
        ("☂", ["Noto Sans Symbols 2"]),
        ("жäω", ["Noto Sans"]),
    ],
)
def test_each_script_has_a_font(letters, fonts):
    assert fonts_for(letters) == fonts


@pytest.mark.parametrize(
    ("script", "word"),
    [
        ("Arabic", "سلام"),
        ("Bengali", "নম"),
        ("Devanagari", "नम"),
        ("Hebrew", "שלום"),
        ("Japanese", "かな"),
        ("Khmer", "ខម"),
        ("Korean", "한국"),
        ("Tamil", "தம"),
        ("Thai", "สด"),
    ],
)
def test_a_script_that_no_font_has_is_missing(qapp, script, word):
    has_any = QFontDatabase.families(QFontDatabase.WritingSystem[script])
    assert missing_glyphs([word]) == ("" if has_any else "".join(sorted(set(word))))


def test_qt_writes_no_line_for_each_font_that_lacks_a_script(qapp):
    QLoggingCategory.setFilterRules("")
    app.make_application()
    assert not QLoggingCategory("qt.text.font.db").isWarningEnabled()


@pytest.mark.parametrize(
    ("system", "words"),
    [("linux", "apt install"), ("darwin", "Font Book"), ("win32", "Explorer")],
)
def test_each_system_has_its_advice(system, words):
    (problem,) = glyph_problems(_content(text="北京"), _no_chinese, system)
    described = problem.described(lambda _, text: text)
    assert words in described
    assert "Noto Sans CJK" in described


def test_the_check_asks_the_fonts_of_this_computer(qapp):
    cuneiform = "𒀀"
    if not missing_glyphs([cuneiform]):
        pytest.skip("a font of this computer has cuneiform signs")
    check = check_study(_content(text=cuneiform), [], app.page_measurer((1280, 720)))
    (problem,) = [p for p in check.problems if "no font" in p.template]
    assert "U+12000" in problem.text
    assert check_study(_content(), [], app.page_measurer((1280, 720))).problems != [problem]
