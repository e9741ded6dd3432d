import { createHash } from "node:crypto";
import { sql } from "kysely";
import { oncePer } from "../../kernel/once-per.ts";

/** Marks a text that is no template, as `prepared` marks the others. */
export const preparedMark = "/* prepared */";

/**
 * At the head of a statement that every page of somebody's own asks: each connection reads and plans it once
 * (docs/decisions/0024).
 * Its text must always be the same, lists being one array, and it names its columns, so that no migration changes what
 * comes back.
 */
export const prepared = sql.raw(preparedMark);

const nameOf = oncePer((text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 22));

/** Kysely hands over the text alone, and a prepared statement needs a name beside it. */
export function asPrepared(asked: unknown): unknown {
  return typeof asked === "string" && asked.includes(preparedMark) ? { name: nameOf(asked), text: asked } : asked;
}
