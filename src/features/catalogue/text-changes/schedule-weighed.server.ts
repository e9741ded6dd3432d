import { randomUUID } from "node:crypto";
import { wrong } from "../../../kernel/record-problem.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { TextChangeRow } from "../../../platform/database/tables.ts";
import type { By } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { thingOf } from "../text-proposals/propose-text.server.ts";
import { written, type Span } from "./span.ts";
import { comingOf, insertTextChange } from "./store.server.ts";

type Scheduled = {
  kind: TextChangeRow["kind"];
  name: string;
  wish: object;
  version: string | null;
  differences: readonly { field: string; before: string | null; after: string | null }[];
};
type As = { by: By; madeBy: string; proposedBy?: string };

/** Writes down what is to come. `publish`: does it at once, where it ends by itself and begins now. */
export async function scheduleWeighed(
  tx: DbOrTx,
  { kind, name, wish, version, differences }: Scheduled,
  span: Span,
  { by, madeBy, proposedBy }: As,
  publish: () => Promise<void>,
): Promise<string> {
  await refuseSecond(tx, { kind, name });
  const id = randomUUID();
  if (!span.from) await publish();
  await insertTextChange(tx, {
    id,
    kind,
    name,
    wish,
    version,
    starts_at: span.from ?? by.now,
    ends_at: span.until,
    state: span.from ? "waiting" : "running",
    made_by: madeBy,
    made_at: by.now,
  });
  const text = `${kind} ${name}`;
  await recordAction(tx, by, "text_scheduled", {
    on: thingOf(text),
    text,
    from: span.from?.toISOString() ?? null,
    until: span.until?.toISOString() ?? null,
    ...(proposedBy !== undefined && { proposedBy }),
    ...(span.from && {
      before: Object.fromEntries(differences.map(({ field, before }) => [field, before])),
      after: Object.fromEntries(differences.map(({ field, after }) => [field, after])),
    }),
  });
  return id;
}

/** Of two that wait, the second would be decided upon a text that the first replaces. */
async function refuseSecond(tx: DbOrTx, text: Pick<TextChangeRow, "kind" | "name">): Promise<void> {
  const other = await comingOf(tx, text);
  if (!other) return;
  const fields = [wrong("from", "text_comes_already", written(other.due_at!))];
  throw new Refusal("INVALID_INPUT", { fields });
}
