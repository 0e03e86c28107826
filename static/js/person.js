/** Whose visits they are: the select of people. */

/**
 * Choose a person by id or by name, with or without what stands behind the comma; one who does not
 * exist stays as written, for the server to say so.
 * @param {HTMLSelectElement | null} select
 * @param {string | number | null | undefined} user
 */
export function choosePerson(select, user) {
  if (!select) return;
  const asked = String(user ?? "");
  const found = [...select.options].find(({ value, text }) =>
    [value, text, text.split(",")[0]].includes(asked),
  );
  if (!found) select.add(new Option(asked, asked));
  select.value = found?.value ?? asked;
}
