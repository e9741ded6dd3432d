/**
 * What can go wrong with an eSIM and what to try for each problem, the quickest and likeliest first (market research,
 * pain 2, and the questions on troubles). The texts are in i18n/<lang>/trouble.ts, the menu paths there by system.
 */
export const troubleTree = {
  no_scan: ["one_tap", "press_long", "type_codes"],
  cannot_add: ["good_wifi", "carrier_lock", "has_eid", "room_left"],
  code_used: ["already_there", "other_phone"],
  no_signal: ["line_on", "covered_here", "airplane_mode", "pick_network", "restart"],
  no_data: ["data_line", "roaming_on", "apn", "vpn_off", "restart", "reset_network"],
  slow: ["allowance_used", "pick_network", "saving_off", "restart"],
  wrong_country: ["breakout", "data_line"],
  home_line: ["home_roaming_off", "switching_off", "home_calls"],
} as const satisfies Record<string, readonly string[]>;

type Trouble = keyof typeof troubleTree;
export type Remedy = (typeof troubleTree)[Trouble][number];

export const troubles = Object.keys(troubleTree) as Trouble[];
export const remedies = [...new Set(Object.values(troubleTree).flat())] as Remedy[];

/** A position in the tree: choosing, trying the next remedy, solved, or out of remedies. */
export type Place =
  | { at: "choice" }
  | { at: "remedy"; trouble: Trouble; remedy: Remedy; number: number; of: number }
  | { at: "solved"; trouble: Trouble; by: Remedy }
  | { at: "support"; trouble: Trouble; tried: readonly Remedy[] };

const solvedMark = "solved";
const supportMark = "support";

/**
 * Parses a path through the tree from a URL: `no_data.data_line.roaming_on` did not help so far; `….solved` did;
 * `….support` goes straight to support. Anything malformed leads back to the start.
 */
export function placeOf(way: string): Place {
  const [trouble, ...steps] = way.split(".");
  if (!isTrouble(trouble)) return { at: "choice" };
  const remediesHere: readonly Remedy[] = troubleTree[trouble];
  const end = steps.at(-1);
  const tried = end === solvedMark || end === supportMark ? steps.slice(0, -1) : steps;
  if (!tried.every((step, place) => step === remediesHere[place])) return { at: "choice" };
  const triedHere = remediesHere.slice(0, tried.length);
  const last = triedHere.at(-1);
  if (end === solvedMark && last) return { at: "solved", trouble, by: last };
  const next = remediesHere[tried.length];
  if (!next || end === supportMark) return { at: "support", trouble, tried: triedHere };
  return { at: "remedy", trouble, remedy: next, number: tried.length + 1, of: remediesHere.length };
}

/** The path of the next position after a remedy, by its outcome. */
export function wayOn(place: Extract<Place, { at: "remedy" }>, went: "helped" | "not" | "support"): string {
  const tried: readonly Remedy[] = troubleTree[place.trouble].slice(0, place.number - (went === "support" ? 1 : 0));
  const mark = went === "helped" ? [solvedMark] : went === "support" ? [supportMark] : [];
  return [place.trouble, ...tried, ...mark].join(".");
}

/** One step back, at most to the start. */
export function wayBack(way: string): string {
  return way.split(".").slice(0, -1).join(".");
}

function isTrouble(text: string | undefined): text is Trouble {
  return troubles.some((trouble) => trouble === text);
}
