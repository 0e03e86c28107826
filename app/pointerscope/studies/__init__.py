"""Studies: many trainings of a network, its ablations and baselines, compared in one report.

A `StudyPlan` says what is trained. `execution` trains what is missing and records what every
predictor answers on the test histories. `report` computes all numbers from these records alone, and
`archive` writes them down with everything that repeats them.
"""
