import { beforeAll, expect, test } from "vitest";
import { askingOf, no } from "../../ground/visit/asking.world.ts";
import { loadWords } from "../../ground/visit/words.ts";
import type { FormAnswer } from "../../parts/forms/form-answer.ts";
import { cancelOrder, payOrder } from "./act.ts";

const address = new URL("http://shop.test/en/order-result?order=FW0000000001&key=secret&pay=again");
const key = "33333333-3333-4333-8333-333333333333";
const form = () => {
  const filled = new FormData();
  filled.set("method", "alipay");
  filled.set("requestKey", key);
  return filled;
};
const goesTo = (outcome: unknown) =>
  outcome instanceof Response ? `${outcome.status} ${outcome.headers.get("location")}` : outcome;

beforeAll(() => loadWords("en", ["errors", "result"]));

test("another try for the same order", async () => {
  const { asking, asked } = askingOf({ "/payment/startPayment": () => ({ payPage: "http://gateway.test/pay/2" }) });
  expect(goesTo(await payOrder(address, form(), asking))).toBe("303 http://gateway.test/pay/2");
  expect(asked[0]?.input).toEqual({ orderNumber: "FW0000000001", key: "secret", requestKey: key, method: "alipay" });
});

test.each(["ORDER_ALREADY_PAID", "ORDER_CLOSED", "ORDER_NOT_FOUND"] as const)(
  "%s: the page shows how the order stands",
  async (code) => {
    const { asking } = askingOf({ "/payment/startPayment": () => no(code) });
    expect(goesTo(await payOrder(address, form(), asking))).toBe("303 /en/order-result?order=FW0000000001&key=secret");
  },
);

test("no way to pay chosen: said beside the choice", async () => {
  const fields = [{ field: "method", problem: "choose", message: "Choose one" }];
  const { asking } = askingOf({ "/payment/startPayment": () => no("INVALID_INPUT", { fields }) });
  const { data, init } = (await payOrder(address, form(), asking)) as { data: FormAnswer; init: { status: number } };
  expect([init.status, data.problems, data.entries.method]).toEqual([
    400,
    [{ field: "method", message: "Choose one" }],
    "alipay",
  ]);
});

test("a gateway that is away is named, and the choice is kept", async () => {
  const { asking } = askingOf({ "/payment/startPayment": () => no("GATEWAY_UNAVAILABLE") });
  const { data, init } = (await payOrder(address, form(), asking)) as { data: FormAnswer; init: { status: number } };
  expect([init.status, data.problems, data.entries.method]).toEqual([
    503,
    [{ message: "no: GATEWAY_UNAVAILABLE" }],
    "alipay",
  ]);
});

test.each([
  ["it is let go", () => ({})],
  ["it was paid meanwhile", () => no("ORDER_ALREADY_PAID")],
])("an order that is let go shows how it stands: %s", async (_, answered) => {
  const { asking, asked } = askingOf({ "/order/cancelOrder": answered });
  expect(goesTo(await cancelOrder(address, asking))).toBe("303 /en/order-result?order=FW0000000001&key=secret");
  expect(asked[0]?.input).toEqual({ orderNumber: "FW0000000001", key: "secret" });
});
