import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hostileValues } from "../../../../test/hostile.ts";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { minuteMs } from "../../../kernel/duration.ts";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let world: World;
let mei: Browser;
let eddy: Browser;
let boss: Browser;
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" } });
  ({ browser: boss } = await joined(world, { email: "boss@example.com", name: "Boss" }));
  ({ browser: mei } = await joined(world));
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.pool.query("delete from price_proposals");
  await world.pool.query("delete from price_changes");
  await world.pool.query("delete from setting_changes");
  await world.pool.query("update cases set closed_at = now() where closed_at is null");
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  ({ browser: eddy } = await joined(world, { email, name: "Eddy", role: "editor" }));
  expect(await turn("on")).toBe("SUCCESS");
});

const settings = async () =>
  (await boss.get<{ settings: { name: string; version: number }[] }>("/staff/getSettings", {})).settings;
const turn = async (value: "on" | "off") => {
  const { version } = (await settings()).find(({ name }) => name === "prices_of_two")!;
  const wish = { requestKey: randomUUID(), name: "prices_of_two", version, value, reason: "auditors ask for it" };
  return boss.code("/staff/changeSetting", wish);
};
type Prices = Record<string, { amount: number; was: number | null }>;
type Row = { code: string; version: string; prices: Prices };
const code = "jp-day-1gb";
const rowOf = async (of = code) =>
  (await mei.get<{ plans: Row[] }>("/staff/getPrices", {})).plans.find((row) => row.code === of)!;
const hkd = async () =>
  (await world.pool.query("select amount from plan_prices where plan_code = $1 and currency = 'HKD'", [code])).rows[0]
    .amount as number;
const to = ({ code: of, version, prices }: Row, HKD: number) => ({
  code: of,
  version,
  prices: { ...prices, HKD: { ...prices["HKD"]!, amount: HKD } },
});
const publish = async (by: Browser, amount: number) =>
  by.ask("/staff/publishPrices", { changes: [to(await rowOf(), amount)] });
type Shown = {
  id: string;
  isMine: boolean;
  from: string | null;
  plans: { code: string; isOvertaken: boolean; differences: object[] }[];
};
const open = async (by = mei) => (await by.get<{ open: Shown[] }>("/staff/getPriceProposals", {})).open;
const paths = { confirm: "/staff/confirmPrices", decline: "/staff/declinePrices" };
const decide = (by: Browser, what: "confirm" | "decline", id: string, requestKey = randomUUID()) =>
  by.code(paths[what], { requestKey, id });
const cases = async () =>
  (await world.pool.query("select subject from cases where kind = 'prices_proposed' and closed_at is null")).rows;
const planOf = async () => {
  const { plan, version } = await mei.get<{ plan: Record<string, unknown>; version: string }>("/staff/getPlan", {
    code,
  });
  return { plan, version };
};

describe("a price that somebody publishes while two are asked for", () => {
  test("waits, names what differs, and is in the shop when a colleague confirms it; never by the proposer", async () => {
    const before = await hkd();
    const amount = before + 100;
    expect(await publish(eddy, amount)).toMatchObject({ resultCode: "SUCCESS", resultData: { isProposed: true } });
    expect(await hkd()).toBe(before);
    const [proposal] = await open();
    expect(proposal).toMatchObject({
      isMine: false,
      plans: [
        {
          code,
          isOvertaken: false,
          differences: [{ field: "prices.HKD.amount", before: String(before), after: String(amount) }],
        },
      ],
    });
    expect(await cases()).toEqual([{ subject: proposal!.id }]);
    expect((await open(eddy))[0]).toMatchObject({ isMine: true });
    expect(await decide(eddy, "confirm", proposal!.id)).toBe("OWN_PROPOSAL");
    expect(await hkd()).toBe(before);
    const once = randomUUID();
    const codes = await Promise.all([1, 2].map(() => decide(mei, "confirm", proposal!.id, once)));
    expect([codes, await hkd()]).toEqual([["SUCCESS", "SUCCESS"], amount]);
    expect([await open(), await cases()]).toEqual([[], []]);
    const { rows } = await world.pool.query(
      `select who, action, details ->> 'proposedBy' like '%@example.com' as by_another from actions
       where action in ('prices_proposed', 'prices_confirmed') or (action = 'plan_published' and who = 'mei@example.com')
       order by at desc, id desc limit 3`,
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        { who: "mei@example.com", action: "prices_confirmed", by_another: true },
        { who: "mei@example.com", action: "plan_published", by_another: true },
      ]),
    );
  });

  test("is proposed once, however often the button is pressed", async () => {
    const changes = [to(await rowOf(), (await hkd()) + 7)];
    const answers = await Promise.all([1, 2, 3].map(() => eddy.ask("/staff/publishPrices", { changes })));
    expect(answers.map(({ resultCode }) => resultCode)).toEqual(["SUCCESS", "SUCCESS", "SUCCESS"]);
    expect([(await open()).length, (await cases()).length]).toEqual([1, 1]);
  });

  test("collides with what somebody has published since, and stays a proposal", async () => {
    await publish(eddy, (await hkd()) + 200);
    const [proposal] = await open();
    expect(await turn("off")).toBe("SUCCESS");
    const other = (await hkd()) + 300;
    await publish(mei, other);
    expect((await open())[0]!.plans[0]!.isOvertaken).toBe(true);
    expect(await decide(mei, "confirm", proposal!.id)).toBe("RECORD_CHANGED");
    expect([await hkd(), (await open()).length]).toEqual([other, 1]);
    expect(await decide(mei, "decline", proposal!.id)).toBe("SUCCESS");
    expect(await decide(mei, "confirm", proposal!.id)).toBe("PROPOSAL_OVER");
    expect(await decide(mei, "decline", proposal!.id)).toBe("PROPOSAL_OVER");
  });

  test("is confirmed by one of two colleagues at the same moment, and declined or confirmed, not both", async () => {
    const before = await hkd();
    await publish(eddy, before + 400);
    const [proposal] = await open();
    const codes = await Promise.all([
      decide(mei, "confirm", proposal!.id),
      decide(boss, "confirm", proposal!.id),
      decide(eddy, "decline", proposal!.id),
    ]);
    expect(codes.toSorted()).toEqual(["PROPOSAL_OVER", "PROPOSAL_OVER", "SUCCESS"]);
    expect(await hkd()).toBe(codes[2] === "SUCCESS" ? before : before + 400);
  });

  test("does not outlive the proposer's right, nor is it confirmed by whom the right is taken", async () => {
    const before = await hkd();
    await publish(eddy, before + 500);
    const [proposal] = await open();
    await world.pool.query("update staff set role = 'reviewer' where name = 'Eddy'");
    expect(await decide(eddy, "decline", proposal!.id)).toBe("RIGHT_MISSING");
    expect(await decide(mei, "confirm", proposal!.id)).toBe("PROPOSAL_OVER");
    await world.pool.query("update staff set role = 'editor' where name = 'Eddy'");
    const other = await world.pool.connect();
    await other.query("begin");
    await other.query("select from staff where name = 'Mei Lam' for no key update");
    const confirming = decide(mei, "confirm", proposal!.id);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await other.query("update staff set role = 'support' where name = 'Mei Lam'");
    await other.query("commit");
    other.release();
    expect(await confirming).toBe("RIGHT_MISSING");
    await world.pool.query("update staff set role = 'administrator' where name = 'Mei Lam'");
    expect([await hkd(), (await open()).length]).toEqual([before, 1]);
  });
});

describe("no way leads around a second person", () => {
  test("the plan's own page proposes what changes a price, and publishes what does not", async () => {
    const before = await hkd();
    const { plan, version } = await planOf();
    const prices = plan["prices"] as Prices;
    const dearer = { ...plan, prices: { ...prices, HKD: { amount: before + 1, was: null } } };
    expect(await eddy.ask("/staff/publishPlan", { plan: dearer, version })).toMatchObject({
      resultData: { isProposed: true },
    });
    expect(await hkd()).toBe(before);
    expect(await decide(mei, "confirm", (await open())[0]!.id)).toBe("SUCCESS");
    expect(await hkd()).toBe(before + 1);
    const now = await planOf();
    const shorter = { ...now.plan, use_by_days: Number(now.plan["use_by_days"]) - 1 };
    expect(await eddy.ask("/staff/publishPlan", { plan: shorter, version: now.version })).toMatchObject({
      resultData: { isProposed: false },
    });
    expect((await planOf()).plan["use_by_days"]).toBe(shorter.use_by_days);
  });

  test("a new plan, and one that comes back on sale, wait as well", async () => {
    const { plan } = await planOf();
    const fresh = { ...plan, code: `new-${randomUUID().slice(0, 6)}` };
    expect(await eddy.ask("/staff/publishPlan", { plan: fresh, version: null })).toMatchObject({
      resultData: { isProposed: true },
    });
    expect(await eddy.code("/staff/getPlan", { code: fresh.code })).toBe("NOT_FOUND");
    expect(await decide(mei, "confirm", (await open())[0]!.id)).toBe("SUCCESS");
    const there = await mei.get<{ plan: object; version: string }>("/staff/getPlan", { code: fresh.code });
    expect(await eddy.code("/staff/withdrawPlan", { code: fresh.code, version: there.version })).toBe("SUCCESS");
    const gone = await mei.get<{ plan: object; version: string }>("/staff/getPlan", { code: fresh.code });
    expect(await eddy.ask("/staff/publishPlan", { plan: fresh, version: gone.version })).toMatchObject({
      resultData: { isProposed: true },
    });
    expect(await mei.get("/staff/getPlan", { code: fresh.code })).toMatchObject({ onSale: false });
  });

  test("prices to come are scheduled when a colleague confirms them, and not once their moment is over", async () => {
    const at = (minutes: number) => new Date(world.shop.clock().getTime() + minutes * minuteMs).toISOString();
    const schedule = async (from: string, amount: number) =>
      eddy.ask("/staff/schedulePrices", {
        requestKey: randomUUID(),
        changes: [to(await rowOf(), amount)],
        from,
        until: null,
      });
    const coming = async () => (await world.pool.query("select from price_changes")).rowCount;
    expect(await schedule(at(-1), 2000)).toMatchObject({ resultCode: "INVALID_INPUT" });
    expect(await schedule(at(2), 2000)).toMatchObject({ resultData: { isProposed: true } });
    expect(await schedule(at(500), 2100)).toMatchObject({ resultData: { isProposed: true } });
    expect(await coming()).toBe(0);
    // proposed at the same moment of the standing clock
    const [soon, later] = (await open()).toSorted((one, other) => one.from!.localeCompare(other.from!));
    world.at(at(3));
    expect(await decide(mei, "confirm", soon!.id)).toBe("INVALID_INPUT");
    expect(await decide(mei, "confirm", later!.id)).toBe("SUCCESS");
    expect(await coming()).toBe(1);
    world.at("2026-11-21T08:00:00Z");
  });

  test("the database itself knows no confirmation by the proposer", async () => {
    await publish(eddy, (await hkd()) + 9);
    await expect(
      world.pool.query(
        "update price_proposals set state = 'confirmed', decided_by = proposed_by, decided_at = now() where state = 'proposed'",
      ),
    ).rejects.toThrow("price_proposals_of_two");
  });
});

test("turned off, a price is published by one person as before; what waits may still be confirmed", async () => {
  const before = await hkd();
  await publish(eddy, before + 600);
  const [proposal] = await open();
  await turn("off");
  expect(await decide(mei, "confirm", proposal!.id)).toBe("SUCCESS");
  expect(await publish(eddy, before + 601)).toMatchObject({ resultData: { isProposed: false } });
  expect(await hkd()).toBe(before + 601);
});

test("what is hostile is no proposal", async () => {
  for (const id of Object.values(hostileValues))
    for (const what of ["confirm", "decline"] as const)
      expect(await decide(mei, what, id as string)).toMatch(/^(INVALID_INPUT|NOT_FOUND)$/);
});
