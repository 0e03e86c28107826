// What links to assignments hold, and how numbers are drawn. Written by `make shared`; change the Python instead.

export const MAX_EXERCISES = 60;
export const MAX_TITLE = 80;
export const MAX_DUE = 80;
export const MAX_STUDENT = 80;
export const MAX_SEED = 40;
export const MOST_FOR_A_CHARACTER = 4;
export const VERSION = "pointerscope assignment 2";
export const EARLIER = "pointerscope assignment 1";
export const EARLIER_LINK = "This link was made by an earlier version of PointerScope, which drew other numbers.";
export const SPACES = /[\x00-\x20\x7f-\xa0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ud800-\udfff\ufeff\ufffe\uffff|]+/gu;
export const TOLERANCES = ["0.5", "1", "2", "5"];
export const USUAL_TOLERANCE = "1";
export const DROPPED = 12;
