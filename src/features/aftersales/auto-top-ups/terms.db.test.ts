import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signedIn } from "../../../../test/signed-in.ts";
import { aSim } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { holderOf } from "../packages/packages.world.ts";
import { owner, rowsOf, terms } from "./auto-top-ups.world.ts";

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

describe("another person's", () => {
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

  test("without an account, also for the holder of the SIM, there is nothing", async () => {
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

describe("turning it on", () => {
  test("a repeat that comes after it was turned off does nothing; the same entries sent anew do", async () => {
    const wish = terms(mei.iccid, mei.cardId);
    const isOn = async () =>
      ((await mei.ask("/account/getAutoTopUp", { iccid: mei.iccid })).resultData as { on: boolean }).on;
    await mei.ask("/account/setAutoTopUp", wish);
    await mei.ask("/account/stopAutoTopUp", { iccid: mei.iccid });
    expect((await mei.ask("/account/setAutoTopUp", wish)).resultCode).toBe("SUCCESS");
    expect(await isOn()).toBe(false);
    await mei.ask("/account/setAutoTopUp", { ...wish, requestKey: randomUUID() });
    expect(await isOn()).toBe(true);
  });

  test("off, with what would be bought and at which price, by default", async () => {
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
