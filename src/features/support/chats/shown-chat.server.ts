import type { Language } from "../../../kernel/language.ts";
import { maskedMailbox } from "../../../kernel/masked.ts";
import { oncePer } from "../../../kernel/once-per.ts";
import type { Context } from "../../../platform/context.server.ts";
import { keyOfChat } from "./chat-key.server.ts";
import type { Chat, ChatLine } from "./contract.ts";
import { orderFacts, type FactsContext } from "./order-facts.server.ts";
import { quoting, type StoredLead } from "./quotes.server.ts";
import { isHeldAt, isWaiting } from "./rules.ts";
import { chatById, linesOf, waitingBefore, type StoredLine } from "./store.server.ts";

/** For whoever has its key. */
export async function shownChat(id: string, context: FactsContext): Promise<Chat> {
  const { db, vault, now } = context;
  const chat = (await chatById(db, id))!;
  const lines = await linesOf(db, id);
  const sent = lines.filter((line) => !isHeldAt(line, now));
  const state = isWaiting(chat, lines, now) ? "waiting" : chat.state;
  return {
    id,
    key: keyOfChat(vault, id),
    state,
    lines: await shownLines(sent, chat.language, context),
    before: chat.state === "waiting" ? await waitingBefore(db, chat) : state === "waiting" ? 0 : null,
    mailbox: chat.email === null ? null : maskedMailbox(chat.email),
    order: await orderFacts(chat, chat.language, context),
  };
}

/** What was quoted is read as it stands now, so that no old text goes on being told, in the language that it was asked in. */
export async function shownLines(
  lines: readonly StoredLine[],
  language: Language,
  context: Pick<Context, "db" | "catalogueVersion">,
): Promise<ChatLine[]> {
  const quoteIn = oncePer((one: Language) => quoting(one, context));
  return Promise.all(
    lines.map(async ({ place, who, said, lead, helpful, at }: StoredLine) => {
      const led = lead as StoredLead | null;
      const quote = led && (await quoteIn(led.lang ?? language));
      return { place, who, said, answer: quote && (await quote(led)), helpful, at: at.toISOString() };
    }),
  );
}
