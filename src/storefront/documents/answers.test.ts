import { expect, test } from "vitest";
import type { Call } from "../visit/calls.ts";
import { answersAbout, kindFrom, topicsAbout } from "./answers.ts";

const answers = [
  { id: "install", Q: "How do I install it?", A: "<p>Scan the <strong>QR code</strong> on Wi-Fi.</p>" },
  { id: "hotspot", Q: "Can I share by hotspot?", A: "<p>Yes. With Türkiye, install it first.</p>" },
  { id: "refund", Q: "怎样申请退款？", A: "<p>写信给客服，提供 ＩＣＣＩＤ。</p>" },
];
const found = (query: string) => answersAbout(query, answers).map(({ id }) => id);

test.each([
  ["what a question says comes first", "install", ["install", "hotspot"]],
  ["all words, in any order", "wi-fi QR", ["install"]],
  ["words across tags", "scan the qr", ["install"]],
  ["not the markup", "strong", []],
  ["without accents", "turkiye", ["hotspot"]],
  ["Chinese without spaces", "退款", ["refund"]],
  ["full-width letters", "iccid", ["refund"]],
  ["nothing that fits", "satellite", []],
  ["nothing typed", "  ", []],
])("%s", (_what, query, ids) => expect(found(query)).toEqual(ids));

test.each([["eSIM", "eSIM"], ["Real_name_registration", "Real_name_registration"], ["esim", "Product"], [null, "Product"]])("?type=%s is %s", (type, kind) => {
  expect(kindFrom(type)).toBe(kind);
});

test("a search looks through every topic and leaves out the ones without an answer", async () => {
  const call = (async (_path: string, { type }: { type: string }) => ({ items: type === "Use" || type === "eSIM" ? answers : [] })) as unknown as Call;
  const topics = await topicsAbout("hotspot", { call, language: "en", currency: "USD" });
  expect(topics.map(({ kind, answers: those }) => [kind, those.length])).toEqual([["Use", 1], ["eSIM", 1]]);
});
