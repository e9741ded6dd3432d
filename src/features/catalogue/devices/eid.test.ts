import { describe, expect, test } from "vitest";
import { eidProblem } from "./eid.ts";

describe("no EID", () => {
  test.each([
    ["", "empty"],
    [" - ", "empty"],
    ["EID:", "empty"],
    ["8985234000000000002", "length"],
    ["356938035643809", "length"],
    ["8904401111223344112233441122332", "length"],
    ["890440111122334411223344112233211", "length"],
    ["8904401111223344112233441122332X", "length"],
    ["<script>alert(1)</script>", "length"],
    ["9".repeat(10_000), "length"],
    ["89044011112233441122334411223322", "check"],
    ["00000000000000000000000000000000", "check"],
  ])("%.40j is refused: %s", (typed, problem) => expect(eidProblem(typed)).toBe(problem));

  test("every single mistyped digit of a real one is found", () => {
    const eid = "89044011112233441122334411223321";
    for (let place = 0; place < 32; place++) {
      const wrong = eid.slice(0, place) + String((Number(eid[place]) + 1) % 10) + eid.slice(place + 1);
      expect(eidProblem(wrong)).toBe("check");
    }
  });
});

test.each([
  "89001012012341234012345678901224",
  "89001567010203040506070809101152",
  "89044011112233441122334411223321",
  "89049032007108882600137544319616",
  "8904 9032 0071 0888 2600 1375 4431 9616",
  " 89049032-00710888-26001375-44319616 ",
  "EID: 89049032007108882600137544319616",
  "８９０４９０３２００７１０８８８２６００１３７５４４３１９６１６",
])("%s is an EID", (typed) => expect(eidProblem(typed)).toBeUndefined());
