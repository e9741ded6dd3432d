import { expect, test } from "vitest";
import { askingOf, aPlan, aRate, no } from "../order-sim/asking.world.ts";
import { isUnderWay, shownOutcome } from "./outcome.ts";
import { readResult, type FoundOrder, type Result } from "./read-result.ts";

const address = (more = "") => new URL(`http://shop.test/en/order-result?order=FW0000000001&key=secret${more}`);
const order = (change: Partial<Result> = {}) =>
  ({ outcome: "success", processing: null, planCode: "jp-day-1gb", total: { amount: 10500, currency: "HKD" }, ...change }) as Result;
const shop = (result: Result, startRule = "first_connection") =>
  askingOf({
    "/order/getOrderResult": () => result,
    "/payment/getConversion": () => ({ conversion: aRate }),
    "/product/getPlanDetail": () => ({ plan: { ...aPlan, startRule } }),
  });
const read = async (result: Result, more?: string) => (await readResult(address(more), shop(result).asking)) as FoundOrder;

test("asks with number and key, and a delivered order needs no rate", async () => {
  const { asking, asked } = shop(order());
  expect(await readResult(address(), asking)).toMatchObject({ found: "order", rate: null, startsOnInstalling: false });
  expect(asked[0]?.input).toEqual({ orderNumber: "FW0000000001", key: "secret" });
});

test("a plan whose clock starts with installing says so", async () => {
  expect(await readResult(address(), shop(order(), "installation").asking)).toMatchObject({ startsOnInstalling: true });
});

test("a plan that has left the shop does not break the page of those who bought it", async () => {
  const { asking } = askingOf({ "/order/getOrderResult": () => order(), "/product/getPlanDetail": () => no("PLAN_NOT_ON_SALE") });
  expect(await readResult(address(), asking)).toMatchObject({ found: "order", startsOnInstalling: false });
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
  const found = await read(order({ outcome: "processing", processing: "paying" }), "&pay=again");
  expect([shownOutcome(found), found.address]).toEqual(["waiting_for_payment", address().href]);
});

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
