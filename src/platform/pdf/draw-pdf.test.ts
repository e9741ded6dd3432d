import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { expect, test } from "vitest";
import type { Language } from "../../kernel/language.ts";
import { drawPdf } from "./draw-pdf.server.ts";
import type { PdfBlock } from "./pdf-content.ts";

async function drawn(
  blocks: PdfBlock[],
  { language = "en", title = "Receipt" }: { language?: Language; title?: string } = {},
) {
  const file = await drawPdf({
    language,
    title,
    reference: "Order FW7K3M9QXA2B",
    blocks,
    foot: ["Farwave"],
    pageOf: (page, pages) => `${page}/${pages}`,
    at: new Date("2026-11-21T08:00:00Z"),
  });
  const proxy = await getDocumentProxy(new Uint8Array(file));
  const { text, totalPages } = await extractText(proxy, { mergePages: true });
  return { text: text.replace(/\s+/g, " "), pages: totalPages, file, proxy };
}

const words = (value: string): PdfBlock => ({ kind: "text", text: value });

test.each<[string, Language, string, string]>([
  ["simplified Chinese", "zh-cn", "收据：每天 1 GB 高速流量", "收据：每天 1 GB 高速流量"],
  ["traditional Chinese", "zh-hk", "收據：到埗後，數據", "收據：到埗後，數據"],
  ["either script in the other", "en", "陳大文 陈大文 喆 堃 翀 衞 埗", "陳大文 陈大文 喆 堃 翀 衞 埗"],
  ["kana, Greek, Cyrillic", "en", "さくら カタカナ Αθήνα Москва", "さくら カタカナ Αθηνα Москва"],
  ["marks written apart", "en", "Zoe\u0308 Nguye\u0302\u0303n", "Zoë Nguyễn"],
  ["marks that no font has", "en", "A\u0315\u0328b", "Ab"],
  ["Hangul, also written in parts", "en", "김민수 \u1112\u1161\u11ab", "김민수 한"],
  ["what no font has", "en", "👨‍👩‍👧 שלום", "□ □□□□"],
  ["half a character and NUL", "en", "a\ud83db\u0000c", "a□b c"],
  ["text turned round", "en", "\u202eabc\u200b\ufeff", "abc"],
])("prints %s", async (_, language, given, shown) => {
  expect((await drawn([words(given)], { language })).text).toContain(shown);
});

test("names itself to readers and says its language", async () => {
  const { proxy, file } = await drawn([], { language: "zh-hk", title: "收據" });
  expect((await getMeta(proxy)).info).toMatchObject({ Title: "收據", Author: "Farwave", Language: "zh-HK" });
  expect(file.length).toBeLessThan(120_000);
});

test("goes on to as many pages as it needs, each with its head and foot", async () => {
  const rows = Array.from({ length: 120 }, (_, row) => [`eSIM ${row + 1}`, "HK$1.00"]);
  const { text, pages } = await drawn([
    {
      kind: "table",
      columns: [
        { title: "Item", share: 0.7 },
        { title: "Amount", share: 0.3, align: "right" },
      ],
      rows,
      totals: [{ label: "Total", value: "HK$120.00", strong: true }],
    },
  ]);
  expect(pages).toBeGreaterThan(3);
  for (let page = 1; page <= pages; page++) expect(text).toContain(`${page}/${pages}`);
  expect(text.split("Order FW7K3M9QXA2B").length - 1).toBe(pages);
  for (const [name] of rows) expect(text).toContain(name);
  expect(text).toContain("HK$120.00");
});

test("every block says all that it was given", async () => {
  const code = "LPA:1$rsp.farwave.example$BJZL8-SCXGB-6YN8U";
  const { text } = await drawn([
    { kind: "figures", figures: [{ label: "Data", value: "10 GB" }] },
    {
      kind: "columns",
      columns: [
        { title: "Seller", lines: ["Farwave Limited", "Hong Kong"] },
        { title: "Buyer", lines: ["Mei"] },
      ],
    },
    { kind: "facts", title: "Payment", facts: [{ label: "Method", value: "Alipay" }] },
    { kind: "steps", title: "Before you fly", steps: ["Join Wi-Fi", "Scan"] },
    { kind: "notice", title: "Do not delete it", lines: ["It can be installed once only."] },
    {
      kind: "qr",
      text: code,
      title: "eSIM 1",
      lines: ["Scan this."],
      codes: [{ label: "Activation code", value: "BJZL8-SCXGB-6YN8U" }],
    },
  ]);
  for (const said of [
    "Data",
    "10 GB",
    "Seller",
    "Farwave Limited",
    "Hong Kong",
    "Buyer",
    "Mei",
    "Payment",
    "Method",
    "Alipay",
    "Before you fly",
    "Join Wi-Fi",
    "Scan",
    "Do not delete it",
    "once only",
    "eSIM 1",
    "Scan this.",
    "Activation code",
    "BJZL8-SCXGB-6YN8U",
  ]) {
    expect(text).toContain(said);
  }
});

test("a name of ten thousand letters takes room, not the process", async () => {
  const { pages } = await drawn([
    { kind: "facts", facts: [{ label: "x".repeat(500), value: "y".repeat(2000) }] },
    words("文".repeat(10_000)),
  ]);
  expect(pages).toBeGreaterThan(2);
});
