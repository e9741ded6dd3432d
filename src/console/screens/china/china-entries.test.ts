import { expect, test } from "vitest";
import { chinaKinds, chinaRecords } from "../../../features/catalogue/china/china-records.ts";
import { chinaFields, entriesBefore, entriesOf, recordIn } from "./china-entries.ts";

const names = { "zh-cn": "支付宝", "zh-hk": null, en: "Alipay", ja: null, ko: null };
const sourced = { source: "nia", as_of: "2026-10-10", confidence: "high" };

test.each([
  ["apps", { code: "alipay", place: 1, purpose: "pay", cards: ["visa", "jcb"], ...sourced, names }],
  [
    "ports",
    {
      code: "pvg",
      kind: "air",
      province: "CN-SH",
      iata: null,
      leaving: true,
      valid_from: "2024-12-17",
      ...sourced,
      names,
    },
  ],
  [
    "passports",
    { scheme: "mutual", iso2: "EC", valid_from: null, valid_until: null, stay: null, doubtful: true, ...sourced },
  ],
  [
    "figures",
    { figure: "metro-km", as_of: "2026-02-28", value: "11778.2", confirmed_on: null, source: "x", confidence: "low" },
  ],
] as const)("a form of %s brings the record back that it was opened with", (kind, record) => {
  expect(recordIn(kind, entriesOf(kind, record))).toEqual(record);
});

test.each(chinaKinds)("a form of %s has a field for every field of its record", (kind) => {
  const shape = (chinaRecords[kind].fields as unknown as { shape: Record<string, unknown> }).shape;
  const fields = new Set(chinaFields[kind].map(({ path }) => path.split(".")[0]));
  expect(fields).toEqual(new Set(Object.keys(shape)));
});

test("entries of before: the newest changes undone one after the other, in a form's words", () => {
  const now = { value: "66", leaving: "yes", iata: "PVG" };
  const history = [
    { differences: [{ field: "value", before: "65" }] },
    {
      differences: [
        { field: "value", before: "60" },
        { field: "leaving", before: "false" },
        { field: "iata", before: null },
      ],
    },
  ];
  expect(entriesBefore(now, history, 0)).toEqual({ value: "65", leaving: "yes", iata: "PVG" });
  expect(entriesBefore(now, history, 1)).toEqual({ value: "60", leaving: "no", iata: "" });
});
