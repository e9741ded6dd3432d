import { expect, test } from "vitest";
import { holds, together, type Limit } from "./rules.ts";

const reach = (rights: string[], ...limits: Limit[]) => ({ role: "some", rights, limits });
const upTo = (mostCny: number, secondPerson = false): Limit => ({ right: "give_refunds", mostCny, secondPerson });
const mine = reach(["see_orders", "give_refunds"], upTo(70_000));

test.each([
  ["less", reach(["see_orders"]), true],
  ["the same", mine, true],
  ["a right more", reach(["see_orders", "see_finance"]), false],
  ["a smaller amount", reach(["give_refunds"], upTo(100)), true],
  ["a larger amount", reach(["give_refunds"], upTo(70_001)), false],
  ["any amount", reach(["give_refunds"]), false],
  ["more with a second person, where the own is refused", reach(["give_refunds"], upTo(70_000, true)), false],
  ["everything", { ...reach([]), role: "administrator" }, false],
])("who has a right up to an amount may give %s: %o", (_what, role, isGiven) => {
  expect(holds(mine, role)).toBe(isGiven);
});

test("who has it in any amount may give it up to one; an administrator may give everything", () => {
  expect(holds(reach(["give_refunds"]), reach(["give_refunds"], upTo(1, true)))).toBe(true);
  const administrator = { ...reach([]), role: "administrator" };
  expect(holds(administrator, administrator)).toBe(true);
});

test.each([
  ["the larger of two", [upTo(100), upTo(700)], upTo(700)],
  ["more with a second person where one says so", [upTo(100, true), upTo(700)], upTo(700, true)],
  ["any, where one has no limit", [upTo(100, true), undefined], undefined],
])("two roles give a right up to %s", (_what, limits, expected) => {
  const both = limits.map((limit) => reach(["give_refunds"], ...(limit ? [limit] : [])));
  expect(together([...both, reach(["see_orders"])]).limits).toEqual(expected ? [expected] : []);
});

test("several roles give what any of them gives, and an administrator's everything", () => {
  expect(together([reach(["see_orders"]), reach(["see_stock", "see_orders"])]).rights).toEqual([
    "see_orders",
    "see_stock",
  ]);
  expect(together([reach([]), { ...reach([]), role: "administrator" }]).role).toBe("administrator");
});
