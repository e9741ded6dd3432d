import { refuse } from "../kernel/refusal.ts";

/**
 * The first or last row of a page, in a list ordered by time and id. `micros`: since 1970, with the database's
 * precision, so that no row is skipped or repeated.
 */
export type Place = { micros: string; id: string };

const ids = { uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, number: /^\d{1,18}$/ };

export function cursorAt({ micros, id }: Place): string {
  return Buffer.from(`${micros}.${id}`).toString("base64url");
}

/** The cursor grants no access: only rows that the caller may see are searched. */
export function placeIn(cursor: string, idsAre: keyof typeof ids = "uuid"): Place {
  const [micros = "", id = ""] = Buffer.from(cursor, "base64url").toString("latin1").split(".", 2);
  return /^\d{1,16}$/.test(micros) && ids[idsAre].test(id)
    ? { micros, id }
    : refuse("INVALID_INPUT", { field: "after", problem: "format" });
}

/** Which way a page of a keyset list is read, and from where; `place` is undefined at the list's beginning. */
export type Reading = { towards: "older" | "newer"; place?: Place | undefined };

/** `after` asks for older rows, `before` for newer ones; both at once is a mistake. */
export function readingOf(
  asked: { after?: string | undefined; before?: string | undefined },
  idsAre?: keyof typeof ids,
): Reading {
  const { after, before } = asked;
  if (after !== undefined && before !== undefined)
    return refuse("INVALID_INPUT", { field: "before", problem: "choose" });
  const place = after ?? before;
  return {
    towards: before === undefined ? "older" : "newer",
    place: place === undefined ? undefined : placeIn(place, idsAre),
  };
}

/**
 * `found`: one more than a page holds, in the order in which they were read. Newest first comes out, with the cursors
 * of the pages beside.
 */
export function pageOf<Row extends Place>(found: readonly Row[], { towards, place }: Reading, onAPage: number) {
  const more = found.length > onAPage;
  const shown = found.slice(0, onAPage);
  if (towards === "newer") shown.reverse();
  const [first, last] = [shown[0], shown.at(-1)];
  // whoever came from one side can go back there
  const [isNewer, isOlder] = towards === "newer" ? [more, true] : [place !== undefined, more];
  return { shown, newer: isNewer && first ? cursorAt(first) : null, older: isOlder && last ? cursorAt(last) : null };
}
