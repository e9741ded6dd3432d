import { refuse } from "../../../kernel/refusal.ts";
import { attempt, type AttemptLimit } from "../../../platform/attempts.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { chatBehindKey, lockChatBehindKey } from "./chat-key.server.ts";
import { ResendLinks } from "./contract.ts";
import { provenOrder } from "./order-facts.server.ts";
import { shownChat } from "./shown-chat.server.ts";
import { addLines, linesOf } from "./store.server.ts";

/** The job counts by mailbox, too. */
const ofChat: AttemptLimit = { what: "links from chat", most: 3, minutes: 60 };

/** To the mailbox of the order, whoever asks: a chat's key opens no order. */
export const resendLinks = operation(ResendLinks, async ({ requestKey, ...shown }, context) => {
  const { db, now } = context;
  await attempt(context, ofChat, (await chatBehindKey(db, shown, context)).id);
  await db.transaction().execute(async (tx) => {
    const chat = await lockChatBehindKey(tx, shown, context);
    const lines = await linesOf(tx, chat.id);
    if (lines.some((line) => line.request_key === requestKey)) return;
    const order = (await provenOrder(tx, chat)) ?? refuse("ORDER_NOT_FOUND");
    const wish = { email: order.email, orderNumber: order.number, language: chat.language };
    await addJob(tx, "mail-order-links", wish, { once: `order-links-of-chat:${chat.id}` });
    await addLines(tx, chat.id, [{ who: "shop", lead: { to: "resent" }, request_key: requestKey }], now);
  });
  return shownChat(shown.id, context);
});
