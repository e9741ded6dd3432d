import { GatewayUnavailable } from "../../../adapters/payment/payment-gateway.ts";
import { letterWords } from "../../../i18n/letters.server.ts";
import { minuteMs } from "../../../kernel/duration.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { attempt } from "../../../platform/attempts.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { gatewayOf } from "../../sales/payments/gateway-of.server.ts";
import { simOfCaller } from "../packages/sims-of-caller.server.ts";
import { addCard, cardById, noteCardPage } from "./cards-store.server.ts";
import { SaveCard } from "./contract.ts";
import { cardPageLimit, cardPageMinutes } from "./rules.ts";
import { emailOf } from "./store.server.ts";

/** Written down first, under the key of the request: a repeat after a lost answer leads to the same page. */
export const saveCard = operation(SaveCard, async ({ requestKey: id, iccid: typed }, context) => {
  const { db, now, caller, payments, visitor, origin, log } = context;
  const { iccid } = await simOfCaller(typed, context);
  const known = await cardById(db, id);
  if (known && (known.account_id !== caller.accountId || known.state !== "asked")) return refuse("REQUEST_KEY_REUSED");
  const email = (await emailOf(db, caller.accountId)) ?? refuse("TOKEN_VALID_FAIL");
  await attempt(context, cardPageLimit, caller.accountId);
  await db.transaction().execute(async (tx) => {
    if (!(await addCard(tx, { id, accountId: caller.accountId, gateway: payments.name, now }))) refuse("CARDS_FULL");
    if (!known) await addJob(tx, "check-card", { cardId: id }, { inSeconds: 120 });
  });
  const back = new URLSearchParams({ tab: "packages", sim: iccid, show: "alerts", card: id });
  const asked = (await cardById(db, id))!;
  if (asked.account_id !== caller.accountId) return refuse("REQUEST_KEY_REUSED");
  try {
    // a repeat goes where the first one went
    const gateway = gatewayOf(context, asked) ?? refuse("GATEWAY_UNAVAILABLE");
    const { reference, savePage } = await gateway.saveCard({
      cardId: id,
      description: letterWords(visitor.language).autoTopUp.cardPage,
      language: visitor.language,
      email,
      returnUrl: `${origin}/${visitor.language}/account?${back}#auto-top-up`,
      expiresAt: new Date(asked.asked_at.getTime() + cardPageMinutes * minuteMs),
    });
    await noteCardPage(db, id, reference);
    return { savePage };
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    log.warn({ err: error }, "the payment gateway does not answer");
    return refuse("GATEWAY_UNAVAILABLE");
  }
});
