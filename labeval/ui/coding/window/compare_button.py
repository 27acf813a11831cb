"""Double coding in the coding window: the comparison is opened, and a source is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from labeval.coding.coders.double_coding import FINISH, finish
from labeval.coding.sources import REVIEW_SOURCE, review
from labeval.ui.coding.parts.names import source_title
from labeval.ui.coding.parts.quiet_button import QuietButton
from labeval.ui.displays import put_in_front
from labeval.ui.plain import set_tool_tip
from labeval.ui.widgets.basics.link_button import LinkButton

if TYPE_CHECKING:
    from labeval.ui.coding.compare.window import CompareWindow
    from labeval.ui.coding.window.auxiliary_windows import AuxiliaryWindows
    from labeval.ui.coding.window.window import CodingWindow

_KEY = "Ctrl+F12"


class CompareButton(QObject):
    """A button above the text, and a command on the current source.

    *Finished* is there for sources that were drawn for this coder: until it is pressed, the
    other coder's segments in them are not loaded at all.
    """

    def __init__(self, window: CodingWindow, others: AuxiliaryWindows | None = None) -> None:
        super().__init__(window)
        self._window = window
        self._others = others
        self._controller = window.controller
        self.compare: CompareWindow | None = None
        self.done, self.opener = LinkButton(), QuietButton()
        window.source_header.add_action(self.done)
        window.header.add_button(self.opener)
        self.done.clicked.connect(self.toggle_finished)
        self.opener.clicked.connect(self.open_compare)
        self._controller.source_shown.connect(self._show_state)
        self._controller.sources_changed.connect(self._show_state)
        window.retranslated.connect(self._retranslate)
        window.closed.connect(self._close)
        window.keys.register(
            _KEY, self._compare_name, self.open_compare, group=self._group, typing_too=True
        )
        if others is not None:
            others.lead_to(_KEY, self.open_compare)
        window.keys.register("Ctrl+D", self._done_name, self.toggle_finished, group=self._sources)
        self._retranslate()
        self._show_state()

    def open_compare(self) -> None:
        """The comparison of coders."""
        from labeval.ui.coding.compare.window import CompareWindow

        if self.compare is None:
            window = self._window
            self.compare = CompareWindow(window.controller, window.theme, window.memory)
            self.compare.segment_opened.connect(window.show_coding)
            if self._others is not None:
                self._others.lead_from(self.compare)
        put_in_front(self.compare)

    def toggle_finished(self) -> None:
        """Record that the current source is coded, or that more is to be done: for this coder where
        it is of the sample, else as reviewed."""
        source = self._controller.source
        if source is None:
            return
        if source.id in self._controller.sample:
            done = not self._controller.sample[source.id]
            memos = self._controller.memos.values()
            self._controller.do(FINISH, finish(memos, source.id, self._controller.coder, done=done))
            return
        done = not source.reviewed
        if self._controller.do(REVIEW_SOURCE, review([source], reviewed=done)) is not None:
            text = (
                self.tr("“{source}” is reviewed; Ctrl+D takes it back.")
                if done
                else self.tr("“{source}” is not reviewed.")
            )
            self._window.footer.show_message(text.format(source=source_title(source)))

    def _show_state(self) -> None:
        source = self._controller.source
        is_done = self._controller.sample.get(source.id) if source is not None else None
        self.done.setVisible(is_done is not None)
        if is_done is not None:
            self.done.setText(self.tr("✓ Finished") if is_done else self.tr("Finish source"))
            set_tool_tip(self.done,
                self.tr("Ctrl+D: this source was drawn for two coders. Until you have finished it, "
                        "the other one's codes are hidden.")
            )  # fmt: skip

    def _close(self) -> None:
        if self.compare is not None:
            self.compare.close()
            self.compare.deleteLater()
            self.compare = None

    def _retranslate(self) -> None:
        self.opener.setText(self.tr("Compare"))
        self.opener.setAccessibleName(self._compare_name())
        key = QKeySequence(_KEY).toString(QKeySequence.SequenceFormat.NativeText)
        set_tool_tip(self.opener, f"{self._compare_name()}  ({key})")
        self._show_state()

    def _compare_name(self) -> str:
        return self.tr("Compare coders")

    def _done_name(self) -> str:
        return self.tr("Source reviewed (of a sample: finished), or not")

    def _sources(self) -> str:
        return self.tr("Sources")

    def _group(self) -> str:
        return self.tr("Double coding")
