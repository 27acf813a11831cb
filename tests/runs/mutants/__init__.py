"""Finds faults that the tests do not notice: small changes to the program, one at a time.

``python -m tests.runs.mutants session store --sample 200 --seed 1 --minutes 30``

A mutant is one change to one module of ``labeval/``: a comparison, an operator, a condition, a
number, a returned value or a statement (texts are left alone). A seeded sample of all mutants is
drawn. For each, the tests run that execute the changed line, of the whole suite, until one fails;
they are known from one run with coverage. The quickest tests of the mirrored folder go first, then
the quickest of each other file, for half a minute each. What none of them notices is printed as a
survivor, unless ``equivalent.txt`` or a rule of ``equivalent.py`` says that nothing can be
noticed; the latter are printed, too.

Everything happens in a copy of the source tree, so that processes started by a test see the mutant
too. Each mutant has a process of its own, forked from one that has the test tools loaded. With
``--keep FOLDER`` copy and lines stay for the next sample, which then runs only those files of tests
for lines that are newer. The folder can be copied, for several runs at the same time.
"""
