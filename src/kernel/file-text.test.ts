import { expect, test } from "vitest";
import { fileText } from "./file-text.ts";

const utf16 = (text: string) => Buffer.from(text, "utf16le");

test.each<[string, Uint8Array, string | undefined]>([
  ["UTF-8", Buffer.from("iccid\n卡"), "iccid\n卡"],
  ["UTF-8 with its mark", Buffer.from("\uFEFFiccid"), "iccid"],
  ["UTF-16 of a spreadsheet", utf16("\uFEFFiccid\n卡"), "iccid\n卡"],
  ["UTF-16 of the other order", utf16("\uFEFFiccid").swap16(), "iccid"],
  ["UTF-16 without a mark", utf16("iccid"), undefined],
  ["half a letter", Buffer.from([0x69, 0xe5, 0x8d]), undefined],
  ["a workbook", Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x00, 0x00, 0xff]), undefined],
  ["nothing", Buffer.from([]), ""],
])("%s is read, or said to be none", (_, bytes, text) => {
  expect(fileText(bytes)).toBe(text);
});
