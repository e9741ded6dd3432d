import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { atDesk } from "../../../../test/at-desk.ts";
import { delivered, type Bought } from "../../../../test/purchases.ts";
import { joined } from "../../../../test/staff.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { networkByHand } from "../../../sandboxes/network/by-hand.server.ts";
import { keptOfPerson } from "../../people/personal-data/store.server.ts";
import { unbalanced } from "../../sales/payments/ledger-store.server.ts";
import { grantRefund } from "../refund-requests/decide-refund.server.ts";
import type { GetRefundLetter, GetRefundPreview, GiveRefund } from "./contract.ts";

type Preview = OutputOf<typeof GetRefundPreview>;
type Letter = OutputOf<typeof GetRefundLetter>;
type Given = OutputOf<typeof GiveRefund>;

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
let order: Bought;
beforeEach(async () => {
  world = await freshWorld({
    profiles: 6,
    environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" },
  });
  ({ browser } = await joined(world));
  order = await delivered(world, { quantity: 2, expectedTotal: 21_000 });
});
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  const [{ too_much: tooMuch }] = await ask(
    `select coalesce(bool_or(back > charged_amount), false) as too_much from payments p, lateral
       (select coalesce(sum(amount), 0) as back from refunds where payment_id = p.id and state <> 'failed') as those`,
  );
  expect(tooMuch).toBe(false);
  await world.close();
});

const ask = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const preview = (wish: object) =>
  browser.get<Preview>("/staff/getRefundPreview", { number: order.orderNumber, ...wish });
const wished = (wish: object) => ({
  number: order.orderNumber,
  requestKey: randomUUID(),
  kind: "sims",
  positions: [2],
  amount: 10_500,
  answer: "We are sorry.",
  ...wish,
});
const give = (wish: object = {}) => browser.get<Given>("/staff/giveRefund", wished(wish));
const refusal = (wish: object) => browser.code("/staff/giveRefund", wished(wish));
const states = async () =>
  (await ask("select state from staff_refunds order by decided_at, id")).map(({ state }) => state);
const refunded = async () => Number((await ask("select coalesce(sum(sold_amount), 0) as sum from refunds"))[0].sum);
/** Half a minute later: what was decided is carried out, with all that follows. */
const later = () => workOff(world, { evenLater: true, most: 200 });

async function usesTheSecond(): Promise<void> {
  const [{ iccid }] = await ask("select iccid from data_plans where position = 2");
  const hand = networkByHand({ pool: world.pool, clock: world.shop.clock });
  await hand.goTo(iccid, "JP");
  await hand.useNow(iccid, 1_000_000);
}

/** A buyer asks for money back for an eSIM that is installed: a person must look. */
async function asked(positions = [2]): Promise<string> {
  await ask("update esim_profiles set profile_state = 'installed' where state = 'allotted'");
  await world.answer("/order/askRefund", { ...order, requestKey: randomUUID(), positions, reason: "does_not_work" });
  return (await ask("select id from refund_requests"))[0].id;
}

test("the books that are shown before are those that are written", async () => {
  const shown = await preview({ kind: "sims", positions: [2] });
  expect(shown).toMatchObject({
    amount: { amount: 10_500, currency: "HKD" },
    most: { amount: 21_000, currency: "HKD" },
    positions: [2],
    goesTo: [{ method: "card", sum: { amount: 10_500, currency: "HKD" } }],
  });
  expect(await ask("select from staff_refunds")).toEqual([]);
  await give();
  await later();
  const [{ id }] = await ask("select id from refunds");
  const booked = await ask(
    "select account, amount, currency from ledger_entries where occasion = $1 order by account",
    [`refund:${id}`],
  );
  expect(booked).toEqual(
    shown.books
      .map(({ account, sum }) => ({ account, ...sum }))
      .toSorted((one, other) => (one.account < other.account ? -1 : 1)),
  );
});

test("the e-mail that is shown before is the one that is sent, in the buyer's language, masked and without a key", async () => {
  await ask("update orders set lang = 'zh-hk'");
  const wish = { number: order.orderNumber, kind: "sims", positions: [2] };
  const letter = (more: object = {}) => browser.get<Letter>("/staff/getRefundLetter", { ...wish, ...more });
  const shown = await letter();
  expect(shown.html).toContain('lang="zh-HK"');
  expect([shown.html, shown.text].join()).not.toMatch(/ href=|mei@example/);
  expect(await ask("select from staff_refunds")).toEqual([]);
  expect(await browser.code("/staff/getRefundLetter", { ...wish, part: 1 })).toBe("REFUND_NOT_POSSIBLE");
  await give();
  await later();
  const sent = world.letters.find(({ subject }) => subject === shown.subject);
  const figures = (text: string) => text.match(/HK\$[\d.,]+/g);
  expect([figures(sent!.text)?.length ?? 0, figures(shown.text)]).toEqual([expect.any(Number), figures(sent!.text)]);
  expect(shown.subject).toContain("105.00");
  const half = await letter({ kind: "money", positions: [], amount: 5_000 });
  expect(half.subject).toContain("50.00");
});

test("nothing moves for half a minute; then the SIM goes off at the network first and the money goes back", async () => {
  const { dueAt } = await give();
  expect(Date.parse(dueAt!) - world.shop.clock().getTime()).toBe(30_000);
  await workOff(world);
  expect([await states(), await refunded()]).toEqual([["waiting"], 0]);
  await later();
  expect([await states(), await refunded()]).toEqual([["done"], 10_500]);
  expect(await ask("select position from data_plans where state = 'cancelled'")).toEqual([{ position: 2 }]);
  expect(await ask("select kind from mails where kind = 'refunded'")).toHaveLength(1);
  expect(await ask("select action, reason as note from actions where action like 'refund%'")).toEqual([
    { action: "refund_decided", note: "We are sorry." },
  ]);
});

test("taken back in time nothing has happened; taken back twice is once; too late is said", async () => {
  const { id } = await give();
  expect(await browser.code("/staff/undoRefund", { id })).toBe("SUCCESS");
  expect(await browser.code("/staff/undoRefund", { id })).toBe("SUCCESS");
  await later();
  expect([await states(), await refunded()]).toEqual([["undone"], 0]);
  expect(await ask("select action from actions where action = 'refund_undone'")).toHaveLength(1);
  const again = await give();
  await later();
  expect(await browser.code("/staff/undoRefund", { id: again.id })).toBe("REFUND_NOT_POSSIBLE");
  expect(await browser.code("/staff/undoRefund", { id: randomUUID() })).toBe("NOT_FOUND");
});

test("in any parts, as often as something is left, and never more", async () => {
  await give({ kind: "money", positions: [], amount: 500 });
  await later();
  await give();
  await later();
  expect(await refusal({ amount: 1 })).toBe("REFUND_NOT_POSSIBLE");
  expect((await preview({ kind: "whole" })).amount).toEqual({ amount: 10_000, currency: "HKD" });
  await give({ kind: "whole", positions: [], amount: 10_000 });
  await later();
  expect(await refunded()).toBe(21_000);
  expect(await ask("select state from orders")).toEqual([{ state: "refunded" }]);
  expect(await refusal({ kind: "money", positions: [], amount: 1 })).toBe("REFUND_NOT_POSSIBLE");
});

describe("what cannot be changes nothing", () => {
  test.each<[object, string]>([
    [{ amount: 21_001 }, "REFUND_NOT_POSSIBLE"],
    [{ amount: 0 }, "INVALID_INPUT"],
    [{ amount: -5 }, "INVALID_INPUT"],
    [{ amount: 1.5 }, "INVALID_INPUT"],
    [{ answer: " " }, "INVALID_INPUT"],
    [{ positions: [] }, "REFUND_NOT_POSSIBLE"],
    [{ positions: [3] }, "REFUND_NOT_POSSIBLE"],
    [{ kind: "money", positions: [], amount: 21_000 }, "REFUND_NOT_POSSIBLE"],
    [{ number: "FW0000000000" }, "ORDER_NOT_FOUND"],
    [{ requestId: randomUUID() }, "REFUND_NOT_POSSIBLE"],
  ])("%j: %s", async (wish, code) => {
    expect(await refusal(wish)).toBe(code);
    expect(await ask("select from staff_refunds")).toEqual([]);
  });
});

test("two colleagues at the same moment do not decide about the same money; one key counts once", async () => {
  const both = await Promise.all([
    refusal({ kind: "whole", amount: 21_000 }),
    refusal({ kind: "whole", amount: 21_000 }),
  ]);
  expect(both.toSorted()).toEqual(["REFUND_NOT_POSSIBLE", "SUCCESS"]);
  await later();
  expect(await refunded()).toBe(21_000);

  order = await delivered(world, { quantity: 2, expectedTotal: 21_000 });
  const requestKey = randomUUID();
  const wish = { requestKey, kind: "money", positions: [], amount: 100 };
  const [one, other] = await Promise.all([give(wish), give(wish)]);
  expect(one).toEqual(other);
  expect(await refusal({ ...wish, amount: 200 })).toBe("REQUEST_KEY_REUSED");
  await later();
  expect(await refunded()).toBe(21_100);
});

test("when a colleague at the desk grants the buyer's request meanwhile, the decided refund is not made and a case says so", async () => {
  await give();
  const requestId = await asked([1, 2]);
  expect(await grantRefund(world.db, requestId, "Fine.", atDesk(world, "wing"))).toBe("done");
  await later();
  expect([await states(), await refunded()]).toEqual([["refused"], 21_000]);
  expect(await ask("select kind from cases")).toEqual([{ kind: "refund_overtaken" }]);
});

test("a buyer's request is granted in part with the answer, and cannot be rejected or granted again meanwhile", async () => {
  const requestId = await asked();
  expect(await preview({ kind: "sims", requestId })).toMatchObject({ amount: { amount: 10_500 }, positions: [2] });
  await give({ requestId, amount: 5250 });
  expect(await refusal({ requestId, amount: 100 })).toBe("REFUND_NOT_POSSIBLE");
  const rejecting = { requestKey: randomUUID(), requestId, answer: "No." };
  expect(await browser.code("/staff/rejectRefund", rejecting)).toBe("REFUND_NOT_POSSIBLE");
  await later();
  expect(await ask("select state, answer, amount, decided_by from refund_requests")).toEqual([
    { state: "granted", answer: "We are sorry.", amount: 5250, decided_by: "mei@example.com" },
  ]);
  expect(await refunded()).toBe(5250);
});

test("rejected: the buyer gets the reason, no money moves, and twice is once", async () => {
  const requestId = await asked();
  const wish = { requestKey: randomUUID(), requestId, answer: "It was used for six days." };
  expect(await browser.code("/staff/rejectRefund", wish)).toBe("SUCCESS");
  expect(await browser.code("/staff/rejectRefund", wish)).toBe("SUCCESS");
  expect(await browser.code("/staff/rejectRefund", { ...wish, requestKey: randomUUID() })).toBe("REFUND_NOT_POSSIBLE");
  expect(
    await browser.code("/staff/rejectRefund", { ...wish, requestKey: randomUUID(), requestId: randomUUID() }),
  ).toBe("NOT_FOUND");
  await later();
  expect(await ask("select kind from mails where kind = 'refund_rejected'")).toHaveLength(1);
  expect([await refunded(), await states()]).toEqual([0, []]);
});

test("a rejection is taken back with its letter within ten seconds: the request waits again, and the buyer hears of neither", async () => {
  const requestId = await asked();
  const reject = () =>
    browser.code("/staff/rejectRefund", { requestKey: randomUUID(), requestId, answer: "It was used for six days." });
  const letter = async () => (await ask("select id from mails where kind = 'refund_rejected'"))[0]?.id as string;
  const back = (id: string, requestKey = randomUUID()) => browser.code("/staff/undoRejection", { requestKey, id });
  const told = () => ask("select kind from mails where kind = 'refund_rejected' and state = 'sent'");
  await reject();
  const [id, key] = [await letter(), randomUUID()];
  expect(await browser.code("/staff/takeMailBack", { requestKey: randomUUID(), id })).toBe("MAIL_NOT_AGAIN");
  expect([await back(id, key), await back(id, key)]).toEqual(["SUCCESS", "SUCCESS"]);
  await later();
  expect(await told()).toEqual([]);
  expect(await ask("select state, answer, decided_at, decided_by from refund_requests")).toEqual([
    { state: "asked", answer: null, decided_at: null, decided_by: null },
  ]);
  expect(await reject()).toBe("SUCCESS");
  const [again] = [await letter()];
  await later();
  expect(await told()).toHaveLength(1);
  expect(await back(again)).toBe("MAIL_NOT_AGAIN");
  expect(await ask("select state from refund_requests")).toEqual([{ state: "rejected" }]);
});

test("until the letter of a rejection leaves, its buyer's page and copy say that the request waits", async () => {
  const requestId = await asked([1, 2]);
  const shown = async () => {
    const { timeline, can } = (await world.answer("/order/getOrderDetail", order)).envelope.resultData as {
      timeline: { kind: string; open: boolean; text: string | null }[];
      can: { refund: boolean };
    };
    const { kind, open, text } = timeline.at(-1)!;
    return [kind, open, text, can.refund];
  };
  const copied = async () => {
    const [{ email }] = await ask("select email from orders");
    const { orders } = await keptOfPerson({ ...world.shop, now: world.shop.clock() }, { accountId: null, email });
    const { requests, letters } = orders[0]!;
    const { state, answer, decidedAt } = requests[0]!;
    return [state, answer, decidedAt !== null, letters.some(({ kind }) => kind === "refund_rejected")];
  };
  const waits = await shown();
  await browser.code("/staff/rejectRefund", { requestKey: randomUUID(), requestId, answer: "It was used." });
  expect([await shown(), waits]).toEqual([waits, ["refund_asked", true, null, false]]);
  expect(await copied()).toEqual(["asked", null, false, false]);
  await later();
  const told = ["refund_rejected", false, "It was used."];
  expect((await shown()).slice(0, 3)).toEqual(told);
  // a copy of the letter is held, too, and takes nothing back that was read
  const [{ id }] = await ask("select id from mails where kind = 'refund_rejected'");
  await browser.code("/staff/sendMailAgain", { requestKey: randomUUID(), id });
  expect([(await shown()).slice(0, 3), await copied()]).toEqual([told, ["rejected", "It was used.", true, true]]);
});

test("a copy of its letter takes no rejection back: its buyer has read of it", async () => {
  const requestId = await asked();
  await browser.code("/staff/rejectRefund", { requestKey: randomUUID(), requestId, answer: "It was used." });
  await later();
  const [{ id: first }] = await ask("select id from mails where kind = 'refund_rejected'");
  world.at(new Date(world.shop.clock().getTime() + 60_000).toISOString());
  const { id } = await browser.get<{ id: string }>("/staff/sendMailAgain", { requestKey: randomUUID(), id: first });
  expect(await browser.code("/staff/undoRejection", { requestKey: randomUUID(), id })).toBe("MAIL_NOT_AGAIN");
  expect(await ask("select state from refund_requests")).toEqual([{ state: "rejected" }]);
  expect(await browser.code("/staff/takeMailBack", { requestKey: randomUUID(), id })).toBe("SUCCESS");
});

test("a rejection stays where the buyer has asked anew meanwhile, and then its letter does, too", async () => {
  const requestId = await asked();
  await browser.code("/staff/rejectRefund", { requestKey: randomUUID(), requestId, answer: "It was used." });
  const [{ id }] = await ask("select id from mails where kind = 'refund_rejected'");
  await asked();
  expect(await browser.code("/staff/undoRejection", { requestKey: randomUUID(), id })).toBe("BUYER_ACTED");
  await later();
  expect(await ask("select kind from mails where kind = 'refund_rejected' and state = 'sent'")).toHaveLength(1);
});

test("used within the half minute: the thief keeps no data for free, a person decides again", async () => {
  await give();
  await usesTheSecond();
  await later();
  const [{ state }] = await ask("select state from refund_requests");
  const back = await refunded();
  expect([state, back]).toEqual(["asked", 0]);
});

test("a plan change takes a part since: what is now all the money is not given for one SIM of two", async () => {
  await ask("update esim_profiles set profile_state = 'released' where state = 'allotted'");
  await give({ positions: [1], amount: 18_000 });
  const change = { ...order, requestKey: randomUUID(), planCode: "jp-day-1gb", days: 6, expectedDifference: -3000 };
  expect((await world.answer("/order/changePlan", change)).envelope.resultCode).toBe("SUCCESS");
  await workOff(world, { only: "make-plan-change" });
  await later();
  expect([await states(), await refunded()]).toEqual([["refused"], 3000]);
  expect(await ask("select kind from cases")).toEqual([{ kind: "refund_overtaken" }]);
});

test("after money alone, one of two SIMs comes back: the request about the other says what that has left", async () => {
  await ask("update esim_profiles set profile_state = 'released' where state = 'allotted'");
  await give({ kind: "money", positions: [], amount: 9000 });
  await later();
  const wish = { ...order, requestKey: randomUUID(), positions: [1, 2], reason: "plans_changed" };
  expect((await world.answer("/order/askRefund", wish)).envelope.resultData).toMatchObject({ decision: "at_once" });
  await usesTheSecond();
  await workOff(world, { only: "take-back" });
  expect(await ask("select positions, state, amount from refund_requests order by positions")).toEqual([
    { positions: [1], state: "granted", amount: 10_500 },
    { positions: [2], state: "asked", amount: 1500 },
  ]);
});
