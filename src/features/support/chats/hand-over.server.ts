import { operation } from "../../../platform/operation.server.ts";
import { lockChatBehindKey } from "./chat-key.server.ts";
import { HandOver } from "./contract.ts";
import { shownChat } from "./shown-chat.server.ts";
import { putMailbox } from "./store.server.ts";
import { waitForPerson } from "./wait-for-person.server.ts";

/** A case with the chat behind it; asked again it stays one, and keeps its place in the queue. */
export const handOver = operation(HandOver, async ({ email, ...shown }, context) => {
  const { db, now } = context;
  await db.transaction().execute(async (tx) => {
    const chat = await lockChatBehindKey(tx, shown, context);
    if (email) await putMailbox(tx, chat.id, email);
    await waitForPerson(tx, chat, { since: now, now });
  });
  return shownChat(shown.id, context);
});
