import { everyIso3 } from "../../../kernel/iso3.ts";
import type { RegionLaw } from "../../../kernel/real-name-law.ts";

/** What a setting of one line must look like, and what is said of one that does not. */
export type Shape = { fits: (line: string) => boolean; fault: "top_up_amounts" | "ages" };

/** Whole dollars to top up, each perhaps with its bonus, and at the end perhaps a span for one's own amount. */
export const amountsPattern =
  /^[1-9]\d{0,3}(\+([1-9]\d?|100)%)?(, ?[1-9]\d{0,3}(\+([1-9]\d?|100)%)?){0,7}(, ?[1-9]\d{0,3}-[1-9]\d{0,3})?$/;

/** An age from 16, then perhaps those of single states, by the code that their documents have: `16, JPN 18`. */
const agesPattern = /^(1[6-9]|2[01])(, ?[A-Z]{3} (1[6-9]|2[01])){0,15}$/;
/** As the form offers them (get-document-countries.server.ts), with the one for BN(O). */
const states = new Set([...everyIso3, "GBN"]);

/** The line that says the ages of a region's law. */
export const agesText = ({ leastAge, ofState }: Pick<RegionLaw, "leastAge" | "ofState">): string =>
  [
    leastAge,
    ...Object.entries(ofState).flatMap(([state, { leastAge: age }]) => (age === undefined ? [] : `${state} ${age}`)),
  ].join(", ");

export const amounts: Shape = { fits: (line) => amountsPattern.test(line), fault: "top_up_amounts" };
export const ages: Shape = {
  fits: (line) => agesPattern.test(line) && (line.match(/[A-Z]{3}/g) ?? []).every((state) => states.has(state)),
  fault: "ages",
};
