"""The filters of coded segments: by code, coder, kind, participant, attribute and speaker."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from labeval.coding.coders.disputes import AGREED
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.filtering import Filter
from labeval.jobs.coding.corpus import counted_coders
from labeval.ui.coding.parts.attribute_values import (
    attribute_parts,
    attribute_values,
    chosen_attributes,
)
from labeval.ui.coding.parts.names import kind_name, speaker_name
from labeval.ui.language import Retranslating
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.pill import Pill
from labeval.ui.widgets.fitting.wrapping import WrappingRow


class CorpusFilters(Retranslating, QWidget):
    """A pill for each facet of the corpus.

    Args:
        corpus: returns what was read last.
        by_code: whether codes can be chosen, too.

    Signals:
        changed: other segments are let through.
    """

    changed = Signal()

    def __init__(self, theme: Theme, corpus: Callable[[], Corpus], *, by_code: bool) -> None:
        super().__init__()
        self._corpus = corpus
        self.code, self.coder, self.kind = (Pill(theme, self) for _ in range(3))
        self.participant, self.attribute = Pill(theme, self), Pill(theme, self)
        self.attribute.group_of = attribute_parts
        self.speaker = Pill(theme, self)
        others = (self.coder, self.kind, self.participant, self.attribute, self.speaker)
        self._pills = (self.code, *others) if by_code else others
        self._by_code = by_code
        self.code.setVisible(by_code)
        self.speaker.setVisible(not by_code)
        row = WrappingRow(GRID, packed=True)
        self.setLayout(row)
        for pill in self._pills:
            row.addWidget(pill)
            pill.changed.connect(self.changed)
        self.retranslate()

    @property
    def narrow(self) -> bool:
        """True if anything was chosen."""
        return any(pill.chosen for pill in self._pills)

    def clear(self) -> None:
        """Choose nothing, so that everything is let through."""
        for pill in self._pills:
            if pill.chosen:
                pill.choose(frozenset())

    def in_words(self) -> str:
        """The filters that narrow, but for coders, as a sentence; empty where there are none."""
        shown = (pill for pill in self._pills if pill is not self.coder and not pill.isHidden())
        facets = "; ".join(pill.in_words for pill in shown if pill.chosen)
        return self.tr("Only {facets}.").format(facets=facets) if facets else ""

    def whose(self) -> str:
        """Whose segments are counted, as a sentence; empty where there is one coder."""
        coders = self._corpus().coders
        if len(coders) < 2:
            return ""
        meant = self.counted() or frozenset(coders)
        names = sorted(coder.name for coder in coders.values() if coder.id in meant)
        return self.tr("Segments of: {names}.").format(names=", ".join(names))

    def counted(self) -> frozenset[str]:
        """Whose segments are counted; none for those of everybody.

        Agreed segments repeat those of the two coders: they count only where they are chosen.
        """
        corpus = self._corpus()
        if not self.coder.chosen and AGREED.id in corpus.coders:
            return counted_coders(corpus)
        return self.coder.chosen

    def filter(self) -> Filter:
        """The facets that are let through."""
        corpus = self._corpus()
        return Filter(
            codes=frozenset(id for code in self.code.chosen for id in corpus.under(code)),
            coders=self.counted(),
            kinds=self.kind.chosen,
            participants=self.participant.chosen,
            attributes=chosen_attributes(self.attribute.chosen),
            speakers=self.speaker.chosen,
        )

    def take_corpus(self) -> None:
        """Offer the facets of what was read; one that narrows stays in sight."""
        for pill in self._pills:
            pill.name_again()
        attribute, speaker = self.attribute, self.speaker
        attribute.setVisible(bool(self._corpus().attributes.names or attribute.chosen))
        several = len(self._speakers()) > 1
        speaker.setVisible(not self._by_code or several or bool(speaker.chosen))

    def retranslate(self) -> None:
        self.code.set_facet(
            self.tr("Code"), lambda: {c.id: c.name for _, c in self._corpus().in_order()}
        )
        self.coder.set_facet(
            self.tr("Coder"), lambda: {c.id: c.name for c in self._corpus().coders.values()}
        )
        self.kind.set_facet(
            self.tr("Kind"),
            lambda: {s.kind: kind_name(s.kind) for s in self._corpus().sources.values()},
        )
        self.participant.set_facet(
            self.tr("Participant"), lambda: {p: p for p in self._corpus().participants()}
        )
        self.attribute.set_facet(
            self.tr("Attribute"), lambda: attribute_values(self._corpus().attributes)
        )
        self.speaker.set_facet(self.tr("Speaker"), self._speakers)

    def _speakers(self) -> dict[str, str]:
        spoken = {p.speaker for layout in self._corpus().layouts.values() for p in layout.passages}
        return {speaker: speaker_name(speaker) for speaker in sorted(spoken - {""})}
