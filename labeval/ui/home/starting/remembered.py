"""What this machine remembers about its screens: the names of these settings."""

PARTICIPANT_SCREEN = "participant_screen"
"""The name of the screen chosen for the participant."""
ON_ONE_SCREEN = "moderator_on_one_screen"
"""Whether the moderator's window may share the participant's screen."""
