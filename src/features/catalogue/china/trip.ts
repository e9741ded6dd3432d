export type Answer = "yes" | "no" | "ask";

/** As it was typed, each value known to be one of its kind; days are valid, and `departure` is not before `arrival`. */
export type Trip = {
  /** Where the passport is from, ISO 3166. */
  passport: string;
  document: "ordinary" | "other";
  /** How long it is valid, at entry. */
  validity: "enough" | "short" | "unsure";
  from: string;
  /** A port's code, or `other`. */
  port: string;
  arrival: string;
  to: string;
  departure: string;
  /** A port's code; `same` as the one of entry, another one of `guangdong`, or `other`. */
  exit: string;
  /** Codes of areas; none: that of the port alone. */
  stays: readonly string[];
  purpose: "visit" | "other";
  ticket: "booked" | "open";
};
