"""Everything that happens in a session is an event; the record is their list.

An event is written durably before its effect is shown. The newest answer to a field is the
current one and the older ones stay as its history.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as with_default
from enum import StrEnum
from typing import Any, Protocol


class Kind(StrEnum):
    """Kind of an event."""

    SESSION_STARTED = "session_started"
    SESSION_RESUMED = "session_resumed"  # data: away_ms, see AWAY_MS
    SESSION_ENDED = "session_ended"  # value: how, see Ending
    SESSION_REOPENED = "session_reopened"  # an early end is taken back; the session goes on
    STEP_SHOWN = "step_shown"  # page: the step's place
    PAGE_SHOWN = "page_shown"
    PAGE_LEFT = "page_left"  # value: "next" or "back"
    ANSWER = "answer"  # field, value; an empty value takes the answer back
    # Words marked as the reason for a rating. field: criterion; value: the words; data: text (item,
    # empty for the source), start, end (code points), against (seq of the mark it goes with),
    # instead (seq of the mark whose place it takes), claim (id, where a page has claims)
    MARKED = "marked"
    UNMARKED = "unmarked"  # value: seq of the event that marked the words
    COMMENT = "comment"  # value: the whole text as it stands
    CONSENT = "consent"  # field: which; value: "given" or "declined"; data: version of the text
    TEST_SCORED = "test_scored"  # value: score; data: level, passed
    OVERRIDE = "override"  # value: the supervisor's reason
    TRAINING_SCORED = "training_scored"  # value: share right; data: try, passed, right, of, pages
    ATTENTION_CHECKED = "attention_checked"  # value: "passed" or "missed"; data: the evidence
    FEEDBACK_SHOWN = "feedback_shown"  # value: "right" or "wrong"
    REMINDER_SHOWN = "reminder_shown"
    BREAK_STARTED = "break_started"
    BREAK_ENDED = "break_ended"
    PAUSED = "paused"
    RESUMED = "resumed"
    JUDGE_SHOWN = "judge_shown"  # field: criterion; value: rating; data: explanation, quotes
    DEFINITION_SHOWN = "definition_shown"  # field: the current criterion; value: see MOVED_ON
    DEFINITIONS_OPENED = "definitions_opened"
    ORIGIN_OPENED = "origin_opened"
    DOCUMENT_TURNED = "document_turned"  # field: document from 1; value: first code point in view
    DOCUMENT_SEARCHED = "document_searched"  # value: the words looked for
    WINDOW_LEFT = "window_left"  # the window lost the front through the operating system
    WINDOW_RETURNED = "window_returned"
    CLOSE_ATTEMPTED = "close_attempted"  # closing without the code; field: "window" or "key"
    CODE_REFUSED = "code_refused"  # a wrong supervisor's code; field: "leave" or "override"
    CLOCK_JUMPED = "clock_jumped"  # wall clock ahead of session clock; value: ms; data: SLEPT_MS
    WINDOW_SIZED = "window_sized"  # value: such as 1280x720; data: ratio (device pixels)
    APPEARANCE = "appearance"  # field: text_size, spacing, theme, language, keys, texts
    SESSION_REJECTED = "session_rejected"  # after the end; value: why; empty takes it back
    SET_REJECTED = "set_rejected"  # after the end; field: block or step; value as above
    RESULTS_UNLOCKED = "results_unlocked"  # after the end, between registered looks; value: why
    QUALIFIED = "qualified"  # a code opened blocks; field: the list; value: the code's trace
    LIMIT_REACHED = "limit_reached"  # the rating ends; field: pages or minutes; value: how many
    REVISED = "revised"  # value: the text put in; data: at, cut (code points), keys, gaps, given
    PASTED = "pasted"  # field: where it comes from, such as passage:3; value: the text
    CITED = "cited"  # a citation put in from a passage; value: its number
    # Texts that are not whole on screen at once. data: items (paged inside their frames), shown
    # (item, or nothing for the source, to the part on screen and the number of parts)
    OVERFLOW = "overflow"
    # field: item, empty for the source; value: part; data: parts, alone (it covers the others)
    TEXT_TURNED = "text_turned"
    QUESTION_ASKED = "question_asked"  # the participant has a question; field: current criterion
    QUESTION_WITHDRAWN = "question_withdrawn"  # value: seq of the event that asked it
    MESSAGE_READ = "message_read"  # the participant put a message away; value: seq of its event
    # Recordings. value: the recording's id; data: monotonic_ms, the computer's clock at the event's
    # session time, which places every frame of the recording (see session.state.recordings).
    AUDIO_STARTED = "audio_started"  # field: part; data: device
    AUDIO_STOPPED = "audio_stopped"  # field: how (recordings.Stop); data: frames, sha256
    AUDIO_LOST = "audio_lost"  # the microphone gave nothing any more
    AUDIO_BACK = "audio_back"  # sound comes again; data: device
    AUDIO_OVERFLOW = "audio_overflow"  # the computer was too slow, and sound is missing
    AUDIO_PAUSED = "audio_paused"  # field: participant or session
    AUDIO_RESUMED = "audio_resumed"  # field: participant or session
    AUDIO_REFUSED = "audio_refused"  # field: see recordings.RecordingRefusal; data: why
    # Streams for other instruments. value: which, such as lsl
    OUTLET_OPENED = "outlet_opened"  # data: lsl_at_zero (s), library
    OUTLET_FAILED = "outlet_failed"  # data: why
    # What the supervisor did; data: act, acted and the rest of the action.
    NOTE = "note"  # page, field: criterion; value: the text as it stands; data: note
    MARKER = "marker"  # value: the marker, empty takes it back; data: marker (id of the setting)
    MESSAGE_SENT = "message_sent"  # value: what the participant reads
    HINT_SHOWN = "hint_shown"  # field: criterion; value: the hint's id
    PAGE_SKIPPED = "page_skipped"  # value: why; its PAGE_LEFT follows with data: skipped
    SENT_BACK = "sent_back"  # value: why; its PAGE_LEFT follows
    TIME_EXTENDED = "time_extended"  # value: minutes
    INTERVIEW_ASKED = "interview_asked"  # field: question; value: "asked", empty takes it back
    INTERVIEW_NOTE = "interview_note"  # field: question; value: the text as it stands
    INTERVIEW_QUESTION = "interview_question"  # field: own question; value: its wording
    REMARKS = "remarks"  # value: the text as it stands
    QUESTION_ANSWERED = "question_answered"  # value: what was written; data: question (seq), how
    ACTION_REFUSED = "act_refused"  # field: kind; value: why, see ActionRefusal; data: the action


MOVED_ON = "moved_on"
"""A definition that came up because the answer before it was given; the participant did not go to
it."""

AWAY_MS = "away_ms"
"""In the data of a resumption: the time since the newest event before it that is no supervisor
action, by the boot clock where the event and one before it have readings of one boot, else by the
wall clock, which may have been set meanwhile."""

SLEPT_MS = "slept_ms"
"""In the data of a jump of the wall clock: how much of it the computer slept."""

AUDIO = frozenset(
    {
        *(Kind.AUDIO_STARTED, Kind.AUDIO_STOPPED, Kind.AUDIO_LOST, Kind.AUDIO_BACK),
        *(Kind.AUDIO_OVERFLOW, Kind.AUDIO_PAUSED, Kind.AUDIO_RESUMED, Kind.AUDIO_REFUSED),
    }
)
"""Events of recordings."""

UNSEEN = AUDIO | frozenset(
    {
        *(Kind.CLOCK_JUMPED, Kind.OUTLET_OPENED, Kind.OUTLET_FAILED),
        *(Kind.NOTE, Kind.MARKER, Kind.REMARKS, Kind.ACTION_REFUSED, Kind.TIME_EXTENDED),
        *(Kind.INTERVIEW_ASKED, Kind.INTERVIEW_NOTE, Kind.INTERVIEW_QUESTION),
        *(Kind.CLOSE_ATTEMPTED, Kind.CODE_REFUSED),
    }
)
"""Recordings, streams, the supervisor's notes on the session, and attempts to close the window.
They may come late, and say nothing about how the participant judges, so neither times nor the flags
about conduct count them."""


class Ending(StrEnum):
    """Ending of a session."""

    COMPLETED = "completed"
    TEST_FAILED = "test_failed"
    TRAINING_FAILED = "training_failed"
    ATTENTION_MISSED = "attention_missed"
    ENDED_EARLY = "ended_early"


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, with the session clock (ms) and UTC (ISO 8601, ms)."""

    seq: int
    at_ms: int
    utc: str
    kind: Kind
    page: str = ""
    field: str = ""
    value: str = ""
    data: Mapping[str, Any] = with_default(default_factory=dict)


class Journal(Protocol):
    """Store of a session's events. ``append`` returns when they are durable."""

    def append(self, events: Sequence[Event]) -> None:
        """Write all events or none.

        Raises:
            RecordError: nothing was written.
        """

    def check(self) -> None:
        """Check that the record is still where it was opened; costs microseconds.

        Raises:
            RecordError: what is written next would be lost.
        """


class RecordError(Exception):
    """The record cannot be written: a full disk, a folder without permission, another program."""
