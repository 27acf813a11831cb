"""All of a workbook but texts, segments and the tree of codes, as simply as it can be thought.

Codes and themes are known by their names, sources by their ids; there are no rows and no edits.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace

from labeval.coding.code_map import places
from labeval.coding.coders.disputes import ABOUT
from labeval.coding.coders.double_coding import DONE, samples
from labeval.coding.coders.suggestions import DECIDED, is_allowed, runs
from labeval.coding.corpus.conditions import Condition, saved_queries
from labeval.coding.notes import JOURNAL
from labeval.coding.rows import Board
from labeval.store.workbook.workbook import Workbook

GONE = "gone"
"""Name of a code that is there no more, in a query that asks for it."""
BOARD = Board("board", "Themes")
Names = tuple[str, ...]


@dataclass(frozen=True)
class Card:
    """A theme."""

    description: str = ""
    parent: str = ""
    at: tuple[float, float] = (0.0, 0.0)
    codes: Names = ()


@dataclass(frozen=True)
class Themes:
    """A board, or a version of it."""

    cards: Mapping[str, Card] = field(default_factory=dict)
    links: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """First and second theme to what their connection means."""

    def with_codes(self, change: Callable[[Names], Names]) -> Themes:
        """With other codes in each theme."""
        cards = {name: replace(card, codes=change(card.codes)) for name, card in self.cards.items()}
        return replace(self, cards=cards)

    def with_card(self, name: str, card: Card) -> Themes:
        """With a theme more, or another in its place."""
        return replace(self, cards={**self.cards, name: card})

    def renamed(self, old: str, new: str) -> Themes:
        """With another name of a theme."""

        def now(name: str) -> str:
            return new if name == old else name

        cards = {now(n): replace(card, parent=now(card.parent)) for n, card in self.cards.items()}
        links = {(now(a), now(b)): label for (a, b), label in self.links.items()}
        return Themes(cards, links)

    def without(self, name: str) -> Themes:
        """Without a theme; those under it move up."""
        above = self.cards[name].parent
        cards = {
            n: replace(card, parent=above if card.parent == name else card.parent)
            for n, card in self.cards.items()
            if n != name
        }
        return Themes(
            cards, {ends: label for ends, label in self.links.items() if name not in ends}
        )

    def below(self, name: str) -> set[str]:
        """A theme and all below it."""
        found = {name}
        while more := {n for n, card in self.cards.items() if card.parent in found} - found:
            found |= more
        return found

    def shown(self) -> object:
        """In a form that can be compared."""
        return sorted(self.cards.items()), sorted(self.links.items())


@dataclass(frozen=True)
class Analysis:
    """What coders have made besides coding."""

    described: Mapping[str, Names] = field(default_factory=dict)
    """Code to definition, include, exclude, example, colour and shortcut."""
    memos: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """What about and of which name, to text."""
    journal: Names = ()
    queries: Mapping[str, tuple[Names, str]] = field(default_factory=dict)
    """Name to the codes and the word that are asked for."""
    summaries: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """Participant and code to text."""
    board: Themes = field(default_factory=Themes)
    versions: tuple[tuple[str, Themes], ...] = ()
    places: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    """Code to its place on the map."""
    suggesting: bool = False
    searches: int = 0
    """Number of searches for suggestions."""
    decided: Mapping[str, tuple[str, bool]] = field(default_factory=dict)
    """Suggestion (id) to its source and whether it was accepted."""
    finished: frozenset[str] = frozenset()
    """Sources that were coded by two, each by themselves."""
    sample: Names = ()
    agreed: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Disagreement (id) to its source and the reason of the decision."""

    # -- what happens to codes, sources and themes

    def code_renamed(self, old: str, new: str) -> Analysis:
        """With another name of a code, wherever it is."""
        return self._with_codes(lambda name: new if name == old else name)

    def code_merged(self, code: str, into: str) -> Analysis:
        """With one code of two: notes of both are joined, the place of the other goes."""
        described = {name: facts for name, facts in self.described.items() if name != code}
        placed = {name: at for name, at in self.places.items() if name != code}
        memos = _joined(self.memos, ("code", code), ("code", into))
        summaries = self.summaries
        for case, of in list(summaries):
            if of == code:
                summaries = _joined(summaries, (case, code), (case, into))
        state = replace(self, described=described, places=placed, memos=memos, summaries=summaries)
        return state._with_codes(lambda name: into if name == code else name)

    def codes_removed(self, gone: Collection[str]) -> Analysis:
        """Without codes; a query that asks for one does not find it."""

        def kept(names: Names) -> Names:
            return tuple(name for name in names if name not in gone)

        return replace(
            self,
            described={n: facts for n, facts in self.described.items() if n not in gone},
            places={n: at for n, at in self.places.items() if n not in gone},
            memos={
                key: text
                for key, text in self.memos.items()
                if not (key[0] == "code" and key[1] in gone)
            },
            summaries={key: text for key, text in self.summaries.items() if key[1] not in gone},
            board=self.board.with_codes(kept),
            versions=tuple((name, themes.with_codes(kept)) for name, themes in self.versions),
            queries={
                name: (_each_once(GONE if code in gone else code for code in codes), word)
                for name, (codes, word) in self.queries.items()
            },
        )

    def source_removed(self, source: str) -> Analysis:
        """Without a source and what was noted and decided about it."""
        return replace(
            self,
            memos={key: text for key, text in self.memos.items() if key != ("source", source)},
            decided={id: one for id, one in self.decided.items() if one[0] != source},
            finished=self.finished - {source},
            agreed={id: one for id, one in self.agreed.items() if one[0] != source},
        )

    def theme_renamed(self, old: str, new: str) -> Analysis:
        """With another name of a theme."""
        memos = {
            (about, new if (about, name) == ("theme", old) else name): text
            for (about, name), text in self.memos.items()
        }
        return replace(self, memos=memos, board=self.board.renamed(old, new))

    def theme_removed(self, name: str) -> Analysis:
        """Without a theme and the memo about it."""
        memos = {key: text for key, text in self.memos.items() if key != ("theme", name)}
        return replace(self, memos=memos, board=self.board.without(name))

    def _with_codes(self, now: Callable[[str], str]) -> Analysis:
        def all_now(names: Names) -> Names:
            return _each_once(map(now, names))

        return replace(
            self,
            described={now(name): facts for name, facts in self.described.items()},
            places={now(name): at for name, at in self.places.items()},
            memos={
                (about, now(name) if about == "code" else name): text
                for (about, name), text in self.memos.items()
            },
            summaries={(case, now(code)): text for (case, code), text in self.summaries.items()},
            board=self.board.with_codes(all_now),
            versions=tuple((name, themes.with_codes(all_now)) for name, themes in self.versions),
            queries={name: (all_now(codes), word) for name, (codes, word) in self.queries.items()},
        )

    # -- comparing

    def shown(self) -> dict[str, object]:
        """What can be compared with :func:`analysis_shown_in`."""
        return {
            "described": {n: facts for n, facts in self.described.items() if any(facts)},
            "memos": {key: _lines(text) for key, text in self.memos.items()},
            "journal": sorted(self.journal),
            "queries": dict(self.queries),
            "summaries": {key: _lines(text) for key, text in self.summaries.items()},
            "board": self.board.shown(),
            "versions": sorted((name, themes.shown()) for name, themes in self.versions),
            "places": dict(self.places),
            "suggesting": self.suggesting,
            "searches": self.searches,
            "decided": dict(self.decided),
            "finished": self.finished,
            "sample": self.sample,
            "agreed": sorted(self.agreed.values()),
        }


def analysis_shown_in(workbook: Workbook) -> dict[str, object]:
    """A workbook as :meth:`Analysis.shown` shows it."""
    codes, memos = workbook.codes(), workbook.memos()
    names = {code.id: code.name for code in codes}
    boards = workbook.boards()
    names |= {theme.id: theme.name for board in boards for theme in workbook.themes(board.id)}
    told = [(about, memo) for memo in memos if (about := memo.about) in _TOLD]
    assert len({(about, memo.row) for about, memo in told}) == len(told)
    decided = [(json.loads(memo.text), memo.row) for memo in memos if memo.about == DECIDED]
    return {
        "described": {
            c.name: facts
            for c in codes
            if any(facts := (c.definition, c.include, c.exclude, c.example, c.colour, c.shortcut))
        },
        "memos": {
            (about, memo.row if about == "source" else names[memo.row] if memo.row else ""): _lines(
                memo.text
            )
            for about, memo in told
        },
        "journal": sorted(memo.text for memo in memos if memo.about == JOURNAL),
        "queries": {
            name: (_each_once(names.get(id, GONE) for id in coded.values), worded.values[0])
            for name, group in saved_queries(memos).items()
            for coded, worded in [group.parts]
            if isinstance(coded, Condition) and isinstance(worded, Condition)
        },
        "summaries": {(p.case, names[p.code]): _lines(p.text) for p in workbook.paraphrases()},
        "board": _themes_in(workbook, BOARD, names).shown(),
        "versions": sorted(
            (board.name, _themes_in(workbook, board, names).shown())
            for board in boards
            if board.kept
        ),
        "places": {names[id]: at for id, at in places(memos, BOARD.id).items()},
        "suggesting": is_allowed(memos, workbook.coder.id),
        "searches": len(runs(memos)),
        "decided": {one["suggestion"]: (source, one["accepted"]) for one, source in decided},
        "finished": frozenset(memo.row for memo in memos if memo.about == DONE),
        "sample": next((one.sources for one in samples(memos)), ()),
        "agreed": sorted((memo.row, memo.text) for memo in memos if memo.about == ABOUT),
    }


_TOLD = ("code", "source", "theme", "project")


def _themes_in(workbook: Workbook, board: Board, names: Mapping[str, str]) -> Themes:
    own = {**names, "": ""}
    cards = {
        t.name: Card(t.description, own[t.parent], (t.x, t.y), tuple(names[c] for c in t.codes))
        for t in workbook.themes(board.id)
    }
    links = {(names[n.start], names[n.end]): n.label for n in workbook.links(board.id)}
    return Themes(cards, links)


def _joined(
    texts: Mapping[tuple[str, str], str], gone: tuple[str, str], into: tuple[str, str]
) -> dict[tuple[str, str], str]:
    """Two notes as one, in the place of the second."""
    left = {key: text for key, text in texts.items() if key != gone}
    both = [text for key in (into, gone) if (text := texts.get(key, ""))]
    return {**left, into: "\n".join(both)} if both else left


def _each_once(names: Iterable[str]) -> Names:
    return tuple(dict.fromkeys(names))


def _lines(text: str) -> Names:
    """The lines of a text, each once, in an order that says nothing."""
    return tuple(sorted(set(text.split("\n")) - {""}))
