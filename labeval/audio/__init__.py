"""Microphones and recordings. Recording runs in a process of its own."""
