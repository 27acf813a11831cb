"""The participant's screens, as they are with the study file as it is now."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from labeval.jobs.editing.findings import StudyFindings
from labeval.session.plan.plan import Plan
from labeval.session.running.unrecorded import Place, unrecorded_header, view_at
from labeval.study.pages import Page
from labeval.study.study import StudyContent
from labeval.study.yaml.places import Path
from labeval.ui.editor.preview.appearance import AppearanceChoosers
from labeval.ui.editor.preview.picture import Picture
from labeval.ui.editor.preview.real_size import RealSize
from labeval.ui.editor.preview.value_pill import ValuePill
from labeval.ui.language import interface_language
from labeval.ui.memory import Memory
from labeval.ui.new_study.pages_fit import PagesFit
from labeval.ui.participant.window.way import Way
from labeval.ui.theme import GRID, LABEL_PX, THEMES, Theme
from labeval.ui.widgets.basics.chevron import Chevron
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import label_line

_FIT_PAUSE_MS = 600
_WIDEST_NAME = 300
_NUMBER_ROOM = 150


class PreviewPane(QWidget):
    """One screen of the session at a time; where the study has errors, of how it was before."""

    shown = Signal()
    """Another screen is on show, or the same one with other words."""

    def __init__(self, theme: Theme, memory: Memory) -> None:
        super().__init__()
        self._theme = theme
        self._findings = StudyFindings(is_known=False)
        self._content: StudyContent | None = None
        self._plans: dict[str, Plan] = {}
        self._way: Way | None = None
        self._at = 0
        self._criterion = ""
        self.step, self.condition = ValuePill(theme), ValuePill(theme)
        self.choosers = AppearanceChoosers(theme, memory)
        self._number = Label(theme, role="soft_text")
        self.before, self.after = Chevron(-1, self), Chevron(1, self)
        self._note = Label(theme, role="note_text", wrap=True)
        self.picture = Picture(theme)
        self._fits = Label(theme, role="soft_text", wrap=True)
        self._real_heading = Label(theme, bold=True)
        self._real_hint = Label(theme, role="soft_text")
        self.real = RealSize(theme)
        self.fit = PagesFit(self, pause_ms=_FIT_PAUSE_MS)
        self._lay_out()
        self._connect()
        self.show_findings(self._findings)

    @property
    def content(self) -> StudyContent | None:
        """The study whose screens are shown."""
        return self._content

    @property
    def place(self) -> Place | None:
        """The place in the session that is on show."""
        return self._way.places[self._at] if self._way is not None else None

    @property
    def place_id(self) -> str:
        """Its name; empty where nothing is shown."""
        return self.place.id(self._way.plan) if self._way is not None and self.place else ""

    @property
    def page(self) -> Page | None:
        """The rating or training page on show, if it is one."""
        if self._way is None or self.place is None:
            return None
        pages = self._way.plan.steps[self.place.step].pages
        return pages[self.place.screen] if self.place.screen < len(pages) else None

    @property
    def criterion(self) -> str:
        """Id of the criterion that is shown as the current one; empty for the page's own."""
        return self._criterion

    def show_findings(self, findings: StudyFindings) -> None:
        """Show the screens of the study as it was found."""
        self._findings = findings
        usable = findings.content
        if usable is not None:
            self._plans = findings.check.plans
        content = usable or findings.content_before
        study = content.study if content is not None else None
        self.choosers.offer(study.offered_languages if study is not None else ())
        names = {}
        for condition in study.conditions if study is not None else ():
            own = condition.name.in_language(interface_language()) if condition.name else ""
            names[condition.id] = own or condition.id
        self.condition.set_values(self.tr("Condition"), names)
        self.condition.setVisible(len(names) > 1)
        self._note.set_text(self._remark(content))
        self._note.setVisible(bool(self._note.text()))
        self._fits.setHidden(bool(self._note.text()))
        if content is not self._content:
            self._content = content
            self._measure()
        self._renew()

    def foresee(self, content: StudyContent) -> None:
        """Show other words on the screen that is there; its pages and their order are the same."""
        if self._way is None:
            return
        self.fit.stop()
        self._content = self._way.content = content
        if not self.isVisible():
            return
        self._draw(anew=True)
        self.picture.repaint()  # before the file is written, which takes longer

    def follow(self, path: Path) -> None:
        """Show a screen that what is at a path of the study file is seen on."""
        way, content = self._way, self._content
        if way is None or content is None:
            return
        if path[:1] == ("conditions",) and len(path) > 1:
            number = path[1]
            conditions = content.study.conditions
            if isinstance(number, int) and number < len(conditions):
                self.condition.pick(conditions[number].id)
            return
        criterion = self._criterion_at(path)
        if criterion:
            self._criterion = criterion
        position = way.followed(path, self._at)
        if position is None and not self._follow_elsewhere(path):
            return
        if position is not None:
            self.go(position)

    def go(self, position: int) -> None:
        """Show the screen at a position on the participant's way."""
        if self._way is not None and 0 <= position < len(self._way.places):
            self._at = position
            self._draw()

    def showEvent(self, event: QShowEvent) -> None:
        """Show the words as they are now; those that were typed meanwhile were not drawn."""
        super().showEvent(event)
        self._draw(anew=True)

    def close_work(self) -> None:
        """Lay out nothing more."""
        self.fit.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the names of screen and condition the room that there is."""
        super().resizeEvent(event)
        room = max(120, (self.width() - _NUMBER_ROOM) // (2 if self.condition.isVisible() else 1))
        for pill in (self.step, self.condition):
            pill.widest = min(_WIDEST_NAME, room)
            pill.updateGeometry()

    # -- inside -------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        for arrow in (self.before, self.after):
            arrow.set_theme(self._theme)
        where = QHBoxLayout()
        where.setSpacing(4)
        where.addWidget(self.step)
        where.addWidget(self.condition)
        where.addStretch(1)
        for part in (self.before, self._number, self.after):
            where.addWidget(part)
        real = QHBoxLayout()
        real.addWidget(self._real_heading, 1)
        real.addWidget(self._real_hint)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addLayout(where)
        column.addWidget(self.choosers)
        column.addWidget(self.picture)
        for line in (self._note, self._fits):  # one takes the place of the other, and nothing moves
            line.setMinimumHeight(2 * label_line(LABEL_PX))
            line.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
            column.addWidget(line)
        column.addLayout(real)
        column.addWidget(self.real, 1)

    def _connect(self) -> None:
        self.before.clicked.connect(lambda: self.go(self._at - 1))
        self.after.clicked.connect(lambda: self.go(self._at + 1))
        self.step.changed.connect(lambda: self.go(int(self.step.value)))
        self.condition.changed.connect(self._renew)
        self.choosers.changed.connect(self._on_appearance)
        self.picture.pointed.connect(self.real.look_at)
        self.picture.painted.connect(lambda: self.real.show_stage(self.picture.stage))
        self.fit.changed.connect(lambda: self._fits.set_text(self.fit.text))

    def _renew(self) -> None:
        """Walk through the study as it is now, and stay at the same screen where it has it."""
        before, content = self.place_id, self._content
        plan = self._plan()
        if content is None or plan is None:
            self._way = None
            self._draw()
            return
        first = self._way is None
        self._way = way = Way(content, plan, interface_language())
        position = way.position_of(before) if before else None
        fallback = way.first_page() if first else min(self._at, len(way.places) - 1)
        self._at = fallback if position is None else position
        self._draw(anew=True)

    def _plan(self) -> Plan | None:
        found = self._plans.get(self.condition.value)
        return found or next(iter(self._plans.values()), None)

    def _follow_elsewhere(self, path: Path) -> bool:
        """Follow a path to a condition that has a screen about it; whether there is one."""
        content = self._content
        if content is None:
            return False
        for condition, plan in self._plans.items():
            way = Way(content, plan, interface_language())
            position = way.followed(path, -1)
            if position is not None:
                self._at = position
                self._way = way
                self.condition.show_value(condition)
                self._draw()
                return True
        return False

    def _criterion_at(self, path: Path) -> str:
        number = path[1] if path[:1] == ("criteria",) and len(path) > 1 else None
        criteria = self._content.study.criteria if self._content is not None else []
        known = isinstance(number, int) and number < len(criteria)
        return criteria[number].id if known else ""  # type: ignore[index]

    def _on_appearance(self) -> None:
        self._measure()
        self._draw()

    def _measure(self) -> None:
        theme = THEMES[self.choosers.colours.value].scaled(float(self.choosers.text_size.value))
        window = self.choosers.window_size
        usable = self._content if self._findings.content is not None else None
        self.fit.begin(usable, (window.width, window.height), theme)

    def _remark(self, content: StudyContent | None) -> str:
        if not self._findings.is_known:
            return ""
        if content is None:
            return self.tr("The pages are shown once the file can be used as a study.")
        if self._findings.content is None:
            return self.tr("The pages are those from before the errors below.")
        return ""

    def _draw(self, *, anew: bool = False) -> None:
        self._real_heading.set_text(self.tr("At its real size"))
        self.real.setAccessibleName(self._real_heading.text())
        self._real_hint.set_text(self.tr("drag, or click above"))
        self.before.setAccessibleName(self.tr("Screen before"))
        self.after.setAccessibleName(self.tr("Next screen"))
        way, place, content = self._way, self.place, self._content
        self.step.setVisible(way is not None)
        self.before.setEnabled(self._at > 0)
        self.after.setEnabled(way is not None and self._at + 1 < len(way.places))
        if way is None or place is None or content is None:
            self._number.set_text("")
            known = self._findings.is_known
            nothing = self.tr("Nothing to show yet") if known else self.tr("Being checked …")
            self.picture.show_nothing(nothing, "")
            self.real.show_stage(None)
            return
        count = len(way.places)
        self._number.set_text(
            self.tr("{number} of {count}").format(number=self._at + 1, count=count)
        )
        self.step.show_value(str(way.stretch_at(self._at).first))
        self.step.set_values(self.tr("Screen"), {str(s.first): s.name for s in way.stretches})
        self._show_screen(way, place, content, anew=anew)
        self.shown.emit()

    def _show_screen(self, way: Way, place: Place, content: StudyContent, *, anew: bool) -> None:
        appearance, window = self.choosers.appearance, self.choosers.window_size
        header = unrecorded_header(way.plan, appearance["language"])
        view = view_at(content, header, place, appearance=appearance, window=window)
        self.picture.have_screen(self.choosers.screen_area)
        stage = self.picture.stage
        if anew and stage is not None:
            stage.forget()
        page = self.page
        criterion = self._criterion if page and self._criterion in page.criteria else ""
        self.picture.show_view(view, criterion)
        self.real.show_stage(self.picture.stage)
