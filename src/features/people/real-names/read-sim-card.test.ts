import { expect, test } from "vitest";
import { aSim } from "../../../../test/wishes.ts";
import { spacedIccid } from "../../../kernel/iccid.ts";
import { iccidsOnCards } from "./read-sim-card.ts";

const [iccid, other] = [aSim(6033), aSim(6034)];
const wrong = iccid.slice(0, -1) + ((Number(iccid.at(-1)) + 1) % 10);
const lines = (...texts: string[]) => texts.map((text) => ({ text }));

test("bars come before what is printed, and what is no number of ours is passed over", () => {
  expect(iccidsOnCards(["4006381333931", "8944500012345678909", iccid], lines(other))).toEqual([iccid]);
  expect(iccidsOnCards(["4006381333931"], lines(spacedIccid(iccid)))).toEqual([iccid]);
  expect(iccidsOnCards([wrong], [])).toEqual([]);
});

test.each([
  ["with its name", `ICCID: ${spacedIccid(iccid)}`],
  ["without spaces and with the filler", `${iccid}F`],
  ["with dashes", spacedIccid(iccid).replaceAll(" ", "-")],
])("digits are read as they are printed: %s", (_, text) => {
  expect(iccidsOnCards([], lines("TRAVEL DATA", "PUK 12345678", text, "PIN 1234"))).toEqual([iccid]);
});

test("a number that a small card breaks into lines is put together, and nothing else is", () => {
  expect(iccidsOnCards([], lines("4G", iccid.slice(0, 7), iccid.slice(7, 13), iccid.slice(13), "A1"))).toEqual([iccid]);
  expect(iccidsOnCards([], lines(iccid.slice(0, 7), "4G LTE", iccid.slice(7)))).toEqual([]);
});

test.each([
  ["a digit that was read wrong", [wrong]],
  ["one that is missing", [iccid.slice(0, -1)]],
  ["another company's", ["8944500012345678909"]],
  ["no number at all", ["TRAVEL DATA", "8985234"]],
])("there is none: %s", (_, texts) => {
  expect(iccidsOnCards([], lines(...texts))).toEqual([]);
});

test("of two cards in one photograph both are said; the same twice, with and without a vendor's digit, is one", () => {
  expect(iccidsOnCards([], lines(iccid, other))).toEqual([iccid, other]);
  expect(iccidsOnCards([iccid, other], lines(iccid))).toEqual([iccid, other]);
  expect(iccidsOnCards([iccid, `${iccid}7`], [])).toHaveLength(1);
});
