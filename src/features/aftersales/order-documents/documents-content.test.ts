import { expect, test } from "vitest";
import type { PdfContent } from "../../../platform/pdf/pdf-content.ts";
import { documentsContent } from "./documents-content.server.ts";

const at = new Date("2026-11-24T08:00:00Z");
const receipt: PdfContent = {
  language: "en",
  title: "Receipt",
  reference: "R",
  blocks: [],
  foot: [],
  pageOf: String,
  at,
};
const blocks = (confirmation: Parameters<typeof documentsContent>[0]["confirmation"]) =>
  documentsContent(
    { order: { number: "FW1", currency: "HKD" }, receipt, consents: [], confirmation },
    "en",
  ).blocks.slice(1);

test("the confirmation keeps its headings and lines, but none that held a code or a link", () => {
  const text =
    "Ready\n\n\n== Your eSIM ==\nLink: https://shop.test/?key=*****\nICCID: 89\n\n== Codes ==\nCode: *****\n\n== End ==\nBye";
  expect(blocks({ at, letter: { subject: "Your eSIM", text } })).toEqual([
    { kind: "text", title: "Confirmation, sent on 24 Nov 2026, as the order stands now", text: "Your eSIM\n\nReady" },
    { kind: "text", title: "Your eSIM", text: "ICCID: 89" },
    { kind: "text", title: "End", text: "Bye" },
  ]);
});

test("one that cannot be drawn any more was sent nevertheless, and one that was not sent is said to be missing", () => {
  expect(blocks({ at, letter: undefined })).toEqual([
    expect.objectContaining({
      title: expect.stringContaining("24 Nov 2026"),
      text: expect.stringContaining("moved on"),
    }),
  ]);
  expect(blocks(undefined)).toEqual([expect.objectContaining({ text: "No confirmation was sent." })]);
});
