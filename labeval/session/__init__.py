"""One participant's run through a study: plan, events, state and time."""
