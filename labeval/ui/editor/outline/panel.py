"""Minutes, orders of blocks and designs of a part of the study, above its form."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from labeval.jobs.editing.findings import StudyFindings
from labeval.jobs.planning.check_text import note_text, pace_lines
from labeval.jobs.planning.durations import step_times
from labeval.jobs.planning.exchanged_sides import exchanged_sentences
from labeval.jobs.planning.fit_text import criterion_key
from labeval.jobs.planning.limit_check import limit_problems
from labeval.jobs.planning.order_balance import OrderBalance, order_balances
from labeval.study.study import StudyContent
from labeval.study.yaml.places import Path
from labeval.text.amounts import filled
from labeval.ui.editor.form.names import distinct_titles, method_name
from labeval.ui.editor.outline.timeline import Row, Segment, Timeline
from labeval.ui.language import interface_language
from labeval.ui.participant.window.way import Way
from labeval.ui.sentences import translated
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.label import Label


class OutlinePanel(QWidget):
    """Shows something for the parts that have it, and nothing for the others.

    Signals:
        wanted: the path of a step that was clicked.
    """

    wanted = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._part = ""
        self._findings = StudyFindings()
        self.timeline = Timeline(theme)
        self.lines = Label(theme, role="soft_text", size=12, wrap=True)
        self.timeline.pointed.connect(self._on_pointed)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID // 2)
        column.addWidget(self.timeline)
        column.addWidget(self.lines)
        column.addStretch(1)
        self.setVisible(False)

    def show_part(self, part: str) -> None:
        """Show what this part comes to; its key in the study file."""
        self._part = part
        self._redraw()
        self.setMinimumHeight(0)  # the room for what it showed before

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the room that was needed once for a part, so that the form below stays in place."""
        super().resizeEvent(event)
        is_other = event.size().width() != event.oldSize().width()
        kept = 0 if is_other else self.minimumHeight()
        self.setMinimumHeight(max(kept, self._column.totalHeightForWidth(self.width())))

    def show_findings(self, findings: StudyFindings) -> None:
        """Show the study as it was found; while it has errors, what it came to before stays."""
        if findings.content is not None:
            self._findings = findings
            self._redraw()

    def _redraw(self) -> None:
        content = self._findings.content
        rows, lines = [], []
        if content is not None and self._part in ("procedure", "conditions"):
            rows = list(self._rows(content))
        if rows and content is not None:
            lines = [sentence.described(translated) for sentence in exchanged_sentences(content)]
        if content is not None and self._part == "conditions":
            lines += [f"▲ {problem.sentence(translated)}" for problem in limit_problems(content)]
            lines += [self._balance(balance) for balance in order_balances(content.study)]
        if self._part == "blocks":
            names = self._block_names()
            paces = pace_lines(self._findings.check, translated, names)
            lines = [*self._designs(), *(f"· {line}" for line in paces)]
        self.timeline.show_rows(rows)
        self.timeline.setVisible(bool(rows))
        self.lines.set_text("\n".join(lines))
        self.lines.setVisible(bool(lines))
        self.setVisible(bool(rows or lines))

    def _rows(self, content: StudyContent) -> Iterator[Row]:
        language = interface_language()
        for condition in content.study.conditions:
            plan = self._findings.check.plans[condition.id]
            way = Way(content, plan, language)
            segments = []
            for time in step_times(content, plan):
                at = next(p for p in way.places if plan.steps[p.step] is time.step)
                rated = time.step.kind == "rating"
                name = way.name(at)
                segments.append(Segment(time.step.step, name, time.seconds / 60, rated))
            own = condition.name.in_language(language) if condition.name else ""
            yield Row(own or condition.id, segments)

    def _balance(self, balance: OrderBalance) -> str:
        names = self._block_names()
        counts = "; ".join(
            f"{names.get(block, block)} {' / '.join(map(str, places))}"
            for block, places in balance.places.items()
        )
        if balance.is_planned:
            head = self.tr(
                "{condition}, {count:planned participant|planned participants}, in each place: "
                "{counts}"
            )
        else:
            head = self.tr("{condition}, {count:participant|participants}, in each place: {counts}")
        text = filled(head, condition=balance.condition, count=balance.participants, counts=counts)
        if balance.is_fixed:
            return self.tr("{condition}: the same order for everybody").format(
                condition=balance.condition
            )
        if balance.is_even and balance.follows_evenly:
            return self.tr("✓ {balance}. Places and neighbours are balanced.").format(balance=text)
        if balance.is_even:
            return self.tr("✓ {balance}. Places are balanced, neighbours are not.").format(
                balance=text
            )
        return self.tr("▲ {balance}. Not balanced; it is after every {round} participants.").format(
            balance=text, round=balance.round
        )

    def _designs(self) -> Iterator[str]:
        names, content = self._block_names(), self._findings.content
        criteria = {
            criterion_key(one.id): one.name.in_language(interface_language())
            for one in (content.study.criteria if content is not None else ())
        }
        for block, notes in self._findings.check.design.items():
            for note in notes:
                text = note_text(note, translated, criteria)
                yield f"{'✓' if note.exact else '▲'} {names.get(block, block)}: {text}"

    def _block_names(self) -> dict[str, str]:
        """The title of each kind of page, or its method."""
        content, language = self._findings.content, interface_language()
        blocks = content.study.blocks if content is not None else {}
        titles = {
            id: block.title.in_language(language) if block.title else method_name(block.method)
            for id, block in blocks.items()
        }
        return distinct_titles(titles)

    def _on_pointed(self, step: str) -> None:
        content = self._findings.content
        if content is not None:
            path = _path_of(content, step)
            if path:
                self.wanted.emit(path)


def _path_of(content: StudyContent, step: str) -> Path:
    """The path of a step in the study file; empty where it is not there."""
    for n, each in enumerate(content.study.procedure):
        inner = getattr(each, "steps", None)
        if inner is None and getattr(each, "id", "") == step:
            return ("procedure", n)
        for m, within in enumerate(inner or ()):
            if within.id == step:
                return ("procedure", n, "steps", m)
    return ()
