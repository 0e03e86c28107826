"""What is said about inputs that cannot be read and steps that cannot be computed.

The templates are for `str.format`, with plain fields only: lessons in files are also recomputed in
the browser, and `pointerscope.publishing.shared_modules` writes these templates into a JavaScript
module.
"""

# Inputs
UNKNOWN_INPUT = "This lesson has no such input. Send one of its inputs."
NOT_AN_OPTION = "This is not one of the options. Send one of {options}."
NOT_WORDS = "This is not a list. Send a list of words."
NUMBER_OF_WORDS = "There are {words} words. Send {expected} words."
NOT_A_WORD = "This word is empty or not text. Send a word."
CONTROL_CHARACTER = "The word contains a control character. Send it without."
WORD_TOO_LONG = "The word has {characters} characters. Send at most {most}."
NOT_A_MATRIX = "This is not a matrix. Send a list of rows, each a list of numbers."
ONE_ROW = "The matrix has {count} row. Send {expected}."
NUMBER_OF_ROWS = "The matrix has {count} rows. Send {expected}."
NOT_A_ROW = "This row is not a list. Send a list of numbers."
ONE_NUMBER = "The row has {count} number. Send {expected}."
NUMBER_OF_NUMBERS = "The row has {count} numbers. Send {expected}."
NOT_A_NUMBER = "This is not a number. Enter a number, such as 0.25."
OUT_OF_RANGE = "The number is out of range. Enter a number from {least} to {most}."
NOT_A_WHOLE_NUMBER = "This is not a whole number. Send a whole number."

# Steps
NOT_A_STEP = '"{step}" is not a step of this lesson. Send the id of a removable step.'
NOT_REMOVABLE = '"{step}" cannot be removed. Send the id of a removable step.'
MISSING_TABLES = "This step needs {names}, which could not be computed above."
TOO_EXTREME = "The result is not a number: the inputs are too extreme. Enter smaller values."

# Answers
EMPTY_ANSWER = "This is still empty. Write a number, such as 0.25, 1/4 or 25%."
UNREADABLE_ANSWER = "This is not a number. Write a number, such as 0.25, 1/4 or 25%."
TWO_DECIMAL_MARKS = "Write one decimal mark and no separators of thousands, such as 1234.5."
DIVIDED_BY_ZERO = "Nothing can be divided by 0. Write another fraction."
ANSWER_TOO_LONG = "This answer is too long. Write at most {most} characters."
RIGHT = "Right."
CLOSE = "Close. Check how you rounded, also on the way."
NOT_YET = "Not yet."
OTHER_SIGN = "The size is right, the sign is not."
SHARE_INSTEAD = "This looks like percent. Write the share, or add %."
NO_SHARE = "This is not a share. Write the number without %."
WITHOUT_STEP = "This is the answer without the step “{step}”."
