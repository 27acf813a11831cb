"""``labeval recordings``: which recordings may go to other computers, and the key for it."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from labeval.commands.shared.folders import study_folder
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import tr
from labeval.store.disk.lock import StudyLock
from labeval.study.folder import StudyFolder


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add(
        "recordings",
        recordings,
        tr("which recordings may go to other computers, and the key that they are sealed with"),
    )
    sub.add_argument("study", type=Path, help=tr("study folder"))
    key = sub.add_mutually_exclusive_group()
    key.add_argument(
        "--make-key",
        type=Path,
        metavar="FILE",
        help=tr("make a key in this file and use it here; carry it to the other computers"),
    )
    key.add_argument(
        "--use-key", type=Path, metavar="FILE", help=tr("use the key that another computer made")
    )


def recordings(chosen: Namespace) -> int:
    """Say where each recording is, or take a key."""
    from labeval.store.carrying.key import keep_key

    folder = study_folder(chosen.study)
    if chosen.make_key is not None:
        _make(folder, chosen.make_key)
    if chosen.make_key is not None or chosen.use_key is not None:
        with StudyLock(folder.lock):
            keep_key(folder, chosen.make_key or chosen.use_key)
        print(tr("{path}: recordings are sealed with this key on their way", path=folder.path))
        return 0
    return _list(folder)


def _make(folder: StudyFolder, file: Path) -> None:
    from labeval.store.carrying.key import carrying_key, new_key
    from labeval.store.disk.private_files import make_private

    if file.exists():
        raise Refused(tr("{path}: exists already; choose another name", path=file))
    if file.absolute().is_relative_to(folder.path.absolute()):
        raise Refused(tr("{path}: choose a place outside of the study folder", path=file))
    if carrying_key(folder) is not None:
        raise Refused(
            tr(
                "{path}: has a key for recordings already; the file that it came from has it, too",
                path=folder.path,
            )
        )
    make_private(file)
    file.write_text(new_key(), encoding="utf-8")
    print(tr("{path}: a new key; keep it apart from the study folder", path=file))


def _list(folder: StudyFolder) -> int:
    from labeval.store.carrying.allowed import allowed_recordings
    from labeval.store.carrying.key import carrying_key
    from labeval.store.record.record import Record
    from labeval.store.record.sound_copies import recorded_hashes

    nothing = tr("{path}: no session has been recorded", path=folder.path)
    if not folder.database.exists():
        print(nothing)
        return 0
    with Record(folder.database, read_only=True) as record:
        known = recorded_hashes(record.connection)
        allowed = allowed_recordings(record.connection)
    if not known:
        print(nothing)
    for name in known:
        here = tr("here") if (folder.audio / name).is_dir() else tr("not here")
        way = tr("may travel") if name in allowed else tr("stays on its computer")
        print(f"{name}: {here}, {way}")
    if allowed and carrying_key(folder) is None:
        print(
            tr(
                "there is no key to seal them with: 'labeval recordings STUDY --make-key FILE' on "
                "one computer, '--use-key FILE' on the others"
            )
        )
    if known and not allowed:
        print(
            tr(
                "recordings travel where the study has “audio: {setting}”",
                setting="{travels: true}",
            )
        )
    return 0
