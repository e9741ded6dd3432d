import { refuse } from "../kernel/refusal.ts";

/**
 * The first or last row of a page, in a list ordered by time and id. `micros`: since 1970, with the database's
 * precision, so that no row is skipped or repeated.
 */
export type Place = { micros: string; id: string };

const written = /^(?<micros>\d{1,16})\.(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function cursorAt({ micros, id }: Place): string {
  return Buffer.from(`${micros}.${id}`).toString("base64url");
}

/** The cursor grants no access: only rows that the caller may see are searched. */
export function placeIn(cursor: string): Place {
  const { micros, id } = written.exec(Buffer.from(cursor, "base64url").toString("latin1"))?.groups ?? {};
  return micros && id ? { micros, id } : refuse("INVALID_INPUT", { field: "after", problem: "format" });
}
