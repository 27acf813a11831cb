"""The window of the theme board: codes left, cards in the middle, the current theme right."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import cast

from PySide6.QtCore import QPoint, QPointF, QSizeF, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu

from labeval.coding import code_map, themes
from labeval.coding.code_map import Place
from labeval.coding.corpus.corpus import CorpusSegment, participants_in
from labeval.coding.corpus.counts import Within, together
from labeval.coding.corpus.filtering import Filter
from labeval.coding.corpus.quotes import best_quotes
from labeval.coding.edits import Change
from labeval.coding.identity import new_id
from labeval.coding.rows import Board, Theme, ThemeLink
from labeval.coding.typed_text import text_to_keep
from labeval.exchange.errors import ExchangeError
from labeval.jobs.coding.corpus import counted_coders
from labeval.ui.coding.counts.grid import colours_of
from labeval.ui.coding.counts.saving import save_picture
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.typed_texts import both_kept, on_clipboard
from labeval.ui.coding.themes.cards import (
    WIDTH,
    Chip,
    ThemeCard,
    area_of,
    free_place,
    height_of,
    place_below,
)
from labeval.ui.coding.themes.frame import MAP, ThemesFrame
from labeval.ui.coding.themes.map_cards import code_cards, lines_of
from labeval.ui.coding.themes.placed_map import PlacedMap
from labeval.ui.memory import Memory
from labeval.ui.plain import menu_text
from labeval.ui.sentences import sentence
from labeval.ui.theme import Theme as Look
from labeval.ui.widgets.basics.menus import style_menu

_QUOTES = 8


class ThemesWindow(ThemesFrame):
    """From codes to themes, on one board at a time; kept versions can be looked at and compared."""

    def __init__(
        self, controller: CodingController, theme: Look, memory: Memory | None = None
    ) -> None:
        super().__init__(controller, theme, memory)
        self._themes: list[Theme] = []
        self._links: list[ThemeLink] = []
        self._chips: dict[str, Chip] = {}
        self._segments: dict[str, list[CorpusSegment]] = {}
        self._map = PlacedMap(self.theme)
        self._chosen: list[CorpusSegment] = []
        self._connect()
        self.retranslate()

    # -- what is shown ------------------------------------------------------------------------

    def current_board(self) -> Board | None:
        """The current board; None as long as there is none."""
        boards = {board.id: board for board in self.controller.workbook.boards()}
        return boards.get(self.which.value) or next(iter(boards.values()), None)

    def show_corpus(self) -> None:
        corpus, book = self.corpus, self.controller.workbook
        # One's own segments, as in the tree; those of all coders where one has coded nothing.
        whose = frozenset({self.controller.coder})
        segments = corpus.chosen(Filter(coders=whose))
        if not segments:
            whose = counted_coders(corpus)
            segments = corpus.chosen(Filter(coders=whose))
        names = sorted(coder.name for coder in corpus.coders.values() if coder.id in whose)
        self.whose.set_text(self.tr("Segments of: {names}.").format(names=", ".join(names)))
        self.whose.setVisible(len(corpus.coders) > 1)
        self._chosen = segments
        self._segments = {}
        for segment in segments:
            self._segments.setdefault(segment.code, []).append(segment)
        colours = colours_of(corpus)
        self._chips = {
            code.id: Chip(
                code.id, code.name, colours[code.id], len(self._segments.get(code.id, ()))
            )
            for _, code in corpus.in_order()
        }
        codes = {code.id: code.name for code in corpus.codes.values()}
        coders = {coder.id: coder.name for coder in corpus.coders.values()}
        self.details.quotes.know(codes, colours, coders, self.controller.naming)
        boards = book.boards()
        self.which.set_values(self.tr("Board"), {b.id: self._board_name(b) for b in boards})
        self.which.setVisible(len(boards) > 1)
        board = self.current_board()
        others = {b.id: self._board_name(b) for b in boards if board and b.id != board.id}
        self.compare.set_values(self.tr("Compare with"), {"": self.tr("nothing"), **others})
        self.compare.setVisible(bool(others))
        self._show_board(board)

    def _take_rows(self, board: Board | None) -> None:
        book = self.controller.workbook
        self._themes = book.themes(board.id) if board else []
        self._links = book.links(board.id) if board else []

    def _board_name(self, board: Board) -> str:
        return f"{board.name}  {board.kept[:16].replace('T', ' ')}" if board.kept else board.name

    def _show_board(self, board: Board | None) -> None:
        self._take_rows(board)
        self.board.editable = board is None or not board.kept
        self.add.setEnabled(self.board.editable)
        self.keep.setEnabled(self.board.editable and bool(self._themes))
        placed = {code for theme in self._themes for code in theme.codes}
        codable = [c for _, c in self.corpus.in_order() if c.codable and not c.retired]
        loose = [self._chips[c.id] for c in codable if c.id not in placed]
        self.loose.show_chips(loose)
        self._loose_head.set_text(self.tr("Codes without a theme"), str(len(loose)))
        is_map = self.show_as.value == MAP
        for part in (self.within, self.least, self.arrange):
            part.setVisible(is_map)
        self.arrange.setEnabled(self.board.editable)
        self.save.setEnabled(bool(self._themes) or is_map)
        cards = [self._card(theme) for theme in self._themes]
        self._map.chips = [
            self._chips[c.id] for c in codable if c.id in placed or self._chips[c.id].segments
        ]
        if is_map:
            self._show_map(board, cards)
        else:
            self.board.show_cards(cards, self._links)
        self.phases.show_state(self.corpus, self._segments, self._themes, loose)
        self._show_theme(self.board.theme_chosen)
        self._show_versions(board)

    def _show_map(self, board: Board | None, cards: list[ThemeCard]) -> None:
        """Codes as cards of their own, near their themes until somebody moves them."""
        shown = self._map
        pairs = together(self._chosen, cast(Within, self.within.value))
        shown.together = {codes: pair.number for codes, pair in pairs.items()}
        id = board.id if board else ""
        known = code_map.places(self.controller.workbook.memos(), id)
        shown.at = shown.places(self._themes, self._links, known)
        for card in cards:
            card.chips, card.at = (), QPointF(*shown.at[card.theme.id])
            card.summary = card.summary.replace(", ", "\n")
        summaries = {c.code: self.tr("%Ln segment(s)", "", c.segments) for c in shown.chips}
        cards += code_cards(shown.chips, shown.at, id, summaries)
        lines = lines_of(shown.chips, self._themes, shown.together, int(self.least.value))
        self.board.show_cards(cards, self._links, lines)

    def _put_on_map(self, moved: dict[str, Place], label: str) -> None:
        """Keep places, those that nobody has moved yet too, so that none jumps later."""
        board, changes = self.current_board(), []
        if board is None:
            changes = themes.add_board(self.tr("Themes"))
            made = changes[0].row
            assert isinstance(made, Board)
            board = made
        memos, coder = self.controller.workbook.memos(), self.controller.coder
        changes += code_map.put(memos, board.id, {**self._map.at, **moved}, coder=coder)
        if self.controller.do(label, changes) is not None:
            self.refresh()

    def _moved_along(self, id: str, x: float, y: float) -> dict[str, Place]:
        return self._map.along(id, x, y, self.board.below(id))

    def _on_arrange(self) -> None:
        """Put codes near their themes, and near each other what is often together."""
        self._put_on_map(self._map.places(self._themes, self._links), code_map.ARRANGE)

    def _on_save(self) -> None:
        name = self.tr("map") if self.show_as.value == MAP else self.tr("themes")
        kinds = "SVG (*.svg);;PNG (*.png)"
        if path := self.ask_place(self.save.text(), f"{name}.svg", kinds):
            self.save_as(path)

    def save_as(self, path: Path) -> None:
        """Save the board as it is drawn, as SVG or PNG by the ending."""
        try:
            save_picture(self.board, path)
        except ExchangeError as error:
            self._on_refused(sentence(error))
            return
        self._notify_written(path)

    def _card(self, theme: Theme) -> ThemeCard:
        chips = tuple(self._chips[code] for code in theme.codes if code in self._chips)
        segments = self._segments_of(theme)
        summary = ", ".join(
            (
                self.tr("%Ln segment(s)", "", len(segments)),
                self.tr("%Ln participant(s)", "", len(participants_in(segments))),
            )
        )
        return ThemeCard(theme, chips, summary, QPointF(theme.x, theme.y), QSizeF(WIDTH, 100))

    def _segments_of(self, theme: Theme) -> list[CorpusSegment]:
        """Those of its codes and of the themes under it, each once."""
        codes = themes.codes_of_theme(self._themes, theme)
        return [segment for code in codes for segment in self._segments.get(code, ())]

    def _show_theme(self, id: str) -> None:
        theme = next((t for t in self._themes if t.id == id), None)
        if theme is None:
            self.details.show_nothing()
            return
        names = {t.id: t.name for t in self._themes}
        links = [
            (link, f"{names[link.start]} → {names[link.end]}  {link.label}".strip())
            for link in self._links
            if theme.id in (link.start, link.end)
        ]
        self.details.show_theme(
            theme,
            [self._chips[code] for code in theme.codes if code in self._chips],
            best_quotes(self._segments_of(theme), _QUOTES),
            {key: name for key, name in names.items() if key != theme.id},
            links,
            editable=self.board.editable,
        )

    def _show_versions(self, board: Board | None) -> None:
        other = self.compare.value
        self.versions.setVisible(bool(board and other))
        if board is not None and other:
            before = self.controller.workbook.themes(other)
            names = {id: chip.name for id, chip in self._chips.items()}
            self.versions.show_differences(before, self._themes, names)

    # -- edits --------------------------------------------------------------------------------

    def _theme(self, id: str = "") -> Theme | None:
        """A theme as it is now: two edits may follow on each other before the board is drawn."""
        self._take_rows(self.current_board())
        wanted = id or self.board.theme_chosen
        return next((theme for theme in self._themes if theme.id == wanted), None)

    def add_theme(
        self, codes: Iterable[str] = (), name: str = "", *, near: QPointF | None = None
    ) -> None:
        """Make a theme, near a point if that is free, and edit its name; a board if none is."""
        changes = []
        board = self.current_board()
        if board is None:
            changes = themes.add_board(self.tr("Themes"))
            made = changes[0].row
            assert isinstance(made, Board)
            board = made
        self._take_rows(board)
        codes = tuple(codes)
        name = name or self.tr("New theme")
        size = QSizeF(WIDTH, height_of(name, len(codes), self.theme))
        taken = [area_of(theme, self.theme) for theme in self._themes]
        place = free_place(taken, size, self._area.viewport().width(), near=near)
        id = new_id()
        # Other themes give the codes up first: then the new one is there to hold them.
        changes += themes.group(self._themes, codes, None)
        changes += themes.add(board, name, id=id, codes=codes, x=place.x(), y=place.y())
        self.board.theme_chosen = id
        if self.controller.do(themes.ADD_THEME, changes) is not None:
            self.refresh()
            self._on_rename_asked()

    def put_codes(self, codes: list[str], theme: str) -> None:
        """Put codes under a theme (id), or under none."""
        self._take_rows(self.current_board())
        found = self._theme(theme) if theme else None
        changes = themes.group(self._themes, codes, found)
        if found is not None:
            changes += self._near_theme(codes, changes)
            changes += self._room_for(codes, found, changes)
        self.controller.do(themes.GROUP_CODES, changes)

    def _room_for(self, codes: list[str], theme: Theme, changes: list[Change]) -> list[Change]:
        """Cards that are covered by that of a theme that gets codes, further down."""
        new = {change.row.id: change.after for change in changes}
        moved = self.board.moved_by(theme.id, len(set(codes) - set(theme.codes))).items()
        now = ((new.get(id, self._theme(id)), at) for id, at in moved)
        return themes.place((t, at.x(), at.y()) for t, at in now if isinstance(t, Theme))

    def _near_theme(self, codes: list[str], changes: list[Change]) -> list[Change]:
        """Codes that have places on the map, put near the theme that they now belong to."""
        board, memos = self.current_board(), self.controller.workbook.memos()
        if board is None:
            return []
        new = {change.row.id: change.after for change in changes}
        now = [theme for t in self._themes if isinstance(theme := new.get(t.id, t), Theme)]
        known = code_map.places(memos, board.id)
        moved = self._map.near_themes(codes, self._chips, now, self._links, known)
        return code_map.put(memos, board.id, moved, coder=self.controller.coder)

    def _on_codes_dropped(self, codes: list[str], theme: str, place: QPointF) -> None:
        if theme:
            self.put_codes(codes, theme)
        elif any(code in t.codes for t in self._themes for code in codes):
            self.put_codes(codes, "")
        else:
            self.add_theme(codes, self._chips[codes[0]].name, near=None if self._map.at else place)

    def _on_codes_taken(self, codes: list[str]) -> None:
        """With the keys: a list of themes to put codes under."""
        place = self.loose.visualItemRect(self.loose.currentItem()).bottomLeft()
        self._ask_theme(codes, self.loose.viewport().mapToGlobal(QPoint(20, place.y())))

    def _ask_theme(self, codes: list[str], place: QPoint) -> None:
        if not self.board.editable:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        style_menu(menu, self.theme)
        for theme in self._themes:
            menu.addAction(menu_text(theme.name)).setData(theme.id)
        menu.addAction(self.tr("New theme")).setData("")
        menu.setProperty("codes", codes)
        menu.triggered.connect(self._on_theme_picked)
        menu.popup(place)

    def _on_theme_picked(self, action: QAction) -> None:
        codes = list(self.sender().property("codes"))
        theme = action.data()
        if theme:
            self.put_codes(codes, theme)
        else:
            self.add_theme(codes, self._chips[codes[0]].name)

    def _on_moved(self, id: str, x: float, y: float) -> None:
        if id in self._map.at:
            self._put_on_map(self._moved_along(id, x, y), code_map.MOVE_CODE)
            return
        theme = self._theme(id)
        if theme is not None:
            self.controller.do(themes.MOVE_THEME, themes.place([(theme, x, y)]))

    def _on_nested(self, id: str, parent: str) -> None:
        theme = self._theme(id)
        if theme is None and id in self._map.at:
            self.put_codes([id], parent)
            self.refresh()
            return
        if theme is None:
            return
        try:
            changes = themes.nest(self._themes, theme, parent)
        except themes.ImpossibleBoard:
            self._on_refused(self.tr("A theme cannot be part of itself."))
            self.refresh()
            return
        above = self.board.cards.get(parent)
        if above is not None and changes:
            size = self.board.cards[id].size
            taken = [c.area for key, c in self.board.cards.items() if key != id]
            place = place_below(above, size, taken)
            if id in self._map.at:
                memos, me = self.controller.workbook.memos(), self.controller.coder
                moved = {**self._map.at, **self._moved_along(id, place.x(), place.y())}
                changes += code_map.put(memos, theme.board, moved, coder=me)
            else:
                nested = changes[0].after
                assert isinstance(nested, Theme)
                changes += themes.place([(nested, place.x(), place.y())])
        self.controller.do(themes.MOVE_THEME, changes)
        self.refresh()

    def _on_parent_chosen(self, parent: str) -> None:
        self._on_nested(self.board.theme_chosen, parent)

    def _on_renamed(self, shown: str, name: str) -> None:
        theme = self._theme(self.details.shown_theme)
        if theme is None:
            return
        if theme.name in (shown, name):
            self.controller.do(themes.DESCRIBE_THEME, themes.describe(theme, name=name))
            return
        self.refresh()
        refused = self.tr("This theme was renamed elsewhere: it stays “{now}”, not “{name}”.")
        self._on_refused(refused.format(now=theme.name, name=name))

    def _on_described(self, shown: str, typed: str) -> None:
        theme = self._theme(self.details.shown_theme)
        if theme is None:
            if typed:
                QGuiApplication.clipboard().setText(typed)
                self._on_refused(on_clipboard())
            return
        text, both = text_to_keep(shown, typed, theme.description)
        self.controller.do(themes.DESCRIBE_THEME, themes.describe(theme, description=text))
        if both:
            self._on_refused(both_kept())

    def _on_connected(self, other: str, label: str) -> None:
        theme, end = self._theme(), self._theme(other)
        if theme is not None and end is not None:
            self.controller.do(themes.CONNECT, themes.connect(self._links, theme, end, label))

    def _on_link_removed(self, id: str) -> None:
        self._take_rows(self.current_board())
        link = next((link for link in self._links if link.id == id), None)
        if link is not None:
            self.controller.do(themes.DISCONNECT, themes.disconnect(link))

    def _on_codes_removed(self, codes: list[str]) -> None:
        self.put_codes(codes, "")

    def _in_sight(self, id: str) -> bool:
        """Return whether a card is in sight; one that is not comes there, for the next key."""
        area = self.board.cards[id].area.toRect()
        if self.board.visibleRegion().boundingRect().contains(area.center()):
            return True
        centre = area.center()
        self._area.ensureVisible(centre.x(), centre.y(), area.width(), area.height())
        self._on_refused(self.tr("It was out of sight. Here it is: press the key again to go on."))
        return False

    def _on_remove_asked(self) -> None:
        theme = self._theme()
        if theme is not None and self._in_sight(theme.id):
            memos = self.controller.workbook.memos(theme.id)
            changes = themes.remove(self._themes, self._links, theme, memos)
            self.controller.do(themes.REMOVE_THEME, changes)

    def _on_rename_asked(self) -> None:
        card = self.board.cards.get(self.board.theme_chosen)
        if card is not None and card.colour:
            place = self.board.mapToGlobal(card.area.bottomLeft().toPoint())
            self._ask_theme([card.theme.id], place)
            return
        self.details.name.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.details.name.selectAll()

    def _on_add(self) -> None:
        self.add_theme()

    def _on_keep(self) -> None:
        board = self.current_board()
        self._take_rows(board)
        if board is not None:
            changes = themes.keep_version(board, self._themes, self._links)
            memos, coder = self.controller.workbook.memos(), self.controller.coder
            copies = [change.row.id for change in changes if isinstance(change.row, Theme)]
            ids = dict(zip((theme.id for theme in self._themes), copies, strict=True))
            placed = code_map.places(memos, board.id)
            copied = {ids.get(id, id): at for id, at in placed.items()}
            changes += code_map.put(memos, changes[0].row.id, copied, coder=coder)
            self.controller.do(themes.KEEP_VERSION, changes)

    def _on_shown_otherwise(self) -> None:
        self._map.at = {}
        self._show_board(self.current_board())

    def _on_board_chosen(self) -> None:
        self.board.theme_chosen = ""
        self.show_corpus()

    # -- building -----------------------------------------------------------------------------

    def _connect(self) -> None:
        self.board.chosen.connect(self._show_theme)
        self.board.moved.connect(self._on_moved)
        self.board.nested.connect(self._on_nested)
        self.board.codes_dropped.connect(self._on_codes_dropped)
        self.board.rename_asked.connect(self._on_rename_asked)
        self.board.remove_asked.connect(self._on_remove_asked)
        self.loose.taken.connect(self._on_codes_taken)
        details = self.details
        details.renamed.connect(self._on_renamed)
        details.described.connect(self._on_described)
        details.parent_chosen.connect(self._on_parent_chosen)
        details.connection_chosen.connect(self._on_connected)
        details.link_removed.connect(self._on_link_removed)
        details.codes_removed.connect(self._on_codes_removed)
        details.opened.connect(self.segment_opened)
        self.which.changed.connect(self._on_board_chosen)
        self.compare.changed.connect(self.show_corpus)
        self.show_as.changed.connect(self._on_shown_otherwise)
        self.within.changed.connect(self._on_shown_otherwise)
        self.least.changed.connect(self._on_shown_otherwise)
        self.arrange.clicked.connect(self._on_arrange)
        self.save.clicked.connect(self._on_save)
        self.add.clicked.connect(self._on_add)
        self.keep.clicked.connect(self._on_keep)
        self._new = QShortcut(QKeySequence("Ctrl+N"), self)
        self._new.activated.connect(self._on_add)
        QShortcut(QKeySequence("Ctrl+L"), self).activated.connect(self.arrange.click)
