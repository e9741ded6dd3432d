import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { ownDraft, putOwnDraft } from "../../records/drafts/own-draft.server.ts";
import { TakeChatAnswerBack } from "./staff-contract.ts";
import { linesOf, lockChat, takeLineOut } from "./store.server.ts";
import { waitForPerson } from "./wait-for-person.server.ts";

/** Whoever waited waits on, since they last wrote; what was written is the caller's draft. */
export const takeChatAnswerBack = operation(TakeChatAnswerBack, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: TakeChatAnswerBack.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "send_mails");
    const chat = (await lockChat(tx, wish.id)) ?? refuse("NOT_FOUND");
    const line = await takeLineOut(tx, { chatId: chat.id, ...wish }, now);
    if (!line) return refuse("MAIL_NOT_AGAIN");
    const last = (await linesOf(tx, chat.id)).findLast(({ who }) => who !== "shop");
    if (chat.state === "answered" && last?.who === "visitor") await waitForPerson(tx, chat, { since: last.at, now });
    const draft = { kind: "chat_answer", thing: chat.id } as const;
    const begun = (await ownDraft(tx, draft, caller.staffId))?.["said"];
    const said = [line.said, begun].filter(Boolean).join("\n\n");
    await putOwnDraft(tx, draft, { staffId: caller.staffId, now }, { said });
    await recordAction(tx, byCaller(context), "chat_answer_undone", { chat: chat.id });
    return {};
  });
});
