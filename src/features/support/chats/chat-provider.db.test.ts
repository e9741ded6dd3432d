import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshWorld, type World } from "../../../../test/world.ts";
import {
  ChatUnavailable,
  type ChatQuestion,
  type ChatReply,
  type WrittenAnswer,
} from "../../../adapters/chat/chat-provider.ts";
import { chattingIn, keyOf, writeQuestions, type Chatting } from "./chats.world.ts";

let world: World;
let chatting: Chatting;
let asked: ChatQuestion[];
let reply: () => Promise<ChatReply<WrittenAnswer>>;
beforeEach(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  chatting = chattingIn(world);
  await writeQuestions(world);
  asked = [];
  reply = async () => ({ is: "unsure" });
  world.shop.chat = {
    name: "bot.example.com",
    async reply(question) {
      asked.push(question);
      return reply();
    },
  };
});
afterEach(() => world.close());

const sources = [{ title: "Help", url: "https://help.example.com/" }];
const written = async () => ({ is: "answer", answer: { said: "<b>Yes</b>, you can.", sources } }) as const;

test("what the operator's provider has written is shown as text, with its sources, and kept", async () => {
  reply = written;
  const chat = await chatting.ask("can i tether my laptop");
  const shown = { who: "shop", said: "<b>Yes</b>, you can.", answer: { to: "written", sources, entries: [] } };
  expect(chat.lines[1]).toMatchObject(shown);
  world.shop.chat = undefined;
  expect((await chatting.answered("/chat/getChat", keyOf(chat))).resultData).toMatchObject({ lines: [{}, shown] });
});

test("where it fails or is not sure, the shop's own program answers; where it wants a person, one is offered", async () => {
  reply = () => Promise.reject(new ChatUnavailable("no answer within 4000 ms"));
  expect((await chatting.ask("hotspot?")).lines[1]).toMatchObject({ answer: { entries: [{ id: "hotspot" }] } });
  reply = async () => ({ is: "unsure" });
  expect((await chatting.ask("hotspot?")).lines[1]).toMatchObject({ answer: { entries: [{ id: "hotspot" }] } });
  reply = async () => ({ is: "person" });
  expect((await chatting.ask("hotspot?")).lines[1]).toMatchObject({ answer: { to: "person", isAsked: false } });
});

test("what is about an order, and the wish for a person, is not for others; nor who asks", async () => {
  reply = written;
  await chatting.ask("i want my money back");
  await chatting.ask("a human please");
  expect(asked).toEqual([]);
  await chatting.ask(
    "mei@example.com here, does FW7K3M9QXA2B have hotspot? LPA:1$rsp.example.com$SECRET 4242424242424242",
  );
  expect(asked.map(({ said }) => said)).toEqual(["•••• here, does •••• have hotspot? LPA:1$•••• ••••"]);
});

test("no request's key, which opens the whole chat, goes to others; a repeat has the same key as before", async () => {
  reply = () => Promise.reject(new Error("killed before it was written down"));
  const [requestKey, another] = [randomUUID(), randomUUID()];
  const wish = { said: "hotspot?", lang: "en", requestKey };
  for (const one of [wish, wish, { ...wish, requestKey: another }]) await world.answer("/chat/ask", one);
  expect(asked).toHaveLength(3);
  expect(JSON.stringify(asked)).not.toMatch(new RegExp(`${requestKey}|${another}`));
  const [first, repeat, other] = asked.map(({ key }) => key);
  expect(repeat).toBe(first);
  expect(other).not.toBe(first);
});

test("it is asked once for one question, not while a person is waited for, and not without end by one network", async () => {
  reply = written;
  const requestKey = randomUUID();
  const chat = await chatting.ask("hotspot?", undefined, { requestKey });
  await chatting.ask("hotspot?", undefined, { requestKey });
  await chatting.ask("hotspot?", chat, { requestKey });
  expect(asked).toHaveLength(1);
  await chatting.answered("/chat/handOver", keyOf(chat));
  await chatting.ask("and my laptop?", chat);
  expect(asked).toHaveLength(1);
  for (let more = 0; more < 65; more++) await chatting.ask("hotspot?");
  expect(asked).toHaveLength(60);
});

test("a widget's address is told in the visitor's language, where one is set", async () => {
  const widgetIn = async (one: World, lang: string) =>
    (await one.answer("/chat/getWidget", { lang })).envelope.resultData;
  expect(await widgetIn(world, "en")).toEqual({ address: null });
  const CHAT_WIDGET_URL = "https://chat.example.com/farwave?lang={lang}";
  const other = await freshWorld({ environment: { CHAT_WIDGET_URL } });
  expect(await widgetIn(other, "zh-hk")).toEqual({ address: "https://chat.example.com/farwave?lang=zh-hk" });
  await other.close();
});
