import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aCardWish, aRenewalWish, aSim, aWish } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { mostAtOnce } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "1000" } });
  await world.pool.query(`
    insert into plans select (jsonb_populate_record(plans,
      '{"code": "hk-identity", "area": "HK", "countries": ["HK"], "identity": "real_name"}')).* from plans
        where code = 'jp-10gb-30d';
    insert into plan_prices (plan_code, currency, amount) values ('hk-identity', 'HKD', 10500);
    insert into policy_versions (docname, version) values ('privacy_policy', '2026-12');`);
});
afterAll(() => world.close());
beforeEach(() => world.at("2026-11-21T08:00:00Z"));

const create = (wish: unknown) => world.answer("/order/create", wish);
const placed = async (wish: { requestKey: string }) => {
  const { envelope } = await create(wish);
  expect(envelope).toMatchObject({ resultCode: "SUCCESS" });
  return (await world.pool.query("select * from orders where request_key = $1", [wish.requestKey])).rows[0];
};
const rowsOf = async (table: string, { id }: { id: string }) =>
  (await world.pool.query(`select * from ${table} where order_id = $1`, [id])).rows;
const countOf = async (...tables: string[]) =>
  Promise.all(
    tables.map(
      async (table) => (await world.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count as number,
    ),
  );
const everything = () =>
  countOf(
    "orders",
    "order_addresses",
    "order_travellers",
    "order_renewals",
    "order_documents",
    "promo_uses",
    "order_consents",
  );
const refusal = async (wish: unknown) => {
  const before = await everything();
  const { envelope } = await create(wish);
  expect(await everything()).toEqual(before);
  const { fields, ...facts } = (envelope.resultData ?? {}) as { fields: { field: string; problem: string }[] };
  return { code: envelope.resultCode, fields: fields.map(({ field, problem }) => `${field} ${problem}`), facts };
};

describe("a card", () => {
  test("is written with its address, its carrier and the days that were promised", async () => {
    const order = await placed(aCardWish({ quantity: 2, expectedTotal: 25500 }));
    expect(order).toMatchObject({
      way: "physical",
      unit_amount: 10500,
      postal_amount: 4500,
      total_amount: 25500,
      departs_on: "2026-12-05",
    });
    expect(await rowsOf("order_addresses", order)).toMatchObject([
      {
        country: "JP",
        province: "Tokyo",
        postal_code: "107-0062",
        phone: "+819012345678",
        carrier: "Japan Post",
        promised_from: "2026-11-26",
        promised_by: "2026-11-30",
      },
    ]);
  });

  test("is told with its address as the country writes it", async () => {
    const { orderNumber, key } = (await create(aCardWish())).envelope.resultData as {
      orderNumber: string;
      key: string;
    };
    expect((await world.answer("/order/getOrderResult", { orderNumber, key })).envelope.resultData).toMatchObject({
      parcel: {
        state: "waiting",
        country: "Japan",
        address: ["1-2-3 Minami-Aoyama, Minato-ku, Tokyo", "107-0062"],
        contactPerson: "Mei Chan",
        promisedBy: "2026-11-30",
      },
      departsOn: "2026-12-05",
    });
  });

  test("is kept as its country writes addresses and phone numbers, whatever was typed", async () => {
    const shipping = {
      ...aCardWish().shipping!,
      postalCode: "〒１０７００６２",
      phone: "090-1234-5678",
      city: " Minato-ku ",
    };
    const [row] = await rowsOf("order_addresses", await placed(aCardWish({ shipping })));
    expect(row).toMatchObject({ postal_code: "107-0062", phone: "+819012345678", city: "Minato-ku" });
  });

  test("is refused when it would come too late, with the latest day and the eSIM offered", async () => {
    expect(await refusal(aCardWish({ departsOn: "2026-11-29" }))).toEqual({
      code: "TOO_LATE_BY_POST",
      fields: ["departsOn too_late"],
      facts: { latest: "2026-11-30", esimOffered: true },
    });
    await placed(aCardWish({ departsOn: "2026-11-30" }));
    await world.pool.query("update plans set ways = '{physical}' where code = 'jp-10gb-30d'");
    expect(await refusal(aCardWish({ departsOn: "2026-11-29" }))).toMatchObject({ facts: { esimOffered: false } });
    await world.pool.query("update plans set ways = '{esim,physical,renewal}' where code = 'jp-10gb-30d'");
  });

  test("that was ordered before three answers the same after three, when it would come too late", async () => {
    world.at("2026-11-23T06:59:00Z");
    const wish = aCardWish({ departsOn: "2026-11-30" });
    const first = await create(wish);
    world.at("2026-11-23T07:00:00Z");
    expect(await create(wish)).toEqual(first);
    expect(await refusal({ ...wish, requestKey: randomUUID() })).toMatchObject({
      code: "TOO_LATE_BY_POST",
      facts: { latest: "2026-12-01" },
    });
  });

  test.each([
    [
      "where nothing is posted to",
      { shipping: { ...aCardWish().shipping!, country: "TH", postalCode: "10150" } },
      "NOT_POSTED_THERE",
      ["shipping.country not_posted"],
    ],
    [
      "on the moon",
      { shipping: { ...aCardWish().shipping!, country: "XX" } },
      "INVALID_INPUT",
      ["shipping.phone phone"],
    ],
    ["without an address", { shipping: undefined }, "INVALID_INPUT", ["shipping.country choose"]],
    ["without the day of departure", { departsOn: undefined }, "INVALID_INPUT", ["departsOn empty"]],
    [
      "without what the country needs",
      { shipping: { ...aCardWish().shipping!, province: "", postalCode: "95014", phone: "12" } },
      "INVALID_INPUT",
      ["shipping.province empty", "shipping.postalCode postal_code", "shipping.phone phone"],
    ],
    ["for a plan without cards", { planCode: "jp-th-5gb-15d" }, "WAY_NOT_OFFERED", ["way not_offered"]],
  ])("%s is refused", async (where, wrong, code, fields) => {
    const wish =
      where === "on the moon" ? { shipping: { ...aCardWish().shipping!, country: "XX", phone: "51234567" } } : wrong;
    expect(await refusal(aCardWish(wish))).toMatchObject({ code, fields });
  });

  test("for another postage than the page showed is refused with every part of the new total", async () => {
    const of = (amount: number) => ({ amount, currency: "HKD" });
    expect(await refusal(aCardWish({ expectedTotal: 10500 }))).toEqual({
      code: "PRICE_CHANGED",
      fields: [],
      facts: { total: of(15000), goods: of(10500), discount: of(0), postage: of(4500) },
    });
  });
});

describe("a renewal", () => {
  test("is written with the numbers as they are kept", async () => {
    const order = await placed(aRenewalWish({ quantity: 2, expectedTotal: 21000, iccids: [` ${aSim(1)}F`, aSim(2)] }));
    expect(await rowsOf("order_renewals", order)).toMatchObject([
      { position: 1, iccid: aSim(1), state: "waiting" },
      { position: 2, iccid: aSim(2) },
    ]);
    expect(order.postal_amount).toBe(0);
  });

  test.each([
    ["a SIM that the network does not know", [aSim(404)], "SIM_NOT_ACCEPTED", ["iccids.0 iccid.refused"]],
    ["a good and a blocked SIM", [aSim(1), aSim(403)], "SIM_NOT_ACCEPTED", ["iccids.1 iccid.refused"]],
    [
      "two SIMs with two problems",
      [aSim(410), aSim(404)],
      "SIM_NOT_ACCEPTED",
      ["iccids.0 iccid.refused", "iccids.1 iccid.refused"],
    ],
    ["a SIM that cannot be asked after", [aSim(503)], "NETWORK_UNAVAILABLE", []],
    ["one card twice", [aSim(1), `${aSim(1)}3`], "INVALID_INPUT", ["iccids.1 iccid.duplicate"]],
    ["a mistyped number", ["8985234000000000003"], "INVALID_INPUT", ["iccids.0 iccid"]],
    ["another issuer's SIM", ["8944474600000109251"], "INVALID_INPUT", ["iccids.0 iccid.prefix"]],
  ])("of %s is refused", async (_, iccids, code, fields) => {
    expect(
      await refusal(aRenewalWish({ quantity: iccids.length, expectedTotal: 10500 * iccids.length, iccids })),
    ).toMatchObject({ code, fields });
  });

  test("without numbers, or with more than are paid for, is refused", async () => {
    expect(await refusal(aRenewalWish({ iccids: undefined }))).toMatchObject({ fields: ["iccids.0 empty"] });
    expect(await refusal(aRenewalWish({ iccids: [aSim(1), aSim(2)] }))).toMatchObject({ fields: ["iccids fewer"] });
  });

  test("answers the same again, even when meanwhile the network is down", async () => {
    const wish = aRenewalWish();
    const first = await create(wish);
    const { network } = world.shop;
    world.shop.network = { ...network, findSims: async () => [] };
    expect(await create(wish)).toEqual(first);
    expect(await refusal({ ...wish, requestKey: randomUUID() })).toMatchObject({ code: "NETWORK_UNAVAILABLE" });
    world.shop.network = network;
  });

  test("of a plan that is not for renewing is refused as that, whatever the SIM", async () => {
    expect(await refusal(aRenewalWish({ planCode: "jp-th-5gb-15d", iccids: [aSim(404)] }))).toMatchObject({
      code: "WAY_NOT_OFFERED",
    });
  });
});

describe("travellers", () => {
  test("are written at their places, with and without an address", async () => {
    const order = await placed(
      aWish({
        quantity: 3,
        expectedTotal: 31500,
        travellers: [
          { position: 2, name: "Lee", email: "lee@example.com" },
          { position: 3, name: "小明" },
        ],
      }),
    );
    expect(await rowsOf("order_travellers", order)).toMatchObject([
      { position: 2, name: "Lee", email: "lee@example.com" },
      { position: 3, name: "小明", email: null },
    ]);
  });

  test("as many as there may be at once", async () => {
    const travellers = Array.from({ length: mostAtOnce }, (_, place) => ({ position: place + 1, name: `T${place}` }));
    expect(
      await rowsOf(
        "order_travellers",
        await placed(aWish({ quantity: mostAtOnce, expectedTotal: 210_000, travellers })),
      ),
    ).toHaveLength(mostAtOnce);
  });

  test.each([
    [{ position: 2, name: "Lee" }, "travellers.0.position range"],
    [{ position: 1, name: "" }, "travellers.0.name empty"],
    [{ position: 1, name: "Lee", email: "lee" }, "travellers.0.email email.format"],
    [{ position: 1, name: "L\u0000" }, "travellers.0.name format"],
  ])("%j is refused", async (traveller, field) => {
    expect(await refusal(aWish({ travellers: [traveller] }))).toMatchObject({ code: "INVALID_INPUT", fields: [field] });
  });
});

describe("a plan whose networks register their users", () => {
  const wish = (other: object = {}) =>
    aWish({ planCode: "hk-identity", days: undefined, document: { type: 2, firstFour: "h012" }, ...other });

  test("is sold with the first four characters, which are kept sealed", async () => {
    const [row] = await rowsOf("order_documents", await placed(wish()));
    expect(row.document_type).toBe(2);
    expect(row.first_four_sealed.includes("012")).toBe(false);
    expect(world.shop.vault.open(row.first_four_sealed)).toBe("H012");
  });

  test.each([
    [undefined, ["document.type choose", "document.firstFour empty"]],
    [{ type: 5, firstFour: "H012" }, ["document.type choose"]],
    [{ type: 1, firstFour: "H01" }, ["document.firstFour first_four"]],
    [{ type: 1, firstFour: "护照12" }, ["document.firstFour first_four"]],
  ])("is refused with %j", async (document, fields) => {
    expect(await refusal(wish({ document }))).toMatchObject({ code: "INVALID_INPUT", fields });
  });

  test("elsewhere no document is kept, even when one is sent", async () => {
    expect(await rowsOf("order_documents", await placed(aWish({ document: { type: 1, firstFour: "E123" } })))).toEqual(
      [],
    );
  });
});

test("what belongs to another way is neither checked nor kept", async () => {
  const order = await placed(aWish({ shipping: aCardWish().shipping, iccids: ["nonsense"] }));
  expect(await rowsOf("order_addresses", order)).toEqual([]);
  expect(await rowsOf("order_renewals", order)).toEqual([]);
});

describe("a request key stands for one wish only", () => {
  const { shipping } = aCardWish();
  test.each([
    ["another street", aCardWish(), { shipping: { ...shipping!, address: "9-9-9" } }],
    ["another phone", aCardWish(), { shipping: { ...shipping!, phone: "+819012345679" } }],
    ["another day of departure", aCardWish(), { departsOn: "2026-12-06" }],
    ["another SIM", aRenewalWish(), { iccids: [aSim(2)] }],
    [
      "another traveller",
      aWish({ travellers: [{ position: 1, name: "Mei" }] }),
      { travellers: [{ position: 1, name: "Lee" }] },
    ],
    ["another e-mail address", aWish(), { email: "lee@example.com" }],
    [
      "another document",
      aWish({ planCode: "hk-identity", days: undefined, document: { type: 1, firstFour: "E123" } }),
      { document: { type: 1, firstFour: "E124" } },
    ],
    ["a promo code", aWish(), { promoCode: "AUTUMN10" }],
    ["another way", aRenewalWish(), { way: "esim" }],
  ] as const)("%s", async (_, first, other) => {
    const wish = { ...first, requestKey: randomUUID() };
    await placed(wish);
    expect(await refusal({ ...wish, ...other })).toMatchObject({ code: "REQUEST_KEY_REUSED" });
  });

  test.each([
    [
      "the same number in another spelling",
      aRenewalWish(),
      { iccids: [`${aSim(1).slice(0, 7)} ${aSim(1).slice(7)}F`] },
    ],
    ["the same phone as it is dialled at home", aCardWish(), { shipping: { ...shipping!, phone: "090 1234 5678" } }],
    [
      "the same travellers in another order",
      aWish({
        quantity: 2,
        expectedTotal: 21000,
        travellers: [
          { position: 1, name: "A" },
          { position: 2, name: "B" },
        ],
      }),
      {
        travellers: [
          { position: 2, name: "B" },
          { position: 1, name: "A" },
        ],
      },
    ],
    ["newer texts of the consents", aWish(), { privacyPolicy: { given: true, version: "2026-12" } }],
  ] as const)("%s is the same wish", async (_, first, other) => {
    const wish = { ...first, requestKey: randomUUID() };
    const answer = await create(wish);
    expect(await create({ ...wish, ...other })).toEqual(answer);
  });
});
