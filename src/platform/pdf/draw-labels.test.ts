import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { drawLabels, type LabelSheet } from "./draw-labels.server.ts";

const label = (lines: string[], code = "FW7K3M9QXA2B"): LabelSheet["labels"][number] => ({
  language: "zh-cn",
  head: "SF Express",
  lines,
  code,
  notes: ["2 × SIM card"],
  from: ["From", "Farwave Limited", "1 Harbour Road"],
});
async function drawn(labels: LabelSheet["labels"], more: Partial<LabelSheet> = {}) {
  const at = new Date("2026-11-21T08:00:00Z");
  const file = await drawLabels({ paper: "a6", language: "en", title: "Labels", at, labels, ...more });
  const proxy = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(proxy);
  const [, , width, height] = (await proxy.getPage(1)).view;
  return { pages: text.map((page) => page.replace(/\s+/g, " ")), size: [Math.round(width!), Math.round(height!)] };
}
const six = Array.from({ length: 6 }, (_, place) => label([`Person ${place}`, "JAPAN"], `FW${place}`));

test("an A6 page each, with the address, the country last, the order and the sender", async () => {
  const { pages, size } = await drawn([label(["山田 さくら", "김민수 陳大文", "Osaka", "JAPAN"]), ...six.slice(1)]);
  expect(size).toEqual([298, 420]);
  expect(pages).toHaveLength(6);
  for (const said of [
    "SF Express",
    "山田 さくら 김민수 陳大文 Osaka JAPAN",
    "FW7K3M9QXA2B",
    "2 × SIM card",
    "1 Harbour Road",
  ])
    expect(pages[0]).toContain(said);
});

test("four on a page of A4, and behind them what was left out", async () => {
  const { pages, size } = await drawn(six, { paper: "a4", slip: { title: "Left out", lines: ["FW8", "FW9"] } });
  expect(size).toEqual([595, 842]);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toMatch(/FW0.*FW1.*FW2.*FW3/);
  expect(pages[1]).toMatch(/FW4.*FW5.*Left out.*FW8 FW9/);
});

test("the longest address stays on its label", async () => {
  const { pages } = await drawn([label(["a", "b", "c", "d"].map((letter) => letter.repeat(240)))]);
  expect(pages).toHaveLength(1);
  expect(pages[0]!.replaceAll(" ", "")).toContain("d".repeat(240));
});
