"""Tables of what was spoken: recordings, transcripts, the interview."""
