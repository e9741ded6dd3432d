import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { aSim, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import { aForm, sent, type Form } from "../../people/real-names/real-names.world.ts";
import { bought, byHand, tenGb } from "../packages/packages.world.ts";
import { carryOutSwap } from "./carry-out-swap.server.ts";

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
let order: Awaited<ReturnType<typeof bought>>;
beforeEach(async () => {
  world = await freshWorld({ profiles: 4, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "support" }));
  order = await bought(world, tenGb);
  world.letters.length = 0;
});
afterEach(() => world.close());

const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const wish = (more: object = {}) => ({
  requestKey: randomUUID(),
  iccid: order.iccid,
  cause: "lost",
  why: "Left on the ferry",
  ...more,
});
const swap = (more: object = {}, who = browser) => who.code("/staff/swapEsim", wish(more));
const swaps = () => rows("select state, failure, new_iccid from esim_swaps order by asked_at, state");
const states = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await rows("select state, count(*)::int as count from esim_profiles group by state")).map(
      ({ state, count }: { state: string; count: number }) => [state, count],
    ),
  );
const inPlace = async (): Promise<string[]> =>
  (await rows("select iccid from esim_profiles where state = 'allotted' order by iccid")).map(({ iccid }) => iccid);
const carrying = async () => rows("select iccid from sandbox_network.loaded_plans where state <> 'ended'");
const money = () => rows("select count(*)::int as count from ledger_entries");
const jobId = async (): Promise<{ id: string }> => (await rows("select id from esim_swaps"))[0] as { id: string };

test("what is left goes on with another eSIM, the old one is out of use, and the buyer gets the new one's link; no money moves", async () => {
  const before = await money();
  await byHand(world).goTo(order.iccid, "JP");
  await byHand(world).useNow(order.iccid, 300);
  expect(await swap()).toBe("SUCCESS");
  expect([await inPlace(), world.letters.length]).toEqual([[order.iccid], 0]);
  await workOff(world);
  const [next] = (await inPlace()) as [string];
  expect(next).not.toBe(order.iccid);
  expect(await states()).toEqual({ allotted: 1, available: 2, retired: 1 });
  expect(await carrying()).toEqual([{ iccid: next }]);
  expect(await byHand(world).useNow(order.iccid, 50)).toBe(0);
  await byHand(world).goTo(next, "JP");
  await byHand(world).useNow(next, 100);
  expect(await browser.code("/staff/askNetwork", { iccid: next })).toBe("SUCCESS");
  expect(await browser.get("/staff/getSim", { iccid: next })).toMatchObject({
    replaces: order.iccid,
    plans: [{ number: order.orderNumber, state: "active", usedMb: 400 }],
  });
  expect(await browser.get("/staff/getSim", { iccid: order.iccid })).toMatchObject({
    swap: { state: "done", to: next },
    canBeReplaced: false,
    plans: [],
  });
  const [letter, ...more] = world.letters;
  expect(more).toEqual([]);
  expect(letter).toMatchObject({ to: "mei@example.com", subject: `A new eSIM for order ${order.orderNumber}` });
  expect(letter!.text).toContain(next);
  expect(letter!.text).not.toContain(order.iccid);
  expect(await money()).toEqual(before);
  expect(await rows("select reason, before, after, details from actions where action = 'esim_swapped'")).toEqual([
    {
      reason: "Left on the ferry",
      before: { sim: order.iccid.slice(-4) },
      after: { sim: next.slice(-4) },
      details: { position: 1, cause: "lost" },
    },
  ]);
});

test("the traveller page, the account's list, its automatic top-up and shared links follow the new one or end", async () => {
  const theirs = await world.answer("/esim/shareEsim", {
    orderNumber: order.orderNumber,
    key: order.key,
    position: 1,
    lasts: "day",
  });
  expect(theirs.envelope.resultCode).toBe("SUCCESS");
  await rows(
    "insert into accounts (email, lang, created_at) values ('mei@example.com', 'en', now()) on conflict do nothing",
  );
  await rows(
    `insert into accounts (email, lang, created_at) values ('thief@example.com', 'en', now()) on conflict do nothing`,
  );
  await rows(
    `insert into account_sims (account_id, iccid, remark, added, added_at)
     select id, $1, email, true, now() from accounts`,
    [order.iccid],
  );
  await swap();
  await workOff(world);
  const [next] = await inPlace();
  expect(await rows("select remark, iccid from account_sims order by remark")).toEqual([
    { remark: "mei@example.com", iccid: next },
    { remark: "thief@example.com", iccid: order.iccid },
  ]);
  expect(await rows("select from esim_shares where revoked_at is null")).toEqual([]);
  const shown = (await world.answer("/order/getOrderResult", { orderNumber: order.orderNumber, key: order.key }))
    .envelope;
  expect(JSON.stringify(shown)).toContain(next);
  expect(JSON.stringify(shown)).not.toContain(order.iccid);
});

describe("an eSIM that is registered under a real name", () => {
  const registered = () => rows("select iccid, regions from sandbox_network.registered order by iccid");
  const held = () => rows("select iccid from real_name_sims where holds");
  const decided = async (form: Form) => {
    const { browser: ada } = await joined(world, { email: "ada@farwave.example", name: "Ada", role: "reviewer" });
    const wish = { requestKey: randomUUID(), number: form.number, version: 2, decision: "registered" };
    expect(await ada.code("/staff/decideRealName", wish)).toBe("SUCCESS");
    await workOff(world, { evenLater: true });
  };

  test("hands its registration over: the new one has data in Hong Kong, and the old one is under nobody's name", async () => {
    await decided(await sent(world, { sims: [{ iccid: order.iccid, remark: "Mine" }] }));
    expect(await registered()).toEqual([{ iccid: order.iccid, regions: ["HK"] }]);
    await swap();
    await workOff(world);
    const [next] = (await inPlace()) as [string];
    expect(await rows("select iccid, remark from real_name_sims where holds")).toEqual([
      { iccid: next, remark: "Mine" },
    ]);
    expect(await registered()).toContainEqual({ iccid: next, regions: ["HK"] });
    expect(await rows("select regions from told_sims where iccid = $1", [next])).toEqual([{ regions: ["HK"] }]);
  });

  test("and whose form waits is registered by its new number, whoever decides afterwards", async () => {
    const form = await sent(world, { sims: [{ iccid: order.iccid }] });
    await swap();
    await workOff(world);
    const [next] = (await inPlace()) as [string];
    expect(await registered()).toEqual([]);
    await decided(form);
    expect(await registered()).toEqual([{ iccid: next, regions: ["HK"] }]);
  });

  test("while its document changes: the new document takes over the new number", async () => {
    await decided(await sent(world, { sims: [{ iccid: order.iccid }] }));
    const changed = await sent(world, {
      purpose: 2,
      sims: [{ iccid: order.iccid }],
      document: { ...(aForm({ number: "", key: "" }) as { document: object }).document, number: "TR7654321" },
      original: { type: 1, number: "TR1234567" },
    });
    await swap();
    await workOff(world);
    await decided(changed);
    expect(await held()).toEqual([{ iccid: (await inPlace())[0] }]);
    expect(await rows("select state from real_names order by begun_at, state")).toEqual([
      { state: "deregistered" },
      { state: "registered" },
    ]);
  });

  test("stays under nobody else's name: a thief who has put a name to the new number keeps it", async () => {
    await decided(await sent(world, { sims: [{ iccid: order.iccid }] }));
    const [{ iccid: free }, ...others] = (await rows(
      "select iccid from esim_profiles where state = 'available' order by iccid",
    )) as [{ iccid: string }];
    await rows("delete from esim_profiles where iccid = any ($1)", [others.map(({ iccid }) => iccid)]);
    await swap();
    await sent(world, {
      sims: [{ iccid: aSim(77) }],
      document: { ...(aForm({ number: "", key: "" }) as { document: object }).document, number: "TR7654321" },
    });
    // by the form nobody can any more (askAsStranger), and somebody may have before
    await rows("update real_name_sims set iccid = $1 where iccid = $2", [free, aSim(77)]);
    await workOff(world);
    expect(await inPlace()).toEqual([free]);
    expect(new Set((await held()).map(({ iccid }) => iccid))).toEqual(new Set([free, order.iccid]));
  });
});

describe("exactly once", () => {
  test("the same request twice, and two colleagues at once, replace it once", async () => {
    const same = wish();
    const { browser: tom } = await joined(world, { email: "tom@farwave.example", name: "Tom", role: "support" });
    const answers = await Promise.all([
      browser.code("/staff/swapEsim", same),
      browser.code("/staff/swapEsim", same),
      swap({}, tom),
    ]);
    expect(answers[0]).toBe(answers[1]);
    expect(answers.filter((code) => code !== "SUCCESS").length).toBeGreaterThan(0);
    await workOff(world);
    expect([await swaps(), await states(), world.letters.length]).toMatchObject([
      [{ state: "done" }],
      { allotted: 1, retired: 1 },
      1,
    ]);
    expect(await swap()).toBe("CASE_CHANGED");
  });

  test.each(["before the network", "after the network"] as const)(
    "killed %s has heard of it: one works at every moment, and the next run ends it",
    async (where) => {
      await swap();
      const { network } = world.shop;
      world.shop.network = {
        ...network,
        moveSim: async (from, to) => {
          if (where === "after the network") await network.moveSim(from, to);
          throw new NetworkUnavailable(where);
        },
      };
      await expect(carryOutSwap.run(await jobId(), world.shop)).rejects.toBeInstanceOf(NetworkUnavailable);
      expect([await inPlace(), (await carrying()).length, world.letters.length]).toEqual([[order.iccid], 1, 0]);
      world.shop.network = network;
      await Promise.all([carryOutSwap.run(await jobId(), world.shop), carryOutSwap.run(await jobId(), world.shop)]);
      await workOff(world);
      expect([await swaps(), await carrying(), world.letters.length]).toMatchObject([
        [{ state: "done" }],
        [{ iccid: (await inPlace())[0] }],
        1,
      ]);
    },
  );

  test.each(["before the network is asked", "while the network answers"] as const)(
    "given back %s: nothing replaces it, nothing runs, and no eSIM that may be known is sold",
    async (when) => {
      await swap();
      const giveBack = async () => {
        await rows("update esim_profiles set state = 'retired' where iccid = $1", [order.iccid]);
        await rows("update data_plans set state = 'cancelled' where iccid = $1", [order.iccid]);
      };
      const { network } = world.shop;
      if (when === "before the network is asked") await giveBack();
      else
        world.shop.network = {
          ...network,
          moveSim: async (from, to) => {
            const moved = await network.moveSim(from, to);
            await giveBack();
            return moved;
          },
        };
      await carryOutSwap.run(await jobId(), world.shop);
      expect(await swaps()).toMatchObject([{ state: "stopped", failure: "overtaken" }]);
      expect(await states()).toEqual({ available: 2, retired: 2 });
      await workOff(world);
      expect(world.letters).toEqual([]);
    },
  );
});

test("a plan that the network was never known to carry is loaded on the new one, and not twice", async () => {
  await swap();
  const { network } = world.shop;
  world.shop.network = {
    ...network,
    moveSim: async (from, to) => {
      const moved = await network.moveSim(from, to);
      const [{ reference }] = (await rows("select network_reference as reference from data_plans")) as [
        { reference: string },
      ];
      await network.endPlan(reference);
      await rows("update data_plans set network_reference = null, network_asked_at = now()");
      return moved;
    },
  };
  await workOff(world);
  const [next] = await inPlace();
  expect(await carrying()).toEqual([{ iccid: next }]);
  expect(await rows("select network_reference is not null as known, network_round from data_plans")).toEqual([
    { known: true, network_round: 1 },
  ]);
});

test("a network that refuses leaves the old one working and tells a person; the new one can be sold, unless it is the trouble", async () => {
  await rows("insert into sandbox_network.sims (iccid, state, known_at) values ($1, 'expired', now())", [order.iccid]);
  await swap();
  await workOff(world);
  expect([await swaps(), await inPlace(), await states()]).toMatchObject([
    [{ state: "stopped", failure: "sim_expired" }],
    [order.iccid],
    { available: 3, allotted: 1 },
  ]);
  expect(await rows("select subject, details from cases where kind = 'esim_not_swapped'")).toEqual([
    { subject: order.iccid, details: { order: order.orderNumber, position: 1, failure: "sim_expired" } },
  ]);
  await rows("delete from sandbox_network.sims where iccid = $1", [order.iccid]);
  await rows(
    "insert into sandbox_network.sims (iccid, state, known_at) select iccid, 'expired', now() from esim_profiles where state = 'available'",
  );
  expect(await swap()).toBe("SUCCESS");
  await workOff(world);
  expect(await states()).toEqual({ available: 2, allotted: 1, retired: 1 });
  expect(world.letters).toEqual([]);
});

test("without stock nothing is begun, and it says so", async () => {
  await rows("delete from esim_profiles where state = 'available'");
  expect(await swap()).toBe("OUT_OF_STOCK");
  expect([await swaps(), await inPlace()]).toEqual([[], [order.iccid]]);
});

describe("the thief", () => {
  test("a role without the right, a stale proof and a right that is taken away replace nothing", async () => {
    const { browser: finance } = await joined(world, { email: "f@farwave.example", name: "F", role: "finance" });
    expect(await swap({}, finance)).toBe("RIGHT_MISSING");
    await rows("delete from staff_grants where \"right\" = 'swap_esims'");
    expect(await swap()).toBe("RIGHT_MISSING");
    await rows("insert into staff_grants values ('support', 'swap_esims')");
    world.at(new Date(world.shop.clock().getTime() + 11 * 60_000).toISOString());
    expect(await swap()).toBe("CONFIRM_FIRST");
    expect(await states()).toMatchObject({ available: 3, allotted: 1 });
  });

  test("who corrected the mailbox does not replace its eSIM; a colleague does", async () => {
    const corrected = await browser.code("/staff/correctAddress", {
      requestKey: randomUUID(),
      number: order.orderNumber,
      email: "accomplice@example.net",
      provenBy: "payment",
      why: "A typo",
    });
    expect(corrected).toBe("SUCCESS");
    expect(await swap()).toBe("COLLEAGUE_SWAPS");
    const { browser: tom } = await joined(world, { email: "tom@farwave.example", name: "Tom", role: "support" });
    expect(await swap({}, tom)).toBe("SUCCESS");
  });

  test("who replaced an eSIM does not correct its mailbox for seven days; a colleague does", async () => {
    await swap();
    await workOff(world);
    const correct = (who: typeof browser) =>
      who.code("/staff/correctAddress", {
        requestKey: randomUUID(),
        number: order.orderNumber,
        email: "accomplice@example.net",
        provenBy: "payment",
        why: "A typo",
      });
    expect(await correct(browser)).toBe("COLLEAGUE_SWAPS");
    const { browser: tom } = await joined(world, { email: "tom@farwave.example", name: "Tom", role: "support" });
    expect(await correct(tom)).toBe("SUCCESS");
  });

  test("one SIM twice in 30 days, one member ten times in a day", async () => {
    for (const _ of [1, 2]) {
      expect(await swap({ iccid: (await inPlace())[0] })).toBe("SUCCESS");
      await workOff(world);
    }
    expect(await swap({ iccid: (await inPlace())[0] })).toBe("SWAPPED_OFTEN");
    const other = await bought(world, { ...tenGb, email: "ken@example.com" });
    await rows(
      "insert into actions (at, who, staff_id, action, details) select $1, 'kit', id, 'esim_swapped', '{}' from staff, generate_series(1, 8) where email = 'kit@farwave.example'",
      [world.shop.clock()],
    );
    expect(await swap({ iccid: other.iccid })).toBe("SWAPPED_OFTEN");
  });

  test("neither answer, page nor trail shows a code, old or new", async () => {
    const answer = await browser.ask("/staff/swapEsim", wish());
    await workOff(world);
    const [next] = (await inPlace()) as [string];
    const said = JSON.stringify([
      answer,
      await browser.get("/staff/getSim", { iccid: next }),
      await browser.get("/staff/getOrderPage", { number: order.orderNumber }),
      await rows("select * from actions"),
    ]);
    expect(said).not.toMatch(/LPA:|smdp/i);
  });
});

test.each<[string, string, string]>([
  [
    "a supplier's of which nothing is known to be ordered",
    "update esim_profiles set supplier = 'reseller' where state = 'allotted'",
    "SWAP_NOT_POSSIBLE",
  ],
  ["one of an order that goes back", "update orders set state = 'refunding'", "SWAP_NOT_POSSIBLE"],
  ["one whose plan is being loaded", "update data_plans set network_reference = null", "SWAP_NOT_POSSIBLE"],
  ["one whose days are over", "update data_plans set state = 'expired'", "SWAP_NOT_POSSIBLE"],
])("%s is not replaced", async (_, change, code) => {
  await rows(change);
  expect(await swap()).toBe(code);
  expect(await states()).toMatchObject({ available: 3 });
});

test("one that nobody bought, and what is typed wrong, are refused", async () => {
  const [{ iccid }] = (await rows("select iccid from esim_profiles where state = 'available' limit 1")) as [
    { iccid: string },
  ];
  expect(await swap({ iccid })).toBe("NOT_FOUND");
  expect(await swap({ iccid: "8985234999999999999" })).toBe("NOT_FOUND");
  for (const [more, field] of [
    [{ why: " " }, "why"],
    [{ cause: "bored" }, "cause"],
    [{ iccid: "1" }, "iccid"],
  ] as const)
    expect(await browser.ask("/staff/swapEsim", wish(more))).toMatchObject({
      resultCode: "INVALID_INPUT",
      resultData: { fields: [{ field }] },
    });
});
