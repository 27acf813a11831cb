"""YAML as plain Python values, with the line of each of them, and what is wrong with it.

Reads from the parser's events, one at a time and without recursion, so that nothing a file holds
(deep nesting, aliases that unfold without end) can cost more than a sentence about it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path as FilePath
from typing import Any

import yaml

from labeval.files.limits import DEEPEST_STUDY, MOST_STUDY, MOST_STUDY_VALUES, Count
from labeval.study.encoding import UNPRINTABLE, unprintable
from labeval.study.file_problems import problems_of
from labeval.study.problems import Problem
from labeval.study.yaml.errors import TOO_DEEP, syntax_problem
from labeval.study.yaml.places import Kind, Path, Span, YamlPlaces
from labeval.study.yaml.scalars import plain_key, plain_scalar
from labeval.text.marks import QT_TRANSLATE_NOOP

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_STANDARD_TAG = "tag:yaml.org,2002:"
_PLAIN_TAGS = {_STANDARD_TAG + name for name in ("bool", "int", "float", "null")}
_KNOWN_TAGS = {_STANDARD_TAG + name for name in ("str", "seq", "map")} | _PLAIN_TAGS | {"!"}


@dataclass(frozen=True, slots=True)
class YamlDocument:
    """Content of a YAML file; ``data`` is None where it could not be read to its end."""

    data: Any
    places: YamlPlaces
    problems: list[Problem]


def parse_yaml(text: str, file: str) -> YamlDocument:
    """Parse a file's text, its line ends unified.

    Args:
        file: the name that problems carry.
    """
    problems = list(unprintable(text, file))
    builder = _Builder(file)
    data: Any = None
    with problems_of(file, problems):
        loader = _LOADER(UNPRINTABLE.sub(" ", text))
        try:
            while loader.check_event():
                builder.take(loader.get_event())
            data = builder.root
            if not builder.documents:
                problems.append(_empty(file))
        except _Unreadable as stop:
            problems.append(stop.problem)
        except yaml.YAMLError as error:
            problems.append(syntax_problem(error, text, file, builder.quoted))
        finally:
            loader.dispose()
    return YamlDocument(data, builder.places, problems + builder.problems)


def program_yaml(path: FilePath) -> Any:
    """The values of a file that comes with the program; nothing is wrong with it."""
    return yaml.load(path.read_text(encoding="utf-8"), _LOADER)


class _Unreadable(Exception):
    """Reading on would make no sense, or would not end."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


@dataclass(slots=True)
class _Open:
    """A list or mapping that is being read."""

    value: list[Any] | dict[Any, Any]
    path: Path
    anchor: str | None
    key: str | int | None = None
    """The key whose value comes next; None where a key comes next."""
    key_lines: dict[str | int, int] = field(default_factory=dict)
    size: int = 1
    start: int = 0
    style: str = ""
    key_span: tuple[int, int] | None = None

    def next_path(self) -> Path:
        last = len(self.value) if isinstance(self.value, list) else self.key
        return self.path if last is None else (*self.path, last)


class _Builder:
    """Puts events together to values."""

    def __init__(self, file: str) -> None:
        self.lines: dict[Path, int] = {}
        self.mappings: set[Path] = set()
        self.spans: dict[Path, Span] = {}
        self.places = YamlPlaces(self.lines, self.mappings, self.spans)
        self.problems: list[Problem] = []
        self.root: Any = None
        self.documents = 0
        self.quoted: tuple[int, int] | None = None
        """First and last line of the newest text in quotes."""
        self._file = file
        self._open: list[_Open] = []
        self._anchors: dict[str, tuple[Any, int]] = {}
        self._events = Count(file, "values", MOST_STUDY)  # one has a byte; for progress and time

    def take(self, event: yaml.Event) -> None:
        """Take the parser's next event."""
        self._events.add()
        if isinstance(event, yaml.ScalarEvent) and event.style in ("'", '"') and event.end_mark:
            self.quoted = (_line(event), event.end_mark.line + 1)
        if isinstance(event, yaml.DocumentStartEvent):
            self._start_document(event)
        elif isinstance(event, yaml.CollectionEndEvent):
            closed = self._open.pop()
            kind: Kind = "list" if closed.value.__class__ is list else "mapping"
            _, end = _characters(event)
            self._span(closed.path, (closed.start, end), kind, closed.style)
            self._add(closed.value, closed.size, closed.anchor, event)
        elif isinstance(event, yaml.NodeEvent):
            if self._key_is_next():
                self._take_key(event)
            else:
                self._take_value(event)

    def _start_document(self, event: yaml.Event) -> None:
        self.documents += 1
        if self.documents > 1:
            template = QT_TRANSLATE_NOOP("Problem", "a second document begins here (“---”)")
            advice = QT_TRANSLATE_NOOP("Problem", "keep one study in one file")
            raise _Unreadable(self._problem(event, (), template, advice))

    def _key_is_next(self) -> bool:
        return (
            bool(self._open)
            and isinstance(self._open[-1].value, dict)
            and (self._open[-1].key is None)
        )

    def _take_key(self, event: yaml.NodeEvent) -> None:
        inside = self._open[-1]
        if not isinstance(event, yaml.ScalarEvent):
            template = QT_TRANSLATE_NOOP("Problem", "a list or mapping cannot be a name")
            advice = QT_TRANSLATE_NOOP("Problem", "a text with braces or brackets needs quotes")
            raise _Unreadable(self._problem(event, inside.path, template, advice))
        key = plain_key(event.value) if event.implicit[0] else event.value
        path = (*inside.path, key)
        line = _line(event)
        if key in inside.key_lines:
            template = QT_TRANSLATE_NOOP("Problem", "comes twice; first in line {first}")
            advice = QT_TRANSLATE_NOOP("Problem", "keep one of them")
            first = inside.key_lines[key]
            self.problems.append(self._problem(event, path, template, advice, first=first))
        elif key == "<<" and event.implicit[0]:
            template = QT_TRANSLATE_NOOP("Problem", "merging mappings with “<<” is not supported")
            advice = QT_TRANSLATE_NOOP("Problem", "write the values out")
            self.problems.append(self._problem(event, path, template, advice))
        self._check_characters(event, path)
        inside.key = key
        inside.key_span = _characters(event)
        inside.key_lines.setdefault(key, line)
        self.lines.setdefault(path, line)

    def _take_value(self, event: yaml.NodeEvent) -> None:
        path = self._open[-1].next_path() if self._open else ()
        self.lines.setdefault(path, _line(event))
        if isinstance(event, yaml.AliasEvent):
            value, size = self._aliased(event, path)
            self._span(path, _characters(event), "alias")
            self._add(value, size, None, event)
            return
        self._check_tag(event, path)
        if isinstance(event, yaml.ScalarEvent):
            self._check_characters(event, path)
            plain = event.implicit[0] or event.tag in _PLAIN_TAGS
            value = plain_scalar(event.value) if plain else event.value
            self._span(path, _characters(event), "scalar", event.style or "")
            self._add(value, 1, event.anchor, event)
        else:
            self._begin(event, path)

    def _begin(self, event: yaml.NodeEvent, path: Path) -> None:
        if len(self._open) >= DEEPEST_STUDY:
            template, advice = TOO_DEEP.template, TOO_DEEP.advice
            problem = self._problem(event, path[:3], template, advice, deepest=DEEPEST_STUDY)
            raise _Unreadable(problem)
        value: list[Any] | dict[Any, Any] = []
        if isinstance(event, yaml.MappingStartEvent):
            value = {}
            self.mappings.add(path)
        opened = _Open(value, path, event.anchor, start=_characters(event)[0])
        if isinstance(event, yaml.CollectionStartEvent) and event.flow_style:
            opened.style = "[" if value.__class__ is list else "{"
        self._open.append(opened)

    def _span(self, path: Path, characters: tuple[int, int], kind: Kind, style: str = "") -> None:
        """Note the characters of a value, and those of its name."""
        inside = self._open[-1] if self._open else None
        name = inside.key_span if inside is not None and inside.key is not None else None
        self.spans[path] = Span(*characters, kind, style, name)

    def _add(self, value: Any, size: int, anchor: str | None, event: yaml.Event) -> None:
        """Put a finished value into what is open around it."""
        if anchor:
            self._anchors[anchor] = (value, size)
        if not self._open:
            self.root = value
            return
        around = self._open[-1]
        if isinstance(around.value, list):
            around.value.append(value)
        else:
            around.value[around.key] = value
            around.key = None
        around.size += size
        if around.size > MOST_STUDY_VALUES:
            template = QT_TRANSLATE_NOOP("Problem", "holds more than {most} values")
            advice = QT_TRANSLATE_NOOP(
                "Problem", "look for aliases (“*name”) that unfold again and again"
            )
            raise _Unreadable(self._problem(event, (), template, advice, most=MOST_STUDY_VALUES))

    def _aliased(self, event: yaml.AliasEvent, path: Path) -> tuple[Any, int]:
        name = str(event.anchor)
        if name in self._anchors:
            return self._anchors[name]
        values: dict[str, object] = {"name": name}
        if any(around.anchor == name for around in self._open):
            template = QT_TRANSLATE_NOOP("Problem", "“*{name}” is used in its own definition")
            advice = QT_TRANSLATE_NOOP("Problem", "write the values out")
        else:
            template = QT_TRANSLATE_NOOP("Problem", "“*{name}” refers to nothing")
            advice = QT_TRANSLATE_NOOP(
                "Problem", 'a text that begins with “*” needs quotes, as in "*{name}"'
            )
        self.problems.append(self._problem(event, path, template, advice, **values))
        return None, 1

    def _check_tag(self, event: yaml.NodeEvent, path: Path) -> None:
        tag = getattr(event, "tag", None)
        if tag is not None and tag not in _KNOWN_TAGS:
            template = QT_TRANSLATE_NOOP("Problem", "the tag “{tag}” means nothing here")
            advice = QT_TRANSLATE_NOOP("Problem", "a text that begins with “!” needs quotes")
            shown = tag.replace(_STANDARD_TAG, "!!")
            self.problems.append(self._problem(event, path, template, advice, tag=shown))

    def _check_characters(self, event: yaml.ScalarEvent, path: Path) -> None:
        """Escapes such as ``\\0`` make characters that the file itself does not hold."""
        found = UNPRINTABLE.search(event.value)
        if found:
            template = QT_TRANSLATE_NOOP("Problem", "stands for the control character {code}")
            advice = QT_TRANSLATE_NOOP("Problem", "write a backslash twice inside double quotes")
            code = f"U+{ord(found.group()):04X}"
            self.problems.append(self._problem(event, path, template, advice, code=code))

    def _problem(
        self, event: yaml.Event, path: Path, template: str, advice: str, **values: object
    ) -> Problem:
        return Problem(
            self._file,
            _line(event),
            self.places.name(path),
            template,
            values,
            advice,
            column=event.start_mark.column + 1 if event.start_mark else None,
        )


def _line(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 1


def _characters(event: yaml.Event) -> tuple[int, int]:
    """The characters of an event, half-open."""
    assert event.start_mark is not None and event.end_mark is not None
    return event.start_mark.index, event.end_mark.index


def _empty(file: str) -> Problem:
    template = QT_TRANSLATE_NOOP("Problem", "is empty")
    advice = QT_TRANSLATE_NOOP("Problem", "a study file begins with “labeval: 1”")
    return Problem(file, 1, "", template, {}, advice)
