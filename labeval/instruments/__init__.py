"""Marks for other instruments of a laboratory, by Lab Streaming Layer; nothing without a study's
setting and a participant's consent."""
