"""Models that their publishers offer, with the hash by which each is recognised.

Fixed revisions, so that everybody gets the same weights. Nothing here opens a connection.
"""

from __future__ import annotations

from dataclasses import dataclass

_OPENAI_SYSTRAN = "OpenAI, converted by Systran"


@dataclass(frozen=True, slots=True)
class Published:
    """A file of weights as its publisher offers it."""

    name: str
    publisher: str
    licence: str
    where: str
    """``owner/name`` on the hub of models, or the address of the file."""
    revision: str
    bytes: int
    sha256: str


@dataclass(frozen=True, slots=True)
class PublishedSpeech(Published):
    """A speech model; size and hash are those of ``model.bin``."""

    @property
    def multilingual(self) -> bool:
        """True if it speaks other languages than English."""
        return not self.name.endswith(".en")


def _systran(name: str, revision: str, size: int, sha256: str) -> PublishedSpeech:
    where = f"Systran/faster-whisper-{name}"
    return PublishedSpeech(name, _OPENAI_SYSTRAN, "MIT", where, revision, size, sha256)


SPEECH = {
    model.name: model
    for model in (
        _systran(
            "tiny",
            "d90ca5fe260221311c53c58e660288d3deb8d356",
            75_538_270,
            "dcb76c6586fc06cbdac6dd21f14cfd129cc4cdd9dce19bf4ffa62e59cbe6e6d1",
        ),
        _systran(
            "tiny.en",
            "0d3d19a32d3338f10357c0889762bd8d64bbdeba",
            75_537_502,
            "1a5afae06a4db91c975c9a9d78be5cc110ee4ea022ad57d55492e4550e936b2a",
        ),
        _systran(
            "base",
            "ebe41f70d5b6dfa9166e2c581c45c9c0cfc57b66",
            145_217_532,
            "d01c3014881c9c6f3133c182f3d2887eb6ca1c789a7538c5c007196857a0a6a9",
        ),
        _systran(
            "base.en",
            "3d3d5dee26484f91867d81cb899cfcf72b96be6c",
            145_216_508,
            "2a166925539a16005f14ff328359f9b9adb9dc4fb631bb3b227526862e93e2ef",
        ),
        _systran(
            "small",
            "536b0662742c02347bc0e980a01041f333bce120",
            483_546_902,
            "3e305921506d8872816023e4c273e75d2419fb89b24da97b4fe7bce14170d671",
        ),
        _systran(
            "small.en",
            "d1d751a5f8271d482d14ca55d9e2deeebbae577f",
            483_545_366,
            "62b2a45b05ee59acb4a5341b33ee35e041395d378d418a18acfe4c9e768ee37a",
        ),
        _systran(
            "medium",
            "08e178d48790749d25932bbc082711ddcfdfbc4f",
            1_527_906_378,
            "9b45e1009dcc4ab601eff815b61d80e60ce3fd8c74c1a14f4a282258286b51ae",
        ),
        _systran(
            "medium.en",
            "a29b04bd15381511a9af671baec01072039215e3",
            1_527_904_330,
            "11b220779aea4c6f3ce9d2549c8a95ea869ed84066864b999531ef53e594fe5b",
        ),
        _systran(
            "large-v3",
            "edaa852ec7e145841d8ffdb056a99866b5f0a478",
            3_087_284_237,
            "69f74147e3334731bc3a76048724833325d2ec74642fb52620eda87352e3d4f1",
        ),
        PublishedSpeech(
            "turbo",
            "OpenAI, converted by Mobius Labs",
            "MIT",
            "mobiuslabsgmbh/faster-whisper-large-v3-turbo",
            "0a363e9161cbc7ed1431c9597a8ceaf0c4f78fcf",
            1_617_884_929,
            "e76620f83d5f5b69efd3d87e3dc180c1bd21df9fbebacfd4335e5e1efcc018da",
        ),
    )
}
"""Whisper models for CTranslate2, by the names that people know."""

_RESEMBLYZER = "15d828edebe06bc72b9cabc8ef8ca5ab2cb457ce"
VOICES = {
    "resemblyzer": Published(
        "resemblyzer",
        "Resemble AI",
        "Apache-2.0",
        "https://raw.githubusercontent.com/resemble-ai/Resemblyzer/"
        f"{_RESEMBLYZER}/resemblyzer/pretrained.pt",
        _RESEMBLYZER,
        17_090_379,
        "39373b86598fa3da9fcddee6142382efe09777e8d37dc9c0561f41f0070f134e",
    )
}
"""Weights that distinguish voices, by name."""

SIMILARITY = {
    "all-minilm-l6-v2": Published(
        "all-minilm-l6-v2",
        "sentence-transformers",
        "Apache-2.0",
        "sentence-transformers/all-MiniLM-L6-v2",
        "1110a243fdf4706b3f48f1d95db1a4f5529b4d41",
        90_868_376,
        "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db",
    )
}
"""Weights that compare what texts mean, by name; trained on English."""


def recognised_by(sha256: str) -> Published | None:
    """The published weights with this hash; None for any others."""
    every = (*SPEECH.values(), *VOICES.values(), *SIMILARITY.values())
    return next((model for model in every if model.sha256 == sha256), None)
