"""Ways to look at the places of a query."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.facts import attribute_field

PLACES, MATRIX = "places", "matrix"
"""The places one by one; participants by the codes that are there."""


def shown_names(corpus: Corpus) -> dict[str, str]:
    """Each way to look at the places, with its name; others are counts by a fact of passages."""
    translate = QCoreApplication.translate
    found = {
        PLACES: translate("Query", "the places"),
        MATRIX: translate("Query", "participants and codes"),
        "source": translate("Query", "counts by source"),
        "participant": translate("Query", "counts by participant"),
        "speaker": translate("Query", "counts by speaker"),
    }
    if corpus.is_recorded:
        found["criterion"] = translate("Query", "counts by criterion")
        found["answer"] = translate("Query", "counts by answer")
    by = translate("Query", "counts by {attribute}")
    return found | {attribute_field(n): by.format(attribute=n) for n in corpus.attributes.names}
