import { refuse } from "../../../kernel/refusal.ts";
import type { AccountCaller, Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { answerTo } from "./answer-question.server.ts";
import { chatBehindKey, lockChatBehindKey } from "./chat-key.server.ts";
import { AskChat } from "./contract.ts";
import { isWaiting, mostLines, withoutSecrets } from "./rules.ts";
import { shownChat } from "./shown-chat.server.ts";
import { addLines, hasLine, insertChat, linesOf, lockChat, newestOrderOf } from "./store.server.ts";
import { waitForPerson } from "./wait-for-person.server.ts";

type Asking = Context & { caller?: AccountCaller };

/** While a person is waited for, what is added goes to them and the program is silent. */
export const askChat = operation(AskChat, async ({ chat, requestKey, said: typed, lang }, context) => {
  const { db, now, vault, visitor } = context;
  const said = withoutSecrets(typed);
  const language = lang ?? visitor.language;
  // somebody else's server may be asked: outside of the transaction, and without the request's key, which opens the whole chat
  const key = vault.sign("question to a chat provider", requestKey);
  const answer = (await isNews(chat, requestKey, context))
    ? await answerTo({ key, language, said }, context)
    : undefined;
  const id = await db.transaction().execute(async (tx) => {
    const known = chat ? await lockChatBehindKey(tx, chat, context) : await begin(tx, requestKey, language, context);
    const lines = await linesOf(tx, known.id);
    if (lines.some((line) => line.request_key === requestKey)) return known.id;
    if (lines.length >= mostLines) return refuse("CHAT_FULL");
    const question = { who: "visitor", said, request_key: requestKey } as const;
    const lead = answer && { ...answer.lead, lang: language };
    const waits = isWaiting(known, lines, now);
    if (waits) await waitForPerson(tx, known, { since: now, now });
    const answered = !waits && lead ? [{ who: "shop", said: answer.said ?? null, lead } as const] : [];
    await addLines(tx, known.id, [question, ...answered], now);
    return known.id;
  });
  return shownChat(id, context);
});

/** What is asked again was answered already, and while a person is waited for nobody else answers. */
async function isNews(chat: { id: string; key: string } | undefined, requestKey: string, context: Asking) {
  const known = chat && (await chatBehindKey(context.db, chat, context));
  const id = known?.id ?? firstIdOf(requestKey, context);
  const waits = known && isWaiting(known, await linesOf(context.db, id), context.now);
  return !waits && !(await hasLine(context.db, id, requestKey));
}

/**
 * A first question sent twice begins one chat: its id is made of the request's key, which nobody else has. Whoever is signed in
 * most likely asks about the last thing that they bought; never in a chat that was there before, whose link somebody else may have sent
 * them.
 */
async function begin(tx: DbOrTx, requestKey: string, language: Asking["visitor"]["language"], context: Asking) {
  const { now, caller } = context;
  const newest = caller && (await newestOrderOf(tx, caller.accountId));
  const id = firstIdOf(requestKey, context);
  await insertChat(tx, {
    id,
    language,
    account_id: caller?.accountId ?? null,
    order_id: newest?.id ?? null,
    order_epoch: newest?.links_epoch ?? null,
    email: null,
    state: "talking",
    begun_at: now,
    last_at: now,
    waiting_since: null,
  });
  return (await lockChat(tx, id))!;
}

const firstIdOf = (requestKey: string, { vault }: Pick<Context, "vault">) =>
  idOf(vault.sign("first question of a chat", requestKey));

/** A UUID of version 8 (RFC 9562) with 122 bits of a signature. */
function idOf(signature: string): string {
  const hex = Buffer.from(signature, "base64url").toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
