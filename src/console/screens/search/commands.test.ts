import { expect, test } from "vitest";
import { words as english } from "../../../i18n/en/console.ts";
import { words as simplified } from "../../../i18n/zh-cn/console.ts";
import type { StaffRight } from "../../../kernel/staff-right.ts";
import type { Me } from "../../ground/signed-in.ts";
import { commandsFor } from "./commands.ts";

const as = (role: string, ...rights: StaffRight[]) => ({ role, rights }) as unknown as Me;
const named = (q: string, me: Me, words = english) => commandsFor(q, me, words).map(({ to }) => to);

test("what can be begun, and a setting, is found by a part of its name in the reader's language", () => {
  expect(named("mainten", as("administrator"))[0]).toBe("/console/incidents/maintenance");
  expect(named("  NEW PLAN ", as("administrator"))).toEqual(["/console/catalogue/plans/new"]);
  expect(named("courier", as("administrator"))).toEqual(["/console/settings?setting=pick_up_at"]);
  expect(named(simplified.plans.fresh, as("administrator"), simplified as never)).toEqual([
    "/console/catalogue/plans/new",
  ]);
});

test("only what the role may, and nothing by one letter or by what is no name", () => {
  expect(named("new", as("support", "edit_promos"))).toEqual(["/console/promos?new=1"]);
  expect(named("courier", as("support", "see_orders"))).toEqual([]);
  expect(named("n", as("administrator"))).toEqual([]);
  expect(named("FW7K2M9QX4TB", as("administrator"))).toEqual([]);
});

test("what begins with it stands first, and no more than can be looked over", () => {
  const found = commandsFor("re", as("administrator"), english);
  expect(found.length).toBe(8);
  expect(found[0]!.is.toLowerCase().startsWith("re")).toBe(true);
});
