/** What the pages read of the API's answers; `/docs` on a server describes them whole. */

/** What is wrong with a request. */
export interface Problem {
  /** The field, such as `visits[2]`; empty where it is none. */
  where: string;
  message: string;
  suggestions: string[];
}

/** A visit as the model read it. */
export interface ReadVisit {
  location: number;
  /** In the visit notation. */
  place: string;
  label: string;
  category: string | null;
  written_moment: string;
  written_stay: number | null;
  /** Null in a record whose weekdays and days before contradict each other. */
  arrival: string | null;
  /** Monday is 0. */
  weekday: number;
  start_minute: number;
  duration_minutes: number;
  /** Its position in the request. */
  sent: number;
  masked: boolean;
  /** Which of "day", "time" and "stay" the server filled in. */
  filled_in: string[];
}

export interface LocationProbability {
  location: number;
  name: string | null;
  probability: number;
}

export interface Explanation {
  model: string;
  user: number | null;
  visits: ReadVisit[];
  /** The visits in the visit notation; null where a record cannot be written so. */
  notation: string | null;
  predict_at: string;
  gate: { value: number; logit: number | null; learned: boolean };
  /** Best first; the `final` ones are the most probable known places. */
  location_probabilities: {
    pointer: LocationProbability[] | null;
    generation: LocationProbability[] | null;
    final: LocationProbability[];
  };
  /** The last two, weighted by the gate, add up to the probability. */
  prediction: LocationProbability & { from_pointer: number; from_generation: number };
  unknown_probability: number;
}

/** What a browser needs to read queries, and to compute where it may have the weights. */
export interface Vocabulary {
  id: string;
  sizes: {
    locations: number;
    users: number;
    d_model: number;
    heads: number;
    layers: number;
    feed_forward: number;
    max_visits: number;
    components: string[];
  };
  places: {
    id: number;
    name: string | null;
    category: string | null;
    typical_minutes: number | null;
  }[];
  people: { id: number; name: string }[];
  /** Null where the weights stay on the server. */
  weights: { sha256: string; size: number } | null;
}

/** A query as the body of a request. What is not an object in `interventions` the server refuses. */
export type QueryBody =
  | {
      visits: string;
      user: string | number | null;
      predict_at: string | null;
      top_k?: number;
      interventions?: unknown;
    }
  | { record: unknown };

export interface Location {
  label: string;
  notation: string;
  category: string | null;
}

export interface ExampleHistory {
  title: string;
  user: number | null;
  visits: string;
  predict_at: string;
  /**
   * The location really visited next; null where the model drew the history itself, absent where
   * an exported history came without one.
   */
  target?: number | null;
  target_label?: string | null;
  /** Why they went there; null where nobody knows. */
  reason?: VisitReason | null;
}

/** Why the person of a simulation makes a visit. */
export interface VisitReason {
  /** "routine", "errand", "consequence", or "exploration" for a free choice. */
  cause: string;
  /** What they would have gone by if they had kept to it. */
  custom: string;
  /** Positions in the history, from 0. */
  decided_by: number[];
  /** How many visits before the history decide, too. */
  decided_before: number;
  repeats: number | null;
  expected: number | null;
  expected_label: string | null;
}

export interface InsightHistory {
  title: string;
  explore: string;
  answer_name: string;
  target: number | null;
  target_name: string | null;
  right: boolean | null;
  gate: number | null;
  entropy: number | null;
  confidence: number;
}

export interface HistoryListing {
  sentence: string;
  items: InsightHistory[];
}

export interface InsightHistories extends HistoryListing {
  data_set: (HistoryListing & { measuring: boolean }) | null;
}

/** Changes to the forward pass, by the API's keys. */
export type Interventions = Partial<import("./network/interventions.js").Interventions>;
