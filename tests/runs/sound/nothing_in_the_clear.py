"""Searches everything that a protected study writes while it is recorded, transcribed and coded.

``python -m tests.runs.sound.nothing_in_the_clear`` follows all processes with strace. Sentences are
spoken into the real window's microphone and transcribed by the real model; what was understood is
coded under names that are nowhere else. Neither words nor sound may be in any file.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from labeval import app
from labeval.audio.sounds import sound_in
from labeval.coding.codes import marking
from labeval.coding.edits import added
from labeval.coding.rows import Anchor, Code, Memo, Paraphrase
from labeval.files.sealing.samples import open_content
from labeval.jobs.coding.gather import gather
from labeval.jobs.coding.workbook import open_workbook
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from tests.runs.sound import spoken_session
from tests.support.protected import protected
from tests.support.sound.sound_server import silent_room
from tests.support.sound.written_bytes import traced, written_to_files

_PAGES = 4
_WRITTEN = ("Quince jelly", "brambles and hedges", "a memo on goldfinches", "thistledown in short")
_SAMPLES = 8
"""Samples that follow each other, by which sound is recognised."""


def follow(place: Path) -> None:
    """The process that is followed; what must be in no file is printed as JSON."""
    folder = StudyFolder(place / "study")
    folder.path.mkdir()
    protected(folder)
    with silent_room(place / "room"):
        spoken = spoken_session.spoken_session(app.make_application(), folder, _PAGES)
    name, definition, memo, short = _WRITTEN
    with Record(folder.database) as record, open_workbook(folder, "AB") as book:
        gather(book, record)
        coder = book.coder.id
        book.take_in([added(Code("c9", name, definition=definition))])
        rows = (
            Memo("m9", "code", "c9", coder, memo, "2026"),
            Paraphrase("q", "P", "c9", coder, short),
        )
        book.do("several", map(added, rows))
        for source in book.sources():
            for passage in book.text_of(source.id).passages:
                ends = Anchor(passage.id, 0), Anchor(passage.id, len(passage.text))
                text = book.text_of(source.id)
                book.do(marking.CODE, marking.code_span(text, *ends, code="c9", coder=coder))
        values = record.connection.execute("SELECT value FROM event WHERE kind = 'comment'")
        comments = [value for (value,) in values]
        assert book.codings() and verify(folder.database).sound
    (recording,) = folder.audio.glob("*")
    with open_content(sound_in(recording)) as content:
        sound = content.read().hex()
    said = [one.segment.text for one in spoken.found]
    print(json.dumps({"texts": [*_WRITTEN, *comments], "said": said, "sound": sound}))


def pairs_of(sentence: str) -> set[str]:
    """Every two words that follow each other, and are long enough to be nowhere by chance."""
    words = sentence.split()
    pairs = {" ".join(words[at : at + 2]).strip(" .,?!") for at in range(len(words) - 1)}
    return {pair for pair in pairs if len(pair) >= 7}


def main() -> None:
    with tempfile.TemporaryDirectory() as made:
        place = Path(made)
        for name in ("room", "source"):
            (place / name).mkdir()
        trace = place / "trace"
        command = [sys.executable, "-m", spec_name(), made]
        done = subprocess.run(
            traced(command, trace),
            env=os.environ | {"TMPDIR": str(place / "source"), "QT_QPA_PLATFORM": "offscreen"},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        known, files = json.loads(done.stdout.splitlines()[-1]), written_to_files(trace)
    texts = {*known["texts"]}.union(*map(pairs_of, known["said"]))
    width = 2 * _SAMPLES
    sound = bytes.fromhex(known["sound"])
    windows = {sound[at : at + width] for at in range(0, len(sound) - width, width)}
    windows = {window for window in windows if len(set(window)) > _SAMPLES}  # no silence
    print(
        f"{len(files)} files, {sum(map(len, files.values()))} bytes; searched for {len(texts)} "
        f"texts and {len(windows)} pieces of sound"
    )
    for path, content in sorted(files.items()):
        words = [
            text
            for text in texts
            for code in ("utf-8", "utf-16-le")
            if text.encode(code) in content
        ]
        pieces = sum(content[at : at + width] in windows for at in range(len(content)))
        clear = b"SQLite format" in content
        if words or pieces or clear:
            print(f"{path}: {len(words)} texts, {pieces} pieces of sound, database: {clear}")


def spec_name() -> str:
    """The name of this module, as a process runs it."""
    assert __spec__ is not None
    return __spec__.name


if __name__ == "__main__":
    if len(sys.argv) > 1:
        follow(Path(sys.argv[1]))
    else:
        main()
