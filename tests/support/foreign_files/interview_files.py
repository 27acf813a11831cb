"""Interviews as programs for transcripts write them: ELAN, Praat, RTF, Otter and Zoom."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from xml.sax.saxutils import escape

Turn = tuple[float, float, str, str]
"""Start and end in seconds, speaker, text."""


def write_interview_files(folder: Path, turns: Sequence[Turn]) -> list[Path]:
    """Write the turns in every format; returns the paths."""
    folder.mkdir(parents=True, exist_ok=True)
    contents = {
        "talk.eaf": _elan(turns),
        "talk.TextGrid": _praat(turns),
        "talk.rtf": _rtf(turns),
        "otter.txt": _otter(turns),
        "zoom.vtt": _zoom(turns),
    }
    for name, content in contents.items():
        (folder / name).write_text(content, encoding="utf-8")
    return [folder / name for name in contents]


def _by_speaker(turns: Sequence[Turn]) -> dict[str, list[Turn]]:
    return {name: [t for t in turns if t[2] == name] for name in sorted({t[2] for t in turns})}


def _elan(turns: Sequence[Turn]) -> str:
    """A tier a speaker, and one of translations that has its times from the first."""
    slots, tiers, about = [], [], []
    for tier, (name, spoken) in enumerate(_by_speaker(turns).items()):
        annotations = []
        for n, (start, end, _, text) in enumerate(spoken):
            id = f"{tier}x{n}"
            slots += [(f"a{id}", start), (f"b{id}", end)]
            annotations.append(
                f'<ANNOTATION><ALIGNABLE_ANNOTATION ANNOTATION_ID="{id}" '
                f'TIME_SLOT_REF1="a{id}" TIME_SLOT_REF2="b{id}"><ANNOTATION_VALUE>{escape(text)}'
                "</ANNOTATION_VALUE></ALIGNABLE_ANNOTATION></ANNOTATION>"
            )
            if not tier:
                about.append(
                    f'<ANNOTATION><REF_ANNOTATION ANNOTATION_ID="t{id}" ANNOTATION_REF="{id}">'
                    f"<ANNOTATION_VALUE>{len(text)}</ANNOTATION_VALUE></REF_ANNOTATION>"
                    "</ANNOTATION>"
                )
        tiers.append(
            f'<TIER TIER_ID="{name}-txt" PARTICIPANT="{name}" LINGUISTIC_TYPE_REF="utt">'
            f"{''.join(annotations)}</TIER>"
        )
        if not tier:
            tiers.append(
                f'<TIER TIER_ID="note" PARENT_REF="{name}-txt" LINGUISTIC_TYPE_REF="note">%s</TIER>'
            )
    made_slots = "".join(
        f'<TIME_SLOT TIME_SLOT_ID="{id}" TIME_VALUE="{round(1000 * s)}"/>' for id, s in slots
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<ANNOTATION_DOCUMENT FORMAT="3.0" VERSION="3.0">'
        f'<HEADER TIME_UNITS="milliseconds"/><TIME_ORDER>{made_slots}</TIME_ORDER>\n'
        + "\n".join(tiers).replace("%s", "".join(about))
        + '\n<LINGUISTIC_TYPE LINGUISTIC_TYPE_ID="utt" TIME_ALIGNABLE="true"/>'
        '<LINGUISTIC_TYPE LINGUISTIC_TYPE_ID="note" CONSTRAINTS="Symbolic_Association"/>'
        "</ANNOTATION_DOCUMENT>\n"
    )


def _praat(turns: Sequence[Turn]) -> str:
    last = max(end for _, end, _, _ in turns)
    tiers = _by_speaker(turns)
    lines = ['File type = "ooTextFile"', 'Object class = "TextGrid"', "", "xmin = 0"]
    lines += [f"xmax = {last}", "tiers? <exists>", f"size = {len(tiers)}", "item []:"]
    for t, (name, spoken) in enumerate(tiers.items(), start=1):
        intervals: list[tuple[float, float, str]] = []
        for start, end, _, text in spoken:
            before = intervals[-1][1] if intervals else 0.0
            if start > before:
                intervals.append((before, start, ""))
            intervals.append((start, end, text.replace('"', '""')))
        lines += [f"    item [{t}]:", '        class = "IntervalTier"', f'        name = "{name}"']
        lines += ["        xmin = 0", f"        xmax = {last}"]
        lines.append(f"        intervals: size = {len(intervals)}")
        for n, (start, end, text) in enumerate(intervals, start=1):
            lines += [f"        intervals [{n}]:", f"            xmin = {start}"]
            lines += [f"            xmax = {end}", f'            text = "{text}"']
    return "\n".join(lines) + "\n"


def _rtf(turns: Sequence[Turn]) -> str:
    """Paragraphs for the first half of the turns, a table for the rest."""
    half = len(turns) // 2
    paragraphs = [
        f"\\pard [{_clock(start)}] {{\\b {name}:}} {_rtf_text(text)}\\par"
        for start, _, name, text in turns[:half]
    ]
    rows = [
        f"\\trowd\\cellx900\\cellx1800\\cellx9000 {_clock(start)}\\cell {name}\\cell "
        f"{_rtf_text(text)}\\cell\\row"
        for start, _, name, text in turns[half:]
    ]
    return "\n".join(
        [
            r"{\rtf1\ansi\ansicpg1252\deff0\uc1{\fonttbl{\f0\fswiss\fcharset0 Arial;}}",
            r"{\*\generator Writer;}{\info{\author Somebody}}",
            *paragraphs,
            *rows,
            "}",
        ]
    )


def _rtf_text(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace("{", "\\{").replace("}", "\\}")
    return "".join(c if ord(c) < 128 else f"\\u{ord(c)}?" for c in escaped)


def _otter(turns: Sequence[Turn]) -> str:
    blocks = [f"{name}  {int(start) // 60}:{int(start) % 60:02}\n{text}\n"
              for start, _, name, text in turns]  # fmt: skip
    return "\n".join([*blocks, "Transcribed by https://otter.ai\n"])


def _zoom(turns: Sequence[Turn]) -> str:
    cues = [
        f"{n}\n{_clock(start)}.000 --> {_clock(end)}.000\n{name}: {text}\n"
        for n, (start, end, name, text) in enumerate(turns, start=1)
    ]
    return "\n".join(["WEBVTT\n", *cues])


def _clock(seconds: float) -> str:
    whole = int(seconds)
    return f"{whole // 3600:02}:{whole // 60 % 60:02}:{whole % 60:02}"
