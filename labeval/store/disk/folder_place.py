"""Detection of study folders on a network or synchronised with a service by another program.

Both lose what is written at the wrong moment: a network that breaks off, and a program that
replaces a database file while it is in use.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from labeval.text.marks import QT_TRANSLATE_NOOP, Say

CONTEXT = "Place"
MOUNTS = Path("/proc/self/mountinfo")

_NETWORK = frozenset(
    {
        *("nfs", "nfs4", "cifs", "smb3", "smbfs", "afpfs", "webdav", "davfs", "davfs2", "9p"),
        *("ncpfs", "afs", "coda", "ceph", "glusterfs", "lustre", "beegfs", "gfs2", "ocfs2"),
        *("sshfs", "fuse.sshfs", "fuse.rclone", "fuse.davfs", "fuse.davfs2", "fuse.s3fs"),
        *("fuse.glusterfs", "fuse.gvfsd-fuse", "fuse.curlftpfs", "fuse.smbnetfs", "prl_fs"),
        *("vboxsf", "fuse.vmhgfs-fuse", "vmhgfs", "virtiofs"),
    }
)
_SERVICES: tuple[tuple[str, str], ...] = (
    ("OneDrive", r"onedrive( - .+|-.+)?"),
    ("Dropbox", r"dropbox( \(.+\))?"),
    ("iCloud Drive", r"mobile documents|icloud ?drive|com~apple~clouddocs"),
    ("Google Drive", r"google ?drive( \(.+\))?|googledrive-.+|my drive|meine ablage"),
    ("Nextcloud", r"nextcloud\d*"),
    ("ownCloud", r"owncloud\d*"),
    ("Seafile", r"seafile"),
    ("Box", r"box sync|box-box"),
    ("Syncthing", r"syncthing"),
)
_MARKERS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("Dropbox", (".dropbox", ".dropbox.cache")),
    ("Syncthing", (".stfolder", ".stversions")),
    ("Nextcloud", (".nextcloudsync.log", ".sync_*.db", "._sync_*.db", ".owncloudsync.log")),
    ("Resilio Sync", (".sync",)),
    ("Google Drive", (".tmp.driveupload", ".tmp.drivedownload")),
    ("Seafile", (".seafile-data",)),
)


class Risk(StrEnum):
    """Reason why a place is unsafe for a study."""

    NETWORK = "network"
    SYNCHRONISED = "synchronised"


@dataclass(frozen=True, slots=True)
class PlaceWarning:
    """One reason, with its message."""

    risk: Risk
    by: str
    """The kind of file system, or the service."""

    @property
    def template(self) -> str:
        """Translated under :data:`CONTEXT`; its field is ``by``."""
        return _SENTENCES[self.risk]

    def described(self, say: Say) -> str:
        """The message, in the language that ``say`` speaks."""
        return say(CONTEXT, self.template).format(by=self.by)


_SENTENCES = {
    Risk.NETWORK: QT_TRANSLATE_NOOP(
        "Place",
        "This folder is on a network or shared drive ({by}). If the connection breaks during a "
        "session, nothing more can be saved. Run sessions in a folder on this computer's own disk.",
    ),
    Risk.SYNCHRONISED: QT_TRANSLATE_NOOP(
        "Place",
        "This folder seems to be kept in step by {by}. Such a program can replace the record while "
        "a session runs, and it copies participants' data elsewhere. No session with a "
        "person is begun here: move the study to a folder that is not synchronised.",
    ),
}


def place_warnings(
    folder: Path,
    *,
    mounts: Path = MOUNTS,
    environment: Mapping[str, str] = os.environ,
    home: Path | None = None,
) -> list[PlaceWarning]:
    """Return reasons against running sessions in a folder, as far as the system reports them.

    Args:
        mounts: the table of mounts, as Linux writes it.
        environment: of the program; it names OneDrive's folder on Windows.
        home: markers are not looked for above the home folder; this user's when left out.
    """
    path = Path(os.path.realpath(folder))
    found = []
    network = _network(path, mounts)
    if network:
        found.append(PlaceWarning(Risk.NETWORK, network))
    service = _service_named(path, environment) or _service_marked(path, home or Path.home())
    if service:
        found.append(PlaceWarning(Risk.SYNCHRONISED, service))
    return found


def synchronised_by(folder: Path) -> PlaceWarning | None:
    """Return the warning of a program that synchronises the folder, if there seems to be one."""
    found = (one for one in place_warnings(folder) if one.risk is Risk.SYNCHRONISED)
    return next(found, None)


def mount_of(path: Path, table: str) -> tuple[str, str, str]:
    """Kind of file system, source and device number of the mount that a path is on.

    Args:
        table: the text of ``/proc/self/mountinfo``.
    """
    best: tuple[int, tuple[str, str, str]] = (-1, ("", "", ""))
    for line in table.splitlines():
        left, separator, right = line.partition(" - ")
        fields, after = left.split(" "), right.split(" ")
        if not separator or len(fields) < 5 or len(after) < 2:
            continue
        point = Path(_unescaped(fields[4]))
        # Of two mounts on one point the later one is visible.
        if path.is_relative_to(point) and len(point.parts) >= best[0]:
            best = len(point.parts), (after[0], _unescaped(after[1]), fields[2])
    return best[1]


def _network(path: Path, mounts: Path) -> str:
    if sys.platform == "win32":
        return _windows_share(path)
    try:
        kind = mount_of(path, mounts.read_text(encoding="utf-8", errors="replace"))[0]
    except OSError:
        kind = _kind_by_mount(path) if sys.platform == "darwin" else ""
    return kind if kind in _NETWORK else ""


def _kind_by_mount(path: Path) -> str:
    """The kind of file system by the output of ``mount`` on macOS."""
    try:
        mounts = subprocess.run(
            ["/sbin/mount"], capture_output=True, text=True, timeout=5, check=True
        ).stdout
    except (OSError, subprocess.SubprocessError):
        return ""
    return kind_in(path, mounts)


def kind_in(path: Path, mounts: str) -> str:
    """The kind of file system that a path is on; empty where none is listed.

    Args:
        mounts: lines such as ``//anna@lab/share on /Volumes/share (smbfs, nodev)``.
    """
    best = (-1, "")
    for found in re.finditer(r" on (?P<point>/.*) \((?P<kind>[^,)]+)", mounts):
        point = Path(found["point"])
        if path.is_relative_to(point) and len(point.parts) >= best[0]:
            best = len(point.parts), found["kind"]
    return best[1]


def _windows_share(path: Path) -> str:
    if sys.platform != "win32":
        return ""
    import ctypes

    remote = 4  # DRIVE_REMOTE
    root = path.anchor
    if root.startswith("\\\\") and not root.startswith("\\\\?\\"):
        return "SMB"
    return "SMB" if ctypes.windll.kernel32.GetDriveTypeW(root) == remote else ""


def _service_named(path: Path, environment: Mapping[str, str]) -> str:
    for name in ("OneDrive", "OneDriveCommercial", "OneDriveConsumer"):
        given = environment.get(name, "")
        if given and path.is_relative_to(Path(os.path.realpath(given))):
            return "OneDrive"
    for part in path.parts:
        for service, pattern in _SERVICES:
            if re.fullmatch(pattern, part, re.IGNORECASE):
                return service
    return ""


def _service_marked(path: Path, home: Path) -> str:
    """The service, by the marker files that such programs keep in a synchronised folder or above
    it."""
    above = [path, *path.parents]
    if path.is_relative_to(home):
        above = above[: len(path.parts) - len(home.parts)]
    for folder in above:
        for service, names in _MARKERS:
            if _has_any(folder, names):
                return service
    return ""


def _has_any(folder: Path, names: Iterable[str]) -> bool:
    try:
        return any(
            next(folder.glob(name), None) is not None if "*" in name else (folder / name).exists()
            for name in names
        )
    except OSError:
        return False


def _unescaped(text: str) -> str:
    return re.sub(r"\\([0-7]{3})", lambda found: chr(int(found[1], 8)), text)
