import { operation } from "../../../platform/operation.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { lockChatBehindKey } from "./chat-key.server.ts";
import { HandOver } from "./contract.ts";
import { shownChat } from "./shown-chat.server.ts";
import { moveChat, putMailbox } from "./store.server.ts";

/** A case with the chat behind it; asked again it stays one, and keeps its place in the queue. */
export const handOver = operation(HandOver, async ({ email, ...shown }, context) => {
  const { db, now } = context;
  await db.transaction().execute(async (tx) => {
    const chat = await lockChatBehindKey(tx, shown, context);
    if (email) await putMailbox(tx, chat.id, email);
    if (!(await moveChat(tx, chat.id, "waiting", { waiting_since: now }))) return;
    const details = { language: chat.language };
    await openCase(tx, { kind: "chat_waits", subject: chat.id, details }, now);
  });
  return shownChat(shown.id, context);
});
