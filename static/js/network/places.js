/** Places and people: lookup by name and id, and what to say of a name that is not found. */

import {
  FIRST_KNOWN,
  MAX_CANDIDATES,
  MAX_NAME_CHARACTERS,
  MAX_SHOWN_CHARACTERS,
  MAX_SUGGESTIONS,
  UNKNOWN,
} from "./limits.js";
import * as messages from "./messages.js";
import { casefoldName, closestNames, foldName, NameIndex } from "./names.js";
import { formatPlace } from "./notation.js";
import { fill, invalid } from "./problems.js";
import { beginning, characters, strip } from "./text.js";

/**
 * A location and what is known about it, as the API lists it.
 * @typedef {{id: number, name: string | null, category: string | null,
 *   typical_minutes: number | null}} Place
 */

/** The locations of one vocabulary. */
export class Places {
  /** @type {Map<number, Place>} */
  #places;
  #index;

  /**
   * @param {Place[]} places those that something is known about
   * @param {number} vocabularySize padding and "unknown" included
   */
  constructor(places, vocabularySize) {
    this.vocabularySize = vocabularySize;
    this.#places = new Map(places.map((place) => [place.id, place]));
    this.#index = new NameIndex(
      new Map(places.flatMap(({ id, name }) => (name === null ? [] : [[id, name]]))),
    );
  }

  /** @param {number} location @returns {Place} */
  at(location) {
    const nothing = { id: location, name: null, category: null, typical_minutes: null };
    return this.#places.get(location) ?? nothing;
  }

  /** The name, or the id where there is none. @param {number} location */
  label(location) {
    return this.at(location).name ?? (location === UNKNOWN ? "unknown place" : `#${location}`);
  }

  /** How the notation names a place: by its name where only it has the name. @param {number} location */
  written(location) {
    const { name } = this.at(location);
    if (name === null || characters(name) > MAX_NAME_CHARACTERS) return location;
    const sharing = this.#index.by(casefoldName).get(casefoldName(name)) ?? [];
    return sharing.length > 1 ? location : name;
  }

  /**
   * The id of a place.
   * @param {string | number} place a name or an id
   * @param {string} where the part of the query that holds it
   * @throws {InvalidQueryError} where no place matches, or several do
   */
  find(place, where) {
    if (typeof place === "number") {
      if (place >= UNKNOWN && place < this.vocabularySize) return place;
      const parts = { location: place, first: UNKNOWN, last: this.vocabularySize - 1 };
      throw invalid(where, messages.NO_LOCATION, parts);
    }
    let ids = this.#findIds(place);
    if (!ids.length && /^".*"$/s.test(place)) {
      ids = this.#findIds(place.slice(1, -1).replaceAll('""', '"'));
    }
    const [id] = ids;
    if (id === undefined) throw this.#unknown(place, where);
    if (ids.length > 1) throw this.#ambiguous(place, ids, where);
    return id;
  }

  /**
   * The places whose name or category contains a text, or whose id begins with it, whatever its case
   * and accents. The place with exactly this id comes first, then those that begin with the text.
   * @param {string} text an empty one finds every place
   * @param {number} count how many are returned at most
   * @returns {Place[]}
   */
  search(text, count) {
    const sought = foldName(text).replace(/^#/, "");
    /** @type {Place[][]} */
    const found = [[], [], []];
    for (let id = FIRST_KNOWN; id < this.vocabularySize; id++) {
      const place = this.at(id);
      const [name, category] = [foldName(place.name ?? ""), foldName(place.category ?? "")];
      const number = String(id);
      const isBeginning = name.startsWith(sought) || number.startsWith(sought);
      const isPart = name.includes(sought) || category.includes(sought);
      if (number === sought) found[0]?.push(place);
      else if (isBeginning) found[1]?.push(place);
      else if (isPart) found[2]?.push(place);
    }
    return found.flat().slice(0, count);
  }

  /** @param {string} name */
  #findIds(name) {
    const ids = this.#index.findWithAccents(name);
    return ids.length ? ids : this.#index.findWithoutAccents(name);
  }

  /** @param {string} name @param {number[]} ids @param {string} where */
  #ambiguous(name, ids, where) {
    const suggestions = ids.slice(0, MAX_CANDIDATES).map((id) => this.notation(id));
    const parts = {
      count: ids.length,
      name: shorten(name),
      listed: enumerate(
        ids.slice(0, MAX_SUGGESTIONS).map((id) => this.#describe(id)),
        ids.length,
      ),
      example: String(suggestions[0]),
    };
    return invalid(where, messages.SEVERAL_PLACES, parts, suggestions);
  }

  /** @param {string} name @param {string} where */
  #unknown(name, where) {
    if (name.includes(";")) return invalid(where, messages.SEMICOLON);
    const parts = { name: shorten(name), first: FIRST_KNOWN };
    if (!this.#index.names.size) return invalid(where, messages.NO_PLACE_NAMES, parts);
    const folded = this.#index.by(foldName);
    const ids = closestNames(name, [...folded.keys()])
      .flatMap((known) => folded.get(known) ?? [])
      .slice(0, MAX_SUGGESTIONS);
    const [closest] = ids;
    if (closest === undefined) return invalid(where, messages.NO_SUCH_PLACE, parts);
    const meant = this.#describe(closest);
    const suggestions = ids.map((id) => this.notation(id));
    return invalid(where, messages.CLOSE_PLACE, { ...parts, meant }, suggestions);
  }

  /** How to write a place. @param {number} location */
  notation(location) {
    return formatPlace(this.written(location));
  }

  /** How to write a place, with what tells it from places of the same name. @param {number} location */
  #describe(location) {
    const notation = this.notation(location);
    if (!notation.startsWith("#")) return shorten(notation);
    const { name, category } = this.at(location);
    const known = [name, category].flatMap((text) => (text ? shorten(text) : [])).join(", ");
    return known ? `${notation} (${known})` : notation;
  }
}

/** The people whose embeddings a network has, with ids from 1. */
export class People {
  #index;
  #shortIndex; // of names without their descriptions, which follow a comma

  /**
   * @param {Record<number, string>} names by id
   * @param {number} users rows of the user embedding, 0 where there is none
   */
  constructor(names, users) {
    this.users = users;
    const everybody = Array.from({ length: Math.max(users - 1, 0) }, (_, index) => index + 1);
    const all = new Map(
      everybody.map((user) => [user, names[user] ?? fill(messages.PERSON, { user })]),
    );
    this.#index = new NameIndex(all);
    this.#shortIndex = new NameIndex(
      new Map([...all].map(([user, name]) => [user, shortName(name)])),
    );
  }

  /**
   * The id of a person given by name or id, 0 for nobody in particular.
   * @param {string | number | null} sent
   * @throws {InvalidQueryError} where no person matches, or several do
   */
  find(sent) {
    if (sent === null || !this.users) return 0;
    const person = isNumber(sent) ? Number(strip(String(sent)).slice(0, 12)) : sent;
    if (typeof person === "number") {
      if (person >= 1 && person < this.users) return person;
      throw invalid("user", messages.NO_PERSON_ID, { person, last: this.users - 1 });
    }
    const ids = this.#findIds(person);
    const [id] = ids;
    if (id === undefined) throw this.#unknown(person);
    if (ids.length > 1) throw this.#ambiguous(person, ids);
    return id;
  }

  /** @param {string} name */
  #findIds(name) {
    const searches = [
      () => this.#index.findWithAccents(name),
      () => this.#shortIndex.findWithAccents(name),
      () => this.#index.findWithoutAccents(name),
      () => this.#shortIndex.findWithoutAccents(name),
    ];
    for (const search of searches) {
      const ids = search();
      if (ids.length) return ids;
    }
    return [];
  }

  /** @param {string} name @param {number[]} ids */
  #ambiguous(name, ids) {
    const suggestions = ids.slice(0, MAX_CANDIDATES).map((id) => this.#notation(id));
    const listed = enumerate(suggestions.slice(0, MAX_SUGGESTIONS).map(shorten), ids.length);
    const parts = { count: ids.length, name: shorten(name), listed };
    return invalid("user", messages.SEVERAL_PEOPLE, parts, suggestions);
  }

  /** @param {string} name */
  #unknown(name) {
    const short = this.#shortIndex.by(foldName);
    const folded = new Map([...short, ...this.#index.by(foldName)]);
    const ids = [
      ...(short.get(foldName(shortName(name))) ?? []),
      ...closestNames(name, [...folded.keys()]).flatMap((known) => folded.get(known) ?? []),
    ];
    const suggestions = [...new Set(ids)].slice(0, MAX_SUGGESTIONS).map((id) => this.#notation(id));
    const [meant] = suggestions;
    const parts = { name: shorten(name), last: this.users - 1 };
    if (meant !== undefined) {
      const said = { ...parts, meant: shorten(meant) };
      return invalid("user", messages.CLOSE_PERSON, said, suggestions);
    }
    return invalid("user", this.users === 1 ? messages.NO_PEOPLE : messages.NO_SUCH_PERSON, parts);
  }

  /** The name of a person, or the id where the name would not find them. @param {number} user */
  #notation(user) {
    const name = this.#index.names.get(user) ?? "";
    const ids = isNumber(name) ? [] : this.#findIds(name);
    return ids.length === 1 && ids[0] === user ? name : String(user);
  }
}

/** The part before the first comma, or the whole name where that part is empty. @param {string} name */
const shortName = (name) => strip(name.split(",")[0] ?? "") || name;

/** @param {string | number} text */
const isNumber = (text) => typeof text === "string" && /^[0-9]+$/.test(strip(text));

/**
 * A list in words, with the number of items that are left out.
 * @param {string[]} listed
 * @param {number} total
 */
function enumerate(listed, total) {
  const excess = total - listed.length;
  if (excess) return fill(messages.LEFT_OUT, { listed: listed.join(", "), left_out: excess });
  const [others, last = ""] = [listed.slice(0, -1), listed.at(-1)];
  return others.length ? fill(messages.ALTERNATIVES, { listed: others.join(", "), last }) : last;
}

/** Shorten a text so that it fits a sentence. @param {string} text */
const shorten = (text) =>
  characters(text) > MAX_SHOWN_CHARACTERS ? `${beginning(text, MAX_SHOWN_CHARACTERS - 1)}…` : text;
