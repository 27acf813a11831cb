"""Damaged files of texts: each is read, or refused in a sentence, in a bounded time.

    python -m tests.benchmarks.texts.damaged_texts [COPIES]

Every file of `mapping.files` with 200 texts is copied many times with damage (bytes changed,
taken out, put in, cut off) and inspected as `labeval inspect` does. Prints how many were read and
refused, the slowest, and each exception that is no refusal.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from pathlib import Path

from labeval.exchange.materials.seeing import inspect_files
from labeval.exchange.materials.taking import take_seen
from labeval.files.refusal import FileRefused
from tests.benchmarks.texts.mapping import files

_TEXTS = 200


def damaged(content: bytes, rng: random.Random) -> bytes:
    """The content with one to eight kinds of damage."""
    data = bytearray(content)
    for _ in range(rng.randint(1, 8)):
        place = rng.randrange(max(1, len(data)))
        kind = rng.randrange(5)
        if kind == 0:
            data[place : place + 1] = bytes([rng.randrange(256)])
        elif kind == 1:
            del data[place : place + rng.randint(1, 400)]
        elif kind == 2:
            data[place:place] = rng.choice((b'"', b";", b"\r\n", b"\x00", b"[[{", b"\xff\xfe"))
        elif kind == 3:
            data[place:place] = data[place : place + rng.randint(1, 400)]
        else:
            del data[rng.randrange(len(data) // 2, len(data) + 1) :]
    return bytes(data)


def main(copies: int) -> int:
    rng, failures = random.Random(7), 0
    with tempfile.TemporaryDirectory() as place:
        for path in files(Path(place), _TEXTS):
            content, read, refused, slowest = path.read_bytes(), 0, 0, 0.0
            for _ in range(copies):
                copy = path.with_stem("damaged")
                copy.write_bytes(damaged(content, rng))
                began = time.process_time()
                try:
                    found = inspect_files([copy])
                    take_seen(found, found.seen.mapping)
                    read += 1
                except FileRefused as error:
                    assert str(error).strip() and "\n" not in str(error)
                    refused += 1
                except Exception as error:
                    failures += 1
                    print(f"{type(error).__name__}: {error}")
                slowest = max(slowest, time.process_time() - began)
            kind = path.suffix[1:]
            print(f"{kind}: {read} read, {refused} refused, slowest {slowest:.2f} s of processor")
    return failures


if __name__ == "__main__":
    sys.exit(1 if main(int(sys.argv[1]) if len(sys.argv) > 1 else 300) else 0)
