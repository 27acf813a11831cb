"""Reading a study folder: the study file, its items table, and what does not fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from labeval.files.limits import MOST_STUDY
from labeval.files.text import read_text
from labeval.study.checks import check_items, check_study
from labeval.study.checks.judge import check_ratings
from labeval.study.file_problems import problems_of
from labeval.study.folder import STUDY_FILE
from labeval.study.model.per_criterion import written_out
from labeval.study.pictures import read_pictures
from labeval.study.problems import Problem, StudyProblems, in_file_order, listed
from labeval.study.study import Study, StudyContent
from labeval.study.tables.code_files import read_codes
from labeval.study.tables.items import FORMATS, ItemsTable, read_items_table
from labeval.study.tables.judge_ratings import JudgeRatingsTable, read_judge_ratings
from labeval.study.tables.references import ReferencesTable, read_references
from labeval.study.tables.validation import validation_problems
from labeval.study.yaml.places import YamlPlaces
from labeval.study.yaml.text import YamlDocument, parse_yaml
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.text.pictures import is_inside

_MOST_LISTED = 500
_DEFAULT_TABLE = "items.csv"


def read_study(folder: Path) -> StudyContent:
    """The study in a folder. Nothing is written.

    Raises:
        StudyProblems: everything that is wrong with the study file and the items table.
    """
    return read_with_warnings(folder)[0]


def read_with_warnings(
    folder: Path, *, with_judge: bool = True
) -> tuple[StudyContent, list[Problem]]:
    """The study in a folder, and what is worth a second look though the study can be run.

    Args:
        with_judge: whether the judge's ratings are read; without them, a study can be read whose
            ratings are only about to be made.

    Raises:
        StudyProblems: something is wrong; it carries the warnings.
    """
    document = written_out(_study_document(folder))
    problems = document.problems
    study = _study(document, problems)
    table = _table(folder, document)
    problems += table.problems
    references = _references(folder, document, table, study)
    problems += references.problems
    judge = _judge_ratings(folder, document, table) if with_judge else JudgeRatingsTable()
    problems += judge.problems
    content = None
    if study is not None:
        content = StudyContent(
            study=study,
            items=table.items,
            references=references.references,
            judge_ratings=judge.ratings,
        )
        problems += _code_problems(folder, content.study, document)
        problems += check_study(content.study, STUDY_FILE, document.places)
        problems += check_ratings(content, judge.lines)
        if table.sound:
            file = content.study.items_file
            problems += check_items(content, STUDY_FILE, document.places, file, table.lines)
            pictures = read_pictures(folder, content, file, table.lines)
            problems += pictures.problems
            if pictures.pictures:
                content = content.model_copy(update={"pictures": pictures.pictures})
    problems = _bounded(in_file_order(problems))
    if content is None or any(problem.severity == "error" for problem in problems):
        raise StudyProblems(problems)
    return content, problems


def _study_document(folder: Path) -> YamlDocument:
    problems: list[Problem] = []
    with problems_of(STUDY_FILE, problems):
        document = _parsed(read_text(folder / STUDY_FILE, MOST_STUDY))
        return replace(document, problems=list(document.problems))
    return YamlDocument(None, YamlPlaces(), [_about_folder(folder, each) for each in problems])


@lru_cache(maxsize=4)
def _parsed(text: str) -> YamlDocument:
    """A study file's values. Windows read a study after each action, mostly an unchanged one.

    Whoever gets the values changes a copy.
    """
    return parse_yaml(text, STUDY_FILE)


def _about_folder(folder: Path, problem: Problem) -> Problem:
    """The problem of a file that cannot be read, with advice where the folder explains it."""
    near = [name for name in ("study.yml", "study.yaml.txt") if (folder / name).is_file()]
    if near:
        advice = QT_TRANSLATE_NOOP("Problem", "rename {near} to study.yaml")
        return replace(problem, advice=advice, values={**problem.values, "near": near[0]})
    if problem.advice or (folder / STUDY_FILE).exists():
        return problem
    advice = QT_TRANSLATE_NOOP("Problem", "a study is a folder with the file study.yaml in it")
    return replace(problem, advice=advice)


def _study(document: YamlDocument, problems: list[Problem]) -> Study | None:
    if document.data is None:
        if not problems:
            template = QT_TRANSLATE_NOOP("Problem", "is empty")
            problems.append(Problem(STUDY_FILE, 1, "", template))
        return None
    if not isinstance(document.data, dict):
        template = QT_TRANSLATE_NOOP("Problem", "must hold names and values")
        advice = QT_TRANSLATE_NOOP("Problem", "a study file begins with “labeval: 1”")
        problems.append(Problem(STUDY_FILE, document.places.line(()), "", template, {}, advice))
        return None
    try:
        return Study.model_validate(document.data)
    except ValidationError as error:
        problems += validation_problems(error, Study, STUDY_FILE, document.places)
        return None


def _table(folder: Path, document: YamlDocument) -> ItemsTable:
    """The table the study file names; the usual one where it cannot be read that far."""
    name: Any = _DEFAULT_TABLE
    if isinstance(document.data, dict):
        name = document.data.get("items", _DEFAULT_TABLE)
        if not isinstance(name, str):
            return ItemsTable()  # the model has reported it
        named = "items" in document.data or bool(document.data.get("blocks"))
    else:
        named = False
    if not named and not (folder / name).is_file():
        return ItemsTable()  # nothing is rated
    line = document.places.line(("items",))
    if not is_inside(name):
        template = QT_TRANSLATE_NOOP("Problem", "“{name}” does not lie in the study's folder")
        advice = QT_TRANSLATE_NOOP("Problem", "put the table next to study.yaml and name it here")
        values: dict[str, object] = {"name": name[:200]}
        problem = Problem(STUDY_FILE, line, "items", template, values, advice)
        return ItemsTable(problems=[problem])
    if not (folder / name).is_file():
        return ItemsTable(problems=[_no_table(folder, name, line)])
    return read_items_table(folder / name, name)


def _references(
    folder: Path, document: YamlDocument, table: ItemsTable, study: Study | None
) -> ReferencesTable:
    """The references the study file names; most studies have none."""
    advice = QT_TRANSLATE_NOOP("Problem", "put the references next to study.yaml")
    name, problem = _named_file(folder, document, "references", advice)
    if problem is not None or not name:
        return ReferencesTable(problems=[problem] if problem else [])
    # Where the study file cannot be read, nobody knows which topics are written about.
    known = table.items if table.sound and study is not None else None
    return read_references(folder / name, name, known, study.topics() if study else ())


def _judge_ratings(folder: Path, document: YamlDocument, table: ItemsTable) -> JudgeRatingsTable:
    """The judge's ratings that the study file names; most studies have none."""
    advice = QT_TRANSLATE_NOOP("Problem", "put the judge's ratings next to study.yaml")
    name, problem = _named_file(folder, document, "judge", advice)
    if problem is not None or not name:
        return JudgeRatingsTable(problems=[problem] if problem else [])
    return read_judge_ratings(folder / name, name, table.items if table.sound else None)


def _named_file(
    folder: Path, document: YamlDocument, key: str, advice: str
) -> tuple[str, Problem | None]:
    """The file that a key of the study file names, and what is wrong with it.

    Empty where there is no such key, or where the model has said already what is wrong with it.

    Args:
        advice: for a file that is not there.
    """
    name = document.data.get(key) if isinstance(document.data, dict) else None
    if not isinstance(name, str):
        return "", None
    if not is_inside(name):
        template = QT_TRANSLATE_NOOP("Problem", "“{name}” does not lie in the study's folder")
        advice = QT_TRANSLATE_NOOP("Problem", "put the file next to study.yaml and name it here")
    elif not (folder / name).is_file():
        template = QT_TRANSLATE_NOOP("Problem", "there is no file “{name}”")
    else:
        return name, None
    line = document.places.line((key,))
    return name, Problem(STUDY_FILE, line, key, template, {"name": name[:200]}, advice)


def _code_problems(folder: Path, study: Study, document: YamlDocument) -> list[Problem]:
    """Return the problems of the lists of codes; the codes themselves stay out of the content."""
    found: list[Problem] = []
    for n, chosen in enumerate(study.qualification):
        name = chosen.codes
        if is_inside(name) and (folder / name).is_file():
            found += read_codes(folder / name, name).problems
            continue
        path = ("qualification", n, "codes")
        template = QT_TRANSLATE_NOOP("Problem", "there is no file “{name}”")
        advice = QT_TRANSLATE_NOOP("Problem", "put the codes next to study.yaml, one a line")
        line, field = document.places.line(path), document.places.name(path)
        found.append(Problem(STUDY_FILE, line, field, template, {"name": name[:200]}, advice))
    return found


def _no_table(folder: Path, name: str, line: int | None) -> Problem:
    template = QT_TRANSLATE_NOOP("Problem", "there is no file “{name}”")
    advice = QT_TRANSLATE_NOOP("Problem", "put the items table next to study.yaml")
    try:
        found = sorted(p.name for p in folder.iterdir() if p.suffix.lower() in FORMATS)
    except OSError:
        found = []
    if found:
        advice = QT_TRANSLATE_NOOP("Problem", "tables in this folder: {found}")
    values: dict[str, object] = {"name": name, "found": listed(found)}
    return Problem(STUDY_FILE, line, "items", template, values, advice)


def _bounded(problems: Iterable[Problem]) -> list[Problem]:
    """The first of very many problems in each file, and how many more there are."""
    shown: list[Problem] = []
    counts: Counter[str] = Counter()
    for problem in problems:
        counts[problem.file] += 1
        if counts[problem.file] <= _MOST_LISTED:
            shown.append(problem)
    template = QT_TRANSLATE_NOOP(
        "Problem", "only the first {listed} of {count} problems are listed"
    )
    return shown + [
        Problem(file, None, "", template, {"listed": _MOST_LISTED, "count": count})
        for file, count in counts.items()
        if count > _MOST_LISTED
    ]
