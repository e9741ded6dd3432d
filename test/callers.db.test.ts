import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { bought, holderOf } from "../src/features/aftersales/packages/packages.world.ts";
import type { CallerKind } from "../src/kernel/endpoint.ts";
import { staffRoles, type StaffRole } from "../src/kernel/staff-right.ts";
import { operations, staffOperations } from "../src/operations.server.ts";
import { answering } from "../src/platform/answer.server.ts";
import { contextFor, type AnyCaller, type SessionAtHand } from "../src/platform/context.server.ts";
import type { Operation } from "../src/platform/operation.server.ts";
import { freshlySignedIn } from "./signed-in.ts";
import { joined } from "./staff.ts";
import { english, freshWorld, type World } from "./world.ts";

/** Every call of every site, asked by everybody who may have a session: the contract's `caller` is what decides. */

const plenty = "1000000";
let world: World;
const callers = new Map<string, AnyCaller | undefined>();
beforeAll(async () => {
  world = await freshWorld({
    environment: {
      READ_CALLS_PER_MINUTE: plenty,
      WRITE_CALLS_PER_MINUTE: plenty,
      COSTLY_CALLS_PER_MINUTE: plenty,
      COMPUTE_CALLS_PER_MINUTE: plenty,
    },
  });
  const order = await bought(world, { email: "customer@example.com" });
  const { token } = await freshlySignedIn(world, "customer@example.com");
  const { browser } = await joined(world);
  callers.set("nobody", undefined);
  callers.set("a customer", await world.shop.findCaller(token));
  callers.set("a SIM's holder", await world.shop.findCaller(await holderOf(world, order.iccid)));
  callers.set("a member of staff", await world.shop.findStaff(browser.token()!));
  callers.set("a partner", { sessionId: "9d0c7f0e-0000-4000-8000-000000000000", partnerId: "partner" });
  // a token of one site is unknown at another
  expect(await world.shop.findStaff(token)).toBeUndefined();
  expect(await world.shop.findCaller(browser.token()!)).toBeUndefined();
});
afterAll(() => world.close());

const everybody = ["nobody", "a customer", "a SIM's holder", "a member of staff", "a partner"];
const opens: Record<CallerKind, readonly string[]> = {
  everybody,
  anyone: everybody,
  perhaps_account: everybody,
  perhaps_holder: everybody,
  account: ["a customer"],
  holder: ["a customer", "a SIM's holder"],
  staff: ["a member of staff"],
  partner: ["a partner"],
};

/** The same door, behind which nothing is done. */
const doorOf = ({ endpoint }: Operation): Operation => ({
  endpoint: { ...endpoint, input: z.object({}), output: z.object({}) },
  run: async () => ({}),
});

async function passes(operation: Operation, who: string, change: Partial<AnyCaller> = {}): Promise<string> {
  const caller = callers.get(who);
  const found = caller && ({ ...caller, ...change } as AnyCaller);
  const session = { token: () => undefined, find: async () => found } as unknown as SessionAtHand;
  const { envelope } = await answering([doorOf(operation)], world.shop.limits)(
    operation.endpoint.path,
    {},
    contextFor(world.shop, english, session),
  );
  return envelope.resultCode;
}

describe.each([...operations, ...staffOperations].map((operation) => [operation.endpoint.path, operation] as const))(
  "%s",
  (_path, operation) => {
    test.each(everybody)("asked by %s opens to whom its contract names", async (who) => {
      const isIn = opens[operation.endpoint.caller].includes(who);
      expect(await passes(operation, who)).toBe(isIn ? "SUCCESS" : "TOKEN_VALID_FAIL");
    });
  },
);

test("a member of staff without the right is refused, whichever call it is", async () => {
  expect(staffOperations.filter(({ endpoint }) => endpoint.caller === "staff").length).toBeGreaterThan(2);
  for (const operation of staffOperations.filter(({ endpoint }) => endpoint.caller === "staff")) {
    expect(operation.endpoint.right).toBeDefined();
    expect(await passes(operation, "a member of staff", { role: "nobody" })).toBe(
      operation.endpoint.right === "own_session" ? "SUCCESS" : "RIGHT_MISSING",
    );
  }
});

/** Written down a second time: what a migration gives to a role by mistake is found here. */
const mayBe: Readonly<Record<Exclude<StaffRole, "administrator">, readonly string[]>> = {
  support: [
    "block_sims",
    "cancel_orders",
    "change_plans",
    "correct_addresses",
    "give_goodwill",
    "give_refunds",
    "mark_fraud",
    "mend_incidents",
    "reveal_personal_data",
    "see_catalogue",
    "see_customers",
    "see_enquiries",
    "see_inbox",
    "see_incidents",
    "see_orders",
    "see_parcels",
    "see_promos",
    "see_settings",
    "see_stock",
    "send_mails",
    "swap_esims",
    "work_cases",
    "work_enquiries",
    "write_notes",
  ],
  logistics: [
    "edit_stock",
    "see_inbox",
    "see_incidents",
    "see_orders",
    "see_parcels",
    "see_stock",
    "send_parcels",
    "work_cases",
    "write_notes",
  ],
  reviewer: ["review_real_names", "see_inbox", "work_cases", "write_notes"],
  editor: ["edit_catalogue", "edit_promos", "see_catalogue", "see_inbox", "see_promos"],
  finance: [
    "give_refunds",
    "seal_books",
    "see_catalogue",
    "see_finance",
    "see_inbox",
    "see_incidents",
    "see_orders",
    "see_promos",
    "see_settings",
    "see_stock",
    "see_trail",
    "settle_differences",
    "work_cases",
    "write_notes",
  ],
};

describe.each(staffRoles)("as %s", (role) => {
  test("every call of staff opens to the rights of the role, and to no other", async () => {
    const { browser } = await joined(world, { email: `${role}@example.com`, name: role, role });
    const member = (await world.shop.findStaff(browser.token()!))!;
    const rights = role === "administrator" ? undefined : mayBe[role];
    expect(member.rights.toSorted()).toEqual(rights ?? []);
    for (const operation of staffOperations) {
      const { caller, right = "" } = operation.endpoint;
      const isOpen = caller === "anyone" || right === "own_session" || !rights || rights.includes(right);
      expect([operation.endpoint.path, await passes(operation, "a member of staff", member)]).toEqual([
        operation.endpoint.path,
        isOpen ? "SUCCESS" : "RIGHT_MISSING",
      ]);
    }
  });
});

test("what the database grants is a right of a role, both known to the shop", async () => {
  const { rows } = await world.pool.query<{ role: string; right: string }>(
    'select role, "right" from staff_grants union select role, "right" from staff_limits',
  );
  const known = new Set(staffOperations.map(({ endpoint }) => endpoint.right));
  expect(
    rows.filter(({ role, right }) => !staffRoles.includes(role as StaffRole) || !known.has(right as never)),
  ).toEqual([]);
  const { rows: roles } = await world.pool.query<{ name: string }>("select name from staff_roles");
  expect(roles.map(({ name }) => name).toSorted()).toEqual(staffRoles.toSorted());
});

test("what asks for a fresh proof is refused without one, to an administrator too; nothing else is", async () => {
  const stale = { provenUntil: world.shop.clock() };
  const asking = staffOperations.filter(({ endpoint }) => endpoint.isFresh).map(({ endpoint }) => endpoint.path);
  expect(asking.toSorted()).toEqual([
    "/staff/blockSim",
    "/staff/changeRoles",
    "/staff/changeSetting",
    "/staff/closeShop",
    "/staff/confirmCorrection",
    "/staff/confirmDifference",
    "/staff/confirmPrices",
    "/staff/confirmRefund",
    "/staff/correctAddress",
    "/staff/correctBalance",
    "/staff/decideDifference",
    "/staff/deleteRole",
    "/staff/deregisterRealName",
    "/staff/eraseCustomer",
    "/staff/exportPromos",
    "/staff/exportTrail",
    "/staff/finishMailboxMove",
    "/staff/getSeriesCodes",
    "/staff/inviteColleague",
    "/staff/makeCourierFile",
    "/staff/makeRole",
    "/staff/openOutage",
    "/staff/openShop",
    "/staff/publishRateFile",
    "/staff/remindColleague",
    "/staff/renameRole",
    "/staff/reveal",
    "/staff/setGrant",
    "/staff/setRate",
    "/staff/shutOut",
    "/staff/startFullOrderExport",
    "/staff/swapEsim",
    "/staff/unblockSim",
    "/staff/writeToTouched",
  ]);
  for (const operation of staffOperations.filter(({ endpoint }) => endpoint.caller === "staff"))
    expect([operation.endpoint.path, await passes(operation, "a member of staff", stale)]).toEqual([
      operation.endpoint.path,
      operation.endpoint.isFresh ? "CONFIRM_FIRST" : "SUCCESS",
    ]);
});

test("a role that is changed, and a right that is taken away, hold at the next request of a running session", async () => {
  const { browser } = await joined(world, { email: "tom@example.com", name: "Tom Ridley", role: "logistics" });
  expect(await browser.code("/staff/getOrderList", {})).toBe("SUCCESS");
  await world.pool.query("update staff set role = 'reviewer' where email = 'tom@example.com'");
  expect(await browser.code("/staff/getOrderList", {})).toBe("RIGHT_MISSING");
  expect(await browser.get("/staff/getMe", {})).toMatchObject({ role: "reviewer" });
  await world.pool.query("insert into staff_grants values ('reviewer', 'see_orders')");
  expect(await browser.code("/staff/getOrderList", {})).toBe("SUCCESS");
  await world.pool.query("delete from staff_grants where role = 'reviewer' and \"right\" = 'see_orders'");
  expect(await browser.code("/staff/getOrderList", {})).toBe("RIGHT_MISSING");
});

test("no call is answered by two sites, and no customers' call asks for a right", () => {
  const paths = [...operations, ...staffOperations].map(({ endpoint }) => endpoint.path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(operations.filter(({ endpoint }) => endpoint.right ?? /staff|partner/.test(endpoint.caller))).toEqual([]);
  expect(staffOperations.filter(({ endpoint }) => !["anyone", "staff"].includes(endpoint.caller))).toEqual([]);
});
