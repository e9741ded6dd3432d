import { sql } from "kysely";
import { Refusal } from "../../../kernel/refusal.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import type { DueChanges } from "../../../platform/catalogue-version.server.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { Db, DbOrTx } from "../../../platform/database/database.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { putWeighedFact } from "../china/put-weighed-fact.server.ts";
import { PublishChinaRecord } from "../china/staff-contract.ts";
import { weighChina } from "../china/weigh-china.server.ts";
import { putText } from "../content/put-text.server.ts";
import { PublishText } from "../content/staff-contract.ts";
import type { TextKind } from "../content/staff-rules.ts";
import { textsOf } from "../content/staff-store.server.ts";
import { weighText } from "../content/weigh-text.server.ts";
import { withdraw } from "../content/withdraw-text.server.ts";
import { thingOf } from "../text-proposals/propose-text.server.ts";
import { putWords } from "../words/put-words.server.ts";
import { turnedBack } from "../words/turned-back.server.ts";
import { weighWords } from "../words/weigh-words.server.ts";
import { ScheduledWords } from "./contract.ts";
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
      const { begins, ends } = due.kind === "words" ? ofWords : due.kind === "china" ? ofFacts : ofTexts;
      const came = await (due.state === "running" ? ends : begins)(tx, due, { who: due.email, now });
      await moveTextChange(tx, due, came);
      if (came === "collided") await noteCollided(tx, due, now);
    }
  });
}

/** Upon another text than it was decided upon it is not published: a person looks at both (features/operator/inbox). */
async function noteCollided(tx: DbOrTx, { kind, name, email }: Due, now: Date): Promise<void> {
  const text = `${kind} ${name}`;
  await recordAction(tx, { who: email, now }, "text_collided", { on: thingOf(text), text });
}

/** What comes of it at its moment. */
type AtMoment = (tx: DbOrTx, due: Due, by: By) => Promise<"running" | "over" | "collided">;

const ofTexts: Record<"begins" | "ends", AtMoment> = {
  async begins(tx, due, by) {
    // another version of the shop may have written it
    const read = PublishText.input.safeParse({ text: due.wish, version: due.version });
    if (!read.success) return "collided";
    const weighed = await unlessRefused(() => weighText(tx, read.data.text, due.version, due.starts_at));
    if (!weighed) return "collided";
    if (!weighed.isThere) await putText(tx, weighed, by, { action: "text_began", wish: read.data.text });
    return due.ends_at ? "running" : "over";
  },
  /** Whatever was mended in it meanwhile; one that somebody has withdrawn already is over without a word. */
  async ends(tx, { kind, name }, by) {
    const [text] = await textsOf(tx, kind as TextKind, name);
    if (text && !text.isWithdrawn) await withdraw(tx, text, by, "text_ended", by.now);
    return "over";
  },
};

const ofWords: Record<"begins" | "ends", AtMoment> = {
  async begins(tx, { wish, made_by: writtenBy, ends_at: endsAt }, by) {
    const read = ScheduledWords.safeParse(wish);
    if (!read.success) return "collided";
    const { words, reason } = read.data;
    const weighed = await unlessRefused(() => weighWords(tx, words));
    if (!weighed) return "collided";
    // said already, by somebody for good: there is nothing to turn back
    if (weighed.kept.length === 0) return "over";
    await putWords(tx, weighed, by, { action: "text_began", reason, writtenBy });
    return endsAt ? "running" : "over";
  },
  /** Words that somebody has chosen meanwhile are not undone by an end that they may not know of: a person decides. */
  async ends(tx, { wish, version, made_by: writtenBy }, by) {
    const read = ScheduledWords.safeParse(wish);
    if (!read.success) return "collided";
    const { words, reason } = read.data;
    const back = await unlessRefused(() => turnedBack(tx, words, Number(version) + 1));
    if (!back) return "collided";
    await putWords(tx, back, by, { action: "text_ended", reason, writtenBy });
    return "over";
  },
};

const ofFacts: Record<"begins" | "ends", AtMoment> = {
  async begins(tx, { wish }, by) {
    const read = PublishChinaRecord.input.safeParse(wish);
    const weighed = read.success ? await unlessRefused(() => weighChina(tx, read.data)) : undefined;
    if (!weighed) return "collided";
    await putWeighedFact(tx, weighed, by);
    return "over";
  },
  // a fact holds until the next one
  ends: () => Promise.resolve("over"),
};

async function unlessRefused<Weighed>(weigh: () => Promise<Weighed>): Promise<Weighed | undefined> {
  try {
    return await weigh();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
