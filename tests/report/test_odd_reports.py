"""Reports of small and degenerate tables: all of each is made, and says nothing like nan."""

from __future__ import annotations

import html
import re

import pytest

from labeval import places
from labeval.report.docx_report import write_document
from labeval.report.drawing.figure import Style
from labeval.report.html_report import report_page
from labeval.report.material import Material
from labeval.report.sections import sections
from labeval.report.words import Words
from labeval.study.model.items import Item
from labeval.study.study import StudyContent
from tests.conftest import small_study
from tests.support.foreign_files.odd_tables import odd_table, tables_of

pytestmark = pytest.mark.slow

_DRAWN = re.compile(r"<(style|svg|script).*?</\1>", re.DOTALL)
_NO_WORD = re.compile(r"(?<![\w:])(nan|inf|−inf|None|NaN|<NA>)(?!\w)")


@pytest.mark.parametrize("seed", [3, 5])
def test_a_report_of_odd_tables_says_nothing_that_is_no_figure(seed, tmp_path):
    odd = odd_table(seed)
    judgments, known = odd.inputs.judgments, odd.inputs.facts.systems
    sessions = int(judgments["session"].nunique())
    about = {
        "choices": {"hourly_rate": odd.inputs.choices.hourly_rate, "bootstrap_samples": 10},
        "counted": {"participants": 1, "sessions": sessions, "judgments": len(judgments)},
        "kinds": {"imported" if odd.inputs.sessions.empty else "real": sessions},
    }
    items = [Item(id=f"t{n}", text="x", system=known.get(f"t{n}", "")) for n in range(9)]
    content = StudyContent(study=small_study(), items=items)
    material = Material(tables_of(odd.inputs), about, content, Words())
    found = sections(material, Style())
    page = report_page(material, found, places.resources() / "report")
    text = html.unescape(re.sub(r"<[^>]+>", " ", _DRAWN.sub(" ", page)))
    assert not _NO_WORD.findall(text)
    drawn = [figure.svg() for section in found for figure in section.figures]
    assert not any(re.search(r">\s*(nan|inf|−inf)\s*<", svg) for svg in drawn)
    write_document(material, found, tmp_path / "report.docx")
    assert (tmp_path / "report.docx").stat().st_size > 1000
