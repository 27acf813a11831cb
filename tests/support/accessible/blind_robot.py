"""A participant who has nothing but an accessibility bus: names, roles, states and texts.

It imports nothing of the program, and decides by what it reads, as somebody who hears the pages.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tests.runs.screens.x_input import XInput
from tests.support.accessible.accessibility_bus import AssistiveTechnology, Ref, until
from tests.support.judgments.opinions import (
    ADDED,
    AGE,
    ERROR_CATEGORIES,
    ERROR_SEVERITIES,
    REASON,
    REMARK,
    WRITTEN,
    fault_of,
    is_commented,
    is_good_as_it_is,
    opinion,
    place_among,
    reason_in,
    words_of,
)

CHECKED, EDITABLE, SENSITIVE, SHOWING = 4, 7, 24, 25
"""Numbers of states in AT-SPI's list."""
READ_STATES = sum(1 << state for state in (CHECKED, EDITABLE, SENSITIVE, SHOWING))
"""Those that make a screen another one: a button that is pressed down has done nothing yet."""
READ = ("text", "heading", "paragraph")
OPEN = ": no answer yet"
ASIDE = ("no answer", "tie", "both bad", "Don't know")
ENDS = ("best", "worst")
FIRST_CLAIM_ANSWER = "Supported by the source"


@dataclass(frozen=True)
class Node:
    """Something that is exposed, as it is read out."""

    ref: Ref
    role: str
    name: str
    states: int
    text: str
    """What stands in it; empty where it has no text of its own."""
    part: int
    """The part of the window that it is in, from the top."""
    group: str
    """The name of the nearest group around it."""
    explained: str
    """The description of that group."""
    language: str
    """Of a text or a group, such as ``en``."""
    level: str
    """Of a heading."""

    def has(self, state: int) -> bool:
        """Whether it has one of the states above."""
        return bool(self.states >> state & 1)

    @property
    def option_of(self) -> str:
        """What it is an option of."""
        name = self.name
        for end in ENDS:
            if name.endswith(f" is {end}"):
                return end
        if name.startswith("Place "):
            return name.partition(", ")[2]
        return name.rpartition(": ")[0] or self.group


class BlindRobot:
    """Goes through a session.

    Attributes:
        pages: what it has read of each screen, in the order of reading.
        heard: what was announced to it.
        texts: all that it has read of texts that are not written by it, by their names.
    """

    def __init__(self, technology: AssistiveTechnology, keys: XInput) -> None:
        self._at = technology
        self._keys = keys
        self._program = technology.program()
        self._remarked = False
        self.pages: list[list[Node]] = []
        self.heard: list[str] = []
        self.texts: dict[str, list[str]] = {}

    def run(self) -> None:
        """Take every screen until nothing leads on."""
        page = until(self.read)
        while self._onward(page) is not None:
            self.pages.append(page)
            self._remarked = False
            page = self._take_screen(page)
        self.pages.append(page)

    def read(self) -> list[Node]:
        """Everything that is exposed as being on screen, in the order of reading."""
        found: list[Node] = []
        for _, window in enumerate(self._children(self._program)):
            for part, child in enumerate(self._children(window)):
                found += self._read(child, part, "", "")
        return found

    # -- reading ------------------------------------------------------------------------------

    def _children(self, of: Ref) -> list[Ref]:
        return [(name, path) for name, path in self._at.call(of, "Accessible", "GetChildren")]

    def _read(self, ref: Ref, part: int, group: str, explained: str) -> Iterator[Node]:
        try:
            low, high = self._at.call(ref, "Accessible", "GetState")
            states = (low | high << 32) & READ_STATES
            if not states >> SHOWING & 1:
                return
            role, name = self._at.role(ref), self._at.name(ref)
            is_title = role == "heading" and bool(name)
            text = self._at.text(ref) if role in READ and not is_title else ""
            language = self._at.language(ref) if role in (*READ, "panel") else ""
            level = self._at.attributes(ref).get("level", "") if role == "heading" else ""
            yield Node(ref, role, name, states, text, part, group, explained, language, level)
            if role == "panel" and name:
                group = name
                explained = str(self._at.get(ref, "Accessible", "Description"))
            for child in self._children(ref):
                yield from self._read(child, part, group, explained)
        except RuntimeError:  # it is gone meanwhile
            return

    def _changed(self, before: list[Node]) -> list[Node]:
        """The screen once it is another one than before, and not about to become another."""

        def settled() -> list[Node]:
            now = self.read()
            return now if now != before and now == self.read() else []

        return until(settled)

    def _do(self, node: Node) -> None:
        """Do the first thing that is offered, as a screen reader does."""
        self._at.act(node.ref, self._at.actions(node.ref)[0])

    # -- deciding -----------------------------------------------------------------------------

    def _take_screen(self, page: list[Node]) -> list[Node]:
        while True:
            onward = self._onward(page)
            if not self._answer_one(page) and onward is not None and onward.has(SENSITIVE):
                self._do(onward)
                return self._changed(page)
            page = self._changed(page)

    @staticmethod
    def _onward(page: list[Node]) -> Node | None:
        last = max(node.part for node in page)
        buttons = [n for n in page if n.part == last and n.role in ("push button", "button")]
        return next((n for n in reversed(buttons) if n.name != "Back"), None)

    def _answer_one(self, page: list[Node]) -> bool:
        """Answer the first thing that is open; False where nothing is."""
        return (
            self._read_on(page)
            or self._edit(page)
            or self._mark_error(page)
            or self._cut_claim(page)
            or self._choose_option(page)
            or self._mark_reason(page)
            or self._set_slider(page)
            or self._write(page)
        )

    def _read_on(self, page: list[Node]) -> bool:
        """Go to the next part of a text that is shown in parts; False where all was read."""
        turners = (n for n in page if n.name == "Later part of the text")
        further = next((n for n in turners if n.has(SENSITIVE)), None)
        for node in page:
            if node.role == "text" and not node.has(EDITABLE):
                self.texts.setdefault(node.name, []).append(node.text)
        if further is None:
            return False
        self._do(further)
        return True

    @staticmethod
    def _texts(page: list[Node]) -> dict[str, str]:
        """The texts to judge, by their names."""
        named = ("Text", "Answer", "Your text")
        return {n.name: n.text for n in page if n.role == "text" and n.name.startswith(named)}

    def _choose_option(self, page: list[Node]) -> bool:
        options: dict[str, list[Node]] = {}
        for node in page:
            if node.role == "radio button" and node.name != "Good as it is":
                options.setdefault(node.option_of, []).append(node)
        if any(node.name.startswith("Practice") for node in page) and self._is_told(page):
            return False
        for about, offered in options.items():
            aside = [option for option in offered if option.name.endswith(ASIDE)]
            if aside != offered and not any(option.has(CHECKED) for option in offered):
                self._do(self._chosen(page, about, offered))
                return True
        return False

    @staticmethod
    def _is_told(page: list[Node]) -> bool:
        return any("Expected: " in node.name for node in page)

    def _chosen(self, page: list[Node], about: str, offered: list[Node]) -> Node:
        texts = self._texts(page)
        first = next(iter(texts.values()), "")
        by_name = {option.name: option for option in offered}
        labels = {n.rpartition(": ")[2].casefold(): o for n, o in by_name.items()}
        if about in ENDS:
            (criterion,) = {name.partition(": ")[0] for name in by_name}
            ranked = sorted(texts, key=lambda text: opinion(texts[text], criterion))
            best = ranked[-1] if about == "best" else ranked[0]
            return by_name[f"{criterion}: {best} is {about}"]
        if offered[0].name.startswith("Place "):
            criterion = next(n.name for n in page if n.role == "label" and "\n" in n.name)
            criterion = criterion.partition("\n")[0]
            mine = opinion(texts[about], criterion)
            better = [text for text in texts.values() if opinion(text, criterion) > mine]
            return by_name[f"Place {len(better) + 1}, {about}"]
        if set(labels) & {text.casefold() for text in texts}:
            best = max(texts, key=lambda text: opinion(texts[text], about))
            return labels[best.casefold()]
        if FIRST_CLAIM_ANSWER in by_name:
            return offered[place_among(len(offered), about, "claim")]
        if "I agree" in by_name:
            agrees = offered[0].explained == "required" or opinion("", about) >= 0.5
            return by_name["I agree" if agrees else "I do not agree"]
        if "right" in by_name:
            return by_name["right"]
        if "No errors" in by_name:
            return by_name["No errors"]
        ordered = [o for o in offered if not o.name.endswith(ASIDE)]
        criterion, _, text = about.partition(", ")
        of, about = (texts[text], criterion) if text in texts else (first, about)
        return ordered[place_among(len(ordered), of, about)]

    def _set_slider(self, page: list[Node]) -> bool:
        for node in page:
            if node.role == "slider" and node.name.endswith(OPEN) and node.has(SENSITIVE):
                low = self._at.get(node.ref, "Value", "MinimumValue") + 1  # below: no answer
                high = self._at.get(node.ref, "Value", "MaximumValue")
                step = self._at.get(node.ref, "Value", "MinimumIncrement")
                first = next(iter(self._texts(page).values()))
                about = node.name.removesuffix(OPEN)
                place = place_among(round((high - low) / step) + 1, first, about)
                self._at.set_value(node.ref, low + place * step)
                return True
        return False

    def _edit(self, page: list[Node]) -> bool:
        editor = next((n for n in page if n.name == "Your text"), None)
        good = next((n for n in page if n.name == "Good as it is"), None)
        if editor is not None and good is None:
            return self._compose(page, editor)
        if editor is None or good is None or editor.text.endswith(ADDED):
            return False
        if not is_good_as_it_is(editor.text):
            self._at.set_text(editor.ref, editor.text + ADDED)
            return True
        if good.has(CHECKED):
            return False
        self._do(good)
        return True

    def _compose(self, page: list[Node], editor: Node) -> bool:
        """Write a response, and cite the passage that was opened."""
        if not editor.text.startswith(WRITTEN):
            self._at.set_text(editor.ref, WRITTEN)
            until(lambda: self._at.text(editor.ref).startswith(WRITTEN))
            return True
        if "[1]" not in editor.text:
            self._do(next(n for n in page if n.name == "Cite [1]"))
            until(lambda: "[1]" in self._at.text(editor.ref))  # other changes may be seen first
            return True
        return False

    def _mark_error(self, page: list[Node]) -> bool:
        """Mark the word that is wrong, and say what it is; by what is announced, and by names."""
        options = {n.name: n for n in page if n.role == "radio button"}
        text = self._texts(page).get("Text", "")
        asked = any(n.role == "panel" and n.name.startswith("Errors.") for n in page)
        fault = fault_of(text) if asked else None
        if fault is None:
            return False
        word = words_of(text)[fault]
        if not any(n.name.startswith("1 ") and f"“{word}”" in n.name for n in page):
            self._mark_word(text, fault)
            return True
        for offered in (ERROR_CATEGORIES, ERROR_SEVERITIES):
            about = "category" if offered is ERROR_CATEGORIES else "severity"
            if not any(options[name].has(CHECKED) for name in offered):
                self._do(options[offered[place_among(2, text, about)]])
                return True
        return False

    def _cut_claim(self, page: list[Node]) -> bool:
        """Cut the first word of a text out as a claim, then what is left of it by sentence."""
        sentence = next((n for n in page if n.name == "Next sentence"), None)
        if sentence is None:
            return False
        if not any(n.name.startswith("Claim 1") for n in page):
            self._mark_word(self._texts(page)["Text"], 0)
            return True
        if not sentence.has(SENSITIVE):
            return False
        self._do(sentence)
        return True

    def _mark_reason(self, page: list[Node]) -> bool:
        """Mark the word behind an answer, where words are asked for and none is marked."""
        asked = next((n for n in page if n.name.startswith("Words behind “")), None)
        marked = any(n.name.startswith("1 “") for n in page)
        if asked is None or marked:
            return False
        text = self._texts(page)["Text"]
        self._mark_word(text, reason_in(text))
        return True

    def _mark_word(self, text: str, place: int) -> None:
        """Go to a word by what is announced, and mark it."""
        before = self._announcements()
        for n, expected in enumerate(words_of(text)[: place + 1]):
            self._keys.participant_key("Right" if n else "m")
            until(lambda wanted=before + n + 1: self._announcements() >= wanted)
            assert self._at.announced()[-1] == expected
        self._keys.participant_key("Return")

    def _announcements(self) -> int:
        self._at.role(self._program)  # signals are received with a reply
        return len(self._at.announced())

    def _write(self, page: list[Node]) -> bool:
        fields = {node.name: node for node in page if node.has(EDITABLE)}
        for name, field in fields.items():
            words = AGE if name == "How old are you?" else REASON
            mandatory = field.explained == "required" or name == "Reason for the preference"
            if mandatory and field.text != words:
                self._at.set_text(field.ref, words)
                return True
        return self._remark(page, fields.get("Comment"))

    def _remark(self, page: list[Node], field: Node | None) -> bool:
        texts = self._texts(page)
        practice = any(node.name.startswith("Practice") for node in page)
        if practice or not texts or "Your text" in texts:
            return False
        if self._remarked or not is_commented(list(texts.values())):
            return False
        if field is None:
            self._do(next(n for n in page if n.name == "Comment"))
            return True
        self._remarked = True
        self._at.set_text(field.ref, REMARK)
        return True
