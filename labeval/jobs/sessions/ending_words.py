"""Words for the endings of a session."""

from __future__ import annotations

from labeval.session.events.events import Ending
from labeval.text.marks import QT_TRANSLATE_NOOP

CONTEXT = "Ending"
WORDS = {
    Ending.COMPLETED: QT_TRANSLATE_NOOP("Ending", "completed"),
    Ending.TEST_FAILED: QT_TRANSLATE_NOOP("Ending", "below the test's threshold"),
    Ending.TRAINING_FAILED: QT_TRANSLATE_NOOP("Ending", "training not passed"),
    Ending.ATTENTION_MISSED: QT_TRANSLATE_NOOP("Ending", "too many attention checks missed"),
    Ending.ENDED_EARLY: QT_TRANSLATE_NOOP("Ending", "ended early"),
}
