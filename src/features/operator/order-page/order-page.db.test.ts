import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { delivered } from "../../../../test/purchases.ts";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { noteMessage } from "../../records/sent-messages/store.server.ts";
import type { GetOrderPage } from "./contract.ts";

type Page = OutputOf<typeof GetOrderPage>;

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
let number: string;
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" } });
  ({ browser } = await joined(world));
  const order = await delivered(world, { quantity: 2, expectedTotal: 21_000, email: "haruka@example.com" });
  number = order.orderNumber;
  await world.pool.query(
    "update esim_profiles set profile_state = 'installed', profile_state_at = '2026-11-21T07:00Z' where state = 'allotted'",
  );
  await world.answer("/order/askRefund", {
    ...order,
    requestKey: randomUUID(),
    positions: [2],
    reason: "does_not_work",
    note: "No network in Sapporo",
  });
});
afterAll(() => world.close());

const page = (wish: object = {}) => browser.get<Page>("/staff/getOrderPage", { number, ...wish });

test("the page says what waits, what was sold to the cent, and what the rule as sold says", async () => {
  const { waits, money, plan, sims, area, iso2 } = await page({ number: ` ${number.toLowerCase()} ` });
  expect([area, iso2, plan.code, plan.refundRule]).toEqual(["Japan", "JP", "jp-day-1gb", "until_installed"]);
  expect(money).toMatchObject({
    total: { amount: 21_000, currency: "HKD" },
    back: { amount: 0, currency: "HKD" },
    left: { amount: 21_000, currency: "HKD" },
    payments: [{ method: "card", kind: "order", charged: { amount: 21_000, currency: "HKD" } }],
  });
  expect(waits.requests).toEqual([
    expect.objectContaining({
      positions: [2],
      reason: "does_not_work",
      note: "No network in Sapporo",
      amount: { amount: 10_500, currency: "HKD" },
      terms: [expect.objectContaining({ position: 2, answer: "review", why: "installed", usedMb: 0 })],
    }),
  ]);
  expect(sims.shown.map(({ position, profile }) => [position, profile])).toEqual([
    [1, "installed"],
    [2, "installed"],
  ]);
});

test("everything that happened stands on one line of time, the newest first, and can be filtered by kind", async () => {
  const { moments, earlier } = await page();
  expect(earlier).toBeNull();
  expect(moments.map(({ at }) => at)).toEqual(
    moments
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(new Set(moments.map(({ what }) => what))).toEqual(
    new Set([
      "placed",
      "payment_begun",
      "payment_succeeded",
      "delivered",
      "mail_sent",
      "mail_queued",
      "request_asked",
      "profile_state",
    ]),
  );
  const money = (await page({ kind: "money" })).moments;
  expect(new Set(money.map(({ what }) => what))).toEqual(new Set(["placed", "payment_begun", "payment_succeeded"]));
  expect(money.find(({ what }) => what === "payment_succeeded")).toMatchObject({
    sum: { amount: 21_000, currency: "HKD" },
    word: "card",
  });
});

test("nobody's mailbox, name or phone is told whole, and no code at all", async () => {
  await world.pool.query(
    "update mails set recipient = 'friend@example.org' where kind = 'order_confirmed' or kind = 'esim_ready'",
  );
  const { rows } = await world.pool.query("select smdp_address from esim_profiles where order_id is not null");
  const told = JSON.stringify(await page());
  expect(told).toContain("h•••@example.com");
  expect(told).toContain("f•••@example.org");
  for (const secret of ["haruka@", "friend@", "LPA:", rows[0].smdp_address]) expect(told).not.toContain(secret);
});

test("pushes about its plans and texts about its SIMs stand beside the e-mails, with what became of them", async () => {
  const { rows } = await world.pool.query(
    "select order_id, iccid from data_plans join orders on id = order_id where number = $1 order by position",
    [number],
  );
  const { db } = world.shop;
  const [first, second] = rows.map(({ iccid }: { iccid: string }) => iccid) as [string, string];
  const push = { key: "p", way: "push", kind: "used_80", orderId: rows[0].order_id, position: 2 } as const;
  const text = { key: "t", way: "text", kind: "real_name_news", recipient: "•••• 4567" } as const;
  const now = world.shop.clock();
  await noteMessage(db, { ...push, recipient: "fcm.googleapis.com" }, "refused", now);
  await noteMessage(db, { ...text, iccids: [first, second, "8985200000000000000"] }, "failed", now);
  await noteMessage(db, { ...text, iccids: [first, second] }, "sent", now);
  await noteMessage(db, { ...text, key: "another", iccids: ["8985200000000000000"] }, "sent", now);
  const ofMessages = (await page({ kind: "mail" })).moments.filter(({ what }) => /^(push|text)_/.test(what));
  expect(ofMessages.toSorted((a, b) => a.what.localeCompare(b.what))).toMatchObject([
    { what: "push_refused", word: "used_80", text: "fcm.googleapis.com", sims: [2] },
    { what: "text_sent", word: "real_name_news", text: "•••• 4567", sims: [1, 2] },
  ]);
  expect((await page({ kind: "money" })).moments.filter(({ what }) => /^(push|text)_/.test(what))).toEqual([]);
});

describe("what is not there or not known", () => {
  test.each([
    [{ number: "FW0000000000" }, "ORDER_NOT_FOUND"],
    [{ number: "'; drop table orders" }, "ORDER_NOT_FOUND"],
    [{ kind: "secrets" }, "INVALID_INPUT"],
    [{ after: "nonsense" }, "INVALID_INPUT"],
    [{ sims: 0 }, "INVALID_INPUT"],
  ])("%j is refused with %s", async (wish, code) => {
    expect(await browser.code("/staff/getOrderPage", { number, ...wish })).toBe(code);
  });

  test("SIMs from beyond the last are none", async () => {
    expect((await page({ sims: 900 })).sims).toEqual({ shown: [], from: 900, next: null });
  });
});

test("of an order with many e-mails every one can be read and sent again, page by page", async () => {
  const { rows } = await world.pool.query<{ id: string }>(
    `insert into mails (order_id, kind, position, state, queued_at, sent_at)
     select id, 'esim_for_traveller', place, 'sent', now(), now() from orders, generate_series(1, 50) as place
       where number = $1 returning id`,
    [number],
  );
  const found: Page["mails"] = [];
  for (let mails: number | null = 1; mails !== null;) {
    const { mails: shown, olderMails }: Page = await page({ mails });
    expect(shown.length).toBeLessThanOrEqual(20);
    found.push(...shown);
    mails = olderMails;
  }
  const ids = found.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
  expect(found).toContainEqual(expect.objectContaining({ kind: "esim_ready" }));
  await world.pool.query("update mails set state = 'queued', sent_at = null where id = $1", [rows[0]!.id]);
  // all that have left are counted, also those of other pages, and none that still waits
  const sent = found.filter(({ id, state }) => state === "sent" && id !== rows[0]!.id).length;
  expect(sent).toBeGreaterThanOrEqual(49);
  expect([(await page()).mailsSent, (await page({ mails: 21 })).mailsSent]).toEqual([sent, sent]);
  await world.pool.query("delete from mails where kind = 'esim_for_traveller'");
});

test("whoever writes to it twice a second: pages of 50 lead through all moments, with none twice or left out", async () => {
  await world.pool.query(
    `insert into actions (at, who, action, order_id, details) select timestamptz '2026-11-21T09:00Z' + n / 3 * interval '1 second',
       'mei', 'case_closed', id, '{}' from orders, generate_series(1, 130) as n where number = $1`,
    [number],
  );
  const seen: string[] = [];
  for (let after: string | null = null, pages = 0; pages < 5; pages++) {
    const { moments, earlier } = await page(after === null ? {} : { after });
    seen.push(...moments.map(({ what, at, who, sims, word }) => JSON.stringify([what, at, who, sims, word])));
    if (earlier === null) break;
    after = earlier;
  }
  expect(seen.filter((one) => one.includes('"action"'))).toHaveLength(130);
  expect(seen.filter((one) => one.includes('"placed"'))).toHaveLength(1);
});
