"""Random edits of everything that an analyst makes besides coding: sources, notes, themes, …

What machines suggest and a second coder finds is in :mod:`tests.runs.other_coders`.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any
from unicodedata import combining

from labeval.coding import code_map, notes, sources, themes
from labeval.coding.attributes import setting
from labeval.coding.codes import codebook, marking
from labeval.coding.codes.auto import Batch, Term, coded_at, coded_by, found_by
from labeval.coding.corpus.conditions import CODE, WORDS, Condition, Group, deleting, saving
from labeval.coding.corpus.queries import Worded, ask
from labeval.coding.edits import Change, added
from labeval.coding.identity import new_id
from labeval.coding.rows import Passage, Source, Theme, ThemeLink
from labeval.coding.texts import editing
from labeval.coding.texts.redaction_signs import PENDING
from labeval.jobs.coding.corpus import read_corpus
from labeval.jobs.redaction.names import pseudonymising
from tests.runs.coding_edits import MOST_SEGMENTS, Kind, Operations, Step, some_words
from tests.runs.coding_edits import WORDS as SAID
from tests.support.coding.analysis_model import BOARD, Card, Themes
from tests.support.coding.coding_model import Shelf, State, Text, letters

MOST_SOURCES, MOST_THEMES, MOST_VERSIONS, MOST_NOTES = 4, 6, 3, 6
NO_FACTS = ("",) * 6
PEOPLE = ("", "P1", "P2", "P3")
PLAIN = [word for word in SAID if word.isascii() and word.isalpha()]
FACTS = ("definition", "include", "exclude", "example", "colour")


class AnalystOperations(Operations):
    """Edits of everything, except what other coders do."""

    def kinds(self, state: State) -> list[Kind]:
        """What may be done now, each as often as it is drawn."""
        board = state.analysis.board
        mine = bool(self.own(state))
        return [
            *super().kinds(state),
            *(self._rename_source, self._give, self._person),
            *([self._import] if len(state.texts) < MOST_SOURCES else []),
            *([self._recode, self._quote] if mine else []),
            *([self._describe, self._shortcut] if state.codes else []),
            *(self._note, self._note, self._journal, self._change_journal),
            *([self._save_query, self._summarise, self._place] if state.codes else []),
            *([self._delete_query] if state.analysis.queries else []),
            *([self._by_rule] if state.codes and len(self.own(state)) < MOST_SEGMENTS else []),
            *([self._add_theme] * 2 if len(board.cards) < MOST_THEMES else [self._remove_theme]),
            *([self._describe_theme, self._nest, self._group] if board.cards else []),
            *([self._connect, self._keep_version] if len(board.cards) > 1 else []),
            *([self._disconnect] if board.links else []),
            *(self._pseudonyms, self._replace_all, self._learn, self._confirm),
        ]

    # -- sources

    def _rename_source(self, state: State) -> Step | None:
        id, name = self._some(state), f"Text {self.rng.randint(0, 999_999)}"
        made = sources.rename(self.workbook.source(id), f" {name} ")
        return "rename source", made, state.on_shelf(id, name=name)

    def _give(self, state: State) -> Step | None:
        chosen = self.rng.sample(list(state.texts), self.rng.randint(1, len(state.texts)))
        person = self.rng.choice(PEOPLE)
        made = sources.give([self.workbook.source(id) for id in chosen], person)
        for id in chosen:
            state = state.on_shelf(id, participant=person)
        return "give", made, state

    def _person(self, state: State) -> Step | None:
        person, name = self.rng.choice(PEOPLE[1:]), self.rng.choice(("age", "home town"))
        value = self.rng.choice(("", "41", "Köln"))
        known = self.workbook.attributes()
        made = setting(known, "participant", person, {name: value})
        return "person", made, state.with_attribute("participant", person, name, value)

    def _import(self, state: State) -> Step | None:
        source = Source(new_id(), "imported", f"Interview {self.rng.randint(0, 999_999)}", "P1")
        lines = [some_words(self.rng, self.rng.randint(3, 9)) for _ in range(3)]
        voices, sure = ("P", "M", "P"), self.rng.choice((None, 0.6))
        passages = [
            Passage(
                *(new_id(), source.id, float(n), line, voice, n * 9000, n * 9000 + 8000),
                speaker_probability=sure,
                doubt="unsure",
            )
            for n, (line, voice) in enumerate(zip(lines, voices, strict=True))
        ]
        texts = tuple(
            Text(letters(line), voice, sure, "unsure")
            for line, voice in zip(lines, voices, strict=True)
        )
        shelf = Shelf(source.name, "P1")
        changes = [added(source), *map(added, passages)]
        return "import", changes, state.with_source(source.id, shelf, texts)

    # -- segments and codes

    def _recode(self, state: State) -> Step | None:
        n, _, text, coding = self._chosen(state)
        code = self._any_code()
        made = marking.recode(text, [coding], code.id)
        segment = replace(state.segments[n], code=code.name)
        if not made:
            return None
        twin = state.has_twin(segment)
        return "recode", made, state.with_segment(n, None if twin else segment)

    def _quote(self, state: State) -> Step | None:
        n, name, _, coding = self._chosen(state)
        segment, source = state.segments[n], self.workbook.source(name)
        made = marking.mark_quotable(coding, source, quotable=not coding.quotable)
        return "quote", made, state.with_segment(n, replace(segment, quotable=not segment.quotable))

    def _describe(self, state: State) -> Step | None:
        code, fact = self._any_code(), self.rng.randrange(len(FACTS))
        text = self.rng.choice(("", "What is said of it.", "#2f7fd8"))
        made = codebook.describe(code, **{FACTS[fact]: text})
        return "describe", made, _described(state, code.name, fact, text)

    def _merge(self, state: State) -> Step | None:
        codes, (code, into) = self.workbook.codes(), self.rng.sample(self.workbook.codes(), 2)
        if into.name in state.below(code.name):
            return None
        made = codebook.merge(codes, code, into=into, **self._all_rows())
        return "merge", made, state.merged(code.name, into.name)

    def _remove(self, state: State) -> Step | None:
        code = self._any_code()
        made = codebook.remove(self.workbook.codes(), code, **self._all_rows())
        return "remove", made, state.removed(code.name)

    def _all_rows(self) -> dict[str, Any]:
        """What merging and removing codes has to know."""
        book = self.workbook
        return {
            "codings": book.codings(),
            "memos": book.memos(),
            "paraphrases": book.paraphrases(),
            "themes": [theme for board in book.boards() for theme in book.themes(board.id)],
        }

    def _shortcut(self, state: State) -> Step | None:
        code, key = self._any_code(), self.rng.choice(("", "a", "b"))
        made = codebook.take_shortcut(self.workbook.codes(), code, key)
        for other, facts in state.analysis.described.items():
            if key and facts[-1] == key:
                state = _described(state, other, -1, "")
        return "shortcut", made, _described(state, code.name, -1, key)

    def _by_rule(self, state: State) -> Step | None:
        code, word = self._any_code(), self.rng.choice(PLAIN)
        corpus, coder = read_corpus(self.workbook), self.workbook.coder.id
        batch = Batch(f"Term {word}", code.id, coder, "2026-01-01T00:00:00.000Z")
        if self.rng.random() < 0.5:
            made = coded_by(corpus, found_by(corpus, Term(word)), batch)
        else:
            made = coded_at(corpus, ask(corpus, Worded(word)), batch)
        own = [state.segments[n] for n in self.own(state)]
        coded = frozenset[int]().union(*(s.covers for s in own if s.code == code.name))
        for id, texts in state.texts.items():
            for n, text in enumerate(texts):
                for start, end in _places(str(text), word):
                    if not coded & state.covered(id, (n, start), (n, end)):
                        state = state.coded(id, code.name, (n, start), (n, end))
        return "rule", made, state

    # -- notes

    def _note(self, state: State) -> Step | None:
        about = self.rng.choice(("code", "source", "theme", "project"))
        rows = {
            "code": {code.name: code.id for code in self.workbook.codes()},
            "source": {id: id for id in state.texts},
            "theme": {theme.name: theme.id for theme in self._themes()},
            "project": {"": ""},
        }[about]
        if not rows:
            return None
        name, text = self.rng.choice(list(rows)), self.rng.choice(("", "odd", "ask again", "why?"))
        made = marking.write_memo(
            self.workbook.memos(), text, about=about, row=rows[name], coder=self.workbook.coder.id
        )
        left = {key: t for key, t in state.analysis.memos.items() if key != (about, name)}
        memos = {**left, (about, name): text} if text else left
        return f"note on {about}", made, state.analysed(memos=memos)

    def _journal(self, state: State) -> Step | None:
        if len(state.analysis.journal) >= MOST_NOTES:
            return None
        text = f"Day {self.rng.randint(0, 999_999)}.\nSlow."
        made = notes.journal_entry(f"{text}\n", self.workbook.coder.id)
        return "journal", made, state.analysed(journal=(*state.analysis.journal, text))

    def _change_journal(self, state: State) -> Step | None:
        entries = [m for m in self.workbook.memos() if m.about == notes.JOURNAL]
        if not entries:
            return None
        entry = self.rng.choice(entries)
        text = self.rng.choice(("", f"Later {self.rng.randint(0, 999_999)}"))
        left = tuple(one for one in state.analysis.journal if one != entry.text)
        journal = (*left, text) if text else left
        made = marking.memo_changed(entry, text)
        return "change journal", made, state.analysed(journal=journal)

    def _summarise(self, state: State) -> Step | None:
        case, code = self.rng.choice(PEOPLE[1:]), self._any_code()
        text = self.rng.choice(("", "Does not mind.", "Minds.\nOften."))
        rows, coder = self.workbook.paraphrases(), self.workbook.coder.id
        made = marking.paraphrase(rows, text, case=case, code=code.id, coder=coder)
        cell = (case, code.name)
        left = {key: t for key, t in state.analysis.summaries.items() if key != cell}
        summaries = {**left, cell: text} if text else left
        return "summary", made, state.analysed(summaries=summaries)

    def _save_query(self, state: State) -> Step | None:
        name, word = self.rng.choice(("doubts", "länger", "x")), self.rng.choice(PLAIN)
        codes = self.rng.sample(self.workbook.codes(), min(2, len(state.codes)))
        asked = Condition(CODE, tuple(code.id for code in codes))
        group = Group((asked, Condition(WORDS, (word,))))
        made = saving(self.workbook.memos(), name, group, self.workbook.coder.id)
        saved = (tuple(code.name for code in codes), word)
        queries = {**state.analysis.queries, name: saved}
        return "save query", made, state.analysed(queries=queries)

    def _delete_query(self, state: State) -> Step | None:
        name = self.rng.choice(list(state.analysis.queries))
        queries = {n: q for n, q in state.analysis.queries.items() if n != name}
        return (
            "delete query",
            deleting(self.workbook.memos(), name),
            state.analysed(queries=queries),
        )

    # -- themes and the map

    def _themes(self) -> list[Theme]:
        return self.workbook.themes(BOARD.id)

    def _links(self) -> list[ThemeLink]:
        return self.workbook.links(BOARD.id)

    def _some_theme(self) -> Theme:
        return self.rng.choice(self._themes())

    def _with_board(self) -> list[Change]:
        there = any(board.id == BOARD.id for board in self.workbook.boards())
        return [] if there else [added(BOARD)]

    def _add_theme(self, state: State) -> Step | None:
        name = f"Theme {self.rng.randint(0, 999_999)}"
        made = [*self._with_board(), *themes.add(BOARD, name, x=8.0, y=9.0)]
        board = state.analysis.board.with_card(name, Card(at=(8.0, 9.0)))
        return "theme", made, state.analysed(board=board)

    def _describe_theme(self, state: State) -> Step | None:
        theme, board = self._some_theme(), state.analysis.board
        what = self.rng.choice(("name", "description", "place"))
        card = board.cards[theme.name]
        if what == "name":
            name = f"Theme {self.rng.randint(0, 999_999)}"
            renamed = state.analysis.theme_renamed(theme.name, name)
            return (
                "rename theme",
                themes.describe(theme, name=name),
                replace(state, analysis=renamed),
            )
        if what == "place":
            at = (float(self.rng.randint(0, 900)), 40.0)
            board = board.with_card(theme.name, replace(card, at=at))
            return "move theme", themes.place([(theme, *at)]), state.analysed(board=board)
        text = self.rng.choice(("", "Judging is work."))
        board = board.with_card(theme.name, replace(card, description=text))
        made = themes.describe(theme, description=text)
        return "describe theme", made, state.analysed(board=board)

    def _nest(self, state: State) -> Step | None:
        theme, parent, board = self._some_theme(), None, state.analysis.board
        if self.rng.random() < 0.7:
            parent = self._some_theme()
            if parent.name in board.below(theme.name):
                return None
        made = themes.nest(self._themes(), theme, parent.id if parent else "")
        card = replace(board.cards[theme.name], parent=parent.name if parent else "")
        return "nest", made, state.analysed(board=board.with_card(theme.name, card))

    def _group(self, state: State) -> Step | None:
        codes = self.rng.sample(self.workbook.codes(), min(2, len(state.codes)))
        theme, keep = self.rng.choice((None, *self._themes())), self.rng.random() < 0.3
        made = themes.group(self._themes(), [code.id for code in codes], theme, keep=keep)
        board, names = state.analysis.board, [code.name for code in codes]
        cards = {}
        for name, card in board.cards.items():
            if theme is not None and name == theme.name:
                now = (*card.codes, *(code for code in names if code not in card.codes))
            else:
                now = tuple(code for code in card.codes if keep or code not in names)
            cards[name] = replace(card, codes=now)
        return "group", made, state.analysed(board=replace(board, cards=cards))

    def _connect(self, state: State) -> Step | None:
        start, end = self.rng.sample(self._themes(), 2)
        label, board = self.rng.choice(("", "leads to")), state.analysis.board
        links = {**board.links, (start.name, end.name): label}
        made = themes.connect(self._links(), start, end, label)
        return "connect", made, state.analysed(board=replace(board, links=links))

    def _disconnect(self, state: State) -> Step | None:
        link, names = self.rng.choice(self._links()), {t.id: t.name for t in self._themes()}
        board, ends = state.analysis.board, (names[link.start], names[link.end])
        links = {key: label for key, label in board.links.items() if key != ends}
        return (
            "disconnect",
            themes.disconnect(link),
            state.analysed(board=replace(board, links=links)),
        )

    def _remove_theme(self, state: State) -> Step | None:
        theme = self._some_theme()
        made = themes.remove(self._themes(), self._links(), theme, self.workbook.memos())
        removed = state.analysis.theme_removed(theme.name)
        return "remove theme", made, replace(state, analysis=removed)

    def _keep_version(self, state: State) -> Step | None:
        if len(state.analysis.versions) >= MOST_VERSIONS:
            return None
        name = f"Version {self.rng.randint(0, 999_999)}"
        made = themes.keep_version(BOARD, self._themes(), self._links(), name=name)
        board = state.analysis.board
        copy = Themes(dict(board.cards), dict(board.links))
        versions = (*state.analysis.versions, (name, copy))
        return "keep version", made, state.analysed(versions=versions)

    def _place(self, state: State) -> Step | None:
        code, at = self._any_code(), (float(self.rng.randint(0, 900)), 24.5)
        memos, coder = self.workbook.memos(), self.workbook.coder.id
        made = code_map.put(memos, BOARD.id, {code.id: at}, coder=coder)
        places = {**state.analysis.places, code.name: at}
        return "place", [*self._with_board(), *made], state.analysed(places=places)

    # -- texts

    def _pseudonyms(self, state: State) -> Step | None:
        if self.rng.random() < 0.8:
            return None
        word = self.rng.choice(PLAIN)
        made, mark = pseudonymising(self.workbook, {word: "Robin"}), f"{PENDING}[Robin]"
        for id in state.texts:
            for n in range(len(state.texts[id])):
                while found := _whole(str(state.texts[id][n]), word):
                    start, end = _token(str(state.texts[id][n]), *found[-1])
                    state = state.typed(id, n, start, end, mark)
        return "pseudonyms", made, state

    def _replace_all(self, state: State) -> Step | None:
        id, word, other = self._some(state), *self.rng.sample(PLAIN, 2)
        text = self.text(id)
        found = [(p.id, *place) for p in text.passages for place in _whole(p.text, word)]
        made = editing.replace_all(text, found, other)
        for n in range(len(state.texts[id])):
            for start, end in reversed(_whole(str(state.texts[id][n]), word)):
                state = state.typed(id, n, start, end, other)
        return "replace all", made, state

    def _speaker(self, state: State) -> Step | None:
        name, n, text, passage = self._place_in(state)
        speaker = self.rng.choice(("", "P", "M", "Q"))
        source = self.workbook.source(name)
        made = editing.assign_speaker(text, [passage.id], speaker, source)
        return "speaker", made, state.spoken_by(name, n, speaker)

    def _learn(self, state: State) -> Step | None:
        id = self._some(state)
        text = self.text(id)
        found = {p.id: (self.rng.choice(("A", "B")), 0.8) for p in text.passages}
        made = editing.take_speakers(text, found)
        for n, passage in enumerate(text.passages):
            if state.texts[id][n].sure is not None:
                heard = replace(state.texts[id][n], speaker=found[passage.id][0], sure=0.8)
                state = state.with_passage(id, n, heard)
        return "learn speakers", made, state

    def _confirm(self, state: State) -> Step | None:
        name, n, text, passage = self._place_in(state)
        made = editing.confirm_words(text, [passage.id])
        return "confirm", made, state.with_passage(name, n, replace(state.texts[name][n], doubt=""))


def _described(state: State, code: str, fact: int, text: str) -> State:
    """With another description of a code."""
    facts = list(state.analysis.described.get(code, NO_FACTS))
    facts[fact] = text
    return state.analysed(described={**state.analysis.described, code: tuple(facts)})


def _whole(text: str, word: str) -> list[tuple[int, int]]:
    """Places of a word that is no part of a longer one."""
    found = re.finditer(rf"(?<!\w){word}(?!\w)", text, re.IGNORECASE)
    return [match.span() for match in found]


def _places(text: str, word: str) -> list[tuple[int, int]]:
    """Places of a word as they are coded: an accent belongs to the letter before it."""
    found = []
    for start, end in _whole(text, word):
        while end < len(text) and (combining(text[end]) or "\u200d" in text[end - 1 : end + 1]):
            end += 1
        found.append((start, end))
    return found


def _token(text: str, start: int, end: int) -> tuple[int, int]:
    """From the blank before a place to the blank after it."""
    while start and not text[start - 1].isspace():
        start -= 1
    while end < len(text) and not text[end].isspace():
        end += 1
    return start, end
