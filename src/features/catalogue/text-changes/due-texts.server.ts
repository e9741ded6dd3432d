import { sql } from "kysely";
import { Refusal } from "../../../kernel/refusal.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import type { DueChanges } from "../../../platform/catalogue-version.server.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { Db, DbOrTx } from "../../../platform/database/database.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { putText } from "../content/put-text.server.ts";
import { PublishText } from "../content/staff-contract.ts";
import { textsOf } from "../content/staff-store.server.ts";
import { weighText, type Weighed } from "../content/weigh-text.server.ts";
import { withdraw } from "../content/withdraw-text.server.ts";
import { moveTextChange, nextDue } from "./store.server.ts";

type Due = NonNullable<Awaited<ReturnType<typeof nextDue>>>;

/** Asked by whoever reads the catalogue's version, as prices are: a text is seen from its moment, job or no job. */
export function dueTexts({ db, clock, log }: Pick<Shop, "db" | "clock" | "log">): DueChanges {
  return {
    clock,
    async apply(now) {
      try {
        await applyDueTexts(db, now);
      } catch (error) {
        // pages go on with what is published; the next one tries again
        log.error({ err: error }, "texts whose moment has come could not be published");
      }
    },
  };
}

/** All whose moment has come, in their order, all or none. Of two processes the second finds nothing to do. */
export async function applyDueTexts(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // an import may hold the catalogue for seconds, and pages wait here
    await sql`set local lock_timeout = '3s'`.execute(tx);
    await lockCatalogue(tx);
    for (let due = await nextDue(tx, now); due; due = await nextDue(tx, now)) {
      if (due.state === "running") await end(tx, due, now);
      else await begin(tx, due, now);
    }
  });
}

/** Upon another text than it was decided upon it is not published: a person looks at both (features/operator/inbox). */
async function begin(tx: DbOrTx, due: Due, now: Date): Promise<void> {
  const by = { who: due.email, now };
  const weighed = await weighedStill(tx, due);
  if (!weighed) {
    await moveTextChange(tx, due, "collided");
    const text = `${due.kind} ${due.name}`;
    return recordAction(tx, by, "text_collided", { on: { kind: "text", id: text }, text });
  }
  if (!weighed.isThere) await putText(tx, weighed, by, { action: "text_began", wish: due.wish });
  await moveTextChange(tx, due, due.ends_at ? "running" : "over");
}

async function weighedStill(tx: DbOrTx, { wish, version, starts_at }: Due): Promise<Weighed | undefined> {
  // another version of the shop may have written it
  const read = PublishText.input.safeParse({ text: wish, version });
  if (!read.success) return undefined;
  try {
    return await weighText(tx, read.data.text, version, starts_at);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Whatever was mended in it meanwhile; one that somebody has withdrawn already is over without a word. */
async function end(tx: DbOrTx, due: Due, now: Date): Promise<void> {
  const [text] = await textsOf(tx, due.kind, due.name);
  if (text && !text.isWithdrawn) await withdraw(tx, text, { who: due.email, now }, "text_ended", now);
  await moveTextChange(tx, due, "over");
}
