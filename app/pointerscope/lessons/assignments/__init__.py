"""Assignments: exercises of lessons with numbers drawn for each student, and their marking."""
