import { createHash } from "node:crypto";
import { sql } from "kysely";
import { oncePer } from "../../kernel/once-per.ts";

/** Marks a plain SQL string, as `prepared` marks templates. */
export const preparedMark = "/* prepared */";

/**
 * Goes at the start of statements that every private page runs: each connection parses and plans them once
 * (docs/decisions/0024). The text must be constant, so lists are one array, and it names its columns, so that a
 * migration cannot change its result type.
 */
export const prepared = sql.raw(preparedMark);

const nameOf = oncePer((text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 22));

/** Kysely passes only the text, and a prepared statement needs a name. */
export function asPrepared(asked: unknown): unknown {
  return typeof asked === "string" && asked.includes(preparedMark) ? { name: nameOf(asked), text: asked } : asked;
}
