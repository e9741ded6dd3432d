import { expect, test } from "vitest";
import { iccidsIn } from "./order-checks.ts";
import { afterAsking } from "./page-asks.ts";

const two = { sims: "2", "iccids.0": "1", "iccids.1": "2", email: "mei@example.com" };

test.each<[unknown, Record<string, string> | undefined]>([
  [null, undefined],
  ["", undefined],
  ["country", two],
  ["sims.add", { ...two, sims: "3" }],
  ["sims.remove.0", { sims: "1", "iccids.0": "2", email: "mei@example.com" }],
  ["sims.remove.7", two],
  ["sims.remove.99999", two],
])("the button %s", (ask, entries) => {
  expect(afterAsking(ask, two)).toEqual(entries);
});

test("one field stays, and no more come than an order may have", () => {
  expect(afterAsking("sims.remove.0", { sims: "1", "iccids.0": "1" })).toEqual({ sims: "1" });
  expect(afterAsking("sims.add", { sims: "20" })).toEqual({ sims: "20" });
  expect(afterAsking("sims.add", { sims: "-1" })).toEqual({ sims: "2" });
});

test.each([
  ["8985234012345678906\n8985234012345678914", ["8985234012345678906", "8985234012345678914"]],
  ["8985 2340 1234 5678 906, 8985 2340 1234 5678 914;", ["8985 2340 1234 5678 906", "8985 2340 1234 5678 914"]],
  ["8985234012345678906 8985234012345678914", ["8985234012345678906", "8985234012345678914"]],
  ["8985 2340 1234 5678 906", ["8985 2340 1234 5678 906"]],
  ["一、二，三", ["一", "二", "三"]],
  ["", []],
])("pasted %s", (text, numbers) => {
  expect(iccidsIn(text)).toEqual(numbers);
});

test("a promo code is taken out, an address is put right", () => {
  expect(afterAsking("promo.remove", { promoCode: "WELCOME10", email: "mei@example.com" })).toEqual({
    promoCode: "",
    email: "mei@example.com",
  });
  expect(afterAsking("email.meant", { email: " anna@gmial.con" })).toEqual({ email: "anna@gmail.com" });
  expect(afterAsking("email.meant", { email: "mei@example.com" })).toEqual({ email: "mei@example.com" });
  expect(afterAsking("email.meant", {})).toEqual({ email: "" });
});
