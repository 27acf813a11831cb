"""Running a command: what a person can mend becomes a message and exit status 1."""

from __future__ import annotations

import sys
from argparse import Namespace

from labeval.commands.syntax import Command
from labeval.exchange.errors import ExchangeError
from labeval.judging.errors import JudgingError
from labeval.session.events import RecordError
from labeval.study.problems import StudyProblems


class Refused(Exception):
    """The command cannot do what was asked; the message says why and what would be right."""


def run(command: Command, chosen: Namespace) -> int:
    """Run a command; what a person can mend becomes a message and exit status 1."""
    try:
        return command(chosen)
    except StudyProblems as error:
        for problem in error.problems:
            print(problem, file=sys.stderr)
        return 1
    except (
        Refused,
        RecordError,
        ExchangeError,
        JudgingError,
        FileNotFoundError,
        PermissionError,
        FileExistsError,
    ) as error:
        print(f"labeval: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("labeval: stopped", file=sys.stderr)
        return 130
