import { expect, test } from "vitest";
import { byteOrderMark, csv } from "../../../platform/csv.ts";
import { readTracking } from "./read-tracking.server.ts";
import { mostRows } from "./rules.ts";

const read = (content: string) =>
  readTracking(content).map(({ line, orderNumber, trackingNumber, carrier, problem, column }) => [
    line,
    orderNumber,
    trackingNumber,
    carrier,
    problem && `${column} ${problem}`,
  ]);
const two = [
  [2, "FW1", "SF1", null, null],
  [3, "FW2", "SF2", null, null],
];

test.each([
  ["our own head", "order,tracking_number\nFW1,SF1\nFW2,SF2\n"],
  [
    "a mark of byte order, and lines as Windows ends them",
    `${byteOrderMark}order,tracking_number\r\nFW1,SF1\r\nFW2,SF2`,
  ],
  ["line ends of three kinds", "order,tracking_number\rFW1,SF1\r\nFW2,SF2\n\n"],
  ["quotes, apostrophes against formulas and spaces", `"Order No.","Tracking"\n" fw1 ","'SF1"\n'FW2,"SF2 "`],
  ["a head in Chinese", "订单号,运单号\nFW1,SF1\nFW2,SF2"],
  ["columns in another order, and others between", "Waybill,weight,Reference\nSF1,0.04,FW1\nSF2,0.04,FW2"],
  ["semicolons", "order;tracking\nFW1;SF1\nFW2;SF2"],
  ["tabs, as copied from a spreadsheet", "order\ttracking\nFW1\tSF1\nFW2\tSF2"],
])("a file with %s is read", (_, content) => {
  expect(read(content)).toEqual(two);
});

test("two columns need no head; a column of carriers goes along", () => {
  expect(read("FW1,SF1")).toEqual([[1, "FW1", "SF1", null, null]]);
  expect(read("order,carrier,tracking\nFW1,DHL Express,7")).toEqual([[2, "FW1", "7", "DHL Express", null]]);
});

test("a label of several lines leaves the others on their own lines", () => {
  const content = csv([
    ["order", "label", "tracking"],
    ["FW1", "Mei\nLondon", "SF1"],
    ["FW2", "Kim", ""],
  ]);
  expect(read(content)).toEqual([
    [2, "FW1", "SF1", null, null],
    [4, "FW2", "", null, "tracking tracking_missing"],
  ]);
});

test.each([
  [",SF1", "Order order_missing"],
  ["<script>,SF1", "Order order_unknown"],
  ["FW1,1.47309E+12", "Tracking tracking_shortened"],
  ["FW1,=HYPERLINK(1)", "Tracking tracking_wrong"],
  [`FW1,${"9".repeat(61)}`, "Tracking tracking_wrong"],
])("%s is told by line and column", (row, told) => {
  const [[line, , , , problem] = []] = read(`Order,Tracking\n\n${row}`);
  expect(line).toBe(3);
  expect(problem).toBe(told);
});

test("of two rows for one order, or one number for two orders, neither is believed", () => {
  expect(read("order,tracking\nFW1,A\nfw1,B\nFW2,C\nFW3,c\nFW4,D").map((row) => row.at(-1))).toEqual([
    "order order_twice",
    "order order_twice",
    "tracking tracking_twice",
    "tracking tracking_twice",
    null,
  ]);
});

test("what is no such file is said once", () => {
  expect(read("name,city\nMei,London")).toEqual([[1, "", "", null, "null columns"]]);
  expect(read('order,tracking\nFW1,SF1\nFW2,"SF2\nFW3,SF3')).toEqual([
    [2, "FW1", "SF1", null, null],
    [3, "", "", null, "null broken"],
  ]);
  const rows = Array.from({ length: mostRows + 5 }, (_, place) => `FW${place},SF${place}`);
  const long = read(`order,tracking\n${rows.join("\n")}`);
  expect(long).toHaveLength(mostRows + 1);
  expect(long.at(-1)).toEqual([mostRows + 2, "", "", null, "null too_many"]);
});
