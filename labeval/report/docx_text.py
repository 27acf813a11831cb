"""Saving the Word documents of reports."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from labeval.text.unbroken import spaces_unbroken

if TYPE_CHECKING:
    from docx.document import Document


def save_document(document: Document, path: Path) -> None:
    """Write a document whose figures do not break at a line's end.

    Raises:
        OSError: the file cannot be written.
    """
    from docx.oxml.ns import qn

    for piece in document.element.iter(qn("w:t")):
        piece.text = spaces_unbroken(piece.text or "")
    document.save(str(path))
