import { expect, test } from "vitest";
import { chatContradictions } from "./chat-settings.server.ts";

const api = { CHAT_API_URL: "https://bot.example.com/reply", CHAT_API_KEY: "0123456789abcdef" };
const CHAT_WIDGET_URL = "https://chat.example.com/farwave?lang={lang}";

test.each([
  ["nothing", {}, []],
  ["an API", api, []],
  ["a widget", { CHAT_WIDGET_URL }, []],
  ["an API without its key", { CHAT_API_URL: api.CHAT_API_URL }, ["CHAT_API_KEY: needed with CHAT_API_URL"]],
  ["a key alone", { CHAT_API_KEY: api.CHAT_API_KEY }, ["CHAT_API_URL: needed with CHAT_API_KEY"]],
  ["both", { ...api, CHAT_WIDGET_URL }, ["CHAT_WIDGET_URL: not together with CHAT_API_URL, which it would hide"]],
  [
    "a widget on the shop itself",
    { CHAT_WIDGET_URL, SHOP_ORIGIN: "https://chat.example.com" },
    ["CHAT_WIDGET_URL: another origin than SHOP_ORIGIN"],
  ],
])("of the chat's settings, %s", (_what, given, said) => {
  expect([...chatContradictions(given)]).toEqual(said);
});
