"""The report of codes, as its reader opens it."""

from __future__ import annotations

from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest
from docx import Document

from labeval.coding.coders.disputes import AGREED
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.rows import Memo, Paraphrase
from labeval.jobs.coding.report import write_coding_report
from labeval.jobs.coding.retrieval import retrieval_table, write_retrieval
from labeval.report.codes.content import Names
from labeval.report.words import Words
from labeval.ui.language import LanguageSwitch
from labeval.ui.sentences import translated
from tests.support.coding.coded_project import coded_project


def corpus(*, quotable: bool) -> Corpus:
    project = coded_project()
    sources = [replace(source, quotable=quotable) for source in project.sources]
    return Corpus(sources, project.passages, project.codes, project.codings, project.coders)


@pytest.fixture
def page(tmp_path: Path) -> str:
    themes = [theme for theme in coded_project().themes if theme.name != "old"]
    found = corpus(quotable=True)
    paths = write_coding_report(found, themes, tmp_path / "out", title="A <study>")
    assert [path.name for path in paths] == ["codes.html", "codes.docx"]
    return paths[0].read_text(encoding="utf-8")


def test_it_says_how_much_was_coded_by_whom(page: str) -> None:
    assert "4 coded segments in 2 of 2 texts by 1 participant; coded by A and B." in page
    assert "<h1>A &lt;study&gt;</h1>" in page


def test_what_coders_agreed_on_counts_only_where_it_is_chosen(tmp_path: Path) -> None:
    found = corpus(quotable=True)
    again = [replace(one, id=f"{one.id}-a", coder=AGREED.id) for one in found.codings[:1]]
    both = Corpus(
        found.sources.values(),
        {id: layout.passages for id, layout in found.layouts.items()},
        found.codes.values(),
        [*found.codings, *again],
        [*found.coders.values(), AGREED],
    )
    for chosen, said in (((), "4 coded segments"), ((AGREED.id,), "1 coded segment in")):
        path, _ = write_coding_report(both, [], tmp_path, title="Study", coders=chosen)
        assert said in path.read_text(encoding="utf-8")


def test_a_theme_has_its_codes_counts_and_quotes(page: str) -> None:
    theme = page[page.index("<h3>Care</h3>") : page.index("<h3>Speed</h3>")]
    assert "segments: 2, participants: 1" in theme
    assert "<dd>Deep</dd>" in theme
    assert "lumo-rita think-aloud, 00:01, page ab-1, fluency" in theme


def test_a_theme_counts_the_segments_of_those_below_it_as_the_board_does(tmp_path: Path) -> None:
    named = {theme.name: theme for theme in reversed(coded_project().themes)}
    care, speed = named["Care"], named["Speed"]
    used = dict.fromkeys(coding.code for coding in coded_project().codings)
    below = replace(speed, parent=care.id, codes=tuple(used))
    path, _ = write_coding_report(corpus(quotable=True), [care, below], tmp_path, title="S")
    found = path.read_text(encoding="utf-8")
    theme = found[found.index("<h3>Care</h3>") : found.index("<h3>Speed</h3>")]
    number = len(coded_project().codings)
    assert number > 2 and f"segments: {number}, participants: 1" in theme


def test_memos_are_in_it_where_they_are_wanted_and_quote_nobody(tmp_path: Path) -> None:
    found = corpus(quotable=False)
    noted, *others = sorted(found.codings, key=lambda one: -len(one.quote))
    found = found.with_codings([replace(noted, memo="Said twice."), *others])
    when = "2026-01-05T08:00:00Z"
    memos = [
        Memo("m1", "journal", "", noted.coder, "First <day>.", when),
        Memo("m2", "code", noted.code, "somebody else", "Too wide.", when),
    ]

    def texts(**chosen: object) -> list[str]:
        paths = write_coding_report(found, [], tmp_path, title="S", **chosen)
        document = "\n".join(p.text for p in Document(str(paths[1])).paragraphs)
        return [unescape(paths[0].read_text(encoding="utf-8")), document]

    for text in texts(memos=memos):
        noted_in = text[text.index("Memos and journal") :]
        assert all(words in noted_in for words in ("First <day>.", "Too wide.", "Said twice."))
        assert noted.quote not in text
    assert not any("Memos and journal" in text or "Said twice" in text for text in texts())
    for text in texts(memos=memos, coders=(noted.coder,)):
        assert "First <day>." in text and "Too wide." not in text


def test_quotes_have_the_marks_of_the_language(tmp_path: Path, qapp) -> None:
    switch = LanguageSwitch(qapp)
    switch.use("de")
    paths = write_coding_report(
        corpus(quotable=True), [], tmp_path, title="S", language="de", say=translated
    )
    switch.use("en")
    page = paths[0].read_text(encoding="utf-8")
    text = "\n".join(paragraph.text for paragraph in Document(str(paths[1])).paragraphs)
    for found in (page, text):
        assert "„" in found and "“" in found and "”" not in found


def test_a_code_has_its_rules_and_a_retired_one_is_left_out(page: str) -> None:
    book = page[page.index('id="codebook"') :]
    assert "<dt>Use it for</dt><dd>this</dd>" in book
    assert "<h3>Gone</h3>" not in book


def test_speakers_who_are_participants_of_their_own_are_counted(tmp_path: Path) -> None:
    found = corpus(quotable=True)
    spoken = {p.speaker for layout in found.layouts.values() for p in layout.passages} - {""}
    cases = tuple((speaker, f"of {speaker}") for speaker in sorted(spoken))
    group = Corpus(
        [replace(source, participant="", cases=cases) for source in found.sources.values()],
        {id: layout.passages for id, layout in found.layouts.items()},
        found.codes.values(),
        found.codings,
        found.coders.values(),
    )
    path, _ = write_coding_report(group, [], tmp_path, title="Study")
    page = path.read_text(encoding="utf-8")
    assert f"by {len(cases)} participant" in page and "participants: 1<" in page
    assert "lumo-rita think-aloud, of participant, 00:01" in page, "who of the group said it"


def test_a_quote_has_the_name_of_its_page_that_screens_have(tmp_path: Path) -> None:
    names = Names(screen=lambda page: f"the page “{page[:2]}”")
    path, _ = write_coding_report(corpus(quotable=True), [], tmp_path, title="S", names=names)
    assert ", page the page “ab”, fluency" in path.read_text(encoding="utf-8")


def test_no_page_of_the_document_ends_between_a_code_its_quote_and_where_it_is_from(
    tmp_path: Path,
) -> None:
    _, path = write_coding_report(corpus(quotable=True), [], tmp_path, title="S")
    paragraphs = Document(str(path)).paragraphs
    quotes = [n for n, each in enumerate(paragraphs) if each.style.name == "Intense Quote"]
    assert quotes
    for n in quotes:
        assert paragraphs[n].paragraph_format.keep_with_next
        above = paragraphs[n - 1]
        is_heading = above.style.name.startswith("Heading")
        assert is_heading or n - 2 in quotes or above.paragraph_format.keep_with_next


def test_no_line_of_the_document_breaks_between_a_number_and_its_sign(tmp_path: Path) -> None:
    found = corpus(quotable=True)
    codes = [replace(code, definition="In 95 % of texts") for code in found.codes.values()]
    passages = {id: layout.passages for id, layout in found.layouts.items()}
    coders = found.coders.values()
    named = Corpus(found.sources.values(), passages, codes, found.codings, coders)
    _, path = write_coding_report(named, [], tmp_path, title="S")
    texts = [paragraph.text for paragraph in Document(str(path)).paragraphs]
    assert "In 95\N{NO-BREAK SPACE}% of texts" in texts


def test_nobody_is_quoted_who_did_not_agree(tmp_path: Path) -> None:
    paths = write_coding_report(corpus(quotable=False), [], tmp_path, title="S")
    page = paths[0].read_text(encoding="utf-8")
    assert "<blockquote>" not in page and "segments: 2" in page
    assert "No themes have been formed yet." in page
    texts = [paragraph.text for paragraph in Document(str(paths[1])).paragraphs]
    assert "segments: 2, participants: 1" in texts
    assert not any("“" in text for text in texts)


def test_what_was_written_about_participants_is_in_it_by_code(tmp_path: Path) -> None:
    found = corpus(quotable=False)
    (deep,) = (code.id for code in found.codes.values() if code.name == "Deep")
    first, second = sorted(found.coders.values(), key=lambda coder: coder.name)
    written = [
        Paraphrase("2", "P2", deep, first.id, "She goes <deep>."),
        Paraphrase("1", "P1", deep, first.id, "He does not."),
    ]
    paths = write_coding_report(found, [], tmp_path / "one", title="S", summaries=written)
    page = paths[0].read_text(encoding="utf-8")
    part = page[page.index('id="summaries"') : page.index('id="codebook"')]
    assert "<h3>Deep</h3>" in part
    rows = "<dt>P1</dt><dd>He does not.</dd>", "<dt>P2</dt><dd>She goes &lt;deep&gt;.</dd>"
    assert part.index(rows[0]) < part.index(rows[1])
    texts = [paragraph.text for paragraph in Document(str(paths[1])).paragraphs]
    assert "P2: She goes <deep>." in texts and "In the analyst's own words" in texts
    written.append(Paraphrase("3", "P1", deep, second.id, "Or does he?"))
    paths = write_coding_report(found, [], tmp_path / "two", title="S", summaries=written)
    assert f"<dt>P1 ({second.name})</dt>" in paths[0].read_text(encoding="utf-8")
    paths = write_coding_report(found, [], tmp_path / "none", title="S")
    assert 'id="summaries"' not in paths[0].read_text(encoding="utf-8")


def test_characters_that_no_document_holds_are_replaced(tmp_path: Path) -> None:
    odd = "I\x01\ufffe"
    project = coded_project()
    codes = [replace(code, name=f"{code.name}{odd}", definition=odd) for code in project.codes]
    codings = [replace(coding, quote=odd) for coding in project.codings]
    sources = [replace(source, quotable=True, name=odd) for source in project.sources]
    found = Corpus(sources, project.passages, codes, codings, project.coders)
    paths = write_coding_report(found, [], tmp_path, title=odd)
    texts = [paragraph.text for paragraph in Document(str(paths[1])).paragraphs]
    assert "I��" in texts and "“I��”" in texts
    table = write_retrieval(retrieval_table(found), tmp_path / "segments.docx")
    assert Document(str(table)).tables[0].rows[1].cells[1].text == "I��"


def test_counts_have_their_thousands_apart_and_the_word_of_one() -> None:
    words = Words()
    said = [words("{n:coded segment|coded segments}", n=words.amount(n)) for n in (1, 10_415)]
    assert said == ["1 coded segment", "10\u202f415 coded segments"]
