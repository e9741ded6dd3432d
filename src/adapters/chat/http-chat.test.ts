import type { IncomingMessage, ServerResponse } from "node:http";
import { inspect } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listening } from "../payment/payment-gateway-world.suite.ts";
import { ChatUnavailable } from "./chat-provider.ts";
import { aQuestion, describeChat, questions } from "./chat.suite.ts";
import { httpChat } from "./http-chat.server.ts";

const key = "hush-hush-never-log-this";
type Says = (request: IncomingMessage, response: ServerResponse) => void;

/** Stands in for a chatbot of an operator's. */
async function pretendChatbot() {
  const asked: { key: string; language: string; question: string }[] = [];
  let instead: Says | undefined;
  const holds = (said: string, of: Record<string, string>) => Object.values(of).includes(said);
  const server = await listening((request, response) => void answer(request, response));
  return {
    origin: `http://127.0.0.1:${server.port}`,
    asked,
    says: (how?: Says) => void (instead = how),
    close: () => server.close(),
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = (await request.toArray()).join("");
    if (instead) return instead(request, response);
    if (request.method !== "POST" || request.headers.authorization !== `Bearer ${key}`)
      return response.writeHead(401).end();
    const question = JSON.parse(body) as (typeof asked)[number];
    asked.push(question);
    const reply = holds(question.question, questions.known)
      ? { answer: "Yes: <b>in full</b>.", sources: [{ title: "Refunds", url: "https://help.example.com/refunds" }] }
      : { handover: holds(question.question, questions.person) };
    return response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(reply));
  }
}

const atNoon = () => new Date("2026-11-21T12:00:00Z");
const chatAt = (origin: string, change: object = {}) =>
  httpChat({ url: `${origin}/v1/reply`, key, clock: atNoon, ...change });

describeChat("answers by an HTTP API", async () => {
  const bot = await pretendChatbot();
  return { chat: chatAt(bot.origin), close: bot.close };
});

describe("an HTTP API on bad days", () => {
  let bot: Awaited<ReturnType<typeof pretendChatbot>>;
  beforeAll(async () => void (bot = await pretendChatbot()));
  afterAll(() => bot.close());
  const json =
    (status: number, body: unknown): Says =>
    (_request, response) =>
      void response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
  const source = { title: "Refunds", url: "https://help.example.com/" };

  test.each<[string, Says]>([
    ["500", json(500, {})],
    ["a wrong key", json(401, {})],
    ["another address", (_request, response) => void response.writeHead(307, { location: "/" }).end()],
    ["a page", json(200, "<h1>Hello</h1>")],
    ["nothing", json(200, "")],
    ["half of an answer", json(200, '{"answer":"Ye')],
    ["a list", json(200, [])],
    ["an answer that is no text", json(200, { answer: { text: "Yes" } })],
    ["an endless answer", json(200, { answer: "x".repeat(4001) })],
    ["a source without TLS", json(200, { answer: "Yes", sources: [{ ...source, url: "http://help.example.com/" }] })],
    ["a source that is a script", json(200, { answer: "Yes", sources: [{ ...source, url: "javascript:alert(1)" }] })],
    ["too many sources", json(200, { answer: "Yes", sources: Array.from({ length: 6 }, () => source) })],
    ["more than a megabyte", json(200, `"${"x".repeat(1_100_000)}"`)],
    ["silence", () => {}],
    ["a cut line", (_request, response) => void response.destroy()],
  ])("%s is no answer", async (_what, says) => {
    bot.says(says);
    const failed = chatAt(bot.origin, { patienceMs: 300 }).reply(aQuestion());
    await expect(failed).rejects.toBeInstanceOf(ChatUnavailable);
  });

  test.each<[string, Says]>([
    ["an error of its own", json(503, {})],
    ["silence", () => {}],
    ["a cut line", (_request, response) => void response.destroy()],
  ])("after %s it is left alone for half a minute, so that nobody else waits", async (_what, says) => {
    let now = atNoon();
    const chat = chatAt(bot.origin, { clock: () => now, patienceMs: 300 });
    bot.says(says);
    await expect(chat.reply(aQuestion())).rejects.toBeInstanceOf(ChatUnavailable);
    bot.says();
    const before = bot.asked.length;
    await expect(chat.reply(aQuestion())).rejects.toThrow("has just failed");
    expect(bot.asked).toHaveLength(before);
    now = new Date(now.getTime() + 30_000);
    expect(await chat.reply(aQuestion())).toMatchObject({ is: "answer" });
  });

  test.each<[string, Says]>([
    ["an answer that does not fit", json(200, { answer: "x".repeat(4001) })],
    ["a page", json(200, "<h1>Hello</h1>")],
    ["a question that it refuses", json(400, {})],
  ])("after %s it is there for everybody else: no question takes it from others", async (_what, says) => {
    const chat = chatAt(bot.origin);
    bot.says(says);
    await expect(chat.reply(aQuestion())).rejects.toBeInstanceOf(ChatUnavailable);
    bot.says();
    expect(await chat.reply(aQuestion())).toMatchObject({ is: "answer" });
  });

  test("what goes wrong tells neither key nor question", async () => {
    for (const says of [json(500, key), json(200, questions.known.en), () => {}]) {
      bot.says(says);
      const error: unknown = await chatAt(bot.origin, { patienceMs: 300 })
        .reply(aQuestion())
        .catch((thrown: unknown) => thrown);
      const told = inspect(error, { depth: 9, showHidden: true });
      for (const secret of [key, questions.known.en]) expect(told).not.toContain(secret);
    }
  });

  test("it is asked with the key of the question and its language, and its answer is text", async () => {
    bot.says();
    const question = aQuestion();
    expect(await chatAt(bot.origin).reply(question)).toEqual({
      is: "answer",
      answer: {
        said: "Yes: <b>in full</b>.",
        sources: [{ title: "Refunds", url: "https://help.example.com/refunds" }],
      },
    });
    expect(bot.asked.at(-1)).toEqual({ key: question.key, language: "en", question: question.said });
  });
});
