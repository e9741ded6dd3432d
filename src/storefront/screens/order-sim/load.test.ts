import { describe, expect, test } from "vitest";
import { askingOf, aPlan, aRate, no } from "../../ground/visit/asking.world.ts";
import { offerFor } from "./load.ts";

const shop = (change: Record<string, unknown> = {}) =>
  askingOf({
    "/product/getPlanDetail": () => ({ plan: { ...aPlan, ...change }, coverage: [{ iso2: "JP" }] }),
    "/content/getPolicy": () => ({ version: "2026-11" }),
    "/payment/getConversion": () => ({ conversion: aRate, cardWallets: ["apple_pay"] }),
  });
const offer = (query: string, change?: Record<string, unknown>) =>
  offerFor(new URLSearchParams(query), shop(change).asking);

test("the catalogue's price for the days that are asked for, and the version that is consented to", async () => {
  expect(await offer("plan=jp-day-1gb&days=7&quantity=2")).toMatchObject({
    days: 7,
    quantity: 2,
    unitPrice: { amount: 10500, currency: "HKD" },
    rate: aRate,
    consentVersion: "2026-11",
  });
});

test.each([
  ["2026-12-03", "2026-12-03"],
  ["3 December", undefined],
  ["2026-02-30", undefined],
  ["", undefined],
])("the trip's first day comes along: from=%s", async (from, departsOn) => {
  const { asking } = shop();
  expect(await offerFor(new URLSearchParams({ plan: "jp-day-1gb", from }), asking)).toHaveProperty("plan");
  expect(
    ((await offerFor(new URLSearchParams({ plan: "jp-day-1gb", from }), asking)) as { departsOn?: string }).departsOn,
  ).toBe(departsOn);
});

test("the rate is asked for the whole amount", async () => {
  const { asking, asked } = shop();
  await offerFor(new URLSearchParams("plan=jp-day-1gb&days=7&quantity=3"), asking);
  expect(asked.find(({ path }) => path === "/payment/getConversion")?.input).toEqual({
    amount: 31500,
    currency: "HKD",
    method: "alipay",
  });
});

test("two loads have two keys, one for the order and one for its payment", async () => {
  const [one, other] = [await offer("plan=jp-day-1gb"), await offer("plan=jp-day-1gb")];
  const keys = [one, other].flatMap((loaded) => ("plan" in loaded ? [loaded.requestKey, loaded.paymentKey] : []));
  expect(new Set(keys).size).toBe(4);
});

test.each([
  ["nothing said: the least", "plan=jp-day-1gb", {}, [1, 1]],
  ["too many days and eSIMs: the most", "plan=jp-day-1gb&days=90&quantity=99", {}, [30, 20]],
  ["none at all", "plan=jp-day-1gb&days=0&quantity=0", {}, [1, 1]],
  ["no numbers", "plan=jp-day-1gb&days=a&quantity=-2", {}, [1, 1]],
  ["a package has its own days", "plan=p&days=3", { kind: "fixed", days: 15, minDays: null, maxDays: null }, [15, 1]],
])("%s", async (_, query, plan, expected) => {
  const { days, quantity } = (await offer(query, plan)) as { days: number; quantity: number };
  expect([days, quantity]).toEqual(expected);
});

test.each([
  ["the SIM in the link", "&way=renewal&sim=8985234012345678905", ["renewal"], "8985234012345678905"],
  ["as it is printed", "&way=renewal&sim=8985+2340+1234+5678+905", ["renewal"], "8985234012345678905"],
  ["another issuer's", "&way=renewal&sim=8944500012345678909", ["renewal"], undefined],
  ["anything", "&way=renewal&sim=%3Cb%3E", ["renewal"], undefined],
  ["an eSIM is for no SIM", "&way=esim&sim=8985234012345678905", ["esim", "renewal"], undefined],
])("the SIM to renew: %s", async (_what, query, ways, sim) => {
  expect(((await offer(`plan=jp-day-1gb${query}`, { ways })) as { sim?: string }).sim).toBe(sim);
});

describe("the way", () => {
  const toJapan = {
    country: "JP",
    countryName: "Japan",
    carrier: "EMS",
    fee: { amount: 4500, currency: "HKD" },
    earliest: "2026-12-01",
    latest: "2026-12-04",
  };
  const posting = (ways: string[], country: string | null = "JP") =>
    askingOf({
      "/product/getPlanDetail": () => ({ plan: { ...aPlan, ways }, coverage: [{ iso2: "JP" }] }),
      "/content/getPolicy": () => ({ version: "2026-11" }),
      "/payment/getConversion": () => ({ conversion: aRate, cardWallets: ["apple_pay"] }),
      "/order/getPostage": () => ({ postage: [toJapan] }),
      "/common/getCountryCode": () => ({ countryCodes: [{ country: "JP", name: "Japan", code: "+81" }] }),
      "/getIPLocation": () => ({ country, mainlandChina: false }),
    });
  const of = (query: string, shop: ReturnType<typeof posting>) =>
    offerFor(new URLSearchParams(`plan=jp-day-1gb${query}`), shop.asking);

  test.each([
    ["nothing said", "", ["physical", "esim"], "esim"],
    ["nothing said of what is no eSIM", "", ["physical"], "physical"],
    ["a card", "&way=physical", ["esim", "physical"], "physical"],
    ["a renewal", "&way=renewal", ["esim", "renewal"], "renewal"],
  ])("%s", async (_, query, ways, way) => {
    expect(await of(query, posting(ways))).toMatchObject({ way });
  });

  test.each(["&way=physical", "&way=", "&way=pigeon"])(
    "a plan that does not come that way is not silently turned into another: %s",
    async (query) => {
      expect(await of(query, posting(["esim", "renewal"]))).toEqual({ missing: "way", code: "jp-day-1gb" });
    },
  );

  test("a card knows what the post costs, and where the visitor probably lives", async () => {
    expect(await of("&way=physical", posting(["physical"]))).toMatchObject({
      postage: [toJapan],
      country: "JP",
      callingCodes: [{ code: "+81" }],
    });
    expect(await of("&way=physical", posting(["physical"], "AQ"))).toMatchObject({ country: "" });
    expect(await of("&way=physical", posting(["physical"], null))).toMatchObject({ country: "" });
  });

  describe("of a signed-in buyer", () => {
    const kept = {
      country: "JP",
      province: "Tokyo",
      city: "Minato-ku",
      district: null,
      address: "1-2-3 Minami-Aoyama",
      postalCode: "107-0062",
      contactPerson: "Mei Chan",
      phone: "+819012345678",
      email: null,
    };
    const [home, elsewhere] = [
      { ...kept, id: "home", preferred: true },
      { ...kept, id: "elsewhere", country: "AQ", preferred: false },
    ];
    const signedIn = (query: string, ways: string[], addresses: object[]) => {
      const shop = posting(ways, "AQ");
      const call = shop.asking.call as (path: string, wish: object) => unknown;
      const asking = {
        ...shop.asking,
        call: (path: string, wish: object) =>
          path === "/account/getBuyer" ? { email: "mei@example.com", addresses } : call(path, wish),
      };
      return offerFor(new URLSearchParams(`plan=jp-day-1gb${query}`), asking as never);
    };

    test("the e-mail and the preferred address are there before anything is typed", async () => {
      expect(await signedIn("&way=physical", ["physical"], [home, elsewhere])).toMatchObject({
        signedIn: true,
        country: "JP",
        addresses: [{ id: "home" }],
        filled: {
          email: "mei@example.com",
          "shipping.country": "JP",
          "shipping.city": "Minato-ku",
          "shipping.contactPerson": "Mei Chan",
        },
      });
    });

    test("an address that nothing is posted to is not offered, and an eSIM asks for none", async () => {
      const email = { filled: { email: "mei@example.com" }, addresses: [] };
      expect(await signedIn("&way=physical", ["physical"], [{ ...elsewhere, preferred: true }])).toMatchObject({
        ...email,
        country: "",
      });
      expect(await signedIn("", ["esim"], [home])).toMatchObject(email);
    });

    test("a guest, and any buyer while sessions cannot be read, begins with an empty form", async () => {
      expect(await of("&way=physical", posting(["physical"]))).toMatchObject({
        signedIn: false,
        filled: {},
        addresses: [],
      });
      const shop = posting(["physical"]);
      const call = shop.asking.call as (path: string, wish: object) => unknown;
      const asking = {
        ...shop.asking,
        call: (path: string, wish: object) => (path === "/account/getBuyer" ? no("TRY_AGAIN_LATER") : call(path, wish)),
      };
      expect(await offerFor(new URLSearchParams("plan=jp-day-1gb&way=physical"), asking as never)).toMatchObject({
        signedIn: false,
        filled: {},
        addresses: [],
      });
    });
  });

  test("postage is read for nobody else", async () => {
    const shop = posting(["esim"]);
    expect(await of("", shop)).toMatchObject({ postage: [], country: "" });
    expect(shop.paths()).not.toContain("/order/getPostage");
  });
});

describe("a code in the address", () => {
  const counting = (answer: () => unknown) => {
    const visit = shop();
    return askingOf({
      ...Object.fromEntries(
        ["/product/getPlanDetail", "/content/getPolicy", "/payment/getConversion"].map((path) => [
          path,
          () => visit.asking.call(path as never, {} as never),
        ]),
      ),
      "/order/checkPromoCode": answer,
    });
  };
  const of = (answer: () => unknown) =>
    offerFor(new URLSearchParams("plan=jp-day-1gb&days=7&quantity=2&promo=%20welcome10%20"), counting(answer).asking);

  test("is counted at once, for what the address asks for", async () => {
    const visit = counting(() => ({ promoCode: "WELCOME10", discount: { amount: 2100, currency: "HKD" } }));
    expect(
      await offerFor(new URLSearchParams("plan=jp-day-1gb&days=7&quantity=2&promo=%20welcome10%20"), visit.asking),
    ).toMatchObject({ promo: { code: "WELCOME10", discount: { amount: 2100, currency: "HKD" } } });
    expect(visit.asked.at(-1)).toEqual({
      path: "/order/checkPromoCode",
      input: { promoCode: "welcome10", planCode: "jp-day-1gb", days: 7, quantity: 2, currency: "HKD" },
    });
  });

  test.each([
    ["over", () => no("PROMO_INVALID", { reason: "over" }), "over"],
    ["a reason that this page does not know", () => no("PROMO_INVALID", { reason: "weather" }), "unknown"],
    [
      "nothing that could be a code",
      () => no("INVALID_INPUT", { fields: [{ field: "promoCode", problem: "format", message: "" }] }),
      "unknown",
    ],
    ["it cannot be checked", () => no("TRY_AGAIN_LATER"), "unchecked"],
  ])("that does not count keeps nobody from ordering: %s", async (_, answer, reason) => {
    expect(await of(answer)).toMatchObject({ promo: { code: "welcome10", reason } });
  });
});

test("a plan that is not on sale", async () => {
  const { asking } = askingOf({
    "/product/getPlanDetail": () => no("PLAN_NOT_ON_SALE"),
    "/content/getPolicy": () => ({ version: "1" }),
  });
  expect(await offerFor(new URLSearchParams("plan=moon"), asking)).toEqual({ missing: "plan" });
});

test("a shop that is down is not taken for a plan that is gone", async () => {
  const { asking } = askingOf({
    "/product/getPlanDetail": () => no("TRY_AGAIN_LATER"),
    "/content/getPolicy": () => ({ version: "1" }),
  });
  await expect(offerFor(new URLSearchParams("plan=jp-day-1gb"), asking)).rejects.toMatchObject({
    code: "TRY_AGAIN_LATER",
  });
});

describe("a plan with Mainland China", () => {
  const countries = (iso2: string[], mainlandChina: boolean) =>
    askingOf({
      "/product/getPlanDetail": () => ({ plan: aPlan, coverage: iso2.map((one) => ({ iso2: one })) }),
      "/content/getPolicy": () => ({ version: "2026-11" }),
      "/payment/getConversion": () => ({ conversion: aRate, cardWallets: ["apple_pay"] }),
      "/getIPLocation": () => ({ country: mainlandChina ? "CN" : "HK", mainlandChina }),
    });
  const page = (visit: ReturnType<typeof countries>) => offerFor(new URLSearchParams("plan=jp-day-1gb"), visit.asking);

  test("is marked as not sold there, before anything is filled in", async () => {
    expect(await page(countries(["HK", "CN"], true))).toEqual({ missing: "here", code: "jp-day-1gb" });
  });

  test("is sold elsewhere, and says where it is not", async () => {
    expect(await page(countries(["CN"], false))).toMatchObject({ mainland: true });
  });

  test("no location is looked up for other plans", async () => {
    const visit = countries(["HK", "MO"], true);
    expect(await page(visit)).toMatchObject({ mainland: false });
    expect(visit.paths()).not.toContain("/getIPLocation");
  });
});

describe("a renewal of a SIM", () => {
  const plan = { ...aPlan, ways: ["renewal"], kind: "fixed", days: 30 };
  const sim = "8985234012345678905";
  const page = (packages: () => unknown) =>
    askingOf({
      "/product/getPlanDetail": () => ({ plan, coverage: [{ iso2: "JP" }] }),
      "/content/getPolicy": () => ({ version: "2026-11" }),
      "/payment/getConversion": () => ({ conversion: aRate, cardWallets: [] }),
      "/account/getPackages": packages,
    });
  const renewal = (visit: ReturnType<typeof page>, query = "") =>
    offerFor(new URLSearchParams(`plan=jp-day-1gb&way=renewal${query}`), visit.asking);

  test("shows what runs on it and where this order would come", async () => {
    const told = { purchased: [{ packageId: "1" }], clock: [{ packageId: "1" }, { packageId: "new" }], asOf: null };
    const visit = page(() => ({ ...told, sim: { proven: true }, used: [], stale: false }));
    expect(await renewal(visit, `&sim=${sim}`)).toMatchObject({ sim, running: told });
    expect(visit.asked.find(({ path }) => path === "/account/getPackages")?.input).toEqual({
      iccid: sim,
      adding: { planCode: "jp-day-1gb", days: 30 },
    });
  });

  test.each([
    ["a stranger", () => no("TOKEN_VALID_FAIL")],
    ["whose SIM it is not", () => no("NOT_FOUND")],
    [
      "who has bought for it and has not proven it",
      () => ({
        sim: { proven: false },
        purchased: [{ packageId: "1" }],
        clock: [{ packageId: "1" }, { packageId: "new" }],
        asOf: null,
      }),
    ],
    [
      "a SIM with nothing on it",
      () => ({ sim: { proven: true }, purchased: [], clock: [{ packageId: "new" }], asOf: null }),
    ],
  ])("%s is shown none", async (_, packages) => {
    const offered = await renewal(page(packages), `&sim=${sim}`);
    expect(offered).toMatchObject({ sim });
    expect(offered).not.toHaveProperty("running");
  });

  test("a link in an e-mail brings the number of its SIM; one that opens nothing leaves the field empty", async () => {
    const withLink = (answer: () => unknown) =>
      askingOf({
        "/product/getPlanDetail": () => ({ plan, coverage: [{ iso2: "JP" }] }),
        "/content/getPolicy": () => ({ version: "2026-11" }),
        "/payment/getConversion": () => ({ conversion: aRate, cardWallets: [] }),
        "/esim/getDataLeft": answer,
      });
    const link = "&id=AZjA3gAAcACAAAAAAAAAAQ.1&key=own-key";
    const visit = withLink(() => ({ sims: [{ position: 1, iccid: sim }] }));
    expect(await renewal(visit, link)).toMatchObject({ sim });
    expect(visit.asked.find(({ path }) => path === "/esim/getDataLeft")?.input).toEqual({
      id: "AZjA3gAAcACAAAAAAAAAAQ.1",
      key: "own-key",
    });
    for (const answer of [() => ({ sims: [] }), () => no("ORDER_NOT_FOUND")])
      expect(await renewal(withLink(answer), link)).not.toHaveProperty("sim");
  });

  test("so does a link from our staff, by that alone; one that is over is said, and the field is empty", async () => {
    const withLink = (answer: () => unknown) =>
      askingOf({
        "/product/getPlanDetail": () => ({ plan, coverage: [{ iso2: "JP" }] }),
        "/content/getPolicy": () => ({ version: "2026-11" }),
        "/payment/getConversion": () => ({ conversion: aRate, cardWallets: [] }),
        "/order/getRenewalLink": answer,
      });
    const visit = withLink(() => ({ iccid: sim }));
    expect(await renewal(visit, "&link=sealed&id=x&key=y")).toMatchObject({ sim });
    expect(visit.asked.find(({ path }) => path === "/order/getRenewalLink")?.input).toEqual({ link: "sealed" });
    for (const answer of [() => ({ iccid: null }), () => no("INVALID_INPUT")]) {
      const offered = await renewal(withLink(answer), "&link=over");
      expect(offered).toMatchObject({ isLinkOver: true });
      expect(offered).not.toHaveProperty("sim");
    }
  });

  test("without a number the network is not asked", async () => {
    const visit = page(() => no("NOT_FOUND"));
    await renewal(visit);
    expect(visit.paths()).not.toContain("/account/getPackages");
  });
});

test("what was found out about the phone stays with the order; what could not have been found out does not", async () => {
  expect(await offer("plan=jp-day-1gb&device=apple-iphone-15.CN.no")).toMatchObject({
    device: "apple-iphone-15.CN.no",
  });
  expect(await offer("plan=jp-day-1gb&device=%3Cb%3E")).not.toHaveProperty("device");
});
