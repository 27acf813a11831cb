"""The probability of a speaker and the doubt about words, in files and rows of the record."""

import json

from labeval.store.record.transcripts import KeptTranscript, _to_row
from labeval.transcription.timeline import RecordingTimeline
from labeval.transcription.transcript import (
    SpeechSegment,
    Transcript,
    Word,
    segment_from_dict,
    segment_to_dict,
)

ONE = SpeechSegment(0.0, 1.0, (Word(" So.", 0.0, 1.0),), "A", 0.875, "unsure", "de")


def test_a_segment_of_a_file_has_it_and_one_of_an_older_file_does_not():
    assert segment_from_dict(segment_to_dict(ONE)) == ONE
    older = segment_to_dict(ONE)
    del older["speaker_probability"], older["doubt"], older["language"]
    assert segment_from_dict(older).speaker_probability is None
    assert (segment_from_dict(older).doubt, segment_from_dict(older).language) == ("", "")


def test_the_record_keeps_it_by_time():
    whole = Transcript((ONE,), "en", 1.0, {"model": "tiny"})
    row = _to_row(KeptTranscript("s", "r", whole, RecordingTimeline(()), "now"), 1)
    facts = json.loads(str(row[6]))
    assert facts == {
        "model": "tiny",
        "speaker_probabilities": [[0, 1000, 0.875]],
        "doubts": [[0, 1000, "unsure"]],
        "languages": [[0, 1000, "de"]],
    }
