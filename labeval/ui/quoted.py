"""Words of others in a line of the program's own."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def quoted(text: str) -> str:
    """Words between the quotation marks of the interface's language."""
    return QCoreApplication.translate("Quoted", "“{text}”").format(text=text)
