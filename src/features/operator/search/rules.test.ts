import { expect, test } from "vitest";
import { readingsOf } from "./rules.ts";

const all = ["CNY", "HKD", "USD"];
test.each([
  ["fw7k2m9qx4tb", [{ as: "number", is: "FW7K2M9QX4TB" }]],
  ["FW7K 2M9Q X4TB", [{ as: "number", is: "FW7K2M9QX4TB" }]],
  [" Mei@Example.COM ", [{ as: "email", is: "mei@example.com" }]],
  ["+852 5123-4567", [{ as: "phone", is: "+85251234567" }]],
  ["00852 51234567", [{ as: "phone", is: "+85251234567" }]],
  ["8985 2341 1000 2041 831", [{ as: "iccid", is: "8985234110002041831" }]],
  ["８９８５２３４１１０００２０４１８３１", [{ as: "iccid", is: "8985234110002041831" }]],
  [
    "SF 1001-2233",
    [
      { as: "tracking", is: "SF10012233" },
      { as: "tracking_end", is: "SF10012233" },
    ],
  ],
  [
    "jp-10gb",
    [
      { as: "tracking", is: "JP10GB" },
      { as: "plan", is: "jp-10gb" },
    ],
  ],
  ["US$40.19", [{ as: "amount", is: 4019, currencies: ["USD"] }]],
  ["hkd 1,040.5", [{ as: "amount", is: 104_050, currencies: ["HKD"] }]],
  ["12,30", [{ as: "amount", is: 1230, currencies: all }]],
  ["￥89", [{ as: "amount", is: 8900, currencies: ["CNY"] }]],
  ["89 CNY", [{ as: "amount", is: 8900, currencies: ["CNY"] }]],
  ["CN¥89", [{ as: "amount", is: 8900, currencies: ["CNY"] }]],
  ["$5", [{ as: "amount", is: 500, currencies: ["HKD", "USD"] }]],
])("%j can only be read so", (typed, readings) => expect(readingsOf(typed)).toEqual(readings));

test("digits alone are read as all that they may be", () => {
  expect(readingsOf("204183").map(({ as }) => as)).toEqual([
    "iccid_end",
    "phone_end",
    "tracking",
    "tracking_end",
    "amount",
  ]);
  expect(readingsOf("20418").map(({ as }) => as)).toEqual(["iccid_end", "amount"]);
  expect(readingsOf("204").map(({ as }) => as)).toEqual(["amount"]);
});

test.each([
  "",
  " ",
  "—",
  "0",
  "0.00",
  "GBP 12",
  "€12",
  "XX$12",
  "US$5 USD",
  "9".repeat(36),
  "refund please",
  "12.345",
  "<b>",
])("%j is none of them", (typed) => expect(readingsOf(typed)).toEqual([]));
