import { refuse } from "../../../kernel/refusal.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { closeCaseAbout } from "../../records/cases/store.server.ts";
import { dropDraft } from "../../records/drafts/store.server.ts";
import { heldSeconds } from "../../records/mail-queue/rules.ts";
import { seenLines } from "./seen-lines.server.ts";
import { AnswerChat } from "./staff-contract.ts";
import { addLines, linesOf, lockChat, moveChat } from "./store.server.ts";

/** What was said since somebody looked is read first: an answer to half a question helps nobody. */
export const answerChat = operation(AnswerChat, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: AnswerChat.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "send_mails");
    const chat = (await lockChat(tx, wish.id)) ?? refuse("NOT_FOUND");
    const lines = await linesOf(tx, chat.id);
    if (seenLines(lines) !== wish.seen) return refuse("CASE_CHANGED");
    if (!(await moveChat(tx, chat.id, "answered", { waiting_since: null }))) return refuse("CASE_CLOSED");
    const until = new Date(now.getTime() + heldSeconds * 1000);
    const place = lines.at(-1)!.place + 1;
    await addLines(
      tx,
      chat.id,
      [{ who: "staff", said: wish.said, request_key: wish.requestKey, held_until: until }],
      now,
    );
    const by = byCaller(context);
    await closeCaseAbout(tx, { kind: "chat_waits", subject: chat.id }, `answered by ${by.who}`, now);
    await dropDraft(tx, { kind: "chat_answer", thing: chat.id }, caller.staffId);
    // the words stay with the chat, which is deleted in time; the trail is not
    await recordAction(tx, by, "chat_answered", { chat: chat.id });
    const told = { id: chat.id, place, heldUntil: until.toISOString() };
    await addJob(tx, "tell-chat", told, { inSeconds: heldSeconds });
    return {};
  });
});
