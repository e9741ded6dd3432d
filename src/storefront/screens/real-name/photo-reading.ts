import { ReadPhoto } from "../../../features/people/real-names/contract.ts";
import { mergeReading } from "../../../features/people/real-names/merge-reading.ts";
import { readFields, type ReadDocument } from "../../../kernel/read-document.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { typeIn } from "./answers.ts";

const { document: Reading } = ReadPhoto.output.shape;

/** What was read of the photograph before, as it goes along with the answers. */
export function readingIn({ read = "null" }: Entries): ReadDocument | null {
  try {
    return Reading.safeParse(JSON.parse(read)).data ?? null;
  } catch {
    return null;
  }
}

const isBrowser = !import.meta.env.SSR;

/** After so long the person begins to type: a server's page must be there, and in a browser it is said that the reader goes on. */
const patienceMs = isBrowser ? 8000 : 4000;

/** The reading that took longer, in this page. */
let lateReading: Promise<unknown> | undefined;
export const readingUnderWay = (): Promise<unknown> | undefined => lateReading;

/**
 * The answers with what the photograph says of the document that was chosen. Whatever keeps it from being read leaves them as
 * they are: the person types. What takes too long goes on on the server, and is asked for again (`reading`).
 */
export async function withReading(said: Entries, { call }: Asking): Promise<Entries> {
  const entries = Object.fromEntries(Object.entries(said).filter(([name]) => name !== "reading"));
  const { number = "", key = "" } = entries;
  const asked = call("/realName/readPhoto", { number, key, slot: "front" }).catch(() => ({
    document: null,
    isBusy: false,
  }));
  const read = await Promise.race([asked, after(patienceMs)]);
  if (isBrowser) lateReading = read === undefined ? asked : undefined;
  if (read === undefined || read.isBusy) return { ...entries, reading: "late" };
  const { document: now } = read;
  if (now === null || now.type !== typeIn(entries)) return entries;
  const typed = Object.fromEntries(readFields.map((name) => [name, entries[`document.${name}`] ?? ""]));
  const merged = mergeReading(typed, { before: readingIn(entries), now });
  // who ticked that there is none has looked
  if (entries.noChineseName === "on") delete merged["chineseName"];
  if (entries.noExpiry === "on") delete merged["expiry"];
  const filledIn = Object.entries(merged).map(([name, text]) => [`document.${name}`, text]);
  return { ...entries, ...Object.fromEntries(filledIn), read: JSON.stringify(now) };
}

const after = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, ms, undefined));
