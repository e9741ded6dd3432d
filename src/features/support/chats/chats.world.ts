import { randomUUID } from "node:crypto";
import type { World } from "../../../../test/world.ts";
import type { Envelope } from "../../../kernel/envelope.ts";
import type { Chat } from "./contract.ts";

/** Two entries, one about money and one about nothing of the kind. */
export const writeQuestions = (world: World) =>
  world.pool.query(`
    insert into faq (kind, id, lang, position, question, answer_html) values
      ('eSIM', 'refund', 'en', 1, 'Can I get a refund for an eSIM?', '<p>Not installed: <a href="/policy/refund_policy">in full</a>.</p>'),
      ('Use', 'hotspot', 'en', 2, 'Can I share my data by hotspot?', '<p>Where the plan says so.</p>')
    on conflict do nothing`);

export const keyOf = ({ id, key }: Chat) => ({ id, key });

export type Chatting = {
  answered: (path: string, wish: object) => Promise<Envelope>;
  ask: (said: string, chat?: Chat, more?: object) => Promise<Chat>;
};

/** As a stranger, or with the token of a session. */
export function chattingIn(world: World, token?: string): Chatting {
  const answered = async (path: string, wish: object) =>
    (await (token === undefined ? world.answer(path, wish) : world.answerTo(token, path, wish))).envelope;
  const ask = async (said: string, chat?: Chat, more: object = {}) => {
    const wish = { requestKey: randomUUID(), said, lang: "en", ...(chat && { chat: keyOf(chat) }), ...more };
    return (await answered("/chat/ask", wish)).resultData as Chat;
  };
  return { answered, ask };
}
