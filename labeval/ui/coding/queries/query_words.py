"""Names of conditions and their values, and the sentence that a query makes."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property

from PySide6.QtCore import QCoreApplication

from labeval.coding.codes.code_names import PATH_JOIN, paths_of
from labeval.coding.corpus.conditions import (
    CODE,
    CODER,
    DISTANT,
    THEME,
    WORDS,
    Condition,
    Group,
    Part,
    Relation,
)
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.facts import FIELDS, NUMBERS, Facts, attribute_field, attribute_of
from labeval.coding.rows import Theme
from labeval.store.workbook.workbook import Workbook
from labeval.ui.coding.parts.names import Naming, source_title

_SHOWN = 4
"""Most values that a sentence names; more are counted."""


translate = QCoreApplication.translate


def current_themes(workbook: Workbook) -> list[Theme]:
    """The themes of the board that is worked on."""
    board = next((board for board in workbook.boards() if not board.kept), None)
    return workbook.themes(board.id) if board is not None else []


class QueryWords:
    """Conditions that can be asked of a corpus, with their names.

    Args:
        themes: of the board that is worked on.
        naming: of the study's things; ids stand for themselves without it.
    """

    def __init__(
        self, corpus: Corpus, themes: Sequence[Theme] = (), naming: Naming | None = None
    ) -> None:
        self._corpus = corpus
        self._naming = naming or Naming()
        self._themes = {theme.id: theme for theme in themes}
        self._facts = Facts(corpus)

    @property
    def theme_codes(self) -> Mapping[str, Collection[str]]:
        """Theme (its id) to the ids of its codes, with those of the themes under it."""
        return {id: self._codes_under(id, set()) for id in self._themes}

    def _codes_under(self, id: str, seen: set[str]) -> set[str]:
        if id in seen:
            return set()
        seen.add(id)
        found = set(self._themes[id].codes)
        for theme in self._themes.values():
            if theme.parent == id:
                found |= self._codes_under(theme.id, seen)
        return found

    # -- what can be asked --------------------------------------------------------------------

    @cached_property
    def kinds(self) -> dict[str, str]:
        """Kind of a condition to its name; facts that nothing here has are left out."""
        found = {CODE: translate("Query", "code")}
        if self._themes:
            found[THEME] = translate("Query", "theme")
        found[WORDS] = translate("Query", "words")
        if len(self._corpus.coders) > 1:
            found[CODER] = translate("Query", "coder")
        for field in FIELDS:
            if self.values(field):
                found[field] = _field_name(field)
        for name in self._corpus.attributes.names:
            found[attribute_field(name)] = name
        return found

    def kind_name(self, kind: str) -> str:
        """The name of a kind of condition."""
        return self.kinds.get(kind) or attribute_of(kind) or _field_name(kind)

    def values(self, kind: str) -> dict[str, str]:
        """The values that a condition of a kind can have, each with its name."""
        if kind not in self._values:
            self._values[kind] = self._read(kind)
        return self._values[kind]

    @cached_property
    def _values(self) -> dict[str, dict[str, str]]:
        return {}

    def _read(self, kind: str) -> dict[str, str]:
        corpus = self._corpus
        if kind == CODE:
            paths = paths_of(list(corpus.codes.values()))
            return {code.id: PATH_JOIN.join(paths[code.id]) for _, code in corpus.in_order()}
        if kind == THEME:
            return {theme.id: theme.name for theme in self._themes.values()}
        if kind == CODER:
            return {coder.id: coder.name for coder in corpus.coders.values()}
        if kind == WORDS:
            return {}
        if kind == "source":
            return {id: source_title(source) for id, source in corpus.sources.items()}
        return {value: self._naming.of(kind, value) for value in self._facts.values(kind)}

    def comparisons(self, kind: str) -> dict[str, str]:
        """Comparisons that a condition of a kind can have; ``not`` for a negated one."""
        if kind == WORDS:
            return {
                "is": translate("Query", "are used"),
                "contains": translate("Query", "are parts of words"),
                "not": translate("Query", "are not used"),
            }
        found = {"is": translate("Query", "is"), "not": translate("Query", "is not")}
        if kind == "answer" or attribute_of(kind):
            found |= {
                "below": translate("Query", "is below"),
                "at_most": translate("Query", "is at most"),
                "at_least": translate("Query", "is at least"),
                "above": translate("Query", "is above"),
            }
        return found

    # -- the sentence -------------------------------------------------------------------------

    def sentence(self, group: Group) -> str:
        """A query in words; empty while nothing in it is complete."""
        text = self.conditions(group)
        return translate("Query", "Places: {conditions}").format(conditions=text) if text else ""

    def conditions(self, group: Group) -> str:
        """The conditions alone, which name a code that is made for the places."""
        return self._clause(group, outermost=True)

    def _clause(self, group: Group, *, outermost: bool = False) -> str:
        plain: list[str] = []
        related: list[str] = []
        listed: list[str] = []
        for part in group.parts:
            text = self._part(part)
            if text:
                is_related = isinstance(part, Group) and part.relation
                (related if is_related else plain).append(text)
                if isinstance(part, Condition) and len(_filled(part)) > 1:
                    listed.append(text)
        if not group.any and len(plain) > 1:  # the *or* of values binds before an *and*
            plain = [f"({text})" if text in listed else text for text in plain]
        joint = translate("Query", " or ") if group.any else translate("Query", " and ")
        text = joint.join(plain)
        if related:
            if group.any and len(plain) > 1:
                text = f"({text})"
            text = ", ".join([text or translate("Query", "everything"), *related])
        several = len(plain) + len(related) > 1
        return f"({text})" if several and not outermost else text

    def _part(self, part: Part) -> str:
        if isinstance(part, Condition):
            return self._condition(part)
        text = self._clause(part)
        if not text:
            return ""
        if part.relation:
            text = f"{_relation_words(part.relation)} {text}"
            if part.relation in DISTANT:
                text = f"{text} [{within_name(part.within)}]"
        return (
            translate("Query", "not {condition}").format(condition=text) if part.negated else text
        )

    def _condition(self, part: Condition) -> str:
        values = _filled(part)
        if not values:
            return ""
        named = self.values(part.kind)
        order = {value: n for n, value in enumerate(named)}
        values.sort(key=lambda value: order.get(value, len(order)))
        listed = _listed([named.get(value, value) for value in values], part.compare in NUMBERS)
        if part.kind == CODE:
            text = (
                translate("Query", "not coded {values}")
                if part.negated
                else translate("Query", "coded {values}")
            )
            return text.format(values=listed)
        if part.kind == WORDS:
            if part.negated:
                text = translate("Query", "without the words {values}")
            elif part.compare == "contains":
                text = translate("Query", "with {values} in a word")
            else:
                text = translate("Query", "with the words {values}")
            return text.format(values=listed)
        compare = self.comparisons(part.kind)["not" if part.negated else part.compare]
        return f"{self.kind_name(part.kind)} {compare} {listed}"


def _filled(part: Condition) -> list[str]:
    return [value for value in part.values if value.strip()]


def _listed(names: Sequence[str], plain: bool) -> str:
    """Values in quotation marks, joined by *or*; numbers without the marks."""
    quoted = translate("Query", "“{value}”")
    shown = [name if plain else quoted.format(value=name) for name in names[:_SHOWN]]
    if len(names) > _SHOWN:
        more = translate("Query", "{count} more").format(count=len(names) - _SHOWN)
        shown.append(more)
    return translate("Query", " or ").join(shown)


def relation_names() -> dict[tuple[Relation, bool], str]:
    """Relations of what was found to a group, each as it is and negated."""
    return {
        ("", False): translate("Query", "holds:"),
        ("", True): translate("Query", "does not hold:"),
        ("near", False): translate("Query", "is near:"),
        ("near", True): translate("Query", "is not near:"),
        ("followed", False): translate("Query", "is followed by:"),
        ("followed", True): translate("Query", "is not followed by:"),
        ("preceded", False): translate("Query", "comes after:"),
        ("preceded", True): translate("Query", "does not come after:"),
        ("overlapping", False): translate("Query", "shares words with:"),
        ("overlapping", True): translate("Query", "shares no words with:"),
        ("inside", False): translate("Query", "is inside of:"),
        ("inside", True): translate("Query", "is not inside of:"),
    }


def _relation_words(relation: Relation) -> str:
    return {
        "near": translate("Query", "near places"),
        "followed": translate("Query", "followed by places"),
        "preceded": translate("Query", "after places"),
        "overlapping": translate("Query", "overlapping places"),
        "inside": translate("Query", "inside of places"),
    }[relation]


def distances() -> dict[str, str]:
    """The distances that are offered."""
    return {
        "50 characters": translate("Query", "within 50 characters"),
        "200 characters": translate("Query", "within 200 characters"),
        "0 passages": translate("Query", "in the same passage"),
        "1 passages": translate("Query", "in the same passage or the next"),
        "3 passages": translate("Query", "up to three passages apart"),
        "10 passages": translate("Query", "up to ten passages apart"),
    }


def within_name(within: str) -> str:
    """The name of a distance."""
    return distances().get(within, within)


def _field_name(field: str) -> str:
    names = {
        "participant": translate("Query", "participant"),
        "speaker": translate("Query", "speaker"),
        "step": translate("Query", "step"),
        "page": translate("Query", "page"),
        "method": translate("Query", "method"),
        "item": translate("Query", "item"),
        "system": translate("Query", "system"),
        "question": translate("Query", "question"),
        "criterion": translate("Query", "criterion"),
        "answer": translate("Query", "answer"),
        "source": translate("Query", "source"),
        "kind": translate("Query", "kind of text"),
        "folder": translate("Query", "folder"),
        "condition": translate("Query", "condition"),
        "group": translate("Query", "group"),
        "language": translate("Query", "language"),
        THEME: translate("Query", "theme"),
        CODER: translate("Query", "coder"),
    }
    return names.get(field, field)
