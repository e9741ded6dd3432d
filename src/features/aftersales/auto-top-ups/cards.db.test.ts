import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { pretendGateway } from "../../../../test/pretend-gateway.ts";
import { signedIn } from "../../../../test/signed-in.ts";
import { aSim, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { takeWebhook } from "../../sales/payments/take-webhook.server.ts";
import { holderOf } from "../packages/packages.world.ts";
import { cardGiven, owner, rowsOf, terms } from "./auto-top-ups.world.ts";

let world: World;
let mei: Awaited<ReturnType<typeof owner>>;
beforeEach(async () => {
  world = await freshWorld({
    profiles: 6,
    environment: { COSTLY_CALLS_PER_MINUTE: "1000", WRITE_CALLS_PER_MINUTE: "1000" },
  });
  mei = await owner(world);
});
afterEach(() => world.close());

const cards = async () => ((await mei.ask("/account/getCards", {})).resultData as { cards: { id: string }[] }).cards;

describe("somebody else's", () => {
  const paths = [
    "/account/getCards",
    "/account/saveCard",
    "/account/forgetCard",
    "/account/getAutoTopUp",
    "/account/setAutoTopUp",
    "/account/stopAutoTopUp",
  ] as const;
  const wishFor = (iccid: string, cardId: string, path: string) =>
    path === "/account/setAutoTopUp"
      ? terms(iccid, cardId)
      : path === "/account/forgetCard"
        ? { id: cardId }
        : path === "/account/saveCard"
          ? { iccid, requestKey: randomUUID() }
          : path === "/account/getCards"
            ? { cardId }
            : { iccid };

  test("nobody, and who holds the SIM only, get nothing", async () => {
    const holder = await holderOf(world, mei.iccid);
    for (const path of paths) {
      expect((await world.answer(path, wishFor(mei.iccid, mei.cardId, path))).envelope.resultCode).toBe(
        "TOKEN_VALID_FAIL",
      );
      expect((await world.answerTo(holder, path, wishFor(mei.iccid, mei.cardId, path))).envelope.resultCode).not.toBe(
        "SUCCESS",
      );
    }
  });

  test("another account is answered as if there were no such SIM and no such card", async () => {
    await mei.turnOn();
    const him = await signedIn(world, "jun@example.com");
    for (const path of paths) {
      const answers = [wishFor(mei.iccid, mei.cardId, path), wishFor(aSim(999), randomUUID(), path)].map(
        async (wish) => (await world.answerTo(him, path, wish)).envelope,
      );
      const [hers, unknown] = await Promise.all(answers);
      expect([path, hers]).toEqual([path, unknown]);
    }
    expect(await cards()).toHaveLength(1);
    expect((await mei.ask("/account/getAutoTopUp", { iccid: mei.iccid })).resultData).toMatchObject({ on: true });
  });

  test("a card of another account is charged for nobody, and her SIM typed in buys nothing", async () => {
    const jun = await owner(world, "jun@example.com");
    expect(await jun.ask("/account/setAutoTopUp", terms(jun.iccid, mei.cardId))).toMatchObject({
      resultCode: "INVALID_INPUT",
      resultData: { fields: [{ field: "cardId", problem: "choose" }] },
    });
    await jun.ask("/account/addSim", { iccid: mei.iccid });
    expect((await jun.ask("/account/setAutoTopUp", terms(mei.iccid, jun.cardId))).resultCode).toBe("PLAN_NOT_ON_SALE");
    expect((await jun.ask("/account/getAutoTopUp", { iccid: mei.iccid })).resultData).toMatchObject({
      on: false,
      offer: null,
      agreed: null,
    });
    expect((await jun.ask("/account/saveCard", { requestKey: mei.cardId, iccid: jun.iccid })).resultCode).toBe(
      "REQUEST_KEY_REUSED",
    );
  });
});

describe("a card", () => {
  test("is given on the gateway's page, to which a repeat leads too; back it is known", async () => {
    const requestKey = randomUUID();
    const page = { resultCode: "SUCCESS", resultData: { savePage: `http://pay.test/card_${requestKey}` } };
    expect(await mei.ask("/account/saveCard", { requestKey, iccid: mei.iccid })).toMatchObject(page);
    expect(await mei.ask("/account/saveCard", { requestKey, iccid: mei.iccid })).toMatchObject(page);
    expect((await mei.ask("/account/getCards", { cardId: requestKey })).resultData).toMatchObject({ given: "waiting" });
    world.gateway.cardIsSaved(`card_${requestKey}`);
    expect((await mei.ask("/account/getCards", { cardId: requestKey })).resultData).toMatchObject({
      given: "saved",
      cards: expect.arrayContaining(
        [mei.cardId, requestKey].map((id) => ({ id, brand: "Visa", lastFour: "4242", expiresOn: "2029-11" })),
      ),
    });
  });

  test("is known by the webhook, and by the clock when neither it nor its owner comes back", async () => {
    const [told, untold] = [randomUUID(), randomUUID()];
    for (const requestKey of [told, untold]) {
      await mei.ask("/account/saveCard", { requestKey, iccid: mei.iccid });
      world.gateway.cardIsSaved(`card_${requestKey}`);
    }
    await takeWebhook(
      world.shop,
      Buffer.from(
        JSON.stringify({ id: randomUUID(), kind: "card", card: { reference: `card_${told}`, state: "saved" } }),
      ),
      { signature: "right" },
    );
    await workOff(world);
    expect(await cards()).toHaveLength(2);
    await workOff(world, { evenLater: true });
    expect(await cards()).toHaveLength(3);
  });

  test("given at one gateway while another is offered from now on: its page, its webhook and its facts are the first one's", async () => {
    const requestKey = randomUUID();
    const page = await mei.ask("/account/saveCard", { requestKey, iccid: mei.iccid });
    const other = pretendGateway("stripe");
    Object.assign(world.shop, { payments: other, gateways: [other, world.gateway] });
    expect(await mei.ask("/account/saveCard", { requestKey, iccid: mei.iccid })).toMatchObject(page);
    expect((await mei.ask("/account/getCards", { cardId: requestKey })).resultData).toMatchObject({ given: "waiting" });
    world.gateway.cardIsSaved(`card_${requestKey}`);
    await takeWebhook(
      world.shop,
      Buffer.from(
        JSON.stringify({ id: randomUUID(), kind: "card", card: { reference: `card_${requestKey}`, state: "saved" } }),
      ),
      { signature: "sandbox" },
    );
    await workOff(world);
    expect([(await cards()).length, other.strangers]).toEqual([2, []]);
  });

  test("is forgotten here at once and at the gateway by the job; it may be repeated", async () => {
    await mei.turnOn();
    for (const _ of [1, 2])
      expect((await mei.ask("/account/forgetCard", { id: mei.cardId })).resultCode).toBe("SUCCESS");
    expect([await cards(), await rowsOf(world, "select on_since from auto_top_ups")]).toEqual([
      [],
      [{ on_since: null }],
    ]);
    await workOff(world);
    expect((await world.gateway.findSavedCard(`card_${mei.cardId}`)).state).toBe("forgotten");
    expect((await mei.turnOn()).resultCode).toBe("INVALID_INPUT");
  });

  test("five are kept, ten pages an hour are opened, and a gateway that is down says so", async () => {
    for (let more = 0; more < 4; more++) await cardGiven(world, mei.ask, mei.iccid);
    expect((await mei.ask("/account/saveCard", { requestKey: randomUUID(), iccid: mei.iccid })).resultCode).toBe(
      "CARDS_FULL",
    );
    await mei.ask("/account/forgetCard", { id: mei.cardId });
    world.gateway.goDown(true);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => mei.ask("/account/saveCard", { requestKey: randomUUID(), iccid: mei.iccid })),
    );
    expect(answers.filter(({ resultCode }) => resultCode === "GATEWAY_UNAVAILABLE")).toHaveLength(4);
    expect(answers.filter(({ resultCode }) => resultCode === "TRIED_OFTEN")).toHaveLength(8);
  });
});

describe("turning it on", () => {
  test("off, with what would be bought and at which price, until somebody wants it", async () => {
    expect((await mei.ask("/account/getAutoTopUp", { iccid: mei.iccid })).resultData).toEqual({
      on: false,
      agreed: null,
      spent: null,
      capReached: false,
      stopped: null,
      offer: {
        planCode: "jp-10gb-30d",
        days: 30,
        kind: "fixed",
        areaName: "Japan",
        allowanceMb: 10_240,
        price: { amount: 10_500, currency: "HKD" },
        hoursBefore: 24,
      },
    });
    expect((await mei.turnOn()).resultCode).toBe("SUCCESS");
    expect((await mei.ask("/account/getAutoTopUp", { iccid: mei.iccid })).resultData).toMatchObject({
      on: true,
      spent: { amount: 0, currency: "HKD" },
      agreed: {
        unitPrice: { amount: 10_500 },
        monthlyCap: { amount: 21_000 },
        areaName: "Japan",
        card: { id: mei.cardId, lastFour: "4242" },
      },
    });
    expect((await mei.ask("/account/stopAutoTopUp", { iccid: mei.iccid })).resultCode).toBe("SUCCESS");
    expect((await mei.ask("/account/getAutoTopUp", { iccid: mei.iccid })).resultData).toMatchObject({
      on: false,
      stopped: null,
    });
  });

  test.each([
    ["another price than today's", { expectedPrice: 9_000 }, "PRICE_CHANGED"],
    ["a cap below one package", { monthlyCap: 10_499 }, "INVALID_INPUT"],
    ["a plan that was not bought for this SIM", { planCode: "jp-day-1gb", days: 7 }, "PLAN_NOT_ON_SALE"],
    ["without the wish to begin at once", { beginNow: { given: false, version: "1" } }, "INVALID_INPUT"],
    ["without the policy", { privacyPolicy: undefined }, "INVALID_INPUT"],
    ["a currency that we do not have", { currency: "EUR" }, "INVALID_INPUT"],
    ["a cap beyond what the database holds", { monthlyCap: 2_147_483_648 }, "INVALID_INPUT"],
  ])("%s", async (_, change, code) => {
    expect((await mei.turnOn(change)).resultCode).toBe(code);
    expect(await rowsOf(world, "select * from auto_top_ups")).toEqual([]);
  });
});
