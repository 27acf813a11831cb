"""The window of a new study: a design, a lab's own texts and criteria, and the folder."""
