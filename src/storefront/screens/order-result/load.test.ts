import { expect, test } from "vitest";
import { askingOf, aRate, no } from "../../ground/visit/asking.world.ts";
import { readResult, type FoundOrder, type Result } from "./load.ts";
import { isPaid, isUnderWay, renewalStands, shownOutcome } from "./outcome.ts";

const address = (more = "") => new URL(`http://shop.test/en/order-result?order=FW0000000001&key=secret${more}`);
const order = (change: Partial<Result> = {}) =>
  ({
    outcome: "success",
    processing: null,
    planCode: "jp-day-1gb",
    total: { amount: 10500, currency: "HKD" },
    esims: [],
    renewals: [],
    ...change,
  }) as unknown as Result;
const aShare = { id: "1", position: 1, createdAt: "", expiresAt: "", openedAt: null };
const shop = (result: Result) =>
  askingOf({
    "/order/getOrderResult": () => result,
    "/payment/getConversion": () => ({ conversion: aRate }),
    "/esim/getShares": () => ({ shares: [aShare] }),
    "/esim/getDataLeft": () => ({ sims: [{ position: 1 }] }),
  });
const read = async (result: Result, more?: string) =>
  (await readResult(address(more), shop(result).asking)) as FoundOrder;

test("asks with number and key, and a delivered order needs no rate", async () => {
  const { asking, asked } = shop(order());
  expect(await readResult(address(), asking)).toMatchObject({ found: "order", rate: null, shares: [], key: "secret" });
  expect(asked.map(({ path, input }) => [path, input])).toEqual([
    ["/order/getOrderResult", { orderNumber: "FW0000000001", key: "secret" }],
  ]);
});

test("an order with eSIMs brings its shared links and what is left", async () => {
  expect(await read(order({ esims: [{}] as Result["esims"] }))).toMatchObject({
    shares: [aShare],
    left: [{ position: 1 }],
  });
});

test.each(["waiting_for_payment", "failure"] as const)("%s: the rate is there for paying again", async (outcome) => {
  expect(await read(order({ outcome }))).toMatchObject({ rate: aRate });
});

test.each([
  ["a wrong key", "ORDER_NOT_FOUND", { found: "nothing" }],
  ["no number at all", "INVALID_INPUT", { found: "nothing" }],
  ["no line", "TRY_AGAIN_LATER", { found: "later", message: "no: TRY_AGAIN_LATER" }],
  ["asked too often", "TOO_MANY_REQUESTS", { found: "later", message: "no: TOO_MANY_REQUESTS" }],
] as const)("%s", async (_, code, found) => {
  expect(await readResult(address(), askingOf({ "/order/getOrderResult": () => no(code) }).asking)).toEqual(found);
});

test("a pay page that could not be opened is offered again, and not on other devices", async () => {
  const found = await read(order({ outcome: "processing", processing: "paying" }), "&pay=again&esim=2&trouble=slow");
  expect([shownOutcome(found), found.address]).toEqual(["waiting_for_payment", address().href]);
});

test.each([
  ["OUT_OF_STOCK", "OUT_OF_STOCK"],
  ["HELD_BY_NETWORK", "HELD_BY_NETWORK"],
  ["METHOD_NOT_OFFERED", "METHOD_NOT_OFFERED"],
  ["GATEWAY_UNAVAILABLE", undefined],
  ["__proto__", undefined],
])(
  "no pay page for %s: the stock or the way to pay is named as the reason, and nothing else that stands in the address",
  async (why, refusal) => {
    expect((await read(order({ outcome: "waiting_for_payment" }), `&pay=again&why=${why}`)).refusal).toBe(refusal);
  },
);

test.each([
  ["processing", "paying", "paying", true],
  ["processing", "delivering", "delivering", true],
  ["refunding", null, "refunding", true],
  ["success", null, "success", false],
  ["failure", null, "failure", false],
  ["closed", null, "closed", false],
] as const)("%s %s", (outcome, processing, shown, underWay) => {
  const result = order({ outcome, processing });
  expect([shownOutcome({ result, payAgain: false }), isUnderWay(result)]).toEqual([shown, underWay]);
});

const renewed = (...states: ("waiting" | "applied" | "failed")[]) =>
  states.map((state, place) => ({ position: place + 1, iccid: "", state, appliedAt: null }));

test.each([
  [["applied", "applied"], "applied", false],
  [["applied", "waiting"], "waiting", true],
  [["failed", "waiting"], "failed", true],
  [["failed", "applied"], "failed", false],
] as const)("SIMs that are %s: %s", (states, stands, underWay) => {
  const result = order({ renewals: renewed(...states) });
  expect([renewalStands(result), isUnderWay(result)]).toEqual([stands, underWay]);
});

test.each<[Partial<Result>, boolean]>([
  [{ outcome: "waiting_for_payment" }, false],
  [{ outcome: "failure" }, false],
  [{ outcome: "closed" }, false],
  [{ outcome: "processing", processing: "paying" }, false],
  [{ outcome: "processing", processing: "delivering" }, true],
  [{ outcome: "success" }, true],
  [{ outcome: "refunding" }, true],
  [{ outcome: "refunded" }, true],
])("%o has a receipt: %s", (change, paid) => {
  expect(isPaid(order(change))).toBe(paid);
});
