"""The window in which a study begins: what to find out, the texts, then name and place."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import QDialog, QStackedWidget, QVBoxLayout, QWidget

from labeval.exchange.errors import ExchangeError
from labeval.exchange.study_folder import begun_for_interviews
from labeval.jobs.new_study.example import make_example
from labeval.jobs.new_study.own_study import make_own_study
from labeval.study.folder import StudyFolder
from labeval.study.problems import StudyProblems
from labeval.text.amounts import Amount
from labeval.ui.accessible import TabbedAsRead, announce, leave, stops_of
from labeval.ui.help import topics as topics_of_help
from labeval.ui.help.topics import Topic
from labeval.ui.help.window import Help
from labeval.ui.language import Retranslating, interface_language
from labeval.ui.memory import Memory
from labeval.ui.new_study.consent_page import ConsentPage
from labeval.ui.new_study.criteria_page import CriteriaPage
from labeval.ui.new_study.draft import Draft, spanned_minutes
from labeval.ui.new_study.gallery import GalleryPage
from labeval.ui.new_study.methods.methods_row import block_names, languages_text
from labeval.ui.new_study.methods_page import MethodsPage
from labeval.ui.new_study.place_page import PlacePage
from labeval.ui.new_study.texts_page import TextsPage
from labeval.ui.on_its_screen import OnItsScreen
from labeval.ui.plain import ask_to_give_up, warn
from labeval.ui.sentences import sentence, translated
from labeval.ui.theme import GRID, MARGIN, Theme
from labeval.ui.usual_folders import chosen_interviews
from labeval.ui.widgets.bars.key_hints import KeyHint, KeyHints
from labeval.ui.widgets.bars.steps_line import StepsLine
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.dropped_files import local_files
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.fitting.scrolled import Scrolled
from labeval.ui.widgets.fitting.wrapping import WrappingRow

_REASON = 80
"""Pixels that the sentence next to the buttons has at least."""


class NewStudyWindow(TabbedAsRead, Retranslating, QDialog):
    """Leads from a question to a study folder.

    Args:
        templates: the folder of the templates.

    Signals:
        made: a study folder was made.
        rehearsal_wanted: it is to be rehearsed at once.
        described: lines about a study that was made of judgments.
        coding_wanted: a folder for interviews was made; these files are to come in and be coded.
    """

    stops_at_words = True
    USUAL_SIZE = QSize(1280, 720)

    made = Signal(Path)
    rehearsal_wanted = Signal()
    described = Signal(list)
    coding_wanted = Signal(list)

    def __init__(
        self, templates: Path, memory: Memory, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowModality(Qt.WindowModality.ApplicationModal)
        self._templates, self._theme, self._memory = templates, theme, memory
        self._interviews: list[Path] = []
        self._heading = Label(theme, size=18, bold=True)
        self._steps = StepsLine(theme)
        self._help_button = LinkButton()
        self._help_button.set_theme(theme)
        self.gallery = GalleryPage(templates, theme)
        self.methods = MethodsPage(theme)
        self.draft = Draft()
        self.texts = TextsPage(self.draft.compose_for_texts, memory, theme)
        self.criteria = CriteriaPage(self.draft, templates, theme)
        self.consent = ConsentPage(self.draft, theme)
        self.place = PlacePage(memory, theme)
        self._example = False
        self.back, self.example = ActionButton(), ActionButton()
        self.next = ActionButton(primary=True)
        self._hints = KeyHints(theme)
        self._reason = Label(theme, role="soft_text", wrap=True)
        self._reason.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._reason.setMinimumWidth(_REASON)  # a file's name can be one long word
        self._stack = QStackedWidget()
        self._shown: dict[QWidget, QWidget] = {}
        """Pages to what scrolls them."""
        self._lay_out()
        self.gallery.changed.connect(self._redraw)
        self.gallery.wanted.connect(self._on_next)
        self.gallery.methods_wanted.connect(lambda: self._go(self.methods))
        self.gallery.failed.connect(lambda text: warn(self, text))
        self.texts.changed.connect(self._redraw)
        self.texts.failed.connect(lambda text: warn(self, text))
        self.texts.made.connect(self._on_made_of_judgments)
        self.criteria.changed.connect(self._redraw)
        self.criteria.failed.connect(lambda text: warn(self, text))
        self.consent.changed.connect(self._redraw)
        self.place.changed.connect(self._redraw)
        self.example.clicked.connect(self._on_example)
        self.back.clicked.connect(self._on_back)
        self.next.clicked.connect(self._on_next)
        QShortcut(QKeySequence("Ctrl+Return"), self, self._on_next)
        self.help = Help(self, theme, self._topic)
        self._help_button.clicked.connect(self.help.open)
        self.setAcceptDrops(True)
        OnItsScreen(self)
        self.resize(self.USUAL_SIZE)
        self.retranslate()
        self._go(self.gallery)

    @property
    def page(self) -> QWidget | None:
        """The page that is shown."""
        shown = self._stack.currentWidget()
        return shown.inside if isinstance(shown, Scrolled) else shown

    def bring(self, paths: Sequence[Path]) -> None:
        """Read one's own texts; the design can be chosen before or after."""
        self.texts.open(paths)
        if self.page is self.gallery:
            self._redraw()

    def bring_interviews(self, paths: Sequence[Path]) -> None:
        """Make a folder for transcripts alone."""
        self._interviews = list(paths)
        self.gallery.choose_interviews()
        self._go(self.place)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if local_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        paths = local_files(event.mimeData())
        if self.page is self.gallery and self.gallery.is_of_interviews:
            self.bring_interviews(paths)
        else:
            self.bring(paths)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back, and closes the window on its first page."""
        if event.key() == Qt.Key.Key_Escape:
            self._on_back()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.page is self.place:
            self._on_next()
        else:
            event.ignore()

    def closeEvent(self, event: QCloseEvent) -> None:
        if event.spontaneous() and not self._may_be_discarded():
            event.ignore()
            return
        self.gallery.close_work()
        self.texts.close_work()
        self.criteria.close_work()
        super().closeEvent(event)

    # -- inside -------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        top = WrappingRow(3 * GRID)
        top.setContentsMargins(MARGIN, 2 * GRID, MARGIN, GRID)
        top.addWidget(self._heading)
        top.addWidget(self._steps)
        top.addStretch()
        top.addWidget(self._help_button)
        column.addLayout(top)
        scrolling = (self.criteria, self.consent, self.place)  # the others scroll what is in them
        for page in self._pages():
            self._shown[page] = Scrolled(self._theme, page) if page in scrolling else page
            self._stack.addWidget(self._shown[page])
        column.addWidget(self._stack, 1)
        bottom = WrappingRow(2 * GRID)
        bottom.setContentsMargins(MARGIN, 12, MARGIN, 12)
        bottom.addWidget(self.back)
        bottom.addWidget(self._hints, 3)
        bottom.addWidget(self._reason, 2)
        bottom.addWidget(self.example)
        bottom.addWidget(self.next)
        column.addLayout(bottom)
        for part in (self.back, self.example, self.next):
            part.set_theme(self._theme)

    @property
    def _way(self) -> list[QWidget]:
        """The pages of the flow, in order."""
        if self._example or self.gallery.is_of_interviews:
            return [self.gallery, self.place]
        return [self.gallery, self.texts, self.criteria, self.consent, self.place]

    def _topic(self) -> Topic:
        """Help about the page that is shown."""
        topics = {
            self.texts: topics_of_help.TEXTS,
            self.criteria: topics_of_help.CRITERIA,
            self.consent: topics_of_help.CONSENT,
            self.place: topics_of_help.PLACE,
        }
        return next((t for page, t in topics.items() if page is self.page), topics_of_help.DESIGN)

    def _pages(self) -> tuple[QWidget, ...]:
        own = (self.texts, self.criteria, self.consent)
        return (self.gallery, self.methods, *own, self.place)

    def _neighbour(self, pages: int) -> QWidget:
        """The page so many pages further on the way."""
        here = next(n for n, page in enumerate(self._way) if page is self.page)
        return self._way[here + pages]

    def _go(self, page: QWidget) -> None:
        leave(self._stack)
        self._stack.setCurrentWidget(self._shown[page])
        if page is self.place:
            is_coded = self.gallery.is_of_interviews
            is_own = not self._example and not is_coded
            languages = self.draft.languages if is_own else [interface_language()]
            self.place.begin(self._proposed_name(), self._described(), languages, coded=is_coded)
            self.place.focus_name()
        elif page is self.texts:
            self.texts.refresh()
            self.texts.focus_first()
        elif page is self.criteria and self.draft.design is not None:
            self.criteria.begin(self.gallery.kinds(self.draft.design), self.texts.items)
        elif page is self.consent:
            self.consent.begin()
        elif page is self.gallery:
            self._example, self._interviews = False, []
            self.gallery.show_current()
            self.gallery.rail.setFocus()
        if self.focusWidget() is None and (stops := stops_of(page)):
            stops[0].setFocus(Qt.FocusReason.OtherFocusReason)
        self._redraw()
        if page is not self.methods:
            self._say_step()

    def _say_step(self) -> None:
        """Announce which page of how many has come."""
        names, here = self._named_steps()
        text = self.tr("{step}, page {number} of {count}")
        announce(self, text.format(step=names[here], number=here + 1, count=len(names)))

    def _on_back(self) -> None:
        if self.page is self.gallery:
            if self._may_be_discarded():
                self.close()
        elif self.page is self.methods:
            self._go(self.gallery)
        else:
            self._go(self._neighbour(-1))

    def _may_be_discarded(self) -> bool:
        """Return whether nothing was begun, or whoever began it wants to give it up."""
        if self.texts.texts is None and not self.draft.is_begun:
            return True
        return ask_to_give_up(
            self,
            self.tr(
                "Give up this new study? What you entered is not kept; your files stay as they are."
            ),
            give_up=self.tr("Give it up"),
            go_on=self.tr("Go on with it"),
        )

    def _on_example(self) -> None:
        """The quiet button: the design's own texts, or on the last page no rehearsal."""
        if self.page is self.place:
            self._make()
        elif self.gallery.design is not None:
            self._example = True
            self._go(self.place)

    def _on_next(self) -> None:
        page, design = self.page, self.gallery.design
        if not self.next.isEnabled():
            return
        if page is self.methods:
            self._go(self.gallery)
        elif page is self.place:
            if self._make() and not self._interviews:
                self.rehearsal_wanted.emit()
        elif self.gallery.is_of_interviews:
            if files := chosen_interviews(self, self._memory):
                self.bring_interviews(files)
        elif page is self.gallery and design is not None:
            if not design.blocks:
                self._on_example()
                return
            self.draft.begin(design)
            self._go(self.texts)
        else:
            self._go(self._neighbour(1))

    def _make(self) -> bool:
        """Make the study and close; False where it could not be made."""
        target = self.place.target
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            if self._interviews:
                title = self.place.name.text().strip()
                with begun_for_interviews(StudyFolder(target), translated, title):
                    pass
            elif self._example:
                make_example(self._templates, self.gallery.current, target)
            else:
                self.draft.title = self.place.title
                texts = self.texts
                sources = texts.texts.seen.files if texts.texts is not None else ()
                make_own_study(self.draft.own(texts.items), target, texts.keep_mapping, sources)
        except (ExchangeError, StudyProblems, OSError) as error:
            warn(self, sentence(error))
            self._redraw()
            return False
        self.place.remember()
        self.close()
        self.made.emit(target)
        if self._interviews:
            self.coding_wanted.emit(self._interviews)
        return True

    def _on_made_of_judgments(self, target: Path, lines: list[str]) -> None:
        self.close()
        self.made.emit(target)
        self.described.emit(lines)

    def _proposed_name(self) -> str:
        design = self.gallery.design
        if self.gallery.is_of_interviews:
            return self.tr("Interviews")
        if not self._example and self.texts.texts is not None:
            return self.texts.texts.seen.files[0].stem.replace("_", " ").replace("-", " ").strip()
        title = design.content.study.title if design is not None else self.gallery.current.title
        return title.in_language(interface_language())

    def _described(self) -> str:
        if self.gallery.is_of_interviews:
            return self.tr(
                "%n interview(s) to be coded; nothing is rated.", "", len(self._interviews)
            )
        title = self.gallery.current.title.in_language(interface_language())
        if self._example:
            return self.tr(
                "“{design}”, with the example's texts, criteria and pages. Everything can be "
                "changed afterwards in the folder's files."
            ).format(design=title)
        composed = self.draft.compose(self.texts.items)
        planned = self.draft.participants
        described = self.tr(
            "{methods}: {texts:text|texts}, {criteria:criterion|criteria}. Sessions in {languages} "
            "take about {minutes} min."
        )
        if planned is not None:
            people = self.tr("{participants:participant is|participants are} planned.")
            described += " " + people.format(participants=Amount(planned))
        return described.format(
            methods=", ".join(block_names(self.draft.blocks).values()),
            texts=Amount(len(self.texts.items)),
            criteria=Amount(len(self.draft.criteria)),
            languages=languages_text(self.draft.languages),
            minutes=spanned_minutes(composed.durations()),
        )

    def _redraw(self) -> None:
        page, design = self.page, self.gallery.design
        reason, note = "", ""
        if page is self.place:
            reason = self.place.reason()
        elif page is self.texts:
            reason, note = self.texts.reason(), self.texts.summary()
        elif page is self.criteria:
            reason = self.criteria.reason()
        elif page is self.consent:
            note = self.consent.note()
        elif page is self.gallery and design is None and not self.gallery.is_of_interviews:
            reason = self.tr("reading the designs")
        elif page is self.gallery and not self.gallery.shown:
            reason = self.tr("no design is found")
        elif page is self.gallery and self.texts.texts is not None:
            file = self.texts.texts.seen.files[0].name
            ready = self.tr("{file} is ready; choose what to find out").format(file=file)
            note = ready if self.texts.items else f"{file}: {self.texts.reason()}"
        self._reason.set_text(reason or note)
        self._reason.setVisible(bool(reason or note))  # else the keys have its room
        self.next.setEnabled(not reason)
        self._steps.show_steps(*self._named_steps())
        is_coded = self.gallery.is_of_interviews
        rated = not is_coded and (design is None or bool(design.blocks))
        last = page is self.place
        self.example.setVisible(not is_coded and (last or (page is self.gallery and rated)))
        self.example.setEnabled(not reason)
        self.example.setText(
            self.tr("Only make it") if last else self.tr("Try it with example texts")
        )
        self.back.setVisible(page is not self.methods)  # its other button does the same
        self.back.setText(self.tr("Cancel") if page is self.gallery else self.tr("Back"))
        self.next.setText(self._next_text(rated))
        self._hints.set_hints(self._key_hints())

    def _next_text(self, rated: bool) -> str:
        if self.page is self.methods:
            return self.tr("Back to the designs")
        if self.gallery.is_of_interviews:
            at_end = self.page is self.place
            return self.tr("Begin to code") if at_end else self.tr("Choose the files…")
        if self.page is self.place:
            return self.tr("Make and rehearse it")
        if self.page is self.consent:
            return self.tr("Use this consent")
        if self.page is self.criteria:
            count = len(self.draft.criteria)
            if count == 1:
                return self.tr("Use this criterion")
            own = self.tr("Use these %n criteria", "", count)
            return own if count else self.tr("Use the criteria")
        if self.page is self.texts:
            count = len(self.texts.items)
            if count == 1:
                return self.tr("Use this text")
            return self.tr("Use these %n text(s)", "", count) if count else self.tr("Use the texts")
        return self.tr("Use it with my texts") if rated else self.tr("Use this design")

    def _named_steps(self) -> tuple[list[str], int]:
        names = {
            self.gallery: self.tr("What to find out"),
            self.texts: self.tr("Texts"),
            self.criteria: self.tr("Methods and criteria"),
            self.consent: self.tr("Consent"),
            self.place: self.tr("Name and place"),
        }
        way = self._way
        here = way.index(self.page) if self.page in way else 0
        return [names[page] for page in way], here

    def _key_hints(self) -> list[KeyHint]:
        """Keys of the page on show, that which leaves it among them."""
        if self.page is self.criteria and (own := self.criteria.own_hints()):
            return own
        leave = self.tr("cancel") if self.page is self.gallery else self.tr("back")
        hints = self._hints_of_page()
        return [*hints[:2], (["Esc"], leave), *hints[2:]]  # those at the end may have no room

    def _hints_of_page(self) -> list[KeyHint]:
        if self.page is self.gallery:
            return [
                (["←", "→", "↑", "↓"], self.tr("choose")),
                (["Enter"], self.tr("use it")),
                (["Ctrl", "F"], self.tr("search")),
            ]
        if self.page is self.criteria:
            return [
                (["Ctrl", "N"], self.tr("add")),
                (["Ctrl", "V"], self.tr("paste a table")),
                (["Ctrl", "Enter"], self.tr("go on")),
            ]
        if self.page is self.texts and self.texts.texts is not None:
            return [
                (["←", "→"], self.tr("column")),
                (["Space"], self.tr("what it is")),
                (["PgDn"], self.tr("next page")),
            ]
        if self.page is self.texts:
            return [(["Ctrl", "V"], self.tr("paste a table"))]
        if self.page is self.methods:
            return []
        return [(["Ctrl", "Enter"], self.tr("go on"))]

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("New study"))
        self._heading.set_text(self.tr("New study"))
        self._help_button.setText(self.tr("Help (F1)"))
        self._redraw()
