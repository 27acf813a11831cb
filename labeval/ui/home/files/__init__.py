"""Files from the home window: texts and judgments in, tables and the information sheet out."""
