"""Columns of a table of pairs: two models or texts, choices between them, ratings of each side."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from labeval.exchange.materials.column_content import LOOKED_AT, Content, is_number
from labeval.exchange.materials.column_names import (
    describes_people,
    is_counted,
    is_place,
    names_number,
    role_of,
)
from labeval.exchange.materials.compared_texts import two_texts
from labeval.exchange.materials.conversations import is_conversation
from labeval.exchange.materials.flattening import cell, flattened
from labeval.exchange.materials.model import Record
from labeval.exchange.materials.of_raters import rater_of
from labeval.exchange.materials.one_choice import CHOSEN, PREFERRED, REJECTED
from labeval.exchange.materials.roles.distinguishing import distinguishing
from labeval.text.folding import plain

SIDES = (
    *(("a", "b"), ("1", "2"), ("left", "right"), ("first", "second"), ("links", "rechts")),
    ("0", "1"),
)
_MODELS = ("model", "system", "generator", "assistant", "llm", "modell", "policy")
_TEXTS = (
    *("response", "answer", "output", "text", "conversation", "completion", "antwort", "summary"),
    *("simplification", "paraphrase", "translation", "story", "generation", "reply", "candidate"),
    *("paragraph", "sentence", "revision", "dialogue", "dialog", "headline", "caption"),
)
_CHOICES = (
    *("winner", "preference", "choice", "preferred", "label", "gewinner", "value"),
    *("vote", "verdict", "urteil", "wahl", "praeferenz", "bevorzugt", "besser", "better"),
)
_ASKS_WHICH = re.compile("(^|_)(better|best|prefer|preferred|preference|besser|bevorzugt)($|_)")
"""A question which of two is the better one, as the head of its answers."""
_NAMED_CHOICE = re.compile(
    "_(preference|choice|winner|preferred|vote)$|^preference_strength$"
    "|^(better|safer|best|preferred|chosen)_.*(id|idx|index)$"
)
POSITIONS = frozenset({"-1", "0", "1", "2"})
"""Values that can be the place of one of two texts, or a tie."""
_SYSTEMS_OF_TEXTS = ("model", "system", "model_name", "source", "type")
_QUESTIONS = ("instruction", "question", "prompt", "input", "query", "frage")
_QUESTION_IDS = ("question_id", "prompt_id", "qid", "idx", "id")
_JUDGES = ("judge", "annotator", "rater", "participant", "user", "worker", "judge_id", "user_id")
_TIE_WORDS = """
tie draw equal same neutral both similar equivalent no_preference equally_good about_the_same
indifferent both_good the_same no_difference tie_both_good tie_bothgood equally_preferred
no_clear_preference unentschieden gleich gleichwertig egal gleich_gut beide beide_gleich
beide_gleich_gut keine_praeferenz kein_unterschied
"""
_TIES = frozenset(_TIE_WORDS.split())
_NONE = frozenset({"none", "keine", "keiner", "keines"})
_DEGREE = "(?:slightly|somewhat|much|clearly|strongly|definitely|a_(?:little|lot))"
_AROUND = re.compile(
    rf"^(?:i_)?(?:{_DEGREE}_)?(?:only|prefer|preferred)_|^{_DEGREE}_"
    rf"|_(?:only|is(?:_[a-z]+)?_better|(?:{_DEGREE}_)?better|wins|won)$"
)
_NAMES = tuple(
    {f"{word}_{pair[side]}" for word in (*_MODELS, *_TEXTS, "item", "option") for pair in SIDES[:5]}
    | {pair[side] for pair in (SIDES[0], *SIDES[2:5])}
    for side in (0, 1)
)
"""Words that name the first and the second of two."""
_SIDES_OR_TIES = frozenset({*_NAMES[0], *_NAMES[1], *_TIES})
_STRONGLY = re.compile("[1-9]([ab])")
"""A side with how much better it is, as “2a” and “1b”."""
_FROM_0 = re.compile("(?:[a-z]+_)?([01])")
"""Words that name one of two by a number, where these are counted from 0."""
_FEW = 11
"""Different answers of a scale."""
_SHORT = 40
_STRONGEST = 10
_TWO = 2
_TEXT = 15
"""Characters of a text at least, on average."""
_ABOUT_TEXTS = re.compile("comment|reason|explanation|justification|feedback|rationale|note|prompt")
"""Words of columns of two sides that are no texts to judge."""


class PairColumns:
    """Columns of two sides.

    Args:
        rows: records whose inner objects are flat.
    """

    def __init__(self, rows: Sequence[Mapping[str, Any]]) -> None:
        names: dict[str, str] = {}
        for name in dict.fromkeys(name for row in rows for name in row):
            names.setdefault(plain(name), name)
            names.setdefault(plain(_last(name)), name)
        self._names = names
        self._rows = rows
        self._contents: dict[str, Content] = {}
        self.models = _pair(names, _MODELS)
        self.texts = _pair(names, _TEXTS) or self._of_models()
        if not self.texts and names.keys() >= PREFERRED:
            self.texts = (names[CHOSEN], names[REJECTED])
        self.models = self.models or self._of_texts()
        self.own_names: tuple[str, str] = ("", "")
        """Names of the sides, where columns of texts begin or end with them."""
        self.key = names.get("cmp_key", "")
        self.judges = self._judges()
        """Columns that may say who judged; the first is taken."""
        self.annotators = self._annotators()
        """Column to who chose in it, and by which criterion; empty where rows say who."""
        choice = _first(names, _CHOICES)
        if not (self.models or self.texts):
            asked = [choice, *(c for name, c in names.items() if _ASKS_WHICH.search(name))]
            choice = next((c for c in asked if c and self._take_named_pair(c)), choice)
            if not self.texts and {*map(plain, self._content(choice).values)} & _SIDES_OR_TIES:
                contents = {column: self._content(column) for column in names.values()}
                self.texts = two_texts(contents) or ()
        self.generators = bool(self.models) and plain(self.models[0]).startswith("generator")
        self.choices = list(dict.fromkeys(filter(None, [choice, *self._other_choices()])))
        self.criterion = self._of_role("criterion")
        self.turn = self._of_role("turn")
        self.question = (
            _first(names, _QUESTIONS) or self._of_role("question") or self._asked_by_text()
        )
        question_id = _first(names, _QUESTION_IDS) or self._of_role("question_id")
        self.question_id = question_id or self._item()
        own = names.get("input", "") if self.question != names.get("input") else ""
        self.source = own or self._of_role("source", self._is_source)
        self.reference = self._of_role("reference_answer")
        chosen = self.key or self.choices or self._judges_chose()
        self.sides = self.models or (self.texts if chosen else ())
        self.rated = dict(self._rated()) if self.judges and self.sides else {}
        """Criterion to its columns of the two sides."""

    @property
    def judge(self) -> str:
        """The column that says who judged; empty where none does."""
        return self.judges[0] if self.judges else ""

    @property
    def others(self) -> list[str]:
        """Columns without a meaning here."""
        used = {*self.models, *self.texts, *self.annotators, self.key, *self.choices, self.judge}
        used |= {
            self.question,
            self.question_id,
            self.source,
            self.reference,
            self.criterion,
            self.turn,
        }
        used |= {column for pair in self.rated.values() for column in pair}
        return [name for name in dict.fromkeys(self._names.values()) if name not in used]

    def system(self, row: Mapping[str, Any], side: int) -> str:
        """The system of one side of a row."""
        if self.models and self.models[side]:
            return cell(row.get(self.models[side])).strip() or f"side {side + 1}"
        if self.key:
            names = cell(row.get(self.key)).split("_")
            if len(names) == 2:
                return names[side]
        return self.own_names[side] or self.texts[side]

    def side_of(self, small: str, written: str, row: Mapping[str, Any]) -> int | None:
        """The side, 0 or 1, that an answer names; None where it names none."""
        for side in (0, 1):
            own = {plain(pair[side]) for pair in (self.models, self.texts) if pair and pair[side]}
            own |= {plain(self.own_names[side])} - {""}
            own |= {str(side)} if self._counted_from_0 else set()
            if written == self.system(row, side) or small in own:
                return side
        if self._counted_from_0 and (counted := _FROM_0.fullmatch(small)):
            return int(counted[1])
        bare = bare_choice(small)
        return self.side_of(bare, bare, row) if bare != small else side_named(small)

    @property
    def _counted_from_0(self) -> bool:
        """True if the two texts have the numbers 0 and 1 in their names."""
        return [plain(name)[-1:] for name in self.texts] == ["0", "1"]

    def strengths(self, column: str) -> bool:
        """Return whether a column says how much better one of two texts is, in whole numbers, and
        which by their sign."""
        values = self._content(column).values
        return are_signed(values) and not values <= POSITIONS

    def grades(self, column: str) -> int:
        """The highest of the numbers from 1 that a column has in place of choices; 0 for others."""
        values = self._content(column).values
        if not values or not all(map(str.isdecimal, values)) or "0" in values:
            return 0
        highest = max(map(int, values))
        return highest if 2 < highest <= _STRONGEST else 0

    def nobody(self, column: str) -> str:
        """The meaning of “none” in a column of choices: both are bad where there is “both”, too."""
        values = {plain(cell(row.get(column))) for row in self._rows}
        return "both_bad" if "both" in values else "tie"

    def says_none(self, column: str) -> bool:
        """Return whether “none” was chosen."""
        return any(plain(cell(row.get(column))) in _NONE for row in self._rows)

    def _of_models(self) -> tuple[str, ...]:
        """Texts whose columns are named after those of the models, as ``model_A_paragraph``, or end
        as those do, as ``sum1`` and ``sum2`` next to ``system1`` and ``system2``."""
        if not self.models:
            return ()
        first, second = (plain(name) for name in self.models)
        ends = next((e for e in SIDES if first.endswith(e[0]) and second.endswith(e[1])), None)
        alike: list[tuple[str, str]] = []
        for name, column in self._names.items():
            rest = name.removeprefix(first)
            if rest != name:
                other = self._names.get(f"{second}{rest}", "")
            elif ends and name.endswith(ends[0]) and not _ABOUT_TEXTS.search(name):
                other = self._names.get(f"{name.removesuffix(ends[0])}{ends[1]}", "")
            else:
                continue
            if other and all(self._content(c).mean_length > _TEXT for c in (column, other)):
                if rest != name:
                    return column, other
                alike.append((column, other))
        return max(alike, key=lambda pair: self._content(pair[0]).mean_length, default=())

    def _of_texts(self) -> tuple[str, ...]:
        """Systems whose columns are named after those of the texts, as ``answer_a_model``."""
        first, second = (plain(name) for name in self.texts or ("", ""))
        for word in _SYSTEMS_OF_TEXTS if self.texts else ():
            pair = [self._names.get(f"{text}_{word}", "") for text in (first, second)]
            if all(pair) and all(self._content(c).mean_length < _SHORT for c in pair):
                return pair[0], pair[1]
        return ()

    def _judges(self) -> list[str]:
        exact = _first(self._names, _JUDGES) or self._of_role("participant")
        words = re.compile("(annotator|rater|judge|worker|evaluator|assessor)(_|$)")
        begins = [column for name, column in self._names.items() if words.match(name)]
        within = [column for name, column in self._names.items() if words.search(name)]
        scalar = {c for row in self._rows for c, v in row.items() if isinstance(v, str | int)}
        found = dict.fromkeys(filter(None, [exact, *begins, *within]))
        described = {c for c in found if c != exact and describes_people(c)}
        named = [c for c in found if c in scalar - described and not plain(c)[-1:].isdigit()]
        numbered = [c for c in named if names_number(c) and len(self._content(c).values) > 1]
        one = named and len(self._content(named[0]).values) == 1
        return [*numbered, *named] if one and numbered else named

    def _annotators(self) -> dict[str, tuple[str, str]]:
        """Columns of single judges, as ``annotator1``, ``fluency_ann2`` or ``winner_2``; those of
        choices have to be several that all name sides or ties, and nobody else may be named as who
        judged."""
        by_criterion: dict[str, dict[str, str]] = defaultdict(dict)
        for column in dict.fromkeys(self._names.values()):
            if found := rater_of(column):
                by_criterion[found[1]][column] = found[0]
        if named := {
            column: (who, "" if _is_choice(what) else what)
            for what, raters in by_criterion.items()
            if self._have_chosen(raters)
            for column, who in raters.items()
        }:
            return named
        numbered: dict[str, list[str]] = defaultdict(list)
        for name, column in self._names.items():
            if (stem := name.rstrip("0123456789").rstrip("_")) != name and name[-1:].isdigit():
                numbered[stem].append(column)
        for stem in () if self.judges else _CHOICES:
            columns = list(dict.fromkeys(numbered.get(stem, ())))
            given = {plain(v) for column in columns for v in self._content(column).values}
            sides = given & _NAMES[0] and given & _NAMES[1] and given <= _SIDES_OR_TIES
            if len(columns) > 1 and sides:
                return {column: (column, "") for column in columns}
        return {}

    @property
    def _systems(self) -> set[str]:
        """Plain names of the systems of rows."""
        return {plain(v) for model in self.models if model for v in self._content(model).values}

    def _have_chosen(self, columns: Iterable[str]) -> bool:
        """Return whether values of columns are positions or signed, or some name a side."""
        given = {value for column in columns for value in self._content(column).values}
        if all(map(is_number, given)):
            return bool(given) and (given <= POSITIONS or are_signed(given))
        words = {bare_choice(plain(value)) for value in given}
        return not words.isdisjoint(_SIDES_OR_TIES | self._systems)

    def _item(self) -> str:
        """The column with the items of pairs that have neither texts nor a question."""
        if self.texts or self.question:
            return ""
        if item := self._of_role("id", lambda name: self._content(name).is_repeated):
            return item
        records = [Record("", 0, flattened(row)) for row in self._rows[:LOOKED_AT]]
        known = [c for c in (self.judge, *self.models, self.criterion, self.turn) if c]
        free = [name for name in dict.fromkeys(self._names.values()) if name not in known]
        free = [name for name in free if name not in (*self.choices, *self.annotators)]
        return distinguishing(records, self.judge, known, free)

    def _take_named_pair(self, choice: str) -> bool:
        """Take two texts whose columns are named after systems, as ``asset`` and ``other``, or
        ``asset_simplification`` and ``other_simplification``.

        A column such as ``other_dataset`` says for each row which system ``other`` is.
        """
        roles = {name: role_of(column)[0] for name, column in self._names.items()}
        texts = {
            name: column
            for name, column in self._names.items()
            if self._content(column).mean_length > _TEXT
            and roles[name] not in ("source", "question", "reference_answer")
        }
        chosen = {plain(cell(row.get(choice))) for row in self._rows} - {""}
        for name, column in texts.items():
            for other, second in texts.items():
                left, right = _differing(name, other)
                if left == name and len(texts) > _TWO:
                    continue  # several texts, of which two are as good as any
                if not left or column == second or left not in chosen:
                    continue
                named = next(
                    (
                        c
                        for n, c in self._names.items()
                        if n.startswith(f"{right}_") and c != second
                    ),
                    "",
                )
                known = {plain(cell(row.get(named))) for row in self._rows} if named else {right}
                if chosen <= {left, *known, *_TIES, *_NONE, "neither"}:
                    self.texts = (column, second)
                    self.own_names = (left, right)
                    self.models = ("", named) if named else ()
                    return True
        return False

    def _other_choices(self) -> Iterator[str]:
        """Further columns whose answers are all one of two sides, or a tie; positions only where
        the name says that they are a choice."""
        systems = self._systems
        for name, column in self._names.items():
            if column in self.models:
                continue
            given = self._content(column).values
            if given and (given <= POSITIONS or are_signed(given)) and _NAMED_CHOICE.search(name):
                if self.texts and (len(given) > 1 or self._counted_from_0):
                    yield column
                continue
            values = {_AROUND.sub("", plain(v)) for v in self._content(column).values}
            chosen = values - {*_TIES, *_NONE, "neither"}
            sides = {*SIDES[0]} <= chosen <= {*_NAMES[0], *_NAMES[1]} and not is_place(column)
            if sides or (chosen and chosen <= systems and _NAMED_CHOICE.search(name)):
                yield column

    def _judges_chose(self) -> bool:
        """Return whether the columns of judges say which of two sides each chose."""
        given = {plain(v) for column in self.annotators for v in self._content(column).values}
        return bool(given & {*_NAMES[0], *_NAMES[1]}) and given <= _SIDES_OR_TIES

    def _rated(self) -> Iterator[tuple[str, tuple[str, str]]]:
        """Ratings of each side, as ``relatedness_A`` and ``relatedness_B``."""
        for name, column in self._names.items():
            if column in (*self.models, *self.texts, *self.choices):
                continue
            for left, right in SIDES[:5]:
                stem = re.fullmatch(f"(.+)_{left}", name)
                other = self._names.get(f"{stem[1]}_{right}", "") if stem else ""
                if stem and other and not (is_place(stem[1]) or is_counted(stem[1])):
                    pair = (column, other)
                    if all(map(self._is_rating, pair)) and not self._of_system(pair):
                        yield stem[1].removeprefix(plain(column.rpartition(".")[0]) + "_"), pair

    def _is_rating(self, column: str) -> bool:
        content = self._content(column)
        whole = all(float(v).is_integer() for v in content.values if is_number(v))
        return 0 < len(content.values) <= _FEW and content.mean_length < _SHORT and whole

    def _of_system(self, pair: tuple[str, str]) -> bool:
        """Return whether values say something about the systems and not about their texts."""
        values: dict[str, set[str]] = defaultdict(set)
        for row in self._rows:
            for side, column in enumerate(pair):
                values[self.system(row, side)].add(cell(row.get(column)))
        return all(len(own) == 1 for own in values.values())

    def _of_role(self, role: str, fits: Callable[[str], bool] = bool) -> str:
        meant = ((role_of(name), column) for name, column in self._names.items())
        found = sorted(
            (rank, column)
            for (given, rank), column in meant
            if given == role and (self._content(column).filled or self._holds_messages(column))
        )
        return next((column for _, column in found if fits(column)), "")

    def _asked_by_text(self) -> str:
        """A column “text” next to two texts of other names, of which it is the question."""
        column = self._names.get("text", "")
        alone = bool(self.texts) and column not in self.texts
        return column if alone and self._content(column).mean_length > _TEXT else ""

    def _is_source(self, column: str) -> bool:
        """Return whether a column has texts or messages, and no names of where they are from."""
        content = self._content(column)
        named = bool(self.question) and content.is_label
        return self._holds_messages(column) or not named

    def _holds_messages(self, column: str) -> bool:
        return any(is_conversation(row.get(column)) for row in self._rows)

    def _content(self, column: str) -> Content:
        if column not in self._contents:
            content = self._contents[column] = Content()
            for row in self._rows:
                if not is_conversation(row.get(column)):
                    content.note(cell(row.get(column)))
        return self._contents[column]


def are_signed(values: Collection[str]) -> bool:
    """Return whether values are small whole numbers, some of which are negative."""
    numbers = [float(value) for value in values if is_number(value)]
    small = all(number.is_integer() and abs(number) <= _STRONGEST for number in numbers)
    return len(numbers) == len(values) > 1 and small and min(numbers) < 0


def side_named(small: str) -> int | None:
    """The side, 0 or 1, that words such as “answer_a” or “slightly_prefer_b” name; else None."""
    bare = bare_choice(small)
    return next((side for side in (0, 1) if {small, bare} & _NAMES[side]), None)


def bare_choice(small: str) -> str:
    """The chosen one of words that also say how much better it is, as “a” of “2a”, “prefer_a”."""
    strongly = _STRONGLY.fullmatch(small)
    return strongly[1] if strongly else _AROUND.sub("", small)


def asks_which(question: str) -> bool:
    """Return whether a question asks which of several is the better one."""
    return _ASKS_WHICH.search(plain(question)) is not None


def is_tie(small: str) -> bool:
    """Return whether an answer says that two are equal."""
    return small in _TIES or small.startswith("tie_")


def is_both_bad(small: str) -> bool:
    """Return whether an answer says that neither of two is good."""
    return ("both" in small and "bad" in small) or small == "neither"


def is_none(small: str) -> bool:
    """Return whether an answer is “none”, which may mean that both are bad or that both are
    equal."""
    return small in _NONE


def _is_choice(small: str) -> bool:
    """Return whether the name of a column says that it has a choice, and by no criterion."""
    return not small or small in _CHOICES or role_of(small)[0] == "value"


def _differing(one: str, other: str) -> tuple[str, str]:
    """The parts in which two names differ: what is left of them without the same first or last
    word, else all of both."""
    first, second = one.split("_"), other.split("_")
    if len(first) > 1 and len(second) > 1:
        if first[-1] == second[-1]:
            return "_".join(first[:-1]), "_".join(second[:-1])
        if first[0] == second[0]:
            return "_".join(first[1:]), "_".join(second[1:])
    return one, other


def _last(name: str) -> str:
    return name.rsplit(".", 1)[-1]


def _pair(names: Mapping[str, str], words: Sequence[str]) -> tuple[str, ...]:
    for word in words:
        for left, right in SIDES:
            for form in ("{}_{}", "{}{}", "{}_name_{}", "{}_id_{}"):
                pair = form.format(word, left), form.format(word, right)
                if all(name in names for name in pair):
                    return names[pair[0]], names[pair[1]]
            turned = f"{left}_{word}", f"{right}_{word}"
            if all(name in names for name in turned):
                return names[turned[0]], names[turned[1]]
    return ()


def _first(names: Mapping[str, str], words: Sequence[str]) -> str:
    return next((names[word] for word in words if word in names), "")
