import * as z from "zod";
import { jsonIn, post } from "../post.server.ts";
import {
  ChatUnavailable,
  type ChatProvider,
  type ChatQuestion,
  type ChatReply,
  type WrittenAnswer,
} from "./chat-provider.ts";

type HttpChatAccess = { url: string; key: string; clock: () => Date; patienceMs?: number };

/** Somebody waits in front of a screen. */
const chatPatienceMs = 4_000;
/** After it was silent or broken nobody else waits for it so long. */
const restMs = 30_000;

const longestAnswer = 4000;
const Source = z.object({
  title: z.string().min(1).max(200),
  url: z.url({ protocol: /^https$/ }).max(1000),
});
const Answered = z.object({
  answer: z.nullish(z.string().max(longestAnswer)),
  sources: z.array(Source).max(5).default([]),
  handover: z.boolean().default(false),
});

/**
 * A chatbot of the operator's behind an HTTP API: `POST {key, language, question}` with a bearer token, answered by
 * `{answer, sources: [{title, url}], handover}`. Without an answer it is unsure. Errors hold neither key nor question.
 */
export function httpChat({
  url,
  key,
  clock,
  patienceMs = chatPatienceMs,
}: HttpChatAccess): ChatProvider<WrittenAnswer> {
  const address = new URL(url);
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  let restsUntil = 0;
  return {
    name: address.host,
    async reply(question) {
      const now = clock().getTime();
      if (now < restsUntil) throw new ChatUnavailable(`${address.host} has just failed`);
      const { status, text } = await asked(question).catch((error: Error) => {
        restsUntil = now + restMs;
        throw new ChatUnavailable(`${address.host}: ${error.message}`, { cause: error });
      });
      if (status >= 500) restsUntil = now + restMs;
      const answered = status === 200 ? Answered.safeParse(jsonIn(text)).data : undefined;
      if (!answered) throw new ChatUnavailable(`${address.host} answered HTTP ${status} without sense`);
      return replyOf(answered);
    },
  };

  function asked({ key: once, language, said }: ChatQuestion) {
    return post(address, JSON.stringify({ key: once, language, question: said }), headers, { patienceMs });
  }
}

function replyOf({ answer, sources, handover }: z.output<typeof Answered>): ChatReply<WrittenAnswer> {
  if (handover) return { is: "person" };
  const said = answer?.trim() ?? "";
  return said === "" ? { is: "unsure" } : { is: "answer", answer: { said, sources } };
}
