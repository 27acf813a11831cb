"""The information for participants and their consent on paper."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMarginsF, QUrl
from PySide6.QtGui import (
    QFont,
    QImage,
    QPageLayout,
    QPageSize,
    QPdfWriter,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)

from labeval.study.model.steps import ConsentStep
from labeval.study.study import Study
from labeval.ui.language import spoken_in
from labeval.ui.widgets.basics.lettering import type_font

_POINTS = 11
_MARGIN_MM = 20
_BLANK = "_" * 24


class SheetDocument(QTextDocument):
    """Opens nothing that the text names."""

    def loadResource(self, _kind: int, _name: QUrl | str) -> QImage:
        return QImage(1, 1, QImage.Format.Format_ARGB32)


def information_sheet(study: Study, languages: Sequence[str], code: str = "") -> SheetDocument:
    """Information before the consent, its decisions, the contact and the code.

    Args:
        languages: each begins on a page of its own.
        code: of the participant; without it there is a line to write it on.

    Raises:
        ValueError: the study asks for no consent.
    """
    step = study.consent
    if step is None:
        raise ValueError("the study asks for no consent")
    document = SheetDocument()
    letters = type_font(_POINTS)
    letters.setPointSizeF(_POINTS)
    document.setDefaultFont(letters)
    cursor = QTextCursor(document)
    for number, language in enumerate(languages):
        with spoken_in(language):
            _write(cursor, study, step, language, code, breaks=number > 0)
    return document


def write_pdf(document: QTextDocument, path: Path) -> None:
    """Write a document as a PDF of A4 pages.

    Raises:
        OSError: it cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb"):  # raises where Qt would write nothing and report nothing
        pass
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
    writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    writer.setTitle(document.metaInformation(QTextDocument.MetaInformation.DocumentTitle))
    document.print_(writer)


def _write(
    cursor: QTextCursor, study: Study, step: ConsentStep, language: str, code: str, *, breaks: bool
) -> None:
    translate = QCoreApplication.translate
    title = study.title.in_language(language)
    cursor.document().setMetaInformation(QTextDocument.MetaInformation.DocumentTitle, title)
    _line(cursor, title, scale=1.5, bold=True, breaks=breaks)
    _line(cursor, translate("InformationSheet", "Information for participants"), scale=1.2)
    cursor.insertBlock(_spaced(), QTextCharFormat())
    plain = QTextDocument.MarkdownFeature.MarkdownNoHTML
    github = QTextDocument.MarkdownFeature.MarkdownDialectGitHub
    cursor.insertMarkdown(step.text.in_language(language), github | plain)
    if step.contact is not None:
        contact = step.contact.in_language(language)
        _line(cursor, translate("InformationSheet", "Contact: {contact}").format(contact=contact))
    _line(
        cursor,
        translate("InformationSheet", "Your code: {code}").format(code=code or _BLANK),
        bold=True,
    )
    _line(cursor, translate("InformationSheet", "Your decisions"), scale=1.2, bold=True)
    agree, decline = (
        translate("InformationSheet", "I agree"),
        translate("InformationSheet", "I do not agree"),
    )
    for ask in step.asks:
        _line(cursor, ask.text.in_language(language))
        _line(cursor, f"\u2610 {agree}      \u2610 {decline}")
    version = translate("InformationSheet", "Version {version}").format(version=step.version)
    date = translate("InformationSheet", "Date")
    _line(cursor, f"{version}      {date}: {_BLANK}")


def _line(
    cursor: QTextCursor, text: str, *, scale: float = 1, bold: bool = False, breaks: bool = False
) -> None:
    letters = QTextCharFormat()
    letters.setFontPointSize(_POINTS * scale)
    letters.setFontWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    if cursor.position() > 0:
        block = _spaced()
        if breaks:
            block.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
        cursor.insertBlock(block, letters)
    cursor.insertText(text, letters)


def _spaced() -> QTextBlockFormat:
    form = QTextBlockFormat()
    form.setTopMargin(_POINTS * 0.8)
    return form
