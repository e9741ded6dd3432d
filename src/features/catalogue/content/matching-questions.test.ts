import { expect, test } from "vitest";
import { matchingQuestions, searchable } from "./matching-questions.ts";

const texts = [
  { id: "install", Q: "How do I install it?", A: "<p>Scan the <strong>QR code</strong> on Wi-Fi.</p>" },
  { id: "hotspot", Q: "Can I share by hotspot?", A: "<p>Yes. With Türkiye, install it first.</p>" },
  { id: "refund", Q: "怎样申请退款？", A: "<p>写信给客服，提供 ＩＣＣＩＤ。</p>" },
  { id: "setup", Q: "eSIM 怎么安装？", A: "<p>连上 Wi-Fi，扫二维码。</p>" },
].map(searchable);
const found = (query: string) => matchingQuestions(query, texts).map(({ id }) => id);

test.each([
  ["what a question says comes first", "install", ["install", "hotspot"]],
  ["all words, in any order", "wi-fi QR", ["install"]],
  ["words across tags", "scan the qr", ["install"]],
  ["not the markup", "strong", []],
  ["markup as a query", "<script>alert(1)</script>", []],
  ["signs of a pattern", ".*", []],
  ["without accents", "turkiye", ["hotspot"]],
  ["a question as people type it", "How do I install it?!", ["install"]],
  ["Chinese without spaces", "退款", ["refund"]],
  ["a Chinese sentence that no text holds", "我怎么安装esim呢", ["setup"]],
  ["most words of a sentence", "how can i share a hotspot tonight", ["hotspot"]],
  ["full-width letters", "iccid", ["refund"]],
  ["nothing that fits", "satellite", []],
  ["one sign", "款", ["refund"]],
  ["nothing typed", "  ", []],
  ["punctuation alone", "？?!", []],
])("%s", (_what, query, ids) => expect(found(query)).toEqual(ids));

test("a query of ten thousand letters is answered at once", () => {
  const before = process.cpuUsage();
  for (const query of ["x".repeat(10_000), "ab ".repeat(3333), "退".repeat(10_000), "﷽".repeat(1000)])
    expect(found(query).length).toBeLessThanOrEqual(8);
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});
