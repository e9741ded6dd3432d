import type { Language } from "../../kernel/language.ts";

/** `key`: the same for every repeat of a question, and opens nothing. What only its person may know is struck from `said` before. */
export type ChatQuestion = { key: string; language: Language; said: string };

/** `unsure`: it has no answer, and invents none. `person`: a person was wished for, or is needed. */
export type ChatReply<Answer> = { is: "answer"; answer: Answer } | { is: "unsure" } | { is: "person" };

/** What a provider has written: plain text, and where it stands. */
export type WrittenAnswer = { said: string; sources: readonly { title: string; url: string }[] };

/** No usable answer in time: the chat answers by itself. */
export class ChatUnavailable extends Error {}

/** Answers questions of visitors: the shop's own program quotes (`Answer`: where it led), an operator's writes. */
export interface ChatProvider<Answer> {
  readonly name: string;
  /** Throws `ChatUnavailable`. */
  reply(question: ChatQuestion): Promise<ChatReply<Answer>>;
}
