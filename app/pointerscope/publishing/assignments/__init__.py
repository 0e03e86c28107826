"""Assignments: exercises of lessons with numbers drawn for each student, marked and exported.

`assignment` reads and writes the link, `marks` draws and marks, both without any page; `questions`,
`qti` and `moodle` make what learning platforms import.
"""
