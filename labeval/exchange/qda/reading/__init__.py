"""Reading a project of another program: its sources, codes, cases, notes and themes."""
