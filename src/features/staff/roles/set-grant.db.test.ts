import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { Grant } from "./rules.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
let tom: Awaited<ReturnType<typeof joined>>["browser"];
beforeEach(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" } });
  ({ browser: mei } = await joined(world));
  ({ browser: tom } = await joined(world, { email: "tom@example.com", name: "Tom", role: "support" }));
});
afterEach(() => world.close());

const no: Grant = { may: false, mostCny: null, secondPerson: false };
const yes: Grant = { may: true, mostCny: null, secondPerson: false };
const upTo = (mostCny: number, secondPerson = true): Grant => ({ may: true, mostCny, secondPerson });
const wish = (from: Grant, to: Grant, more: object = {}) => ({
  requestKey: randomUUID(),
  role: "support",
  right: "see_finance",
  from,
  to,
  ...more,
});
const set = (from: Grant, to: Grant, more: object = {}) => mei.code("/staff/setGrant", wish(from, to, more));
const refunds = { right: "give_refunds" };
const trail = async () =>
  (
    await world.pool.query(
      "select who, on_id, before, after from actions where action = 'role_changed' order by at, id",
    )
  ).rows;
const limits = async () =>
  (
    await world.pool.query(
      `select most_cny, second_person from staff_limits where role = 'support' and "right" = 'give_refunds'`,
    )
  ).rows;

test("a right that is given or taken holds at the next request of a running session, and stands in the trail", async () => {
  expect(await tom.code("/staff/getBooks", {})).toBe("RIGHT_MISSING");
  const once = wish(no, yes);
  expect([await mei.code("/staff/setGrant", once), await mei.code("/staff/setGrant", once)]).toEqual([
    "SUCCESS",
    "SUCCESS",
  ]);
  expect(await tom.code("/staff/getBooks", {})).toBe("SUCCESS");
  expect(await trail()).toEqual([
    { who: "mei@example.com", on_id: "support", before: { see_finance: false }, after: { see_finance: true } },
  ]);
  expect(await set(yes, no)).toBe("SUCCESS");
  expect(await tom.code("/staff/getBooks", {})).toBe("RIGHT_MISSING");
});

test("an amount takes the place of the right without one, and the other way round", async () => {
  expect(await set(upTo(70_000), yes, refunds)).toBe("SUCCESS");
  expect(await limits()).toEqual([]);
  expect(await set(yes, upTo(5000, false), refunds)).toBe("SUCCESS");
  expect(await limits()).toEqual([{ most_cny: 5000, second_person: false }]);
  expect(await set(upTo(5000, false), no, refunds)).toBe("SUCCESS");
  expect(await limits()).toEqual([]);
  expect((await trail()).map(({ after }) => after)).toEqual(
    expect.arrayContaining([
      { give_refunds: true },
      { give_refunds: true, cny_a_day: "50.00", second_person: false },
      { give_refunds: false },
    ]),
  );
});

test("two at the same moment: the second finds what the first has made of it, and overwrites nothing", async () => {
  const { browser: other } = await joined(world, { email: "boss@example.com", name: "Boss" });
  const codes = await Promise.all([
    set(upTo(70_000), upTo(100), refunds),
    other.code("/staff/setGrant", wish(upTo(70_000), upTo(200), refunds)),
  ]);
  expect(codes.toSorted()).toEqual(["RECORD_CHANGED", "SUCCESS"]);
  expect(await trail()).toHaveLength(1);
});

describe("refused, and nothing is changed", () => {
  test.each<[object, string]>([
    // an administrator's role has no cells, and nobody else decides about staff
    [{ role: "administrator" }, "INVALID_INPUT"],
    [{ right: "edit_staff" }, "INVALID_INPUT"],
    [{ right: "own_session" }, "INVALID_INPUT"],
    [{ right: "everything" }, "INVALID_INPUT"],
    [{ role: "king" }, "ROLE_GONE"],
    // no amount where there is no money
    [{ to: upTo(100) }, "INVALID_INPUT"],
    // nobody can confirm more of a goodwill
    [{ right: "give_goodwill", from: upTo(20_000, false), to: upTo(20_000) }, "INVALID_INPUT"],
    [{ ...refunds, to: upTo(-1) }, "INVALID_INPUT"],
    [{ ...refunds, to: upTo(1.5) }, "INVALID_INPUT"],
    // what was seen is not what is
    [{ from: yes, to: no }, "RECORD_CHANGED"],
    [{ ...refunds, from: upTo(70_001), to: no }, "RECORD_CHANGED"],
    [{ ...refunds, from: upTo(70_000, false), to: no }, "RECORD_CHANGED"],
  ])("%j: %s", async (more, code) => {
    expect(await set(no, yes, more)).toBe(code);
    expect(await trail()).toEqual([]);
    expect(await limits()).toEqual([{ most_cny: 70_000, second_person: true }]);
  });

  test("by anybody but an administrator, also with the right to decide about staff", async () => {
    await world.pool.query("insert into staff_grants values ('support', 'edit_staff')");
    expect(await tom.code("/staff/setGrant", wish(no, yes))).toBe("RIGHT_MISSING");
    expect(await trail()).toEqual([]);
  });

  test("by an administrator who is one no more at this very moment", async () => {
    const other = await world.pool.connect();
    await other.query("begin");
    await other.query("select from staff order by id for no key update");
    const setting = set(no, yes);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await other.query("update staff set role = 'editor' where email = 'mei@example.com'");
    await other.query("commit");
    other.release();
    expect(await setting).toBe("RIGHT_MISSING");
    expect(await trail()).toEqual([]);
  });
});
