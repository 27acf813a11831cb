"""The information sheet as a PDF, read back by another library."""

from __future__ import annotations

import unicodedata

from pypdf import PdfReader
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog

from labeval import places
from labeval.study.reading import read_study
from labeval.ui.home.files.information_sheet import information_sheet, write_pdf


def pages(path) -> list[str]:
    """The text of each page without its number, and without blanks, which lines lack at the end."""
    texts = [unicodedata.normalize("NFKC", page.extract_text()) for page in PdfReader(path).pages]
    return ["".join(text.split()).rstrip("0123456789") for text in texts]


def test_the_sheet_has_information_decisions_and_code_in_the_sessions_language(qapp, tmp_path):
    study = read_study(places.templates() / "six-methods").study
    path = tmp_path / "new" / "sheet.pdf"
    write_pdf(information_sheet(study, ["de"], "bafu-tiro"), path)
    text = " ".join(pages(path))
    assert "IhrCode:bafu-tiro" in text
    step = study.consent
    for ask in step.asks:
        assert "".join(ask.text.in_language("de").split()) in text
    assert text.count("Ichlehneab") == len(step.asks)


def test_without_a_code_each_language_has_its_page_and_a_line_for_the_code(qapp, tmp_path):
    study = read_study(places.templates() / "six-methods").study
    write_pdf(information_sheet(study, ["en", "de"]), tmp_path / "sheet.pdf")
    found = pages(tmp_path / "sheet.pdf")
    assert "Yourcode:____" in " ".join(found)
    first_german = next(n for n, page in enumerate(found) if "IhreEntscheidungen" in page)
    assert first_german > 0 and "Yourdecisions" not in found[first_german]


def test_nothing_that_the_text_names_is_opened(qapp, tmp_path):
    picture = tmp_path / "secret.png"
    study = read_study(places.templates() / "six-methods").study
    step = study.consent
    changed = step.model_copy(update={"text": type(step.text)(f"![x]({picture}) <b>bold</b>")})
    other = study.model_copy(
        update={"procedure": [changed if s is step else s for s in study.procedure]}
    )
    document = information_sheet(other, ["en"])
    assert "<b>bold</b>" in document.toPlainText()
    assert document.loadResource(2, str(picture)).width() == 1


def test_home_says_where_the_sheet_is(published, tmp_path):
    path = tmp_path / "sheet.pdf"

    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        dialog.selectFile(str(path))
        dialog.accept()

    QTimer.singleShot(0, choose)
    published.press("Information sheet…")
    assert path.is_file()
    assert str(path) in published.window.panel._problems.toPlainText()
