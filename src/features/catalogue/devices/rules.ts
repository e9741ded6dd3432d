import type { Verdict } from "./contract.ts";

type Answer = Verdict["answer"];

/** What is known of a model: `esim` holds wherever it was bought, except in the places of `boughtIn`. */
export type EsimRule = {
  kind: "phone" | "tablet" | "laptop" | "watch";
  esim: Answer;
  boughtIn: Readonly<Record<string, Answer | "domestic">>;
};

const sold = { yes: "sold_with", no: "sold_without", look: "depends" } as const;
const made = { yes: "made_with", no: "none_made", look: "depends" } as const;

/** Requirement B3. Nothing while the answer depends on where it was bought and that was not said. */
export function verdictOn({ kind, esim, boughtIn }: EsimRule, bought: string | undefined): Verdict | undefined {
  // a watch has an EID too, but takes only the plan of the phone's own carrier
  if (kind === "watch") return { answer: "no", reason: "watch", eidDecides: false };
  if (bought === undefined && Object.keys(boughtIn).length > 0) return undefined;
  const there = bought !== undefined && Object.hasOwn(boughtIn, bought) ? boughtIn[bought] : undefined;
  if (there === "domestic") return { answer: "look", reason: "domestic", eidDecides: false };
  if (there) return { answer: there, reason: sold[there], eidDecides: true };
  return { answer: esim, reason: made[esim], eidDecides: true };
}

/** What is shown in the end: the verdict on the model, or what the buyer saw on the own screen. */
export type Conclusion = {
  answer: Answer;
  reason: Verdict["reason"] | "unlisted" | "eid" | "no_eid";
  eidDecides: boolean;
};

/**
 * `seen`: an EID whose check digits are right; `none`: the device shows none. It overrules the list, but no watch
 * becomes a phone by it.
 */
export function conclude(verdict: Verdict | undefined, eid: "seen" | "none" | undefined): Conclusion | undefined {
  if (!eid || (verdict && !verdict.eidDecides)) return verdict;
  return eid === "seen"
    ? { answer: "yes", reason: "eid", eidDecides: true }
    : { answer: "no", reason: "no_eid", eidDecides: true };
}

/** The brands in most hands first; the others by name. */
const mostUsed = ["Apple", "Samsung", "Xiaomi", "Huawei", "HONOR", "OPPO", "vivo", "Google"];
const placeOf = (brand: string) => (mostUsed.includes(brand) ? mostUsed.indexOf(brand) : mostUsed.length);
export const byUse = (one: string, other: string): number =>
  placeOf(one) - placeOf(other) || one.localeCompare(other, "en");
