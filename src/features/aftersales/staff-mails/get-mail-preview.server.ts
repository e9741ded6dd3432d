import { maskedMailbox } from "../../../kernel/masked.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { mailForStaff, type ReadLetter } from "../../letters/mails/mail-for-staff.server.ts";
import { overtaken } from "../../letters/mails/still-true.ts";
import { mailOfOrder } from "../../letters/mails/store.server.ts";
import { revealedUntil } from "../../records/reveals/store.server.ts";
import { buyersZone } from "../../sales/orders/rules.ts";
import { GetMailPreview } from "./contract.ts";

export const getMailPreview = operation(GetMailPreview, async ({ number, id }, context) => {
  const { db, caller, now } = context;
  const found = (await mailOfOrder(db, { id, number: number.toUpperCase() })) ?? refuse("NOT_FOUND");
  const { mail, sold, state, at } = found;
  const until = await revealedUntil(db, caller, { kind: "order", thing: sold.number }, now);
  const to = mail.recipient ?? sold.email;
  return {
    number: sold.number,
    kind: mail.kind,
    state,
    at: at.toISOString(),
    position: mail.position,
    to: until ? to : maskedMailbox(to),
    language: mail.lang ?? sold.lang,
    revealedUntil: until?.toISOString() ?? null,
    letter: (await drawn(found, context, until !== undefined)) ?? null,
  };
});

/** What an e-mail was about may be gone by now, a refund that a bank sent back: then it cannot be drawn. */
async function drawn(
  { mail, sold }: Pick<NonNullable<Awaited<ReturnType<typeof mailOfOrder>>>, "mail" | "sold">,
  shop: Shop & { now: Date },
  revealed: boolean,
): Promise<ReadLetter | undefined> {
  const today = dateAt(shop.now.getTime(), buyersZone(sold.lang, sold.currency));
  if (overtaken[mail.kind]({ order: sold, today })) return undefined;
  try {
    return await mailForStaff({ mail, sold }, shop, { revealed });
  } catch (error) {
    shop.log.warn({ err: error, mail: mail.id }, "an e-mail cannot be drawn any more");
    return undefined;
  }
}
