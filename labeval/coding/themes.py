"""Changes of a theme board: themes added, described, nested, connected; versions kept.

Every function takes the rows as they are and returns the changes of one edit; it writes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from labeval.coding.code_map import PLACED
from labeval.coding.edits import Change, added, changed, removed
from labeval.coding.identity import new_id
from labeval.coding.moments import utc_now
from labeval.coding.rows import Board, Memo, Theme, ThemeLink
from labeval.text.marks import QT_TRANSLATE_NOOP

KEEP_VERSION = QT_TRANSLATE_NOOP("Coding", "Keep a version of the board")
ADD_THEME = QT_TRANSLATE_NOOP("Coding", "Add a theme")
DESCRIBE_THEME = QT_TRANSLATE_NOOP("Coding", "Change a theme")
MOVE_THEME = QT_TRANSLATE_NOOP("Coding", "Move a theme")
GROUP_CODES = QT_TRANSLATE_NOOP("Coding", "Put codes under a theme")
REMOVE_THEME = QT_TRANSLATE_NOOP("Coding", "Remove a theme")
CONNECT = QT_TRANSLATE_NOOP("Coding", "Connect themes")
DISCONNECT = QT_TRANSLATE_NOOP("Coding", "Remove a connection")


class ImpossibleBoard(ValueError):
    """The board would make no sense afterwards."""


def add_board(name: str) -> list[Change]:
    """A new, empty board."""
    return [added(Board(new_id(), name.strip()))]


def keep_version(
    board: Board, themes: Iterable[Theme], links: Iterable[ThemeLink], *, name: str = ""
) -> list[Change]:
    """Keep a copy of the board as it is now; the copy is not edited any more."""
    copy = Board(new_id(), name.strip() or board.name, utc_now(), board.about)
    own = [theme for theme in themes if theme.board == board.id]
    ids = {theme.id: new_id() for theme in own}
    copies = [replace(t, id=ids[t.id], board=copy.id, parent=ids.get(t.parent, "")) for t in own]
    joins = [
        replace(n, id=new_id(), board=copy.id, start=ids[n.start], end=ids[n.end])
        for n in links
        if n.board == board.id
    ]
    return [added(copy), *map(added, copies), *map(added, joins)]


def add(board: Board, name: str, **facts: Any) -> list[Change]:
    """A new theme.

    Args:
        facts: other fields of :class:`~labeval.coding.rows.Theme`.
    """
    facts.setdefault("id", new_id())
    return [added(Theme(board=board.id, name=" ".join(name.split()), **facts))]


def describe(theme: Theme, **facts: Any) -> list[Change]:
    """Change a theme's name or description."""
    return changed(theme, replace(theme, **facts))


def place(themes: Iterable[tuple[Theme, float, float]]) -> list[Change]:
    """Put themes at places on the board: theme, x, y."""
    return [change for t, x, y in themes for change in changed(t, replace(t, x=x, y=y))]


def nest(themes: Sequence[Theme], theme: Theme, parent: str) -> list[Change]:
    """Put a theme under another of its board, or to the top with ``""``.

    Raises:
        ImpossibleBoard: it would be below itself.
    """
    above = {t.id: t.parent for t in themes}
    at = parent
    seen: set[str] = set()
    while at and at not in seen:
        if at == theme.id:
            raise ImpossibleBoard("a theme cannot be its own subtheme")
        seen.add(at)
        at = above.get(at, "")
    return changed(theme, replace(theme, parent=parent))


def group(
    themes: Iterable[Theme], codes: Sequence[str], theme: Theme | None, *, keep: bool = False
) -> list[Change]:
    """Put codes (ids) under a theme, or under none; other themes of the board give them up.

    Args:
        keep: let the other themes keep them too.
    """
    changes: list[Change] = []
    for one in themes:
        if theme is not None and one.id == theme.id:
            now = tuple(dict.fromkeys((*one.codes, *codes)))
        elif keep:
            now = one.codes
        else:
            now = tuple(code for code in one.codes if code not in codes)
        changes += changed(one, replace(one, codes=now))
    return changes


def remove(
    themes: Iterable[Theme],
    links: Iterable[ThemeLink],
    theme: Theme,
    memos: Iterable[Memo] = (),
) -> list[Change]:
    """Remove a theme; those under it move up, its codes return to the board."""
    return [
        *(removed(m) for m in memos if m.about in ("theme", PLACED) and m.row == theme.id),
        *(removed(link) for link in links if theme.id in (link.start, link.end)),
        *(Change(t, replace(t, parent=theme.parent)) for t in themes if t.parent == theme.id),
        removed(theme),
    ]


def connect(links: Iterable[ThemeLink], start: Theme, end: Theme, label: str = "") -> list[Change]:
    """Connect two themes, or say what their connection means.

    Raises:
        ImpossibleBoard: both are one theme, or are on two boards.
    """
    if start.id == end.id or start.board != end.board:
        raise ImpossibleBoard("two themes of one board can be connected")
    known = next((n for n in links if (n.start, n.end) == (start.id, end.id)), None)
    if known is None:
        return [added(ThemeLink(new_id(), start.board, start.id, end.id, label.strip()))]
    return changed(known, replace(known, label=label.strip()))


def disconnect(link: ThemeLink) -> list[Change]:
    """Remove a connection."""
    return [removed(link)]


def codes_of_theme(themes: Iterable[Theme], theme: Theme) -> list[str]:
    """Ids of the codes of a theme and of all themes below it, each once."""
    every, found = list(themes), dict.fromkeys(theme.codes)
    waiting, seen = [theme.id], {theme.id}
    while waiting:
        above = waiting.pop(0)
        for one in every:
            if one.parent == above and one.id not in seen:
                seen.add(one.id)
                waiting.append(one.id)
                found.update(dict.fromkeys(one.codes))
    return list(found)
