import { createHash } from "node:crypto";
import { dayMs, hourMs } from "../../../kernel/duration.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { crockfordLetters } from "../../../platform/random-letters.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { mailsSince, queueMail } from "../../records/mail-queue/store.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";
import { lockOrder, travellersOf, type Order } from "../../sales/orders/store.server.ts";
import { profilesOfOrder } from "../../stock/esim-profiles/store.server.ts";
import { AskForHelp } from "./contract.ts";
import { esimBehind } from "./esim-behind.server.ts";
import { mostHelpAsked } from "./rules.ts";

const kind = "help_asked";

/** The end of the troubleshooting tree: staff get the whole case at once and need not ask for what is known. */
export const askForHelp = operation(AskForHelp, async (wish, context) => {
  const { db, now, visitor, config } = context;
  const { order, position, share } = await esimBehind(wish, context);
  const reference = referenceOf(order.id, wish.requestKey);
  const dueAt = new Date(now.getTime() + (await settingOf(db, config, "help_answer_hours")) * hourMs);
  const answerBy = dueAt.toISOString();
  const { trouble, tried, system, device, connection, message, contact } = wish;
  await db.transaction().execute(async (tx) => {
    await lockOrder(tx, order.number);
    const since = new Date(now.getTime() - dayMs);
    if ((await mailsSince(tx, { orderId: order.id, kind, since, but: reference })) >= mostHelpAsked)
      refuse("HELP_ASKED_OFTEN");
    const profile = (await profilesOfOrder(tx, order.id)).find((one) => one.position === position);
    const sim = profile && {
      iccid: profile.iccid,
      profileState: profile.profile_state,
      profileStateAt: profile.profile_state_at,
      phone: profile.device,
    };
    const asked = {
      trouble,
      tried,
      system,
      device,
      connection,
      message,
      contact,
      language: visitor.language,
      byShare: share !== undefined,
    };
    const details = {
      orderNumber: order.number,
      planCode: order.plan_code,
      position,
      ...sim,
      boughtOn: order.device,
      ...asked,
      answerBy,
    };
    await openCase(tx, { kind, subject: reference, orderId: order.id, details, dueAt }, now);
    await queueMail(tx, order.id, kind, now, {
      what: reference,
      recipient: await knownAddress(tx, order, position, contact),
    });
  });
  return { reference, answerBy };
});

/**
 * The e-mail address of the buyer or traveller, from the order; the shop never writes to an address that a visitor
 * enters. The case contains what was typed.
 */
async function knownAddress(tx: DbOrTx, order: Order, position: number, typed: string): Promise<string> {
  const traveller = (await travellersOf(tx, order.id)).find((one) => one.position === position);
  return [order.email, traveller?.email].find((known) => known?.toLowerCase() === typed.toLowerCase()) ?? order.email;
}

/**
 * Short enough to be read out on the phone, and the same for a repeated click. Crockford's letters, like order numbers.
 */
function referenceOf(orderId: string, requestKey: string): string {
  const digest = createHash("sha256").update(`${orderId} ${requestKey}`).digest();
  return `H${Array.from(digest.subarray(0, 8), (byte) => crockfordLetters[byte % 32]).join("")}`;
}
