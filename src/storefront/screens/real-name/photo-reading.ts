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

/**
 * The answers with what the photograph says of the document that was chosen. Whatever keeps it from being read leaves them as
 * they are: the person types.
 */
export async function withReading(entries: Entries, { call }: Asking): Promise<Entries> {
  const { number = "", key = "" } = entries;
  const { document: now } = await call("/realName/readPhoto", { number, key, slot: "front" }).catch(() => ({
    document: null,
  }));
  if (now === null || now.type !== typeIn(entries)) return entries;
  const typed = Object.fromEntries(readFields.map((name) => [name, entries[`document.${name}`] ?? ""]));
  const merged = mergeReading(typed, { before: readingIn(entries), now });
  // who ticked that there is none has looked
  if (entries.noChineseName === "on") delete merged["chineseName"];
  if (entries.noExpiry === "on") delete merged["expiry"];
  const filledIn = Object.entries(merged).map(([name, text]) => [`document.${name}`, text]);
  return { ...entries, ...Object.fromEntries(filledIn), read: JSON.stringify(now) };
}
