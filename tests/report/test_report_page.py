"""The report as a page and as a document."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import docx
import pytest

from labeval import places
from labeval.jobs.results.report import write_latex
from labeval.report.docx_report import write_document
from labeval.report.drawing.figure import Style
from labeval.report.html_report import report_page
from labeval.report.questions import questions_of
from labeval.report.sections import ReportStopped, sections
from labeval.report.templates import filled_template

pytestmark = pytest.mark.slow


class Seen(HTMLParser):
    """What a page holds and what it asks for from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.tags: list[str] = []
        self.outside: list[str] = []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        for name, value in attrs:
            if name == "id" and tag == "section":
                self.ids.append(value)
            if name in ("src", "href", "xlink:href") and not str(value).startswith("#"):
                self.outside.append(str(value))


@pytest.fixture(scope="module")
def found(request, analysed):
    from labeval.jobs.results.report import material_of

    material = material_of(*analysed)
    return material, sections(material, Style())


def test_the_page_holds_every_question_and_needs_nothing_from_elsewhere(found):
    material, parts = found
    page = report_page(material, parts, places.resources() / "report")
    seen = Seen()
    seen.feed(page)
    assert seen.ids == [*questions_of(material), "appendix"]
    assert seen.outside == [] and "script" not in seen.tags
    assert seen.tags.count("svg") == sum(len(part.figures) for part in parts) > 4
    assert "Robots made these judgments" in page


def test_tables_of_many_columns_are_printed_in_smaller_letters(found):
    material, parts = found
    page = report_page(material, parts, places.resources() / "report")
    tables = page.split("<table")[1:]
    columns = [table.split("</thead>")[0].count("<th ") for table in tables]
    is_wide = [table.startswith(' class="wide"') for table in tables]
    assert is_wide == [n > 9 for n in columns]
    assert 0 < sum(is_wide) < len(tables)


def test_a_table_without_a_figure_is_its_title_and_the_reasons_and_has_no_number(found, tmp_path):
    material, parts = found
    tables = [table for part in parts for table in part.tables]
    without = {table.title: table.notes for table in tables if not table.headings}
    severity = without["How severe and how consistent each rater is"]
    assert "AB: judgments that compare texts do not show severity" in severity
    assert not any(
        table.headings and not any(cell for row in table.rows for cell in row[:-1])
        for table in tables
    )
    page = report_page(material, parts, places.resources() / "report")
    alone = [part.split("</p>")[0] for part in page.split('<p class="untabled">')[1:]]
    assert alone == [*without]
    numbers = re.findall(r"<caption>Table (\d+)\.", page)
    assert numbers == [str(n) for n in range(1, len(tables) - len(without) + 1)]
    write_document(material, parts, tmp_path / "report.docx")
    shown = docx.Document(str(tmp_path / "report.docx")).tables
    assert len(shown) == 1 + len(numbers)
    assert len(write_latex(parts, tmp_path / "latex", material.words)) == len(numbers)


def test_a_study_without_errors_says_nothing_of_errors(found):
    _, parts = found
    titles = {table.title for part in parts for table in part.tables}
    assert not any("rrors" in title or "cut out" in title for title in titles)


def test_what_a_study_calls_things_is_text_and_never_markup(analysed):
    from labeval.jobs.results.report import material_of

    results, content = analysed
    study = content.study.model_copy(update={"title": content.study.title.model_validate("<b>&")})
    material = material_of(results, content.model_copy(update={"study": study}))
    page = report_page(material, [], places.resources() / "report")
    assert "<b>&" not in page and "&lt;b&gt;&amp;" in page


def test_the_document_has_the_same_headings_and_figures(found, tmp_path):
    material, parts = found
    write_document(material, parts, tmp_path / "report.docx")
    document = docx.Document(str(tmp_path / "report.docx"))
    headings = [p.text for p in document.paragraphs if p.style.name == "Heading 1"]
    assert [h.partition(". ")[2] for h in headings[:-1]] == [part.title for part in parts]
    assert len(document.inline_shapes) == sum(len(part.figures) for part in parts)


def test_it_can_be_stopped(found):
    material, _ = found
    with pytest.raises(ReportStopped):
        sections(material, Style(), lambda done, total: done < 2)


def test_undefined_figures_are_a_dash_with_the_reason(found):
    _, parts = found
    tables = [t for part in parts for t in part.tables]
    assert all(cell != "nan" for table in tables for row in table.rows for cell in row)
    assert any("–" in row for table in tables for row in table.rows)


def test_a_method_that_cannot_have_a_table_says_why_on_paper_too(found):
    _, parts = found
    tables = {table.file: table for table in parts[0].tables}
    assert tables["significance.csv"].left_out > 0
    table = tables["mixed_model.csv"]
    assert {"AB", "AQC", "BWS"} <= {note.split(":")[0] for note in table.notes}
    assert any("compares two texts already" in note for note in table.notes)


def test_ranges_and_german_percentages_do_not_break_at_their_dash(tmp_path):
    (tmp_path / "page.html").write_text("{{ text }}", encoding="utf-8")
    text = "Ränge 1–4; ein 95-%-Intervall; Alpha – Beta; Ja-Nein-Fragen; GPT-4"
    page = filled_template(tmp_path, "page.html", text=text)
    joined = "Ränge 1–\u20604; ein 95-\u2060%-Intervall; Alpha – Beta; Ja-Nein-Fragen; GPT-\u20604"
    assert page == joined
