"""Choices of a view: the split, the unit, the rating, the words."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import cast

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QWidget

from labeval.coding.attributes import Attributes
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.counts import ATTRIBUTE, GROUPINGS, Grouping, Within
from labeval.coding.rows import Theme as CodeTheme
from labeval.coding.stop_words import STOP_WORDS
from labeval.coding.themes import codes_of_theme
from labeval.jobs.coding.joint_display import Aspect, Rest
from labeval.ui.coding.counts.counted import Classes, Measure, ends_of
from labeval.ui.coding.parts.section import QuietField
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.one_pill import OnePill
from labeval.ui.widgets.fitting.wrapping import WrappingRow

FREQUENCIES, CASES, TOGETHER, TIMES, SATURATION, WORDS, JOINT, AGAINST, QUERY, RULES = range(10)
"""The views, in the order of the list."""

ORDERED = (FREQUENCIES, CASES, TOGETHER)
"""The views that are matrices."""

OF_SESSIONS = (TIMES, JOINT, AGAINST)
"""The views that only texts of sessions have something for."""

_OF_SESSIONS: frozenset[Grouping] = frozenset(
    ("method", "system", "criterion", "step", "condition", "item", "page", "question", "value")
)
"""Facts that only texts of sessions have."""
_USED, _ALL = "used", "all"
_TOP, _THEME = "top", "theme:"
_NUMBERS, _WRITTEN = "numbers", "written"
_LEFT_OUT, _COUNTED = "left_out", "counted"
_OWN_ENDS = "ends"
_WAIT_MS = 200
_WIDE = 270


def case_columns(
    corpus: Corpus,
    themes: Sequence[CodeTheme],
    chosen: str,
    summarised: Collection[tuple[str, str]] = (),
) -> dict[str, Collection[str]] | None:
    """Code id of each column of participants by codes, with the codes that it counts.

    Args:
        chosen: the value of the pill of columns.
        summarised: (participant, code id) of the cells that have a summary: their codes are in
            use, too.

    Returns:
        None for all codes.
    """
    if chosen == _TOP:
        return {code.id: corpus.under(code.id) for code in corpus.children.get("", ())}
    theme = next((t for t in themes if chosen == f"{_THEME}{t.id}"), None)
    if theme is not None:
        ids = set(codes_of_theme(themes, theme))
    elif chosen == _USED and corpus.codings:
        ids = {coding.code for coding in corpus.codings} | {code for _, code in summarised}
    else:
        return None
    return {code.id: {code.id} for _, code in corpus.in_order() if code.id in ids}


def within_names() -> dict[str, str]:
    """The extents in which two codes can be together."""
    translate = QCoreApplication.translate
    return {
        "words": translate("CodeViews", "same words"),
        "passage": translate("CodeViews", "same passage"),
        "source": translate("CodeViews", "same source"),
    }


def none_together(within: Within) -> str:
    """Words for a view without two codes that are together."""
    translate = QCoreApplication.translate
    if within == "words":
        return translate(
            "CodeViews", "No two codes share words. “Together” above counts passages or sources."
        )
    return translate("CodeViews", "No two codes are in one place of this kind.")


class ViewChoices(QWidget):
    """A row of pills; each view shows its own.

    Signals:
        changed: something else is chosen.
    """

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.by = OnePill(theme)
        self.classes = OnePill(theme)
        self.measure = OnePill(theme)
        self.session = OnePill(theme)
        self.aspect = OnePill(theme)
        self.name = OnePill(theme)
        self.code = OnePill(theme)
        self.rest = OnePill(theme)
        self.phrase = OnePill(theme)
        self.common = OnePill(theme)
        self.columns = OnePill(theme)
        self.cells = OnePill(theme)
        self.within = OnePill(theme)
        self.order = OnePill(theme)
        self.order.widest = self.columns.widest = _WIDE
        self.others, self.ends = QuietField(theme), QuietField(theme)
        self._attributes: list[str] = []
        self._known = Attributes()
        self._is_recorded = True
        self._themes: dict[str, str] = {}
        self._shown = {
            FREQUENCIES: (self.by, self.measure, self.order),
            CASES: (self.columns, self.cells, self.order),
            TOGETHER: (self.within, self.order),
            TIMES: (self.session,),
            JOINT: (self.aspect, self.name),
            AGAINST: (self.code, self.rest),
            WORDS: (self.phrase, self.common, self.others),
        }
        self._pills = (
            self.by,
            self.classes,
            self.measure,
            self.session,
            self.aspect,
            self.name,
            self.code,
            self.rest,
            self.phrase,
            self.common,
            self.columns,
            self.cells,
            self.within,
            self.order,
        )
        row = WrappingRow(GRID)
        self.setLayout(row)
        for pill in self._pills:
            row.addWidget(pill)
            if pill is self.classes:
                row.addWidget(self.ends)
            pill.hide()
            pill.changed.connect(self.changed)
        for field, width in ((self.others, 280), (self.ends, 90)):
            field.setFixedWidth(theme.px(width))
            field.hide()
        row.addWidget(self.others)
        row.addStretch()
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.setInterval(_WAIT_MS)
        self._waiting.timeout.connect(self.changed)
        for field in (self.others, self.ends):
            field.textChanged.connect(self._waiting.start)
        self.retranslate()

    def show_for(self, view: int) -> None:
        """Show the pills of a view."""
        shown = self._shown.get(view, ())
        for pill in self._pills:
            pill.setVisible(pill in shown)
        self.others.setVisible(self.others in shown)
        attribute = (self.grouping or "").removeprefix(ATTRIBUTE)
        are_numbers = view == FREQUENCIES and self._known.are_numbers(attribute)
        self.classes.setVisible(are_numbers and attribute != self.grouping)
        self.ends.setVisible(not self.classes.isHidden() and self.classes.value == _OWN_ENDS)

    def take(self, corpus: Corpus, themes: Sequence[CodeTheme] = ()) -> None:
        """Offer the sessions, codes and themes that there are."""
        self._themes = {f"{_THEME}{theme.id}": theme.name for theme in themes}
        self._offer_columns()
        self._attributes, self._known = corpus.attributes.names, corpus.attributes
        self._is_recorded = corpus.is_recorded
        self._offer_groups()
        sessions = {s.session: s.participant for s in corpus.sources.values() if s.session}
        by_name = dict(sorted(sessions.items(), key=lambda pair: pair[1]))
        self.session.set_values(self.tr("Participant"), by_name)
        # A category includes all codes under it.
        codes = {code.id: code.name for _, code in corpus.in_order()}
        self.code.set_values(self.tr("Code"), codes)

    def offer_names(self, names: Mapping[str, str]) -> None:
        """Offer what was rated, by id."""
        self.name.set_values(self.tr("Which"), names)

    # -- what is chosen -----------------------------------------------------------------------

    @property
    def grouping(self) -> str | None:
        """Names of the ways to split frequencies."""
        return None if self.by.value == _ALL else self.by.value

    @property
    def in_classes(self) -> Classes:
        """Classes of an attribute's numbers."""
        if self.classes.isHidden():
            return 0
        if self.classes.value == _OWN_ENDS:
            return ends_of(self.ends.text())
        return int(self.classes.value or 0)

    @property
    def counted(self) -> Measure:
        """Names of the units that frequencies count."""
        return cast(Measure, self.measure.value)

    @property
    def together_in(self) -> Within:
        """The extent in which two codes count as together."""
        return cast(Within, self.within.value)

    @property
    def rated(self) -> Aspect:
        """Names of the ways to look at ratings."""
        return cast(Aspect, self.aspect.value)

    @property
    def compared_with(self) -> Rest:
        """The ratings that those with a code are compared with."""
        return cast(Rest, self.rest.value)

    @property
    def phrase_length(self) -> int:
        """Number of words of the phrases that are counted."""
        return int(self.phrase.value)

    @property
    def left_out(self) -> frozenset[str]:
        """Words that are not counted."""
        typed = {word.strip().casefold() for word in self.others.text().split(",")} - {""}
        return (STOP_WORDS if self.common.value == _LEFT_OUT else frozenset()) | typed

    @property
    def in_words(self) -> bool:
        """True where the cells of participants by codes are one's own words."""
        return self.cells.value == _WRITTEN

    # -- words --------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Take the words of the current language."""
        self._offer_groups()
        equal = {str(n): self.tr("{number}, equally full").format(number=n) for n in range(2, 6)}
        each, own = self.tr("each number"), self.tr("up to…")
        self.classes.set_values(self.tr("Classes"), {"": each, **equal, _OWN_ENDS: own})
        self.ends.setPlaceholderText(self.tr("such as 30, 50"))
        self.ends.setAccessibleName(self.tr("Upper ends of the classes, with commas"))
        self.measure.set_values(
            self.tr("Count"),
            {
                "segments": self.tr("segments"),
                "sources": self.tr("sources"),
                "per_1000": self.tr("segments per 1,000 words"),
            },
        )
        aspects: dict[str, str] = {
            "criterion": self.tr("criterion"),
            "method": self.tr("method"),
            "system": self.tr("system"),
            "item": self.tr("item"),
        }
        self.aspect.set_values(self.tr("Ratings of"), aspects)
        self.rest.set_values(
            self.tr("Against"),
            {
                "spoken": self.tr("ratings with something said"),
                "all": self.tr("all other ratings"),
            },
        )

        self.phrase.set_values(
            self.tr("Count"),
            {
                "1": self.tr("words"),
                "2": self.tr("phrases of two words"),
                "3": self.tr("phrases of three words"),
            },
        )
        self.common.set_values(
            self.tr("Common words"),
            {_LEFT_OUT: self.tr("left out"), _COUNTED: self.tr("counted")},
        )
        self._offer_columns()
        self.cells.set_values(
            self.tr("Cells"), {_NUMBERS: self.tr("segments"), _WRITTEN: self.tr("own words")}
        )
        self.within.set_values(self.tr("Together"), within_names())
        self.order.set_values(
            self.tr("Order"),
            {
                "": self.tr("as in the list"),
                "jaccard": self.tr("clustered (Jaccard)"),
                "cosine": self.tr("clustered (cosine)"),
            },
        )
        hint = self.tr("Leave out more, with commas")
        self.others.setPlaceholderText(hint)
        self.others.setAccessibleName(hint)

    def _offer_columns(self) -> None:
        columns = {
            _USED: self.tr("codes in use"),
            _ALL: self.tr("all codes"),
            _TOP: self.tr("top of the tree"),
        }
        self.columns.set_values(self.tr("Columns"), {**columns, **self._themes})

    def _offer_groups(self) -> None:
        groups: dict[str, str] = {_ALL: self.tr("nothing")}
        offered = [g for g in GROUPINGS if self._is_recorded or g not in _OF_SESSIONS]
        groups.update((grouping, self._grouping(grouping)) for grouping in offered)
        groups.update((ATTRIBUTE + name, name) for name in self._attributes)
        self.by.set_values(self.tr("Split by"), groups)

    def _grouping(self, grouping: Grouping) -> str:
        names: dict[Grouping, str] = {
            "method": self.tr("method"),
            "system": self.tr("system"),
            "criterion": self.tr("criterion"),
            "participant": self.tr("participant"),
            "step": self.tr("step"),
            "condition": self.tr("condition"),
            "kind": self.tr("kind of text"),
            "item": self.tr("item"),
            "page": self.tr("page"),
            "question": self.tr("question"),
            "value": self.tr("answer"),
            "speaker": self.tr("speaker"),
            "language": self.tr("language"),
            "group": self.tr("group"),
        }
        return names[grouping]
