"""Speakers, by channel, or by voice where several people share a microphone."""
