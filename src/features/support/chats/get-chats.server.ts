import { operation } from "../../../platform/operation.server.ts";
import { noteLook } from "../../records/reveals/note-look.server.ts";
import { GetChats } from "./staff-contract.ts";
import { chatsWaiting, unansweredQuestions } from "./staff-store.server.ts";

export const getChats = operation(GetChats, async (_wish, context) => {
  const { db } = context;
  await noteLook(context, { action: "chats_seen", on: { kind: "chat", id: "list" }, right: "see_inbox" });
  const [waiting, unanswered] = await Promise.all([chatsWaiting(db), unansweredQuestions(db)]);
  return {
    waiting: waiting.map((one) => ({ ...one, since: one.since.toISOString() })),
    unanswered: unanswered.map((one) => ({ ...one, at: one.at.toISOString() })),
  };
});
