"""The small study with a language model's rating of every item by every criterion."""

from __future__ import annotations

from labeval.study.layouts.judge_support import JudgeSupport
from labeval.study.model.judge_ratings import JudgeRating
from labeval.study.study import StudyContent
from tests.support.studies.attention_study import ALL_KINDS, block, content_with, training

SUPPORTED = ("clarity", "fluency")
"""The criteria that are not judged against the source."""
AGAINST_SOURCE = ("honesty", "correctness")
MODEL = "bardotron-9"


def judged(show: str, *, criteria: tuple[str, ...] = (), checks: bool = True) -> StudyContent:
    """Training, eight texts and, where wanted, attention checks among them; all of it is rated."""
    attention = {"share": 0.4, "kinds": ALL_KINDS} if checks else None
    settings = block(
        "dqe",
        attention=attention,
        judge_support={"show": show, "criteria": list(criteria)},
        **(training(1) if checks else {}),
    )
    content = content_with(settings)
    ratings = [
        JudgeRating(
            item=item.id,
            criterion=criterion,
            rating=n % 5 + 1,
            explanation=f"Because {criterion} of {item.text.split()[0]} is so.",
            quotes=[item.text.split()[0]],
            model=MODEL,
        )
        for n, item in enumerate(content.items)
        for criterion in AGAINST_SOURCE + SUPPORTED
    ]
    named = content.study.model_copy(update={"judge_file": "judge.jsonl"})
    return content.model_copy(update={"judge_ratings": ratings, "study": named})


def withholding(share: float, show: str = "after_answer") -> StudyContent:
    """The same study, with ratings withheld from a share of the pages."""
    content = judged(show)
    settings = content.study.blocks["block"]
    support = JudgeSupport(show=show, withhold=share)
    changed = settings.model_copy(update={"judge_support": support})
    study = content.study.model_copy(update={"blocks": {"block": changed}})
    return content.model_copy(update={"study": study})
