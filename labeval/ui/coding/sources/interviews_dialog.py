"""Interviews that are to come in: a table of files, each with its participant."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from labeval.files.names import written_name
from labeval.files.refusal import FileRefused
from labeval.jobs.coding.interviews import (
    InterviewLink,
    ReadInterview,
    guessed_interviewers,
    guessed_participants,
    read_attributes,
    read_links,
)
from labeval.ui.coding.parts.names import speaker_name
from labeval.ui.coding.parts.numbers import LocalAmount
from labeval.ui.coding.parts.times import clock
from labeval.ui.coding.sources.pairs_dialog import participant_box, style_fields_table
from labeval.ui.on_its_screen import resize_on_screen
from labeval.ui.plain import set_tool_tip, warn
from labeval.ui.sentences import sentence
from labeval.ui.theme import GRID, MARGIN, Theme, palette_of
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.choices import TickBox, style_choice
from labeval.ui.widgets.basics.fields import ChoiceBox
from labeval.ui.widgets.basics.label import Label

_FILE, _LENGTH, _SOUND, _SPEAKERS, _INTERVIEWER, _PARTICIPANT = range(6)
_MOST_REFUSED = 6


class InterviewsDialog(QDialog):
    """Links files with participants; nothing is written here.

    Args:
        known: codes of the participants that there are.
        erased: those who were erased; a file that is named after one is seen as theirs.
        refused: files that cannot be read, with the reason.

    Signals:
        wanted: file to :class:`InterviewLink`, when the files are to come in.
    """

    wanted = Signal(object)

    def __init__(
        self,
        theme: Theme,
        parent: QWidget,
        read: Sequence[ReadInterview],
        refused: Mapping[Path, Exception],
        known: Collection[str],
        erased: Collection[str] = (),
    ) -> None:
        super().__init__(parent)
        self.setPalette(palette_of(theme))
        self.setWindowTitle(self.tr("Import interviews"))
        resize_on_screen(self, 1080, 620)
        self._theme, self._read = theme, list(read)
        self._known, self._erased = set(known), set(erased)
        self._about: dict[str, dict[str, str]] = {}
        self._guessed: dict[Path, str] = {}
        """File to the participant who was guessed for it."""
        self._chosen: set[int] = set()
        """Rows whose interviewer is not guessed: somebody, or a table, has said who it is."""
        self.table = QTableWidget(len(self._read), 6)
        self.summary = Label(theme, size=14, wrap=True)
        self.problems = Label(theme, role="note_text", wrap=True)
        self._roles = Label(theme, role="soft_text", wrap=True)
        self._roles.set_text(
            self.tr(
                "Whoever interviews is called “Interviewer”, the other one of two speakers "
                "“Participant”. Both can be corrected later (Ctrl+P)."
            )
        )
        self.by_file = TickBox(self.tr("Name them like their files, which often name people"))
        style_choice(self.by_file, theme)
        set_tool_tip(
            self.by_file,
            self.tr("Otherwise they are “Interview P07” by the participant, or “Interview 1”."),
        )
        self._fill()
        self._lay_out(refused)
        self._summarise()

    def box(self, row: int) -> QComboBox:
        """The field with the participant of a file."""
        box = self.table.cellWidget(row, _PARTICIPANT)
        assert isinstance(box, QComboBox)
        return box

    def asking(self, row: int) -> QComboBox:
        """The field with the speaker of a file who interviews."""
        box = self.table.cellWidget(row, _INTERVIEWER)
        assert isinstance(box, QComboBox)
        return box

    def links(self) -> dict[Path, InterviewLink]:
        """The participant of each file, with attributes."""
        found = {}
        for row, interview in enumerate(self._read):
            code = self.box(row).currentText().strip()
            name = interview.stem if self.by_file.isChecked() else ""
            asking = str(self.asking(row).currentData())
            about = dict(self._about.get(code, {}))
            found[interview.path] = InterviewLink(code, about, name, asking)
        return found

    def take_table(self, path: Path) -> None:
        """Take attributes, and participants of files where it has a column ``file``.

        Raises:
            FileRefused, OSError: it cannot be read.
        """
        try:
            by_file = read_links(path)
        except FileRefused:
            self._about = read_attributes(path)
            by_file = {}
        guessed = guessed_participants(self._read, {*self._known, *self._erased, *self._about})
        for row, interview in enumerate(self._read):
            self._offer(self.box(row))
            names = interview.file_name, interview.stem
            link = next((by_file[name] for name in names if name in by_file), None)
            if link is not None:
                self.box(row).setCurrentText(link.participant)
                if link.interviewer in interview.speakers:
                    self._choose_asking(row, link.interviewer)
                    self._chosen.add(row)
                if link.participant:
                    self._about.setdefault(link.participant, {}).update(link.attributes)
            elif self.box(row).currentText() in ("", self._guessed[interview.path]):
                self.box(row).setCurrentText(guessed[interview.path])
        self._guessed = guessed
        self._summarise()

    def _fill(self) -> None:
        style_fields_table(self.table, self._theme)
        self.table.setAccessibleName(self.windowTitle())
        self.table.setHorizontalHeaderLabels(
            [
                self.tr("File"),
                self.tr("Length"),
                self.tr("Sound"),
                self.tr("Speakers"),
                self.tr("Who interviews"),
                self.tr("Participant"),
            ]
        )
        asking = guessed_interviewers(self._read)
        offered = ["", *sorted(self._known, key=str.casefold)]
        self._guessed = guessed_participants(self._read, self._known | self._erased)
        for row, interview in enumerate(self._read):
            segments = interview.transcript.segments
            end_ms = round(1000 * max(s.end_s for s in segments))
            length = clock(end_ms) if interview.has_times else self.tr("no times")
            sound = interview.sound
            sound_name = written_name(sound.name) if sound is not None else ""
            speakers = ", ".join(map(speaker_name, interview.speakers))
            texts = (interview.file_name, length, sound_name, speakers)
            for column, text in enumerate(texts):
                item = QTableWidgetItem(text)
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
                set_tool_tip(item, text)
                self.table.setItem(row, column, item)
            who = ChoiceBox(self.tr("Who interviews in {file}").format(file=texts[0]))
            who.addItem(self.tr("nobody"), "")
            for speaker in interview.speakers:
                who.addItem(speaker_name(speaker), speaker)
            self.table.setCellWidget(row, _INTERVIEWER, who)
            self._choose_asking(row, asking[interview.path])
            who.activated.connect(lambda _=0, row=row: self._on_asking_chosen(row))
            whose = self.tr("Participant of {file}").format(file=texts[0])
            box = participant_box(whose, offered, self._guessed[interview.path])
            box.currentTextChanged.connect(self._summarise)
            self.table.setCellWidget(row, _PARTICIPANT, box)
        head = self.table.horizontalHeader()
        head.setSectionResizeMode(_FILE, QHeaderView.ResizeMode.Stretch)
        head.setSectionResizeMode(_SPEAKERS, QHeaderView.ResizeMode.Stretch)
        head.setSectionResizeMode(_LENGTH, QHeaderView.ResizeMode.ResizeToContents)
        self.table.setColumnWidth(_SOUND, 150)
        self.table.setColumnHidden(_SOUND, not any(each.sound for each in self._read))
        self.table.setColumnWidth(_INTERVIEWER, 190)
        self.table.setColumnWidth(_PARTICIPANT, 190)

    def _offer(self, box: QComboBox) -> None:
        """Offer the participants of the table, too."""
        there = {box.itemText(n) for n in range(box.count())}
        box.addItems([code for code in self._about if code not in there])

    def _choose_asking(self, row: int, speaker: str) -> None:
        box = self.asking(row)
        box.setCurrentIndex(max(0, box.findData(speaker)))

    def _on_asking_chosen(self, row: int) -> None:
        """Take the interviewer of one file for all where the name occurs and is only guessed."""
        self._chosen.add(row)
        speaker = self.asking(row).currentData()
        for other, interview in enumerate(self._read):
            if other not in self._chosen and speaker in interview.speakers:
                self._choose_asking(other, speaker)
        self._summarise()

    def _lay_out(self, refused: Mapping[Path, Exception]) -> None:
        heading = Label(self._theme, size=18, bold=True, wrap=True)
        heading.set_text(self.windowTitle())
        self._cancel = ActionButton(self.tr("Cancel"))
        self._table_button = ActionButton(self.tr("Attributes from a table…"))
        self.take = ActionButton(self.tr("Import"), primary=True)
        buttons = QHBoxLayout()
        for button in (self._cancel, self._table_button, self.take):
            button.set_theme(self._theme)
        buttons.addWidget(self._cancel)
        buttons.addStretch(1)
        buttons.addWidget(self._table_button)
        buttons.addWidget(self.take)
        self._cancel.clicked.connect(self.reject)
        self._table_button.clicked.connect(self._ask_table)
        self.take.clicked.connect(self.accept)
        self.accepted.connect(self._on_accepted)
        lines = [sentence(error) for error in refused.values()]
        if len(lines) > _MOST_REFUSED:
            more = len(lines) - _MOST_REFUSED
            lines = [*lines[:_MOST_REFUSED], self.tr("and %Ln more", "", more)]
        self.problems.set_text("\n".join(lines))
        self.problems.setVisible(bool(lines))
        self.take.setEnabled(bool(self._read))
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(2 * GRID)
        for part in (heading, self.summary, self.problems):
            column.addWidget(part)
        column.addWidget(self.table, 1)
        column.addWidget(self._roles)
        column.addWidget(self.by_file)
        column.addLayout(buttons)

    def _summarise(self) -> None:
        codes = {link.participant for link in self.links().values()} - {""}
        names = {name for code in codes for name in self._about.get(code, {})}
        parts = [
            self.tr("%Ln interview(s)", "", len(self._read)),
            self.tr("%Ln participant(s)", "", len(codes)),
        ]
        if sounds := sum(each.sound is not None for each in self._read):
            parts.append(self.tr("%Ln with sound", "", sounds))
        if new := len(codes - self._known):
            parts.append(self.tr("%Ln of them new", "", new))
        if without := sum(not link.participant for link in self.links().values()):
            parts.append(self.tr("%Ln without a participant", "", without))
        if without := sum(not link.interviewer for link in self.links().values()):
            parts.append(self.tr("%Ln without an interviewer", "", without))
        if absent := sum(code not in codes for code in self._about):
            text = self.tr("{absent} of {rows:row|rows} of the table without an interview")
            parts.append(text.format(absent=absent, rows=LocalAmount(len(self._about))))
        if names:
            listed = ", ".join(sorted(names, key=str.casefold))
            parts.append(self.tr("attributes: {names}").format(names=listed))
        self.summary.set_text("  ·  ".join(parts))

    def _ask_table(self) -> None:
        title = self.tr("Attributes of participants")
        found, _ = QFileDialog.getOpenFileName(self, title, "", "*.csv *.tsv *.xlsx")
        if found:
            try:
                self.take_table(Path(found))
            except (FileRefused, OSError) as error:
                warn(self, sentence(error))

    def _on_accepted(self) -> None:
        self.wanted.emit(self.links())
