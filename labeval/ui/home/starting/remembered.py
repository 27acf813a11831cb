"""Names of the settings of this machine's screens."""

PARTICIPANT_SCREEN = "participant_screen"
"""The name of the screen chosen for the participant."""
ON_ONE_SCREEN = "moderator_on_one_screen"
"""True if the moderator's window may share the participant's screen."""
