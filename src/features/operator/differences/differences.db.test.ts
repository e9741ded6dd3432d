import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import type { ListedPayment } from "../../../adapters/payment/payment-gateway.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { checkLedger } from "../../sales/payments/check-ledger.server.ts";
import { ledgerDifferences } from "../../sales/payments/ledger-proof.server.ts";
import { unbalanced } from "../../sales/payments/ledger-store.server.ts";
import { paymentsWorld, type PaymentsWorld } from "../../sales/payments/payments.world.ts";
import { reconcilePayments } from "../../sales/payments/reconcile-payments.server.ts";
import { carryOutDifference } from "./carry-out.server.ts";
import type { GetDifference, GetDifferences } from "./contract.ts";

type Joined = Awaited<ReturnType<typeof joined>>;
let world: PaymentsWorld;
let ann: Joined;
let bob: Joined;
beforeEach(async () => {
  world = await paymentsWorld();
  ann = await joined(world, { email: "ann@example.com", name: "Ann", role: "finance" });
  bob = await joined(world, { email: "bob@example.com", name: "Bob", role: "finance" });
});
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  expect(await ledgerDifferences(world.db)).toEqual([]);
  await world.close();
});

const at = () => world.shop.clock();
const reconcile = () => reconcilePayments.run({}, world.shop);
const listed = (reference: string, change: Partial<ListedPayment> = {}): ListedPayment => {
  const { paymentId, amount } = world.gateway.requests.get(reference)!;
  return { reference, state: "succeeded", paymentId, amount, createdAt: at(), settledAt: at(), ...change };
};
const says = (...payments: ListedPayment[]) => void world.gateway.listed.payments.splice(0, Infinity, ...payments);
const saysRefunds = (...refunds: typeof world.gateway.listed.refunds) =>
  void world.gateway.listed.refunds.splice(0, Infinity, ...refunds);

const list = async (who = ann) =>
  (await who.browser.get<OutputOf<typeof GetDifferences>>("/staff/getDifferences", {})).differences;
const look = (id: string, who = ann) => who.browser.get<OutputOf<typeof GetDifference>>("/staff/getDifference", { id });
async function only(who = ann) {
  const [found, ...more] = await list(who);
  expect(more).toEqual([]);
  return look(found!.id, who);
}
type Seen = Awaited<ReturnType<typeof only>>;
const wish = ({ id, version }: Seen, deed: string, account: string | null = null, more: object = {}) => ({
  requestKey: randomUUID(),
  id,
  version,
  deed,
  account,
  reason: "Seen at the gateway",
  ...more,
});
const decide = (who: Joined, seen: Seen, deed: string, account: string | null = null) =>
  who.browser.code("/staff/decideDifference", wish(seen, deed, account));
/** Half a minute after they were decided. */
const carriedOut = () => world.work({ evenLater: true });
const withdraw = async (who: Joined, seen: Seen) =>
  who.browser.code("/staff/withdrawDifference", {
    requestKey: randomUUID(),
    id: (await look(seen.id)).decisions[0]!.id,
  });
const carryOut = async () => {
  const [decision] = await world.ask<{ id: string }>("select id from difference_decisions order by decided_at desc");
  await carryOutDifference.run({ id: decision!.id }, world.shop);
};
const corrections = () =>
  world.ask("select account, currency, amount from ledger_entries where occasion like 'correction:%' order by account");
const limit = (fen: number, second = true) =>
  world.pool.query("update staff_limits set most_cny = $1, second_person = $2 where \"right\" = 'settle_differences'", [
    fen,
    second,
  ]);

/** Paid and delivered here; the gateway lists one hundredth more. */
async function otherAmount() {
  const { reference } = await world.delivered();
  says(listed(reference, { amount: { amount: 10_501, currency: "HKD" } }));
  await reconcile();
  return only();
}

/** Paid there by somebody else, in nobody's books here. */
async function unknownPayment() {
  const { reference } = await world.delivered();
  const request = world.gateway.requests.get(reference)!;
  const amount = { amount: 4200, currency: "HKD" as const };
  const there = await world.gateway.startPayment({ ...request, paymentId: randomUUID(), amount });
  world.gateway.settle(there.reference, "succeeded");
  says(listed(reference), listed(reference, { reference: there.reference, paymentId: null, amount }));
  await reconcile();
  return only();
}

async function refundMadeThere(amount = 500) {
  const { reference, paymentId, orderNumber } = await world.delivered();
  const theirs = { reference: "re_by_hand", state: "succeeded" as const };
  world.gateway.refunds.set(theirs.reference, { ...theirs, amount });
  says(listed(reference));
  saysRefunds({ ...theirs, refundId: null, paymentId, amount: { amount, currency: "HKD" }, createdAt: at() });
  await reconcile();
  return { seen: await only(), orderNumber };
}

test("both sides, the likely cause and what can be done stand in the list's page; a fee that differs is taken over", async () => {
  const { reference, orderNumber } = await world.delivered();
  says(listed(reference, { fee: { amount: 500, currency: "HKD" } }));
  await reconcile();
  says(listed(reference, { fee: { amount: 520, currency: "HKD" } }));
  await reconcile();
  const seen = await only();
  expect(seen).toMatchObject({
    kind: "payment_other_fee",
    cause: "fee_differs",
    gap: { amount: -20, currency: "HKD" },
    order: orderNumber,
    gateway: "sandbox",
  });
  expect(seen.deeds.map(({ deed, account }) => [deed, account])).toEqual([
    ["take_over", "fees"],
    ["ours_is_right", null],
  ]);
  expect(await decide(ann, seen, "take_over", "fees")).toBe("SUCCESS");
  await carriedOut();
  expect(await corrections()).toEqual([
    { account: "fees", currency: "HKD", amount: 20 },
    { account: "gateway", currency: "HKD", amount: -20 },
  ]);
  await reconcile();
  expect(await list()).toEqual([]);
});

test("a refund made by hand at the gateway becomes one of ours: booked once, the buyer told, the list says the same", async () => {
  const { seen } = await refundMadeThere();
  expect(seen).toMatchObject({ kind: "refund_missing_here", cause: "made_by_hand", gap: { amount: -500 } });
  expect(await decide(ann, seen, "take_over")).toBe("SUCCESS");
  await carriedOut();
  expect(await world.ask("select state, amount, gateway_reference from refunds")).toEqual([
    { state: "succeeded", amount: 500, gateway_reference: "re_by_hand" },
  ]);
  expect(await world.ask("select count(*)::int from mails where kind = 'refunded'")).toEqual([{ count: 1 }]);
  await reconcile();
  expect(await list()).toEqual([]);
});

test("a refund there of all that was paid takes the order along", async () => {
  const { seen, orderNumber } = await refundMadeThere(10_500);
  expect(await decide(ann, seen, "take_over")).toBe("SUCCESS");
  await carriedOut();
  expect(await world.ask(`select state from orders where number = '${orderNumber}'`)).toEqual([{ state: "refunded" }]);
});

test("money that nobody here expects goes back there, once, and its refund in the list is known", async () => {
  const seen = await unknownPayment();
  expect(seen).toMatchObject({ cause: "unknown_payment", order: null, gap: { amount: 4200, currency: "HKD" } });
  expect(await decide(ann, seen, "return_there")).toBe("SUCCESS");
  await carriedOut();
  await carriedOut();
  const [decision] = await world.ask<{ id: string; state: string }>("select id, state from difference_decisions");
  expect(decision!.state).toBe("done");
  expect([...world.gateway.refunds.values()].map(({ amount }) => amount)).toEqual([4200]);
  saysRefunds({
    reference: `re_${decision!.id}`,
    state: "succeeded",
    refundId: decision!.id,
    paymentId: null,
    amount: { amount: 4200, currency: "HKD" },
    createdAt: at(),
  });
  await reconcile();
  expect(await list()).toEqual([]);
  expect(await corrections()).toEqual([]);
});

test("what the gateway refuses to send back is a difference again, with its reason", async () => {
  world.gateway.answerRefunds("failed");
  const seen = await unknownPayment();
  await decide(ann, seen, "return_there");
  await carriedOut();
  const again = await only();
  expect([again.id === seen.id, again.kind]).toEqual([false, "payment_missing_here"]);
  expect((await look(seen.id)).decisions.map(({ state, failure }) => [state, failure])).toEqual([
    ["failed", "refused"],
  ]);
});

test("ours is right: not reported again as it is, reported again when a side changes", async () => {
  const seen = await unknownPayment();
  expect(await decide(ann, seen, "ours_is_right")).toBe("SUCCESS");
  await carriedOut();
  await reconcile();
  expect(await list()).toEqual([]);
  says(...world.gateway.listed.payments.map((one) => (one.paymentId ? one : { ...one, state: "pending" as const })));
  await reconcile();
  expect((await only()).id).not.toBe(seen.id);
});

describe("closes by itself", () => {
  test("when the gateway knows the payment again", async () => {
    const { reference } = await world.delivered();
    const lost = world.gateway.requests.get(reference)!;
    says();
    world.gateway.forget(reference);
    await reconcile();
    expect((await only()).cause).toBe("other_account");
    await world.gateway.startPayment(lost);
    world.gateway.settle(reference, "succeeded");
    says(listed(reference));
    await reconcile();
    expect(await list()).toEqual([]);
  });

  test("when the books are right again", async () => {
    await world.delivered();
    await world.ask(
      "insert into ledger_entries (occasion, account, currency, amount, at) values ('fee:x', 'fees', 'HKD', 5, now()), ('fee:x', 'gateway', 'HKD', -5, now())",
    );
    await checkLedger.run({}, world.shop);
    const seen = await only();
    expect([seen.kind, seen.cause, seen.deeds]).toEqual(["ledger_booking", "booking", []]);
    expect(await decide(ann, seen, "write_off", "write_offs")).toBe("INVALID_INPUT");
    await world.ask("delete from ledger_entries where occasion = 'fee:x'");
    await checkLedger.run({}, world.shop);
    expect(await list()).toEqual([]);
  });
});

describe("above what one may settle alone", () => {
  beforeEach(() => limit(100));

  test("it waits for a colleague, never for oneself; nothing is booked before", async () => {
    const seen = await unknownPayment();
    expect(await decide(ann, seen, "write_off", "write_offs")).toBe("SUCCESS");
    expect(await corrections()).toEqual([]);
    const waiting = await only(bob);
    expect([waiting.isProposed, waiting.deeds]).toEqual([true, []]);
    const proposal = waiting.decisions[0]!.id;
    const confirm = (who: Joined) =>
      who.browser.code("/staff/confirmDifference", { requestKey: randomUUID(), id: proposal });
    expect(await confirm(ann)).toBe("OWN_PROPOSAL");
    expect(await confirm(bob)).toBe("SUCCESS");
    expect(await confirm(bob)).toBe("PROPOSAL_OVER");
    expect(await corrections()).toEqual([]);
    await carriedOut();
    expect(await corrections()).toEqual([
      { account: "gateway", currency: "HKD", amount: 4200 },
      { account: "write_offs", currency: "HKD", amount: -4200 },
    ]);
    expect(await world.ask("select who, action from actions where action like 'difference%' order by action")).toEqual([
      { who: "bob@example.com", action: "difference_confirmed" },
      { who: "ann@example.com", action: "difference_proposed" },
    ]);
  });

  test("taken back it can be decided anew; without a second person it is refused", async () => {
    await decide(ann, await unknownPayment(), "write_off", "write_offs");
    const { decisions } = await only();
    const withdrawn = { requestKey: randomUUID(), id: decisions[0]!.id };
    expect(await ann.browser.code("/staff/withdrawDifference", withdrawn)).toBe("SUCCESS");
    await limit(100, false);
    expect(await decide(ann, await only(), "return_there")).toBe("BEYOND_LIMIT");
    expect(await world.ask("select state from difference_decisions")).toEqual([{ state: "withdrawn" }]);
  });
});

describe("in its half minute", () => {
  const states = async (seen: Seen) =>
    (await look(seen.id)).decisions.map(({ state, failure, takeBackUntil }) => [
      state,
      failure,
      takeBackUntil !== null,
    ]);

  test.each([
    ["write_off", "write_offs"],
    ["return_there", null],
    ["ours_is_right", null],
  ])(
    "%s: nothing is booked, sent or closed; taken back by a colleague it never is, and is decided anew",
    async (deed, account) => {
      const seen = await unknownPayment();
      await decide(ann, seen, deed, account);
      await world.work();
      expect([await corrections(), [...world.gateway.refunds.values()]]).toEqual([[], []]);
      expect([await states(seen), (await only()).deeds]).toEqual([[["decided", null, true]], []]);
      expect(await withdraw(bob, seen)).toBe("SUCCESS");
      await carriedOut();
      expect([await corrections(), [...world.gateway.refunds.values()]]).toEqual([[], []]);
      expect(await states(seen)).toEqual([["withdrawn", null, false]]);
      expect(await decide(bob, await only(), "ours_is_right")).toBe("SUCCESS");
    },
  );

  test("carried out and taken back at once, and carried out twice: one of them, once", async () => {
    const seen = await otherAmount();
    await decide(ann, seen, "write_off", "write_offs");
    const [, , code] = await Promise.all([carryOut(), carryOut(), withdraw(bob, seen)]);
    const isBack = code === "SUCCESS";
    expect(isBack || code === "PROPOSAL_OVER").toBe(true);
    expect(await corrections()).toHaveLength(isBack ? 0 : 2);
    expect((await look(seen.id)).closedAt === null).toBe(isBack);
  });

  test("after it, too late", async () => {
    const seen = await unknownPayment();
    await decide(ann, seen, "return_there");
    await carryOut();
    expect(await withdraw(ann, seen)).toBe("PROPOSAL_OVER");
    await carriedOut();
    expect([...world.gateway.refunds.values()].map(({ amount }) => amount)).toEqual([4200]);
  });

  test("our side moves meanwhile: nothing is booked, and the decision has failed", async () => {
    await world.pay(await world.place());
    const paid = world.gateway.settle(world.lastReference(), "succeeded");
    await world.tell({ ...paid, charged: { amount: 1, currency: "HKD" } });
    const seen = await only();
    expect(await decide(ann, seen, "write_off", "write_offs")).toBe("SUCCESS");
    await world.tell(paid);
    await carriedOut();
    expect([await corrections(), await states(seen)]).toEqual([[], [["failed", "changed_meanwhile", false]]]);
  });
});

describe("at the same moment", () => {
  test("two colleagues: one decides, the other is told, and it is booked once", async () => {
    const seen = await otherAmount();
    const codes = await Promise.all([
      decide(ann, seen, "write_off", "write_offs"),
      decide(bob, seen, "write_off", "conversion"),
      decide(ann, seen, "ours_is_right"),
    ]);
    expect(codes.filter((code) => code === "SUCCESS")).toHaveLength(1);
    expect(codes.filter((code) => code === "CASE_CHANGED")).toHaveLength(2);
    await carriedOut();
    expect(await world.ask("select count(*)::int from difference_decisions")).toEqual([{ count: 1 }]);
    await reconcile();
    expect(await list()).toEqual([]);
  });

  test("the same form twice: one answer and one booking; the deed of an old page is refused", async () => {
    const seen = await otherAmount();
    const form = wish(seen, "write_off", "write_offs");
    const codes = await Promise.all([1, 2, 3].map(() => ann.browser.code("/staff/decideDifference", form)));
    expect(codes).toEqual(["SUCCESS", "SUCCESS", "SUCCESS"]);
    expect(await decide(bob, seen, "ours_is_right")).toBe("CASE_CHANGED");
    await carriedOut();
    expect(await corrections()).toHaveLength(2);
    expect(await decide(bob, seen, "ours_is_right")).toBe("CASE_CLOSED");
  });

  test("a webhook that settles the payment meanwhile: nothing is sent back that is ours by now", async () => {
    await world.pay(await world.place());
    const reference = world.lastReference();
    const paid = world.gateway.settle(reference, "succeeded");
    await world.tell({ ...paid, charged: { amount: 1, currency: "HKD" } });
    const seen = await only();
    expect(seen.kind).toBe("payment_other_amount");
    const [code] = await Promise.all([decide(ann, seen, "return_there"), world.tell(paid)]);
    await carriedOut();
    const decided = code === "SUCCESS";
    expect(decided || code === "RECORD_CHANGED").toBe(true);
    expect([...world.gateway.refunds.values()]).toEqual([]);
    expect(await world.ask("select state, failure from difference_decisions")).toEqual(
      decided ? [{ state: "failed", failure: "changed_meanwhile" }] : [],
    );
    expect(await decide(bob, seen, "return_there")).toBe(decided ? "CASE_CLOSED" : "RECORD_CHANGED");
  });

  test("a webhook between the decision and its job: the money is ours, stays, and the decision has failed", async () => {
    await world.pay(await world.place());
    const paid = world.gateway.settle(world.lastReference(), "succeeded");
    await world.tell({ ...paid, charged: { amount: 1, currency: "HKD" } });
    expect(await decide(ann, await only(), "return_there")).toBe("SUCCESS");
    await carryOut();
    await world.tell(paid);
    await carriedOut();
    expect([...world.gateway.refunds.values()]).toEqual([]);
    expect(await world.ask("select state, failure from difference_decisions")).toEqual([
      { state: "failed", failure: "booked_meanwhile" },
    ]);
  });

  test("two who take the same refund over: one refund", async () => {
    const { seen } = await refundMadeThere();
    const codes = await Promise.all([decide(ann, seen, "take_over"), decide(bob, seen, "take_over")]);
    expect(codes.toSorted()).toEqual(["CASE_CHANGED", "SUCCESS"]);
    await carriedOut();
    expect(await world.ask("select count(*)::int from refunds")).toEqual([{ count: 1 }]);
  });
});

test("whoever may not settle looks or not even that; what is no deed of it is refused", async () => {
  const seen = await otherAmount();
  const kit = await joined(world, { email: "kit@example.com", name: "Kit", role: "support" });
  expect(await kit.browser.code("/staff/getDifference", { id: seen.id })).toBe("RIGHT_MISSING");
  expect(await decide(kit, seen, "ours_is_right")).toBe("RIGHT_MISSING");
  expect(await decide(ann, seen, "take_over", "fees")).toBe("INVALID_INPUT");
  expect(await decide(ann, seen, "write_off", "sales")).toBe("INVALID_INPUT");
  expect(await decide(ann, { ...seen, version: 7 }, "ours_is_right")).toBe("CASE_CHANGED");
  expect(await decide(ann, { ...seen, id: randomUUID() }, "ours_is_right")).toBe("NOT_FOUND");
  expect(await world.ask("select count(*)::int from difference_decisions")).toEqual([{ count: 0 }]);
});
