"""Which texts are shown together, on which side or in which place, and in what sequence."""
