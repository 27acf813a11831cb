"""What supervisors and participants do, by number: anything, in any order."""

from __future__ import annotations

import random
from dataclasses import replace

from labeval.session.events import actions
from labeval.session.running.session import Session


def supervisor(session: Session, choice: int) -> actions.Action:
    here = session.state.screen_id
    question = session.state.moderated.question
    made = (
        lambda: actions.note(here, "hm", note="n1", criterion="honesty"),
        lambda: actions.mark(here, "confusion"),
        lambda: replace(
            actions.mark(here, ""),
            data={"marker": min(session.state.moderated.markers, default="none")},
        ),
        lambda: actions.send_message(here, "Take your time."),
        lambda: actions.remind_to_comment(here),
        lambda: actions.give_hint(here, "apart"),
        lambda: actions.skip_page(here, "it loops"),
        lambda: actions.skip_page("a page that was left", "too late"),
        lambda: actions.go_back(here, "a wrong key"),
        lambda: actions.start_break(here),
        lambda: actions.pause(here),
        lambda: actions.resume(here),
        lambda: actions.extend_time(here, 5),
        lambda: actions.ask_interview_question("how"),
        lambda: actions.answer_question(here, question.seq if question else 1, text="Yes."),
        lambda: actions.remark("quick"),
        lambda: actions.end_early(here, "time is up"),
        lambda: actions.reopen(here),
    )
    return made[choice % len(made)]()


def participant(session: Session, choice: int, rng: random.Random) -> None:
    fields = session.fields() if session.state.ended is None else ()
    inputs = (
        lambda: session.go_on(),
        lambda: session.go_back(),
        lambda: session.end_break(),
        lambda: session.unpause(),
        lambda: session.pause(),
        lambda: session.ask_question("honesty"),
        lambda: session.take_question_back(),
        lambda: session.put_message_away(),
        lambda: session.comment("because"),
        lambda: [session.answer(f.id, rng.choice(f.options)) for f in fields],
    )
    inputs[choice % len(inputs)]()
