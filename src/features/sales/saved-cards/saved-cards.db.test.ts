import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { pretendGateway } from "../../../../test/pretend-gateway.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { cardGiven, owner, rowsOf } from "../../aftersales/auto-top-ups/auto-top-ups.world.ts";
import { takeWebhook } from "../payments/take-webhook.server.ts";

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
    Object.assign(world.shop, {
      config: { ...world.shop.config, PAYMENT_GATEWAY: "stripe" },
      gateways: [other, world.gateway],
    });
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
