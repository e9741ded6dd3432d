import { maskedMailbox } from "../../../kernel/masked.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { ownDraft } from "../../records/drafts/own-draft.server.ts";
import { noteLook } from "../../records/reveals/note-look.server.ts";
import { orderFacts } from "./order-facts.server.ts";
import { isHeldAt } from "./rules.ts";
import { seenLines } from "./seen-lines.server.ts";
import { shownLines } from "./shown-chat.server.ts";
import { GetChatByStaff } from "./staff-contract.ts";
import { chatById, linesOf, waitingBefore } from "./store.server.ts";

export const getChatByStaff = operation(GetChatByStaff, async ({ id }, context) => {
  const chat = (await chatById(context.db, id)) ?? refuse("NOT_FOUND");
  await noteLook(context, { action: "chat_seen", on: { kind: "chat", id }, right: "send_mails" });
  const { state, language, email, waiting_since: since } = chat;
  const lines = await linesOf(context.db, id);
  return {
    id,
    state,
    language,
    lines: await shownLines(lines, language, context),
    seen: seenLines(lines),
    held: lines
      .filter((line) => isHeldAt(line, context.now))
      .map(({ place, request_key: answer, held_until: until }) => ({ answer, place, until: until!.toISOString() })),
    before: state === "waiting" ? await waitingBefore(context.db, chat) : null,
    mailbox: email === null ? null : maskedMailbox(email),
    order: await orderFacts(chat, chat.language, context),
    draft: (await ownDraft(context.db, { kind: "chat_answer", thing: id }, context.caller.staffId))?.["said"] ?? null,
    since: since?.toISOString() ?? null,
  };
});
