"""One call from its prompt to a rating, with every retry in between."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass

from labeval.judging.errors import CallFailed, MalformedReply
from labeval.judging.failures_file import LONGEST_REPLY, Failure
from labeval.judging.patience import PatientServer
from labeval.judging.prompt import Call
from labeval.judging.reply import ReadReply, read_reply, tidy
from labeval.judging.server import JudgeServer, Reply
from labeval.judging.usage import Usage
from labeval.judging.waits import Waits
from labeval.session.events.clock import utc_now
from labeval.study.model.judge_ratings import JudgeRating
from labeval.text.marks import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class RatedCall:
    """A call that gave a rating."""

    rating: JudgeRating
    dropped: tuple[str, ...]
    """Quotes that do not occur in the text and are left out."""
    usage: Usage


@dataclass(frozen=True, slots=True)
class Failed:
    """A call that gave none, with all its tries used up."""

    failure: Failure
    usage: Usage
    by_server: bool
    """True if the server failed, and not the model's reply: then others may fail alike."""


class Rater:
    """Makes calls to one server. Several threads may use it at once.

    Args:
        stop: set it, and waiting calls end with ``JudgingStopped``.
    """

    def __init__(self, server: JudgeServer, waits: Waits, stop: threading.Event) -> None:
        self._server = server
        self._patient = PatientServer(server, waits, stop)

    def rate(self, call: Call) -> RatedCall | Failed:
        """The rating of one call, or why there is none.

        A reply that cannot be used is answered with a reminder, once.

        Raises:
            ServerRefused: no other call would succeed either.
            JudgingStopped: the work was stopped while this call waited.
        """
        prompt = call.prompt()
        messages = prompt.messages()
        usage = Usage()
        unusable: list[str] = []
        try:
            while True:
                reply = self._patient.ask(messages)
                usage += reply.usage
                try:
                    read = self._read(reply, call)
                except MalformedReply as why:
                    unusable.append(_kept(reply.content))
                    if len(unusable) > 1:
                        return self._failed(call, why, unusable, usage, by_server=False)
                    messages = prompt.reminded(unusable[0], str(why), call.points)
                else:
                    rating = self._rating(call, read, prompt.sha256, reply.model)
                    return RatedCall(rating, tuple(map(self._server.hidden, read.dropped)), usage)
        except CallFailed as why:
            return self._failed(call, why, unusable, usage, by_server=True)

    def _read(self, reply: Reply, call: Call) -> ReadReply:
        try:
            return read_reply(reply.content, call.points.values, call.text)
        except MalformedReply:
            if reply.cut_off:
                raise MalformedReply(
                    QT_TRANSLATE_NOOP("Judging", "it breaks off before its end")
                ) from None
            raise

    def _rating(self, call: Call, read: ReadReply, prompt: str, model: str) -> JudgeRating:
        hidden = self._server.hidden
        asked = self._server.model
        return JudgeRating(
            item=call.item.id,
            turn=call.turn,
            criterion=call.criterion.id,
            rating=read.rating,
            explanation=hidden(read.explanation),
            quotes=list(read.quotes),
            model=model or asked,
            model_asked=asked,
            temperature=self._server.temperature,
            prompt=prompt,
            rated_at=utc_now(),
        )

    def _failed(
        self, call: Call, why: Exception, replies: Sequence[str], usage: Usage, *, by_server: bool
    ) -> Failed:
        kept = tuple(map(self._server.hidden, replies))
        failure = Failure(*call.id, self._server.hidden(str(why)), utc_now(), kept)
        return Failed(failure, usage, by_server)


def _kept(content: str) -> str:
    """As much of an unusable reply as is kept and said back, in characters that can be stored."""
    return "\n".join(tidy(line) for line in content[:LONGEST_REPLY].splitlines())
