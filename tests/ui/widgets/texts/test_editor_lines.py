"""An editor whose text is longer than it shows cuts no line, at neither end."""

from __future__ import annotations

import pytest

from labeval.ui.theme import LIGHT
from labeval.ui.widgets.writing.editor import WritingEditor

TEXTS = ("\n".join(f"Line number {n}" for n in range(12)), "Many words in one paragraph. " * 30)


def lines_of(editor: WritingEditor) -> list[tuple[float, float]]:
    """Upper and lower edge of each line, as the text has them."""
    found = []
    block = editor.document().begin()
    while block.isValid():
        top = editor.document().documentLayout().blockBoundingRect(block).top()
        for n in range(block.layout().lineCount()):
            line = block.layout().lineAt(n)
            found.append((top + line.y(), top + line.y() + line.height()))
        block = block.next()
    return found


@pytest.mark.parametrize("text", TEXTS, ids=["lines", "one paragraph"])
@pytest.mark.parametrize("px", [15, 22, 29])
def test_no_line_is_cut_at_either_end(qtbot, text, px):
    editor = WritingEditor()
    qtbot.addWidget(editor)
    editor.set_theme(LIGHT)
    editor.set_text_px(px)
    editor.show_text(text)
    editor.show()
    for height in range(90, 240, 7):
        editor.resize(500, height)
        for top in (0, editor.verticalScrollBar().maximum()):
            bottom = top + editor.viewport().height()
            cut = [
                (start, end)
                for start, end in lines_of(editor)
                for edge in (top, bottom)
                if start + 1.5 < edge < end - 1.5
            ]
            assert not cut, (height, top)
        assert editor.viewport().height() > height - 2.5 * px
