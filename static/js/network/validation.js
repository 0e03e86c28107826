/** The fields of a query and their types, checked as pydantic checks them for the server. */

import { madeOf } from "./interventions.js";
import { MAX_FIELD_CHARACTERS, PART } from "./limits.js";
import * as messages from "./messages.js";
import { fill, throwAny } from "./problems.js";
import { beginning, characters, hasLoneSurrogate } from "./text.js";

/**
 * The type of a value; `before`, `after` and `wrap` name what else is checked of it.
 * @typedef {{nullable?: boolean, default?: unknown, before?: string, after?: string,
 *   wrap?: string} & (
 *     {type: "object", fields: Record<string, Form>}
 *   | {type: "kinds", kind: string, of: Record<string, Form>}
 *   | {type: "union", of: Form[]}
 *   | {type: "list", items: Form, max: number}
 *   | {type: "tuple", items: Form[]}
 *   | {type: "literal", values: string[]}
 *   | {type: "text", max: number}
 *   | {type: "bool"}
 *   | Numeric)} Form
 */
/** @typedef {{type: "int" | "float", lax?: boolean, gt?: number, ge?: number, le?: number}} Numeric */
/** @typedef {(string | number)[]} Path names and positions, from the outside in */
/** @typedef {{path: Path, message: string, expected?: string}} FormError */

const { FORM_ERRORS } = messages;
const MAX_DEPTH = 255; // of JSON that pydantic writes
const LARGEST_INTEGER = 1e21; // JSON writes larger ones with an exponent

/**
 * Which kind a value is of, by the functions that decide it in Python.
 * @type {Record<string, (value: unknown) => string>}
 */
const KINDS = {
  _kind_of_visits: (visits) => (Array.isArray(visits) ? "list" : "notation"),
  _kind_of_visit: (visit) => (typeof visit === "string" ? "place" : "visit"),
  _kind_of_user: (user) => (typeof user === "string" ? "name" : "id"),
};

/**
 * The value of what was sent, with defaults for what was left out.
 * @param {Form} form
 * @param {unknown} sent
 * @throws {InvalidQueryError} where it has another form
 */
export function validate(form, sent) {
  /** @type {FormError[]} */
  const errors = [];
  const value = check(form, sent, [], errors);
  throwAny(problemsOf(errors));
  return value;
}

/**
 * One problem for each field as a person wrote it: of a field that accepts several types, the
 * error deepest in the value.
 * @param {FormError[]} errors
 */
function problemsOf(errors) {
  /** @type {Map<string, FormError>} */
  const first = new Map();
  for (const { path, message, expected } of errors) {
    const key = JSON.stringify(path);
    const known = first.get(key);
    if (!known) first.set(key, { path, message });
    else if (expected) known.message = `${known.message.replace(/\.$/, "")}, or ${expected}.`;
  }
  const outer = new Set();
  for (const { path } of first.values()) {
    for (let depth = 1; depth < path.length; depth += 1) {
      outer.add(JSON.stringify(path.slice(0, depth)));
    }
  }
  return [...first]
    .filter(([key]) => !outer.has(key))
    .map(([, { path, message }]) => ({ where: formatPath(path), message, suggestions: [] }));
}

/** A path as people write it, `visits[2].arrival`. @param {Path} path */
function formatPath(path) {
  const parts = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`));
  return parts.join("").replace(/^\./, "") || "body";
}

/**
 * @param {Form} form
 * @param {unknown} sent
 * @param {Path} path
 * @param {FormError[]} errors what is found is added to them
 * @returns {unknown} the value; anything where there are errors
 */
function check(form, sent, path, errors) {
  if (sent === null && form.nullable) return null;
  const known = errors.length;
  /** @param {string} message @param {string} [expected] */
  const refuse = (message, expected) => {
    errors.push({ path, message, ...(expected && { expected }) });
  };
  if (form.before === "_check_json" && !isPlainJson(sent, MAX_DEPTH)) {
    return refuse(messages.NOT_PLAIN_JSON);
  }
  const value = checkType(form, sent, path, errors, refuse);
  if (errors.length > known) return value;
  if (form.after === "_check_exclusions") {
    const made = madeOf(/** @type {Record<string, unknown>} */ (value));
    for (const { key, declared } of made) {
      const one = declared.excludes;
      if (one && made.some((other) => other.key === one)) {
        refuse(fill(messages.EXCLUSIVE, { one, other: key }));
      }
    }
  }
  if (form.after === "_sorted" && Array.isArray(value)) return sortedSet(value);
  return value;
}

/**
 * @param {Form} form
 * @param {unknown} sent
 * @param {Path} path
 * @param {FormError[]} errors
 * @param {(message: string, expected?: string) => void} refuse
 */
function checkType(form, sent, path, errors, refuse) {
  switch (form.type) {
    case "object":
      if (!isObject(sent)) return refuse(FORM_ERRORS.model_type);
      if (Object.keys(sent).some(hasLoneSurrogate)) return refuse(messages.LONE_SURROGATE);
      return checkFields(form.fields, sent, path, errors);
    case "kinds":
      return check(ofKind(form, sent), sent, path, errors);
    case "union":
      return checkUnion(form.of, sent, path, errors);
    case "list":
      if (!Array.isArray(sent)) return refuse(messages.NOT_A_LIST);
      return checkItems(form, sent, path, errors, refuse);
    case "tuple":
      if (!Array.isArray(sent)) return refuse(messages.NOT_A_LIST);
      if (sent.length > form.items.length) {
        return refuse(fill(FORM_ERRORS.too_long, { max_length: form.items.length }));
      }
      return form.items.map((item, index) =>
        index < sent.length
          ? check(item, sent[index], [...path, index], errors)
          : errors.push({ path: [...path, index], message: FORM_ERRORS.missing }),
      );
    case "literal": {
      if (form.values.some((value) => value === sent)) return sent;
      const expected = listed(form.values.map((value) => `'${value}'`));
      return refuse(fill(FORM_ERRORS.literal_error, { expected }), expected);
    }
    case "text":
      if (typeof sent !== "string") return refuse(FORM_ERRORS.string_type);
      if (hasLoneSurrogate(sent)) return refuse(messages.LONE_SURROGATE);
      if (sent.length > form.max && characters(sent) > form.max) {
        return refuse(fill(FORM_ERRORS.string_too_long, { max_length: form.max }));
      }
      return sent;
    case "bool":
      return typeof sent === "boolean" ? sent : refuse(FORM_ERRORS.bool_type);
    default: {
      if (typeof sent === "string" && form.lax && hasLoneSurrogate(sent)) {
        return refuse(messages.LONE_SURROGATE);
      }
      const number = form.lax ? laxInteger(sent) : sent;
      const message = numberMessage(form, number);
      return message ? refuse(message) : number;
    }
  }
}

/**
 * @param {Record<string, Form>} fields
 * @param {Record<string, unknown>} sent
 * @param {Path} path
 * @param {FormError[]} errors
 */
function checkFields(fields, sent, path, errors) {
  /** @type {Record<string, unknown>} */
  const values = {};
  for (const [name, field] of Object.entries(fields)) {
    if (Object.hasOwn(sent, name)) values[name] = check(field, sent[name], [...path, name], errors);
    else if (field.default !== undefined) values[name] = field.default;
    else errors.push({ path: [...path, name], message: FORM_ERRORS.missing });
  }
  for (const unknown of Object.keys(sent)) {
    if (Object.hasOwn(fields, unknown)) continue;
    const name = beginning(unknown, MAX_FIELD_CHARACTERS);
    errors.push({ path: [...path, name], message: fill(messages.UNKNOWN_FIELD, { name }) });
  }
  return values;
}

/**
 * Check a list as far as the first wrong item; a list of visits, as far as the first wrong part.
 * @param {{items: Form, max: number, wrap?: string}} form
 * @param {unknown[]} sent
 * @param {Path} path
 * @param {FormError[]} errors
 * @param {(message: string) => void} refuse
 */
function checkItems({ items, max, wrap }, sent, path, errors, refuse) {
  const known = errors.length;
  const part = wrap ? PART : 1;
  const values = [];
  for (const [index, item] of sent.slice(0, max).entries()) {
    if (index % part === 0 && errors.length > known) break;
    values.push(check(items, item, [...path, index], errors));
  }
  if (sent.length > max && errors.length === known) {
    refuse(fill(FORM_ERRORS.too_long, { max_length: max }));
  }
  return values;
}

/** @param {Form[]} forms @param {unknown} sent @param {Path} path @param {FormError[]} errors */
function checkUnion(forms, sent, path, errors) {
  /** @type {FormError[]} */
  const all = [];
  for (const form of forms) {
    /** @type {FormError[]} */
    const found = [];
    const value = check(form, sent, path, found);
    if (!found.length) return value;
    for (const error of found) all.push(error);
  }
  for (const error of all) errors.push(error);
  return sent;
}

/** @param {Extract<Form, {type: "kinds"}>} form @param {unknown} sent */
function ofKind({ of, kind }, sent) {
  const form = of[KINDS[kind]?.(sent) ?? ""];
  if (!form) throw new Error(`There is no kind of value that ${kind} chooses.`);
  return form;
}

/** What is wrong with a number, null where nothing is. @param {Numeric} form @param {unknown} value */
function numberMessage({ type, gt, ge, le }, value) {
  const isNumber = typeof value === "number" && (type === "float" || isInteger(value));
  const tooSmall = isNumber && (value < Number(ge) || value <= Number(gt));
  if (isNumber && !tooSmall && !(value > Number(le))) return null;
  if (ge !== undefined && le !== undefined) {
    const template = type === "int" ? messages.WHOLE_NUMBER_RANGE : messages.NUMBER_RANGE;
    return fill(template, { minimum: ge, maximum: le });
  }
  if (!isNumber) return type === "int" ? messages.NOT_A_WHOLE_NUMBER : messages.NOT_A_NUMBER;
  if (gt !== undefined) return fill(FORM_ERRORS.greater_than, { gt });
  return fill(FORM_ERRORS.greater_than_equal, { ge: Number(ge) });
}

/** @param {number} value */
const isInteger = (value) => Number.isInteger(value) && Math.abs(value) < LARGEST_INTEGER;

/** A whole number that may be written as a text or as a truth value. @param {unknown} sent */
function laxInteger(sent) {
  if (typeof sent === "boolean") return Number(sent);
  if (typeof sent !== "string") return sent;
  return /^\s*[+-]?\d+(_\d+)*(\.0+)?\s*$/.test(sent) ? Number(sent.replaceAll("_", "")) : sent;
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} value @param {number} depth that may still be nested @returns {boolean} */
function isPlainJson(value, depth) {
  if (typeof value === "string") return !hasLoneSurrogate(value);
  if (typeof value !== "object" || value === null) return true;
  if (!depth) return false;
  return Object.entries(value).every(
    ([name, inner]) => !hasLoneSurrogate(name) && isPlainJson(inner, depth - 1),
  );
}

/**
 * The distinct items in increasing order: numbers, words, pairs, or skipped parts.
 * @param {unknown[]} items
 */
function sortedSet(items) {
  const distinct = new Map(items.map((item) => [JSON.stringify(item), item]));
  return [...distinct.values()].sort((first, second) => compare(partsOf(first), partsOf(second)));
}

/** @param {unknown} item @returns {(string | number)[]} */
function partsOf(item) {
  if (typeof item !== "object") return [/** @type {string | number} */ (item)];
  return Object.values(/** @type {Record<string, string | number>} */ (item));
}

/** @param {(string | number)[]} first @param {(string | number)[]} second */
function compare(first, second) {
  for (const [index, part] of first.entries()) {
    const other = second[index] ?? part;
    if (part !== other) return part < other ? -1 : 1;
  }
  return 0;
}

/** @param {string[]} values */
const listed = (values) =>
  [values.slice(0, -1).join(", "), values.at(-1)].filter(Boolean).join(" or ");
