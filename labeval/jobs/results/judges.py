"""Judges of an analysis: files of a language model's ratings, and participants that are models."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.analysis.data.scales import method_of
from labeval.analysis.methods import scored_methods
from labeval.exchange.errors import ExchangeError
from labeval.judging.points import JudgedScale, asking_blocks
from labeval.study.folder import StudyFolder
from labeval.study.model.judge_ratings import JudgeRating
from labeval.study.pages import with_turn
from labeval.study.problems import Problem, StudyProblems, listed, nearest
from labeval.study.study import StudyContent
from labeval.study.tables.judge_ratings import read_judge_ratings
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

    from labeval.analysis.judges.ratings import Judge

USUAL_FILE = "judge.jsonl"
"""The file that ``labeval judge`` writes, unless the study file names another file."""
UNNAMED = "judge"
"""Of a file whose ratings do not say which model gave them."""
_NO_JUDGE = QT_TRANSLATE_NOOP(
    "Exchange",
    "there is no judge “{name}”: it is neither a file of ratings (.jsonl) nor a participant; "
    "participants are {known}",
)


def usual_judges(folder: StudyFolder, content: StudyContent) -> tuple[str, ...]:
    """The study's own file of ratings, where there is one."""
    path = folder.path / (content.study.judge_file or USUAL_FILE)
    return (str(path),) if path.is_file() else ()


def judges_of(
    names: Collection[str], judgments: DataFrame, content: StudyContent
) -> tuple[DataFrame, tuple[Judge, ...]]:
    """The judgments of people, and the judges.

    Args:
        names: each the path of a file of ratings, or a participant who is a model.
        judgments: of everybody, as :func:`~labeval.analysis.data.judgments.judgment_frame` makes
            them.
        content: of the study, for its items and scales.

    Raises:
        ExchangeError: there is no such file or participant.
        StudyProblems: a file does not hold ratings of the study's items, with all that is wrong.
    """
    from labeval.analysis.judges.ratings import Judge

    found: list[Judge] = []
    models: list[str] = []
    everybody = sorted(str(name) for name in judgments["participant"].unique())
    for name in names:
        if name.endswith(".jsonl") or Path(name).is_file():
            found += _of_file(Path(name), judgments, content)
        elif name in everybody:
            found.append(Judge(name, judgments[judgments["participant"] == name]))
            models.append(name)
        else:
            near = nearest(name, everybody)
            known = listed([near, *(k for k in everybody if k != near)] if near else everybody)
            raise ExchangeError(_NO_JUDGE, name=name, known=known)
    people = judgments[~judgments["participant"].isin(models)] if models else judgments
    return people, tuple(found)


def _of_file(path: Path, judgments: DataFrame, content: StudyContent) -> Iterator[Judge]:
    """A judge for each model in a file."""
    from labeval.analysis.judges.ratings import Judge

    if not path.is_file():
        template = QT_TRANSLATE_NOOP("Problem", "there is no such file")
        raise StudyProblems([Problem(path.name, None, "", template)])
    table = read_judge_ratings(path, path.name, content.items)
    problems = [*table.problems, *_unknown(table.ratings, table.lines, path.name, content)]
    if any(problem.severity == "error" for problem in problems):
        raise StudyProblems(problems)
    by_model: dict[str, list[JudgeRating]] = {}
    for rating in table.ratings:
        by_model.setdefault(rating.model or rating.model_asked or UNNAMED, []).append(rating)
    methods = sorted(str(name) for name in judgments["method"].unique())
    for model, ratings in by_model.items():
        yield Judge(model, _as_judgments(model, ratings, methods, content, judgments))


def _unknown(
    ratings: Sequence[JudgeRating], lines: Sequence[int], file: str, content: StudyContent
) -> Iterator[Problem]:
    """Ratings by criteria that the study does not have."""
    known = {criterion.id for criterion in content.study.criteria}
    template = QT_TRANSLATE_NOOP("Problem", "there is no criterion “{name}”")
    advice = QT_TRANSLATE_NOOP("Problem", "known are: {known}")
    for rating, line in zip(ratings, lines, strict=True):
        if rating.criterion not in known:
            values = {"name": rating.criterion, "known": listed(sorted(known))}
            yield Problem(file, line, "criterion", template, values, advice)


def _as_judgments(
    model: str,
    ratings: Sequence[JudgeRating],
    methods: Sequence[str],
    content: StudyContent,
    like: DataFrame,
) -> DataFrame:
    """The ratings as rows of judgments, under each method that asks the criterion on a scale with
    all of the judge's points: of texts as a whole, or of each answer in them."""
    import pandas as pd

    given: dict[tuple[str, bool], set[int]] = {}
    for rating in ratings:
        given.setdefault(_asked_as(rating), set()).add(rating.rating)
    criteria = {criterion.id: criterion for criterion in content.study.criteria}
    asked = {
        (name, each_turn): asking_blocks(content, criteria[name], each_turn=each_turn)
        for name, each_turn in given
    }
    rows = [
        {
            "participant": model,
            "session": model,
            "method": method,
            "criterion": rating.criterion,
            "page": with_turn(f"{model}/{rating.item}", rating.turn),
            "items": rating.item,
            "value": str(rating.rating),
        }
        for method in methods
        if method_of(method) in scored_methods()
        for rating in ratings
        if _fits(method, given[_asked_as(rating)], asked[_asked_as(rating)], content)
    ]
    frame = pd.DataFrame.from_records(rows, columns=list(like.columns))
    texts = [name for name in frame.columns if name not in ("seconds", "answer_seconds")]
    frame[texts] = frame[texts].astype(object).fillna("")
    return frame


def _asked_as(rating: JudgeRating) -> tuple[str, bool]:
    """The criterion, and whether it was asked of one answer in a conversation."""
    return rating.criterion, rating.turn > 0


def _fits(
    method: str, given: set[int], asked: dict[str, JudgedScale], content: StudyContent
) -> bool:
    """True if a block of this method asks the criterion on a scale with these points."""
    name, _, block = method.partition(":")
    return any(
        given <= set(scale.values)
        for id, scale in asked.items()
        if content.study.blocks[id].method == name and block in ("", id)
    )
