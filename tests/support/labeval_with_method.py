"""The command line with one more method, made of a file for each package of methods.

The first argument is the folder of the files; each other one is a command line, and they run one
after the other in one process. ``reference FILE`` writes the reference of the study file.
"""

from __future__ import annotations

import shlex
import sys
from pathlib import Path


def add_method(folder: Path) -> None:
    """Put the three files on the paths of the packages, before anything has asked for methods."""
    import labeval.study.methods

    labeval.study.methods.__path__.append(str(folder / "study"))
    import labeval.analysis.methods
    import labeval.ui.participant.methods

    labeval.analysis.methods.__path__.append(str(folder / "analysis"))
    labeval.ui.participant.methods.__path__.append(str(folder / "participant"))


def main(lines: list[str]) -> int:
    """Run them; the first that fails is the last."""
    from labeval.cli import main as labeval_main
    from labeval.study.reference import study_file_reference

    for line in lines:
        words = shlex.split(line)
        if words[0] == "reference":
            Path(words[1]).write_text(study_file_reference(), encoding="utf-8")
        elif code := labeval_main(words):
            return int(code)
    return 0


if __name__ == "__main__":
    add_method(Path(sys.argv[1]))
    raise SystemExit(main(sys.argv[2:]))
