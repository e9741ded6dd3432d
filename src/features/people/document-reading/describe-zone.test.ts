import { expect, test } from "vitest";
import { zoneLines } from "../../../../scripts/documents/zone-lines.ts";
import type { Slice } from "../../../kernel/read-document.ts";
import { documentIn, type SliceOf } from "./describe-zone.ts";
import { readMachineZone } from "./machine-zone.ts";

const today = "2026-11-24";

/** What the zone says when it was seen clearly but for the named places of its lines. */
function described(
  lines: string[],
  doubts: Record<number, number[]> = {},
  sliceOf: (...place: Parameters<SliceOf>) => Slice | undefined = () => undefined,
) {
  const zone = readMachineZone(lines, today)!;
  const chosen = lines.map((text, row) => ({
    text,
    certain: Array.from(text, (_, at) => (doubts[row]?.includes(at) ? 0.6 : 0.99)),
  }));
  return documentIn({ ...zone, lines: chosen }, sliceOf as SliceOf);
}

const sakura = {
  code: "P<",
  issuer: "JPN",
  nationality: "JPN",
  surname: "KOBAYASHI",
  given: "SAKURA AOI",
  number: "TR1234567",
  birth: "900215",
  sex: "F",
  expiry: "310602",
  personal: "",
} as const;
const japanese = zoneLines(sakura);

test("a passport's zone as a form has it: what a digit proves, and what a person must look at", () => {
  expect(described(japanese)).toEqual({
    type: 1,
    fields: {
      englishName: { text: "KOBAYASHI SAKURA AOI", doubtful: [], isProved: false },
      number: { text: "TR1234567", doubtful: [], isProved: true },
      birth: { text: "1990-02-15", doubtful: [], isProved: true },
      expiry: { text: "2031-06-02", doubtful: [], isProved: true },
      country: { text: "JPN", doubtful: [], isProved: false },
    },
  });
});

test("doubtful characters are named by their places in the form", () => {
  const { fields } = described(japanese, { 0: [3, 5, 15, 16, 22, 26], 1: [0, 13, 18, 24] });
  expect(Object.fromEntries(Object.entries(fields).map(([name, { doubtful }]) => [name, doubtful]))).toEqual({
    // K, the space between surname and given names, S, the space before AOI, and what follows the last letter
    englishName: [0, 9, 10, 16, 20],
    number: [0],
    birth: [2, 9],
    expiry: [6],
    country: [1],
  });
});

test("each field says of which columns it was read", () => {
  const columns = (lines: string[]) => {
    const { fields } = described(lines, {}, (row, from, to) => [row, from, to, 0, 0, 0]);
    return Object.fromEntries(Object.entries(fields).map(([name, { slice }]) => [name, slice?.slice(0, 3)]));
  };
  expect(columns(japanese)).toEqual({
    englishName: [0, 5, 26],
    number: [1, 0, 9],
    birth: [1, 13, 19],
    expiry: [1, 21, 27],
    country: [0, 2, 5],
  });
  expect(columns(["CSC123456788<3001318<9002155<8"])).toEqual({
    number: [0, 2, 11],
    birth: [0, 21, 27],
    expiry: [0, 13, 19],
    country: undefined,
  });
});

test("Germany's single letter, and a class of British nationals", () => {
  const german = zoneLines({ ...sakura, issuer: "D<<", nationality: "D<<" });
  expect(described(german).fields.country).toEqual({ text: "DEU", doubtful: [], isProved: false });
  const overseas = ["P<GBRCHAN<<TAI<MAN<<<<<<<<<<<<<<<<<<<<<<<<<<", "5123456789GBN9001011M3001019<<<<<<<<<<<<<<<8"];
  expect(described(overseas).fields.country?.text).toBe("GBN");
});

test("a permit, which names nobody", () => {
  expect(described(["CSC123456788<3001318<9002155<8"], { 0: [3] })).toEqual({
    type: 2,
    fields: {
      number: { text: "C12345678", doubtful: [1], isProved: true },
      birth: { text: "1990-02-15", doubtful: [], isProved: true },
      expiry: { text: "2030-01-31", doubtful: [], isProved: true },
      country: { text: "CHN", doubtful: [], isProved: false },
    },
  });
});
