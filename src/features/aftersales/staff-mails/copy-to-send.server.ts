import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { dayMs } from "../../../kernel/duration.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { MailRow } from "../../../platform/database/tables.ts";
import { buyersZone } from "../../sales/orders/rules.ts";
import type { OrderToShow } from "../../sales/orders/store.server.ts";
import { canBeSentAgain, mostAgain } from "./rules.ts";
import { mailsLike, putMail } from "./store.server.ts";

/**
 * A row of its own, since a mail server drops a second e-mail with the Message-ID of the first. The caller has locked
 * the order's row, so that two colleagues send it once.
 */
export async function copyToSend(
  tx: DbOrTx,
  mail: Selectable<MailRow>,
  order: OrderToShow,
  { now, heldUntil }: { now: Date; heldUntil: Date | null },
): Promise<string> {
  const today = dateAt(now.getTime(), buyersZone(order.lang, order.currency));
  const alike = await mailsLike(tx, mail);
  if (!canBeSentAgain(mail, order, today) || alike.some(({ state }) => state === "queued"))
    return refuse("MAIL_NOT_AGAIN");
  const since = now.getTime() - dayMs;
  if (alike.filter(({ queued_at: at }) => at.getTime() > since).length > mostAgain) return refuse("MAILED_OFTEN");
  const { kind, position, what, day, recipient, lang } = mail;
  return putMail(tx, {
    order_id: order.id,
    kind,
    position,
    what,
    day,
    recipient,
    lang,
    repetition: randomUUID(),
    queued_at: now,
    held_until: heldUntil,
  });
}
