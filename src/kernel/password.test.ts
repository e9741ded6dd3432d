import { expect, test } from "vitest";
import { passwordParts, passwordProblem } from "./password.ts";

test.each([
  ["", "empty"],
  ["abc1234", "password.length"],
  ["abcdefghij1234567890x", "password.length"],
  ["abcdefgh", "password.format"],
  ["12345678", "password.format"],
  ["!!!!!!!!", "password.format"],
  ["abc12345", undefined],
  ["ABCDefgh", undefined],
  ["流量流量流量流量", "password.format"],
  ["流量流量流量流1", undefined],
  ["😀😀😀😀😀😀😀a", undefined],
  ["abcdefghij1234567890", undefined],
])("%j: %s", (password, problem) => expect(passwordProblem(password)).toBe(problem));

test("the parts are what a form ticks off", () => {
  expect(passwordParts("")).toEqual({ length: false, upper: false, lower: false, digit: false, special: false });
  expect(passwordParts("Ab1! Ab1!")).toEqual({ length: true, upper: true, lower: true, digit: true, special: true });
});
