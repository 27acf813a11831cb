"""A process that types a text for ever and says each version aloud once it is durable.

``python -m tests.runs.killing.killed_writing FOLDER SEED CONDITION`` types a response
(``writing``) or edits a text (``editing``). It begins a session, or resumes the one
that is there. It prints ``stands TEXT`` where it begins and ``revised SEQ TEXT`` after each
revision, texts as JSON; it types as fast as the disk lets it, and only a kill ends it.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

from labeval.jobs.sessions.live import open_live
from labeval.session.running.session import Session
from labeval.study.folder import StudyFolder
from tests.runs.killing.resumed import resumed
from tests.support.studies.rewritten_study import rewritten_content
from tests.support.studies.writing_study import writing_content

CONTENTS = {"writing": writing_content, "editing": rewritten_content}
_KEYS = [*"etaoin shrdlu\n", "é", "e\u0301", "🐝", "👩‍🔬", "[2]", "ß"]


def say(word: str, *rest: object) -> None:
    print(word, *rest, flush=True)


def main() -> None:
    folder, rng = StudyFolder(Path(sys.argv[1])), random.Random(int(sys.argv[2]))
    condition = sys.argv[3]
    with open_live(folder) as live:
        session = resumed(live, CONTENTS[condition](), condition, Session.go_on)
        where = session.state.screen_id
        text = session.state.texts.get(where, "")
        say("stands", json.dumps(text))
        if session.edited is not None and not text:
            text = session.edited.begins
        while True:
            text = edited(text, session, rng)
            if text != session.state.texts.get(where, ""):
                session.drafting.revise(text, keys=1, gaps_ms=[rng.randint(60, 300)])
                say("revised", session.state.last_seq, json.dumps(text))


def edited(text: str, session: Session, rng: random.Random) -> str:
    """The text after one more thing that people do to a text."""
    what, at = rng.random(), rng.randint(0, len(text))
    if what < 0.7:
        return text + rng.choice(_KEYS)
    if what < 0.8:
        return text[:at] + rng.choice(_KEYS) + text[at:]
    if what < 0.95 or len(text) < 40:
        return text[: -rng.randint(1, 3)]
    if what < 0.98:
        session.drafting.pasted("own", text[:at])
        return text + text[:at]
    return text[:at]


main()
