import { expect, test } from "vitest";
import { holds, type Limit } from "./rules.ts";

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
