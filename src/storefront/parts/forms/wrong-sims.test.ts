import { expect, test } from "vitest";
import { aSim } from "../../../../test/wishes.ts";
import { words } from "../../../i18n/en/errors.ts";
import { wrongSims } from "./wrong-sims.ts";

const { problems } = words;

test("a number's check digit, its prefix and its double are said beside its field; an empty one is not reached yet", () => {
  const right = aSim(1);
  const mistyped = right.slice(0, -1) + ((Number(right.at(-1)) + 1) % 10);
  expect(wrongSims({ a: right, b: mistyped, c: "8944538523016360000", d: ` ${right}`, e: " " }, words)).toEqual({
    a: undefined,
    b: problems.iccid(),
    c: problems["iccid.prefix"](),
    d: problems["iccid.duplicate"](),
    e: undefined,
  });
});
