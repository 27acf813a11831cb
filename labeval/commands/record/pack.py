"""``labeval pack``: what a study folder has, in one file for another laptop."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from labeval.commands.shared.folders import study_folder
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import tr


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("pack", pack, tr("sessions and coded texts in one file, for “labeval merge”"))
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument(
        "--to",
        type=Path,
        help=tr("folder for the file, such as a synchronised one (exports in the study folder)"),
    )


def pack(chosen: Namespace) -> int:
    """Write a bundle, unless the same one is there."""
    from labeval.store.merging.bundles import pack as write_bundle

    folder = study_folder(chosen.study)
    packed = write_bundle(folder, chosen.to or folder.exports)
    print(packed.bundle)
    if packed.recordings:
        print(tr("with {recordings:recording|recordings}, sealed", recordings=packed.recordings))
    if packed.keyless:
        print(
            tr(
                "{recordings:recording stays|recordings stay} here: there is no key to seal "
                "{recordings:it|them} with; 'labeval recordings STUDY --make-key FILE' makes one",
                recordings=packed.keyless,
            )
        )
    if not packed.is_new:
        print(tr("it is there already: nothing has changed since it was packed"))
    return 0
