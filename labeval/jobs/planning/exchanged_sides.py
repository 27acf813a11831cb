"""Pages that show a pair once more, with its sides exchanged."""

from __future__ import annotations

from labeval.study.method_names import name_in_words
from labeval.study.selection import block_cells
from labeval.study.study import StudyContent
from labeval.text.amounts import Amount
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedText

_EXCHANGED = QT_TRANSLATE_NOOP(
    "Problem",
    "{method}: {pairs:pair makes|pairs make} {pages} pages, since {exchanged:of them is|of them "
    "are} shown to other participants with sides exchanged, to see whether the side decides",
)


def exchanged_sentences(content: StudyContent) -> list[MarkedText]:
    """A sentence for each block with such pages."""
    found = []
    for block, settings in content.study.blocks.items():
        cells = block_cells(content, block)
        exchanged = sum(cell.dealt is not None and cell.dealt.reverse for cell in cells)
        if exchanged:
            values = {
                "method": name_in_words(settings.method),
                "pairs": Amount(len(cells) - exchanged),
                "pages": len(cells),
                "exchanged": Amount(exchanged),
            }
            found.append(MarkedText(_EXCHANGED, values, "Problem"))
    return found
