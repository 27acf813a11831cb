"""Messages of the lower packages, in the language of whoever shows them."""

from __future__ import annotations

from string import Formatter

from labeval.store.disk.errors import KEPT_ELSEWHERE, RecordGone
from labeval.store.disk.row_names import row_name
from labeval.study.problems import StudyProblems
from labeval.text.marks import Say, described_values


def sentence_of(error: Exception, say: Say, formatter: Formatter) -> str:
    """The text of an error; one line for each of a study's problems.

    Every error with a ``template`` that was marked under its ``context`` is translated; ``values``
    fill it. Messages of the operating system are left as they are.

    Args:
        say: translates a template.
        formatter: fills it, so that numbers are written as the language writes them.
    """
    if isinstance(error, StudyProblems):
        return "\n".join(problem.described(say) for problem in error.problems)
    template, values = getattr(error, "template", None), getattr(error, "values", {})
    if not isinstance(template, str):
        return str(error)
    text = say(getattr(error, "context", ""), template)
    if values:
        named = {"where": row_name(say, str(values["where"]))} if "where" in values else {}
        text = formatter.vformat(text, (), {**described_values(values, say), **named})
    if isinstance(error, RecordGone) and error.saved_to is not None:
        kept = say("Record", KEPT_ELSEWHERE).format(path=error.saved_to)
        return f"{text}.\n\n{kept}"
    return text
