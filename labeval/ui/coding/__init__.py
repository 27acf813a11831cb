"""The window in which transcripts are read and corrected and what people said is coded."""
