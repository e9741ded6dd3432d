import { expect, test } from "vitest";
import { checkCard } from "./card-check.ts";

const [one, two, theirs] = ["8985234310000100045", "8985234310000100094", "8985234310000100110"];
const parcels = new Map([
  ["FW1", [one, two]],
  ["FW2", [theirs]],
]);

test.each([
  ["the parcel's own", [one], 0, { is: "right" }],
  ["its own with the vendor's digit and spaces", ["8985 2343 1000 0100 0457"], 0, { is: "right" }],
  ["its other one first", [two, one], 1, { is: "right" }],
  ["the same one twice", [one, one], 1, { is: "twice" }],
  ["another parcel's", [theirs], 0, { is: "sold", other: "FW2" }],
  ["no card of this page", ["8985234310000199999"], 0, { is: "wrong" }],
  ["a tracking number", ["RM123456785GB"], 0, { is: "wrong" }],
  ["nothing", [" "], 0, { is: "empty" }],
])("%s", (_, scanned, place, told) => {
  expect(checkCard(scanned, place, "FW1", parcels)).toEqual(told);
});
