"""Opening a protected study, protecting one, and taking that back, from the home window."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from labeval.session.events.events import RecordError
from labeval.store.disk.key_ring import RING, check_installed, is_locked
from labeval.store.disk.study_key import read_protection
from labeval.study.folder import StudyFolder

if TYPE_CHECKING:
    from labeval.ui.home.window.window import HomeWindow


def unlock(folder: StudyFolder, window: HomeWindow) -> None:
    """Ask for the passphrase of a protected study; without it the overview has the reason."""
    with suppress(RecordError):  # the overview reports it
        if is_locked(folder.protection):
            check_installed(folder.path)
            from labeval.ui.home.passphrase_dialog import PassphraseDialog

            dialog = PassphraseDialog(read_protection(folder.protection), window.theme, window)
            if dialog.exec() and dialog.key is not None:
                RING.add(dialog.key)
            dialog.deleteLater()


def protect_study(folder: StudyFolder, window: HomeWindow) -> list[str]:
    """Let a study be protected; returns lines about what was done."""
    from labeval.ui.home.protect_dialog import ProtectDialog

    dialog = ProtectDialog(folder, window.theme, window)
    done = dialog.exec()
    dialog.deleteLater()
    if not done:
        return []
    text = QCoreApplication.translate(
        "HomeController",
        "The study is protected. The old files were overwritten and removed; a solid-state disk, "
        "snapshots and copies elsewhere may still have their content.",
    )
    return [text]


def unprotect_study(folder: StudyFolder, window: HomeWindow) -> list[str]:
    """Let the protection of a study be taken back; returns lines about what was done."""
    from labeval.ui.home.unprotect_dialog import UnprotectDialog

    dialog = UnprotectDialog(folder, window.theme, window)
    done = dialog.exec()
    dialog.deleteLater()
    if not done:
        return []
    text = QCoreApplication.translate(
        "HomeController", "The study is no longer protected; whoever has its folder can read it."
    )
    return [text]
