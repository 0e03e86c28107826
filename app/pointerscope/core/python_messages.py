"""What is said of functions that only Python has, as templates for `str.format`."""

# What is asked
NOT_ONE_PLACE = "This is not one place. Write the name of a place, or an id such as #17."
NO_HISTORIES = "There is no history. Pass at least one."
NO_QUANTITY = "No quantity is chosen. Name at least one."
NO_QUANTITY_NAMED = (
    "This network has no quantity `{site}`. Choose one such as `{first}`, or a site such as "
    "`{last}`."
)
POSITIONS_OF_MANY = (
    "The positions of `{name}` differ from history to history. Put `{name}` into the queries."
)
AGAINST_NOT_JSON = (
    "This is not valid JSON. Send the fields of the query to compare with as a JSON object, such "
    'as {"visits": "…"}.'
)

# A site that is changed
SITE_NOT_A_TENSOR = (
    "The function at `{site}` returned a {found}. Return an array, or None to change nothing."
)

# Two runs that are patched
TWO_NETWORKS = (
    'Patching needs two runs of one network, but the clean one is of "{clean}" and the changed one '
    'of "{changed}". Explain both histories with one model.'
)
NO_VISIT_TO_PATCH = "The clean history has no visit {position}. Choose positions from 0 to {last}."
NO_COUNTERPART = "Visit {position} cannot be patched. {alignment}"
BY_KEY_VISIT = (
    "`{site}` has a number for every visit that is read, so it can be patched between histories of "
    "equal length only. {alignment}"
)
RECEIVER_BEFORE_SENDER = (
    "`{receiver}` does not come after `{sender}` in the pass, so nothing can flow to it. Exchange "
    "the two, or choose a later receiver."
)
NOT_PATCHED = "The site “{site}” was not patched."
