import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { shownLanguage } from "../../../kernel/language.ts";
import { money } from "../../../kernel/money.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { autoTopUpLetter } from "../../letters/mails/auto-top-up-letter.server.ts";
import { areaNames } from "../../sales/orders/store.server.ts";
import { cardById } from "../../sales/saved-cards/store.server.ts";
import { stopReasons, type StopReason } from "./rules.ts";
import { autoTopUpById, emailOf } from "./store.server.ts";

const reasons = [...stopReasons, "cap"] as const;

export async function tellLater(tx: DbOrTx, autoTopUpId: string, what: StopReason | "cap"): Promise<void> {
  await addJob(tx, "tell-auto-top-up", { id: randomUUID(), autoTopUpId, what });
}

/** `id`: the e-mail's, the same when it is sent again after a crash. */
export const tellAutoTopUp = sendingJob(
  "tell-auto-top-up",
  z.object({ id: z.uuid(), autoTopUpId: z.uuid(), what: z.enum(reasons) }),
  async ({ id, autoTopUpId, what }, { db, mailer, origin }): Promise<void> => {
    const auto = await autoTopUpById(db, autoTopUpId);
    const to = auto && (await emailOf(db, auto.account_id));
    if (!auto || to === undefined) return;
    const { lang, iccid, days, currency } = auto;
    const plan = await db
      .selectFrom("plans")
      .select(["scope", "area"])
      .where("code", "=", auto.plan_code)
      .executeTakeFirstOrThrow();
    const [names, card] = await Promise.all([areaNames(db, plan.scope, plan.area), cardById(db, auto.card_id)]);
    const letter = autoTopUpLetter({
      what,
      lang,
      to,
      origin,
      iccid,
      days,
      areaName: names?.names[shownLanguage(lang)] ?? plan.area,
      unitPrice: money(auto.unit_amount, currency),
      monthlyCap: money(auto.monthly_cap, currency),
      card: card?.last_four ?? null,
    });
    await mailer.send({ id, to, ...letter });
  },
);
