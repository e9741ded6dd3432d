import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { askingOf, aPlan, aRate, no } from "../../ground/visit/asking.world.ts";
import { loadWords } from "../../ground/visit/words.ts";
import { placeOrder, type NotPlaced } from "./act.ts";
import { orderFields } from "./order-form.ts";
import { aCard, aFilledForm } from "./order-form.world.ts";

const address = new URL("http://shop.test/en/order-sim?plan=jp-day-1gb&days=7");
const written = { orderNumber: "FW0000000001", key: "key", total: { amount: 10500, currency: "HKD" } };
const begun = { payPage: "http://gateway.test/pay/1" };
const resultPage = "/en/order-result?order=FW0000000001&key=key";

beforeAll(() => loadWords("en", ["errors", "order", "checkout"]));
afterEach(() => vi.unstubAllGlobals());

const goesTo = (outcome: unknown) =>
  outcome instanceof Response ? `${outcome.status} ${outcome.headers.get("location")}` : outcome;
const shownAgain = (outcome: unknown) => outcome as { data: NotPlaced; init: { status: number } };

test("first the order, then its payment, then the gateway's page", async () => {
  const { asking, asked } = askingOf({ "/order/create": () => written, "/payment/startPayment": () => begun });
  expect(goesTo(await placeOrder(address, aFilledForm(), asking))).toBe("303 http://gateway.test/pay/1");
  expect(asked[0]).toMatchObject({
    path: "/order/create",
    input: { requestKey: "11111111-1111-4111-8111-111111111111", way: "esim", quantity: 1, expectedTotal: 10500 },
  });
  expect(asked[1]).toEqual({
    path: "/payment/startPayment",
    input: {
      orderNumber: "FW0000000001",
      key: "key",
      method: "card",
      requestKey: "22222222-2222-4222-8222-222222222222",
    },
  });
});

test("the SIM that this tab was to renew waits for one order alone, and until it is placed", async () => {
  const removeItem = vi.fn<(key: string) => void>();
  vi.stubGlobal("sessionStorage", { getItem: () => null, removeItem });
  const { asking } = askingOf({ "/order/create": () => written, "/payment/startPayment": () => begun });
  await placeOrder(address, aFilledForm(), askingOf({ "/order/create": () => no("TOO_MANY_REQUESTS") }).asking);
  expect(removeItem).not.toHaveBeenCalled();
  await placeOrder(address, aFilledForm(), asking);
  expect(removeItem).toHaveBeenCalledWith("sim_to_renew");
});

test("what cannot be right is not even asked, and nothing that was entered is lost", async () => {
  const { asking, paths } = askingOf({});
  const { data, init } = shownAgain(
    await placeOrder(address, aFilledForm({ email: "mei@", dataTransfer: undefined }), asking),
  );
  expect([init.status, data.title, paths()]).toEqual([422, "Please check the marked fields", []]);
  expect(data.problems.map(({ field }) => field)).toEqual(["email", "dataTransfer"]);
  expect(data.entries).toMatchObject({ email: "mei@", privacyPolicy: "on" });
});

test("a slip in the e-mail address is asked about once, and accepted the second time", async () => {
  const { asking, paths } = askingOf({ "/order/create": () => written, "/payment/startPayment": () => begun });
  const { data, init } = shownAgain(await placeOrder(address, aFilledForm({ email: "anna@gmial.con " }), asking));
  expect([init.status, paths()]).toEqual([200, []]);
  expect(data.problems).toEqual([
    { field: "email", message: "Did you mean anna@gmail.com? If the address is right as it is, press Pay again." },
  ]);
  expect(data.entries.email).toBe("anna@gmial.con ");
  expect(
    goesTo(await placeOrder(address, aFilledForm({ email: "anna@gmial.con ", emailAsked: "anna@gmial.con" }), asking)),
  ).toBe("303 http://gateway.test/pay/1");
});

test("asked about one slip, another one is asked about too", async () => {
  const { asking } = askingOf({});
  const { data } = shownAgain(
    await placeOrder(address, aFilledForm({ email: "anna@hotmial.com", emailAsked: "anna@gmial.con" }), asking),
  );
  expect(data.problems).toHaveLength(1);
});

test("a promo code that was taken out counts no more", async () => {
  const { asking, paths } = askingOf({});
  const { data } = shownAgain(
    await placeOrder(address, aFilledForm({ promoCode: "WELCOME10", ask: "promo.remove" }), asking),
  );
  expect([data.entries.promoCode, data.promo, paths()]).toEqual(["", undefined, []]);
});

test("what the server finds stands beside its field too", async () => {
  const fields = [{ field: "email", problem: "email.format", message: "Not this one" }];
  const { asking } = askingOf({ "/order/create": () => no("INVALID_INPUT", { fields }) });
  const { data, init } = shownAgain(await placeOrder(address, aFilledForm(), asking));
  expect([init.status, data.problems]).toEqual([400, [{ field: "email", message: "Not this one" }]]);
});

test("a changed price is shown beside the old one, with the offer as it is now", async () => {
  const { asking } = askingOf({
    "/order/create": () => no("PRICE_CHANGED", { total: { amount: 11900, currency: "HKD" } }),
    "/product/getPlanDetail": () => ({
      plan: { ...aPlan, price: { amount: 1700, currency: "HKD" } },
      coverage: [{ iso2: "JP" }],
    }),
    "/content/getPolicy": () => ({ version: "2026-11" }),
    "/payment/getConversion": () => ({ conversion: aRate }),
  });
  const { data, init } = shownAgain(await placeOrder(address, aFilledForm(), asking));
  expect([init.status, data.problems[0]?.message]).toEqual([409, expect.stringMatching(/HK\$105\.00.*HK\$119\.00/)]);
  expect(data.offer?.unitPrice).toEqual({ amount: 11900, currency: "HKD" });
});

test("days of arrival that have changed come with the no, which stands beside the day", async () => {
  const parcel = {
    country: "JP",
    countryName: "Japan",
    carrier: "EMS",
    fee: { amount: 4500, currency: "HKD" },
    earliest: "2026-12-01",
    latest: "2026-12-24",
  };
  const { asking } = askingOf({
    "/order/create": () =>
      no("TOO_LATE_BY_POST", { fields: [{ field: "departsOn", problem: "too_late", message: "Not by then" }] }),
    "/product/getPlanDetail": () => ({ plan: aPlan, coverage: [{ iso2: "JP" }] }),
    "/content/getPolicy": () => ({ version: "2026-11" }),
    "/payment/getConversion": () => ({ conversion: aRate }),
    "/order/getPostage": () => ({ postage: [parcel] }),
    "/common/getCountryCode": () => ({ countryCodes: [] }),
    "/getIPLocation": () => ({ country: "JP", mainlandChina: false }),
  });
  const { data, init } = shownAgain(await placeOrder(new URL(`${address}&way=physical`), aFilledForm(aCard), asking));
  expect([init.status, data.problems, data.offer?.postage]).toEqual([
    422,
    [{ field: "departsOn", message: "Not by then" }],
    [parcel],
  ]);
  expect(data.entries["shipping.city"]).toBe("Setagaya");
});

test("a code that does not count is refused with its reason, and its discount is gone", async () => {
  const { asking } = askingOf({
    "/order/create": () =>
      no("PROMO_INVALID", { reason: "used_by_you", fields: [{ field: "promoCode", problem: "promo", message: "" }] }),
  });
  const { data } = shownAgain(await placeOrder(address, aFilledForm({ promoCode: "WELCOME10" }), asking));
  expect(data.problems).toEqual([{ field: "promoCode", message: "Invalid Promo Code. You have already used it." }]);
  expect(data.promo).toEqual({ code: "WELCOME10", reason: "used_by_you" });
});

test("a button without JavaScript changes the page and orders nothing", async () => {
  const { asking, paths } = askingOf({
    "/order/checkPromoCode": () => ({ promoCode: "WELCOME10", discount: { amount: 1050, currency: "HKD" } }),
  });
  const { data, init } = shownAgain(
    await placeOrder(address, aFilledForm({ ask: "promo", promoCode: "welcome10", email: "" }), asking),
  );
  expect([init.status, data.problems, data.promo, paths()]).toEqual([
    200,
    [],
    { code: "WELCOME10", discount: { amount: 1050, currency: "HKD" } },
    ["/order/checkPromoCode"],
  ]);
});

describe("once the order is written, nothing leads back to writing another", () => {
  test.each([
    ["the gateway is away", "GATEWAY_UNAVAILABLE", `303 ${resultPage}&pay=again&why=GATEWAY_UNAVAILABLE`],
    ["no stock", "OUT_OF_STOCK", `303 ${resultPage}&pay=again&why=OUT_OF_STOCK`],
    ["too many tries", "TOO_MANY_REQUESTS", `303 ${resultPage}&pay=again&why=TOO_MANY_REQUESTS`],
    ["it is paid already", "ORDER_ALREADY_PAID", `303 ${resultPage}`],
  ] as const)("%s", async (_, code, location) => {
    const { asking } = askingOf({ "/order/create": () => written, "/payment/startPayment": () => no(code) });
    expect(goesTo(await placeOrder(address, aFilledForm(), asking))).toBe(location);
  });
});

test("a page that the browser kept gets new keys for its new wish, once", async () => {
  const used = (input: Record<string, unknown>) =>
    /^(1{8}|2{8})-/.test(String(input.requestKey)) ? no("REQUEST_KEY_REUSED") : undefined;
  const { asking, paths } = askingOf({
    "/order/create": (input) => used(input) ?? written,
    "/payment/startPayment": (input) => used(input) ?? begun,
  });
  expect(goesTo(await placeOrder(address, aFilledForm(), asking))).toBe("303 http://gateway.test/pay/1");
  expect(paths()).toEqual(["/order/create", "/order/create", "/payment/startPayment", "/payment/startPayment"]);
});

test("a plan that is not sold where the buyer is is refused in plain words, with everything kept", async () => {
  const { asking, paths } = askingOf({ "/order/create": () => no("PLAN_NOT_SOLD_HERE") });
  const { data, init } = shownAgain(await placeOrder(address, aFilledForm(), asking));
  expect([init.status, data.title, data.problems]).toEqual([
    403,
    "Your order was not placed. Nothing has been charged.",
    [{ message: "no: PLAN_NOT_SOLD_HERE" }],
  ]);
  expect(data.entries.email).toBe("mei@example.com");
  expect(paths()).toEqual(["/order/create"]);
});

test("any other refusal is shown in its own words", async () => {
  const { asking } = askingOf({ "/order/create": () => no("TRY_AGAIN_LATER") });
  const { data, init } = shownAgain(await placeOrder(address, aFilledForm(), asking));
  expect([init.status, data.problems]).toEqual([503, [{ message: "no: TRY_AGAIN_LATER" }]]);
});

describe("whatever a stranger sends is answered", () => {
  const nasty = [
    "",
    " ",
    "-1",
    "1e9",
    "99999999999999999999",
    "NaN",
    "null",
    "[object Object]",
    "__proto__",
    "constructor",
    "\u0000",
    "\ud800",
    "😀".repeat(200),
    "<script>x</script>",
    "' or 1=1 --",
    "x".repeat(5000),
  ];
  const fields = [
    ...orderFields,
    "way",
    "days",
    "currency",
    "expectedTotal",
    "requestKey",
    "paymentKey",
    "planCode",
    "device",
    "consentVersion",
    "ask",
  ];

  test.each(["esim", "physical", "renewal"])("in every field of the form for %s", async (way) => {
    const { asking } = askingOf({
      "/order/create": () => no("INVALID_INPUT"),
      "/order/checkPromoCode": () => no("PROMO_INVALID"),
    });
    for (const field of fields) {
      for (const value of nasty) {
        const { init } = shownAgain(
          await placeOrder(address, aFilledForm({ ...aCard, way, sims: "2", [field]: value }), asking),
        );
        expect([200, 400, 422]).toContain(init.status);
      }
    }
  });
});

test("a bug is not dressed up as a refusal", async () => {
  await expect(placeOrder(address, aFilledForm(), askingOf({}).asking)).rejects.toThrow("nobody answers");
});
