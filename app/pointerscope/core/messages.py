"""What is said about a query that cannot be read, as templates for `str.format`.

The browser reads queries, too, and says the same: `pointerscope.publishing.shared_modules` writes
these templates into a JavaScript module. A template uses plain fields, `{count:,}` for thousands
and `{bound:g}` for bounds, which are all that the module can fill in. What only Python says stands
in `python_messages`.
"""

# A visit, and its parts
NO_PLACE = "The visit names no place. Write the name of a place, or an id such as #17."
NOT_A_VISIT = (
    "This visit cannot be read. A visit is a place, then @ with a day and a time, then + "
    "with minutes, such as Café Luna @ Mon 08:00 +45. Put a name with , @ + # or a quote "
    "in double quotes."
)
SEMICOLON = "A semicolon does not end a visit. Separate visits by commas or new lines."
VISIT_TOO_LONG = (
    "This visit has {characters:,} characters; at most {most:,} characters are read. Shorten it."
)
UNQUOTED_NUMBER_SIGN = "“{name}” contains #. Put a name with # in double quotes."
NOT_AN_ID = "“{name}” is not a location id. Write # and a number, such as #17."
MOMENT_TOO_LONG = (
    "“{text}…” is too long for a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00."
)
TIME_ZONE = (
    "“{text}” has a time zone, but times are local to the people who make the visits. "
    "Leave out the time zone."
)
NOT_A_MOMENT = "“{text}” is not a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00."
NOT_A_TIME = "“{text}” is not a time of day. Write an hour from 00 to 23 and minutes from 00 to 59."
NOT_A_DAY = "“{text}” is not a day. Write one of {days}, or a date such as 2026-11-16."
NOT_A_DATE = "There is no date {text}. Write a date of the calendar, such as 2026-11-16."
DATE_OUT_OF_RANGE = (
    "The date {text} is out of range. Write a date between {first_year} and {last_year}."
)
NOT_A_STAY = "“+{text}” is not a length of stay. Write whole minutes from +0 to +{most}."

# Places and people
NO_LOCATION = (
    "There is no location #{location}. Write an id from #{first} (unknown place) to #{last}."
)
SEVERAL_PLACES = (
    "{count:,} places match “{name}”: {listed}. Write the one you mean, such as {example}."
)
NO_SUCH_PLACE = (
    "No place matches “{name}”. Write a name from the list of places, or an id such as #{first}."
)
NO_PLACE_NAMES = (
    "No place matches “{name}”. The places of this model have no names. "
    "Write an id, such as #{first}."
)
CLOSE_PLACE = "No place matches “{name}”. Did you mean {meant}?"
NO_PERSON_ID = "There is no person {person}. Write an id from 1 to {last}."
SEVERAL_PEOPLE = "{count:,} people match “{name}”. Write one of {listed}."
NO_SUCH_PERSON = "No person matches “{name}”. Write a person's name, or an id from 1 to {last}."
NO_PEOPLE = "No person matches “{name}”. This model knows no people: leave the user out."
CLOSE_PERSON = "No person matches “{name}”. Did you mean {meant}?"
PERSON = "Person {user}"  # without a name
ALTERNATIVES = "{listed} or {last}"
LEFT_OUT = "{listed} and {left_out:,} more"

# A history
NO_HISTORY = "The query has no history. Send visits or a record."
TWO_HISTORIES = "The query has visits and a record. Send only one of them."
NO_VISITS = "There are no visits. Write at least one visit, such as where the day begins."
TOO_MANY_VISITS = (
    "The history has {visits} visits; the model accepts at most {most}. "
    "Leave out the oldest {excess}."
)
VISIT_OUT_OF_ORDER = (
    "This visit begins before the one above it ({arrival}). "
    "Write visits oldest first, or correct the date."
)
PREDICTION_TOO_EARLY = (
    "The moment to predict lies before the last visit ({arrival}). "
    "Enter a later moment, or leave it empty."
)
RECORD_WITH_USER = "A record contains its own person and days. Leave out user and predict_at."
COLUMN_LENGTH = (
    "The column has {numbers} numbers for {visits} visits. Send one number for each visit."
)
OUT_OF_RANGE = "The number is out of range. Enter a whole number from {minimum} to {maximum}."
SEVERAL_USERS = "The record has visits of several people. Send the visits of one person."
RECORD_OUT_OF_ORDER = (
    "The visits are not in order, because the days before the prediction increase. "
    "Send visits oldest first."
)

# Interventions
EXCLUSIVE = "`{one}` and `{other}` exclude each other. Send one of them."
NOT_AN_ORDER = (
    "The order does not fit the {visits} visits. List each position from 0 to {last} exactly once."
)
NO_VISIT_TO_MASK = "There is no visit at position {position}. Mask positions from 0 to {last}."
EVERY_VISIT_MASKED = (
    "Every visit is masked, so no visit is left to attend to. Unmask the last visit."
)
LAST_VISIT_MASKED = (
    "The last visit (position {position} as sent, counted from 0) cannot be masked, "
    "because the prediction is read from it. Remove it from the visits instead."
)
NO_HEAD = (
    "There is no head {head} in layer {layer}: layers run from 0 to {last_layer}, "
    "heads from 0 to {last_head}."
)
NO_LAYER = "There is no layer {layer}; layers run from 0 to {last_layer}."
NOTHING_TO_BLEND = "This network has no {part}, so there is nothing to blend. Leave `{option}` out."

PARTS = {"pointer": "pointer", "generation": "generation head"}

# A site that is changed
NO_SITE = "This network has no site `{site}`. Its sites run from `{first}` to `{last}`."
NEAREST = "Did you mean {names}?"
SITE_SHAPE = (
    "The function at `{site}` returned a tensor of shape {found}; return one of shape {expected}."
)
SITE_NOT_FINITE = (
    "The function at `{site}` returned infinite or undefined numbers. Return finite ones; scores "
    "that are minus infinity may stay so."
)

# A pass
NOT_FINITE = (
    'The model "{model}" cannot answer this query: its `{tensor}` contains infinite or undefined '
    "numbers. The weights are too large for 32-bit arithmetic. Choose another model or other "
    "visits."
)

# The form of a query
LONE_SURROGATE = "The text contains half a character (a lone surrogate). Remove it."
NOT_PLAIN_JSON = (
    "This is not plain JSON. Remove half characters (lone surrogates) and deep nesting."
)
CHANGES_NOT_JSON = (
    "The link's changes cannot be read: a part of the link is missing or damaged. Copy the whole "
    "link again, or remove `interventions` from it."
)
PARAMETER_NOT_JSON = "The parameter is not valid JSON. Send JSON."
UNKNOWN_FIELD = "There is no field “{name}” here. Correct its name, or remove it."
WHOLE_NUMBER_RANGE = "Enter a whole number from {minimum:g} to {maximum:g}."
NUMBER_RANGE = "Enter a value from {minimum:g} to {maximum:g}."
NOT_AN_OBJECT = "This is not a JSON object. Send a JSON object."
NOT_A_LIST = "This is not a list. Send a list."
NOT_A_NUMBER = "This is not a number. Enter a number."
NOT_A_WHOLE_NUMBER = "This is not a whole number. Enter a whole number."
FORM_ERRORS = {  # by the type of pydantic's error
    "missing": "A required value is missing. Add it.",
    "tuple_type": NOT_A_LIST,
    "list_type": NOT_A_LIST,
    "string_type": "This is not a text. Send a text.",
    "string_too_long": "The text is too long. Send at most {max_length} characters.",
    "bool_type": "This is neither true nor false. Send true or false.",
    "too_long": "The list is too long. Send at most {max_length} items.",
    "too_short": "The list is too short. Send at least {min_length} items.",
    "greater_than": "The number is too small. Enter a number above {gt:g}.",
    "greater_than_equal": "The number is too small. Enter a number of at least {ge:g}.",
    "less_than_equal": "The number is too large. Enter a number of at most {le:g}.",
    "finite_number": "The number is not finite. Enter a finite number.",
    "int_type": NOT_A_WHOLE_NUMBER,
    "int_parsing": NOT_A_WHOLE_NUMBER,
    "int_from_float": NOT_A_WHOLE_NUMBER,
    "string_unicode": LONE_SURROGATE,
    "float_type": NOT_A_NUMBER,
    "float_parsing": NOT_A_NUMBER,
    "literal_error": "This value is not known. Choose one of {expected}.",
    "model_attributes_type": NOT_AN_OBJECT,
    "model_type": NOT_AN_OBJECT,
    "dict_type": NOT_AN_OBJECT,
}
