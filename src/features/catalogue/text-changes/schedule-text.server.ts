import { randomUUID } from "node:crypto";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { wrong, type RecordProblem } from "../../../kernel/record-problem.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { dateAt, timeAt } from "../../../kernel/zoned-time.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { dropDraft } from "../../records/drafts/store.server.ts";
import { putText } from "../content/put-text.server.ts";
import { inForceFrom, type Text } from "../content/staff-rules.ts";
import { weighText } from "../content/weigh-text.server.ts";
import { ScheduleText } from "./contract.ts";
import { comingOf, insertTextChange } from "./store.server.ts";

const yearsAhead = 2;

/** Weighed as it would be now: what could not be published today is refused today, not at its moment. */
export const scheduleText = operation(ScheduleText, async (wish, context) => {
  const { db, now, caller } = context;
  await context.catalogueVersion.current();
  return once(db, { path: ScheduleText.path, wish }, context, async (tx) => {
    await lockCatalogue(tx);
    const weighed = await weighText(tx, wish.text, wish.version, now);
    const { text, differences } = weighed;
    const { kind, name } = text;
    const span = spanOf(text, wish, now);
    await refuseSecond(tx, text);
    const id = randomUUID();
    const by = byCaller(context);
    if (!span.from && !weighed.isThere) await putText(tx, weighed, by, { action: "text_published", wish: wish.text });
    await insertTextChange(tx, {
      id,
      kind,
      name,
      wish: wish.text,
      version: wish.version,
      starts_at: span.from ?? now,
      ends_at: span.until,
      state: span.from ? "waiting" : "running",
      made_by: caller.staffId,
      made_at: now,
    });
    await recordAction(tx, by, "text_scheduled", {
      on: { kind: "text", id: `${kind} ${name}` },
      text: `${kind} ${name}`,
      from: span.from?.toISOString() ?? null,
      until: span.until?.toISOString() ?? null,
      ...(span.from && {
        before: Object.fromEntries(differences.map(({ field, before }) => [field, before])),
        after: Object.fromEntries(differences.map(({ field, after }) => [field, after])),
      }),
    });
    for (const thing of wish.version === null ? [name, ""] : [name])
      await dropDraft(tx, { kind, thing }, caller.staffId);
    return { id };
  });
});

type Span = { from: Date | null; until: Date | null };
type Typed = { from: string | null; until: string | null };

/** `from` is none where the text is published at once. A policy begins with the day that its readers see. */
function spanOf(text: Text, typed: Typed, now: Date): Span {
  const until = typed.until === null ? null : new Date(typed.until);
  const from = text.kind === "policy" ? inForceFrom(text)! : typed.from === null ? null : new Date(typed.from);
  const last = new Date(now);
  last.setUTCFullYear(now.getUTCFullYear() + yearsAhead);
  const at = text.kind === "policy" ? "text.facts.effective" : "from";
  const fields: RecordProblem[] = [];
  if (!from && !until) fields.push(wrong("from", "empty"));
  if (from && from <= now) fields.push(wrong(at, "in_the_past"));
  if (from && from > last) fields.push(wrong(at, "far_ahead", yearsAhead));
  if (until && text.kind !== "notice") fields.push(wrong("until", "for_notice"));
  else if (until && until <= (from ?? now))
    fields.push(from ? wrong("until", "after", { field: "from" }, written(from)) : wrong("until", "in_the_past"));
  else if (until && until > last) fields.push(wrong("until", "far_ahead", yearsAhead));
  if (fields.length > 0) throw new Refusal("INVALID_INPUT", { fields });
  return { from, until };
}

/** Of two that wait, the second would be decided upon a text that the first replaces. */
async function refuseSecond(tx: DbOrTx, text: Text): Promise<void> {
  const other = await comingOf(tx, text);
  if (!other) return;
  const fields = [wrong("from", "text_comes_already", written(other.due_at!))];
  throw new Refusal("INVALID_INPUT", { fields });
}

/** By the operator's clocks. */
const written = (at: Date): string => `${dateAt(at.getTime(), operatorZone)} ${timeAt(at.getTime(), operatorZone)}`;
