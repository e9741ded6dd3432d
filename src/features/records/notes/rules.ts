import { passesLuhn } from "../../../kernel/iccid.ts";

export const longestNote = 2000;

/** So long its author can delete a note. */
export const deletableMinutes = 10;

/** So many mentions stand in the inbox. */
export const mentionsShown = 20;

type Member = { id: string; name: string; email: string };
export type Mention = { staffId: string; called: string };

/**
 * Whom a note names: behind an @ that no Latin letter precedes stands a name, its first word, or what stands before the @ of
 * a mailbox, in any case; the longest that fits. Chinese runs on without a space, so only a Latin name must end there.
 * Two of one name are both told.
 */
export function mentionsIn(note: string, members: readonly Member[]): Mention[] {
  const named = new Map<string, string>();
  for (const { index } of note.matchAll(/(?<![\p{Script=Latin}\p{N}._%+-])@(?=[\p{L}\p{N}])/gu)) {
    const rest = note.slice(index + 1);
    const fits = members.flatMap(({ id, ...member }) => {
      const called = longestOf(handlesOf(member), rest);
      return called === undefined ? [] : [{ id, called }];
    });
    const longest = Math.max(...fits.map(({ called }) => called.length));
    for (const { id, called } of fits)
      if (called.length === longest && !named.has(id)) named.set(id, rest.slice(0, called.length));
  }
  return [...named].map(([staffId, called]) => ({ staffId, called }));
}

function handlesOf({ name, email }: Omit<Member, "id">): string[] {
  return [name, name.split(/\s/)[0]!, email.split("@")[0]!].filter(Boolean);
}

function longestOf(handles: readonly string[], rest: string): string | undefined {
  return handles
    .filter(
      (handle) =>
        rest.slice(0, handle.length).toLowerCase() === handle.toLowerCase() &&
        !(/[\p{Script=Latin}\p{N}]$/u.test(handle) && /^[\p{Script=Latin}\p{N}]/u.test(rest.slice(handle.length))),
    )
    .toSorted((one, other) => other.length - one.length)[0];
}

/** A note as pieces of text, those that name a colleague marked. */
export function piecesOf(note: string, called: readonly string[]): { text: string; isName: boolean }[] {
  if (called.length === 0) return [{ text: note, isName: false }];
  const names = called
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`));
  const pieces = note.split(new RegExp(String.raw`((?<![\p{Script=Latin}\p{N}._%+\-])@(?:${names.join("|")}))`, "giu"));
  return pieces.map((text, place) => ({ text, isName: place % 2 === 1 })).filter(({ text }) => text !== "");
}

/**
 * What stands in no note, whoever reads it: the number of a bank card (ISO/IEC 7812: 13 to 19 digits that begin with 2
 * to 6, with a check digit) and an activation code, which opens an eSIM (GSMA SGP.22, 4.1).
 */
export function holdsSecret(note: string): boolean {
  const width = note.normalize("NFKC");
  if (/\b1\$[\w.-]+\.[a-z]{2,}\$/i.test(width)) return true;
  return (width.match(/(?<!\d)[2-6](?:[ -]?\d){12,18}(?!\d)/g) ?? []).some((found) =>
    passesLuhn(found.replace(/\D/g, "")),
  );
}
