import { documentTypes, type DocumentType } from "../../../features/people/real-names/document-number.ts";
import {
  mostSims,
  photoSlots,
  regions as shopRegions,
  type PhotoSlot,
  type Region,
} from "../../../features/people/real-names/rules.ts";
import { digitsTyped } from "../../../kernel/iccid.ts";
import { readFields } from "../../../kernel/read-document.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { withoutProved } from "./identity-entries.ts";

/** One question each; `?step=` of the address (design: pages-two, part A). */
export const steps = ["start", "sim", "contact", "document", "photo", "details", "send"] as const;
export type Step = (typeof steps)[number];

export const stepIn = (said: string | null): Step => steps.find((step) => step === said) ?? "start";

const places = Array.from({ length: mostSims }, (_, place) => place);

/** The controls of each step, in the order of the page: their names are the contract's paths. */
export const fieldsOf: Record<Step, readonly string[]> = {
  start: ["regions", "purpose"],
  sim: ["sims", ...places.flatMap((place) => [`sims.${place}.iccid`, `sims.${place}.remark`])],
  contact: ["contactName", "phoneCountry", "phone", "email"],
  document: ["document.type", "original.type", "original.number"],
  photo: photoSlots.map((slot) => `photo.${slot}`),
  details: [
    "document.englishName",
    "document.chineseName",
    "noChineseName",
    "document.birth",
    "document.number",
    "notHongKong",
    "document.expiry",
    "noExpiry",
    "document.country",
    "confirmed",
    ...readFields.map((name) => `keep.${name}`),
  ],
  send: ["clauses", "accuracy", "transfer", "privacy"],
};

/** What photographs leave behind once they were sent and read. */
const ofPhotos = [
  "number",
  "key",
  "read",
  "reading",
  "shot",
  ...photoSlots.flatMap((slot) => [`kept.${slot}`, `warnings.${slot}`]),
];

/**
 * What the regions ask for and which photographs, what makes a second try the same one, and that all was answered.
 */
const ofTheForm = ["rules", "slots", "requestKey", "whole", "identity", "confirmedOf", ...ofPhotos];

/** Consents are given once, on the page that sends; what is in a file is no text. */
const carried = [...steps.flatMap((step) => (step === "photo" || step === "send" ? [] : fieldsOf[step])), ...ofTheForm];

/** What goes along from step to step, in hidden controls or in the browser. */
export const carriedIn = (entries: Entries): Entries =>
  Object.fromEntries(carried.flatMap((name) => (entries[name] ? [[name, entries[name]]] : [])));

/** What is right of a form that was refused: which SIMs, where, and whom to tell; nothing of a document. */
export const anewIn = (entries: Entries): Entries =>
  Object.fromEntries(
    (["start", "sim", "contact"] as const)
      .flatMap((step) => fieldsOf[step])
      .flatMap((name) => (entries[name] ? [[name, entries[name]]] : [])),
  );

/** What goes along to another device: what was typed, and not the photograph, what an identity has proved, or a tick. */
export const handedIn = (entries: Entries): Entries =>
  Object.fromEntries(Object.entries(withoutProved(carriedIn(entries))).filter(([name]) => !isOfDevice(name)));

const isOfDevice = (name: string): boolean =>
  [...ofPhotos, "requestKey", "whole", "confirmed", "confirmedOf"].includes(name) || name.startsWith("keep.");

/**
 * What a step says in place of what it said before. Of the photograph what is kept is newer than any page: another tab of the
 * same form may have sent one since.
 */
export function joined(kept: Entries, said: Entries, step: Step): Entries {
  const before = carriedIn(kept);
  const others = Object.entries(before).filter(([name]) => !fieldsOf[step].includes(name));
  const newest = Object.entries(before).filter(([name]) => ofPhotos.includes(name));
  return { ...Object.fromEntries(others), ...said, ...Object.fromEntries(newest) };
}

export const regionsIn = ({ regions = "" }: Entries): Region[] =>
  shopRegions.filter((region) => regions.split(",").includes(region));

/** The photographs that the regions ask for, as the shop has last said (`withRules`). */
export const slotsIn = ({ slots = "" }: Entries): PhotoSlot[] =>
  photoSlots.filter((slot) => slot === "front" || slots.split(",").includes(slot));

export const withoutPhotos = (entries: Entries): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => !ofPhotos.includes(name)));

export const typeIn = (entries: Entries): DocumentType | undefined =>
  documentTypes.find((type) => String(type) === entries["document.type"]);

/** How many SIMs the form has room for: at least one. */
export function simsIn({ sims = "1" }: Entries): number {
  const count = /^\d{1,2}$/.test(sims) ? Number(sims) : 1;
  return Math.min(Math.max(count, 1), mostSims);
}

const placeOf = (entries: Entries, iccid: string): number =>
  places.slice(0, simsIn(entries)).findIndex((place) => digitsTyped(entries[`sims.${place}.iccid`] ?? "") === iccid);
export const hasSim = (entries: Entries, iccid: string): boolean => placeOf(entries, iccid) >= 0;

/** In the first free place, or one more; where all are taken, the answers stay as they are. */
export function withSim(entries: Entries, iccid: string): Entries {
  if (hasSim(entries, iccid)) return entries;
  const count = simsIn(entries);
  const free = places.find((place) => place >= count || !entries[`sims.${place}.iccid`]);
  if (free === undefined) return entries;
  return { ...entries, sims: String(Math.max(count, free + 1)), [`sims.${free}.iccid`]: iccid };
}

export function withoutOwnSim(entries: Entries, iccid: string): Entries {
  const place = placeOf(entries, iccid);
  return place < 0 ? entries : withoutSim(entries, place);
}

export function withoutSim(entries: Entries, place: number): Entries {
  const count = simsIn(entries);
  const moved = places.flatMap((to) => {
    const from = to < place ? to : to + 1;
    return ["iccid", "remark"].map((part) => [`sims.${to}.${part}`, entries[`sims.${from}.${part}`] ?? ""] as const);
  });
  return { ...entries, ...Object.fromEntries(moved), sims: String(Math.max(1, count - 1)) };
}
