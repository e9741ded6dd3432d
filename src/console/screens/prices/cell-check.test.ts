import { expect, test } from "vitest";
import { cellProblem, countText, isChanged } from "./cell-check.ts";

test("another way of writing the same price is no change", () => {
  expect([isChanged("15", "15.00"), isChanged(" 15,0 ", "15.00"), isChanged("", "")]).toEqual([false, false, false]);
  expect([isChanged("15.01", "15.00"), isChanged("", "15.00"), isChanged("x", "15.00")]).toEqual([true, true, true]);
});

test("a price is an amount above zero; nothing needs to be crossed out", () => {
  for (const amount of ["", "x", "12.345", "1,299", "-1", "0"])
    expect(cellProblem("amount", { amount, was: "" })).toBe("amount");
  for (const amount of ["12", "12.3", "12,30"]) expect(cellProblem("amount", { amount, was: "" })).toBeUndefined();
  expect(cellProblem("was", { amount: "12", was: "" })).toBeUndefined();
  expect(cellProblem("was", { amount: "12", was: "=1+1" })).toBe("amount");
});

test("what is crossed out is above the price, and said at its own cell", () => {
  expect(cellProblem("was", { amount: "12", was: "12.00" })).toBe("above");
  expect(cellProblem("amount", { amount: "12", was: "12.00" })).toBeUndefined();
  expect(cellProblem("was", { amount: "12", was: "12.01" })).toBeUndefined();
  expect(cellProblem("was", { amount: "x", was: "12" })).toBeUndefined();
});

test("the dock counts prices, plans and what is to be mended", () => {
  const texts = {
    unchanged: "none",
    one: "one",
    onePlan: "{prices} of one",
    plans: "{prices} of {plans}",
    mend: ", {wrong}",
  };
  expect(countText({ prices: 0, plans: 0, wrong: 0 }, texts)).toBe("none");
  expect(countText({ prices: 1, plans: 1, wrong: 1 }, texts)).toBe("one, 1");
  expect(countText({ prices: 3, plans: 1, wrong: 0 }, texts)).toBe("3 of one");
  expect(countText({ prices: 14, plans: 5, wrong: 2 }, texts)).toBe("14 of 5, 2");
});
