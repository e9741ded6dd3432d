import { mergeReading } from "../../../features/people/real-names/merge-reading.ts";
import { readFields, type ReadField } from "../../../kernel/read-document.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { typeIn } from "./answers.ts";
import { readingIn, withoutStaleTick } from "./check-places.ts";

/** Where a reading was read from: its place in the photograph, and that piece as a JPEG in base 64. */
export type Pieces = Partial<Record<(typeof readFields)[number], Pick<ReadField, "slice" | "piece">>>;

/** Only in this page: a photograph is kept on no device. */
let seen: { read: string; pieces: Pieces } | undefined;
export const forgetPieces = (): void => void (seen = undefined);
export const piecesSeen = ({ read }: Entries): Pieces | undefined => (seen?.read === read ? seen?.pieces : undefined);

/** None where another photograph has come since. */
export async function piecesOf(entries: Entries, { call }: Pick<Asking, "call">): Promise<Pieces> {
  const { number = "", key = "", read } = entries;
  if (!read) return {};
  const asked = call("/realName/readPhoto", { number, key, slot: "front" }).catch(() => nothing);
  const now = await Promise.race(isBrowser ? [asked] : [asked, after(patienceMs)]);
  if (now?.document && asText(now.document) === read) return keepPieces(now.document);
  return {};
}

function keepPieces(document: Read): Pieces {
  const pieces: Pieces = Object.fromEntries(
    readFields.flatMap((name) => {
      const { slice, piece } = document.fields[name] ?? {};
      return slice || piece ? [[name, { slice, piece }]] : [];
    }),
  );
  // where they could not be cut just now, they are asked for again
  const isCut = Object.values(pieces).some(({ piece }) => piece);
  if (isBrowser) seen = isCut ? { read: asText(document), pieces } : undefined;
  return pieces;
}

type Read = NonNullable<Answer<"/realName/readPhoto">["document"]>;
const nothing = { document: null, isBusy: false };

/** As it goes along with the answers: without pictures and their places. */
const asText = (read: Read): string =>
  JSON.stringify(read, (name, value: unknown) => (name === "piece" || name === "slice" ? undefined : value));

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
  const asked = call("/realName/readPhoto", { number, key, slot: "front" }).catch(() => nothing);
  const read = await Promise.race([asked, after(patienceMs)]);
  if (isBrowser) lateReading = read === undefined ? asked : undefined;
  if (read === undefined || read.isBusy) return { ...entries, reading: "late" };
  const { document: now } = read;
  if (now === null || now.type !== typeIn(entries)) return { ...entries, reading: "none" };
  const typed = Object.fromEntries(readFields.map((name) => [name, entries[`document.${name}`] ?? ""]));
  const merged = mergeReading(typed, { before: readingIn(entries), now });
  // who ticked that there is none has looked
  if (entries.noChineseName === "on") delete merged["chineseName"];
  if (entries.noExpiry === "on") delete merged["expiry"];
  const filledIn = Object.entries(merged).map(([name, text]) => [`document.${name}`, text]);
  keepPieces(now);
  return withoutStaleTick({ ...entries, ...Object.fromEntries(filledIn), read: asText(now) });
}

const after = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, ms, undefined));
