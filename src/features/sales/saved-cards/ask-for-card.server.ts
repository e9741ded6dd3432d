import { GatewayUnavailable } from "../../../adapters/payment/payment-gateway.ts";
import type { Currency } from "../../../kernel/currency.ts";
import { minuteMs } from "../../../kernel/duration.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { attempt } from "../../../platform/attempts.server.ts";
import type { AccountCaller, Context } from "../../../platform/context.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { gatewayOf } from "../payments/gateway-of.server.ts";
import { waysToPay } from "../payments/offered-gateway.server.ts";
import { cardPageLimit, cardPageMinutes } from "./rules.ts";
import { addCard, cardById, noteCardPage } from "./store.server.ts";

/** `id`: the request key; `currency`: in which it will be charged; `description`: shown on the gateway's page. */
type NewCard = { id: string; currency: Currency; email: string; description: string; returnUrl: string };

/**
 * Opens a page of the gateway to save a card. Written down first, under the request key: a retry after a lost response
 * leads to the same page.
 */
export async function askForCard(
  { id, currency, email, description, returnUrl }: NewCard,
  context: Context & { caller: AccountCaller },
): Promise<{ savePage: string }> {
  const { db, now, caller, visitor, log } = context;
  const { accountId } = caller;
  const known = await cardById(db, id);
  if (known && (known.account_id !== accountId || known.state !== "asked")) return refuse("REQUEST_KEY_REUSED");
  const ways = await waysToPay(context);
  const { name } = ways(currency)("card") ?? refuse("METHOD_NOT_OFFERED");
  await attempt(context, cardPageLimit, accountId);
  await db.transaction().execute(async (tx) => {
    if (!(await addCard(tx, { id, accountId, gateway: name, now }))) refuse("CARDS_FULL");
    if (!known) await addJob(tx, "check-card", { cardId: id }, { inSeconds: 120 });
  });
  const asked = (await cardById(db, id))!;
  if (asked.account_id !== accountId) return refuse("REQUEST_KEY_REUSED");
  try {
    // a retry uses the gateway of the first attempt
    const gateway = gatewayOf(context, asked) ?? refuse("GATEWAY_UNAVAILABLE");
    const { reference, savePage } = await gateway.saveCard({
      cardId: id,
      description,
      language: visitor.language,
      email,
      returnUrl,
      expiresAt: new Date(asked.asked_at.getTime() + cardPageMinutes * minuteMs),
    });
    await noteCardPage(db, id, reference);
    return { savePage };
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    log.warn({ err: error }, "the payment gateway does not answer");
    return refuse("GATEWAY_UNAVAILABLE");
  }
}
