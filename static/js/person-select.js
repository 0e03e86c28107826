/** The select of people: whose visits the history holds. */

/**
 * Select a person by id or by name, with or without the text after the name's comma. A person who
 * does not exist is added as written, so that the server can refuse them.
 * @param {HTMLSelectElement | null} select
 * @param {string | number | null | undefined} user
 */
export function selectPerson(select, user) {
  if (!select) return;
  const wanted = String(user ?? "");
  const option = [...select.options].find(({ value, text }) =>
    [value, text, text.split(",")[0]].includes(wanted),
  );
  if (!option) select.add(new Option(wanted, wanted));
  select.value = option?.value ?? wanted;
}
