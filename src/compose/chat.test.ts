import { expect, test } from "vitest";
import { contentPolicy } from "../platform/http/headers.server.ts";
import { storefront } from "../sites/storefront/site.ts";
import { framingWidget, openChat } from "./chat.server.ts";

const clock = () => new Date(0);
const policyWith = (CHAT_WIDGET_URL?: string) =>
  contentPolicy({ site: framingWidget(storefront, { CHAT_WIDGET_URL }), dev: false });

test("without a widget pages frame nothing; with one its origin and nothing more", () => {
  expect(policyWith()).not.toContain("frame-src");
  const widened = policyWith("https://chat.example.com/farwave?lang={lang}");
  expect(widened.replace("; frame-src https://chat.example.com", "")).toBe(policyWith());
});

test("the operator's chatbot is asked where it is set, and by no copy of a shop", async () => {
  const set = { CHAT_API_URL: "https://bot.example.com/reply", CHAT_API_KEY: "0123456789abcdef" };
  expect(await openChat({ COPY_OF_SHOP: false }, clock)).toBeUndefined();
  expect((await openChat({ ...set, COPY_OF_SHOP: false }, clock))?.name).toBe("bot.example.com");
  expect(await openChat({ ...set, COPY_OF_SHOP: true }, clock)).toBeUndefined();
});
