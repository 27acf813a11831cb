"""Transcription and captions."""
