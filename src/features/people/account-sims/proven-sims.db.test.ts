import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { rightInputs } from "../../../../test/hostile.ts";
import { delivered } from "../../../../test/purchases.ts";
import { signedIn, simSignedIn } from "../../../../test/signed-in.ts";
import { someCards } from "../../../../test/sold-orders.ts";
import { aCardWish, aRenewalWish, aSim, aWish } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { maskedIccid } from "../../../kernel/iccid.ts";
import { operations } from "../../../operations.server.ts";
import { bought, byHand, packages, sims, tenGb } from "../../aftersales/packages/packages.world.ts";
import { sendParcel } from "../../delivery/dispatches/send-parcel.server.ts";

/** Knowing the number of a SIM is not knowing what runs on it. */

const plenty = "1000000";
let world: World;
beforeEach(
  async () =>
    void (world = await freshWorld({
      profiles: 6,
      environment: { WRITE_CALLS_PER_MINUTE: plenty, COSTLY_CALLS_PER_MINUTE: plenty },
    })),
);
afterEach(() => world.close());

const ask = async (token: string, path: string, wish: object) => (await world.answerTo(token, path, wish)).envelope;
const prove = (token: string, email: string, iccid?: string) =>
  ask(token, "/account/proveSim", { ...(iccid && { iccid }), email });
const notOfSim = {
  resultCode: "INVALID_INPUT",
  resultData: { fields: [{ field: "email", problem: "email.not_of_sim" }] },
};

/** Mei's eSIM with 4,321 MB used of it today. */
async function inUse() {
  const hers = await bought(world, { ...tenGb, email: "mei@example.com" });
  await byHand(world).goTo(hers.iccid, "JP");
  await byHand(world).useNow(hers.iccid, 4321);
  const her = await signedIn(world, "mei@example.com");
  expect((await packages(world, her, { iccid: hers.iccid })).purchased).toMatchObject([
    { packageId: hers.packageId, state: "active", usedMb: 4321 },
  ]);
  return { ...hers, her };
}
type InUse = Awaited<ReturnType<typeof inUse>>;

const strangers: [string, (hers: InUse) => Promise<string>][] = [
  ["who signed in with its number", ({ iccid }) => simSignedIn(world, iccid)],
  [
    "who has typed its number into an account",
    async ({ iccid }) => {
      const him = await signedIn(world, "jun@example.com");
      expect(await ask(him, "/account/addSim", { iccid })).toMatchObject({ resultCode: "SUCCESS" });
      return him;
    },
  ],
  [
    "who has paid for another package on it",
    async ({ iccid }) => {
      await bought(world, aRenewalWish({ iccids: [iccid], email: "jun@example.com" }));
      return signedIn(world, "jun@example.com");
    },
  ],
];

describe.each(strangers)("%s", (_who, comeIn) => {
  test("is told nothing of what runs there by any call of the shop", async () => {
    const hers = await inUse();
    const token = await comeIn(hers);
    const inputs = rightInputs();
    for (const { endpoint } of operations) {
      if (
        endpoint.path === "/account/deleteSim" ||
        endpoint.path === "/account/endSessions" ||
        endpoint.path === "/user/logout"
      )
        continue;
      const { shape = {} } = endpoint.input as unknown as { shape?: Record<string, unknown> };
      const hersIn = { iccid: hers.iccid, iccids: [hers.iccid], packageId: hers.packageId };
      const wish = {
        ...inputs[endpoint.path],
        ...Object.fromEntries(Object.entries(hersIn).filter(([field]) => field in shape)),
      };
      const said = JSON.stringify(await ask(token, endpoint.path, wish));
      for (const mark of [hers.packageId, hers.orderNumber, hers.key, '"esim","openPackages"']) {
        if (!JSON.stringify(wish).includes(mark))
          expect([endpoint.path, said]).not.toEqual([endpoint.path, expect.stringContaining(mark)]);
      }
      // megabytes used and left; an id may hold the digits by chance
      expect([endpoint.path, said]).not.toEqual([
        endpoint.path,
        expect.stringMatching(/(?<![\w-])(4321|5919)(?![\w-])/),
      ]);
    }
  });

  test("sees the SIM, and with the address of its order what is on it", async () => {
    const hers = await inUse();
    const token = await comeIn(hers);
    const iccid = token.startsWith("holder") || _who.includes("signed in") ? undefined : hers.iccid;
    const before = (await sims(world, token)).sims;
    expect(before).toMatchObject([
      { masked: maskedIccid(hers.iccid), proven: false, kind: "unknown", openPackages: null },
    ]);
    expect(await ask(token, "/account/getUsage", { packageId: hers.packageId })).toMatchObject({
      resultCode: "NOT_FOUND",
    });
    expect(await prove(token, " MEI@example.com ", iccid)).toMatchObject({
      resultCode: "SUCCESS",
      resultData: { sim: { proven: true, kind: "esim" } },
    });
    expect((await sims(world, token)).sims).toMatchObject([{ proven: true, kind: "esim" }]);
    const { purchased } = await packages(world, token, iccid ? { iccid } : {});
    expect(purchased.find(({ packageId }) => packageId === hers.packageId)).toMatchObject({
      usedMb: 4321,
      order: null,
      canStart: false,
    });
    expect(await ask(token, "/account/getUsage", { packageId: hers.packageId })).toMatchObject({
      resultCode: "SUCCESS",
    });
  });
});

test("who has paid for a package on somebody's SIM sees that one alone, on the clock too", async () => {
  const hers = await inUse();
  const renewal = await bought(world, aRenewalWish({ iccids: [hers.iccid], email: "jun@example.com" }));
  const him = await signedIn(world, "jun@example.com");
  const seen = await packages(world, him, { iccid: hers.iccid, adding: { planCode: "jp-10gb-30d", days: 30 } });
  expect(seen).toMatchObject({
    sim: { own: true, proven: false, openPackages: null },
    purchased: [{ packageId: renewal.packageId }],
    used: [],
  });
  expect(seen.clock.map(({ packageId }) => packageId)).not.toContain(hers.packageId);
  // an own order that sent nothing proves nothing, by whichever address
  expect(await prove(him, "jun@example.com", hers.iccid)).toMatchObject(notOfSim);
  expect(
    (await packages(world, hers.her, { iccid: hers.iccid })).purchased.map(({ packageId }) => packageId),
  ).toContain(renewal.packageId);
});

test("another address, and a SIM that came with no order of ours, are answered alike", async () => {
  const { iccid } = await inUse();
  const him = await signedIn(world, "jun@example.com");
  await ask(him, "/account/addSim", { iccid });
  await ask(him, "/account/addSim", { iccid: aSim(70) });
  const wrong = await prove(him, "hua@example.com", iccid);
  expect(wrong).toMatchObject(notOfSim);
  expect(await prove(him, "hua@example.com", aSim(70))).toEqual(wrong);
  // also once somebody has bought a package for it here
  await bought(world, aRenewalWish({ iccids: [aSim(70)], email: "hua@example.com" }));
  expect(await prove(him, "hua@example.com", aSim(70))).toEqual(wrong);
  expect(await prove(him, "mei@example.com", aSim(999))).toMatchObject({ resultCode: "NOT_FOUND" });
});

test("the traveller's own address proves the eSIM that they were given, no other of the order, and their account knows it", async () => {
  const travellers = [{ position: 2, name: "陳大文", email: "Dawen@example.com" }];
  const order = await bought(world, aWish({ quantity: 2, expectedTotal: 21_000, travellers }));
  const { rows } = await world.pool.query<{ iccid: string }>("select iccid from data_plans order by position");
  const [first, second] = rows.map(({ iccid }) => iccid) as [string, string];
  expect(first).toBe(order.iccid);
  expect(await prove(await simSignedIn(world, first), "dawen@example.com")).toMatchObject(notOfSim);
  expect(await prove(await simSignedIn(world, second), "dawen@example.com")).toMatchObject({ resultCode: "SUCCESS" });
  const dawen = await signedIn(world, "dawen@example.com");
  expect(await ask(dawen, "/account/addSim", { iccid: second })).toMatchObject({
    resultData: { sim: { proven: true, own: false } },
  });
  expect(await ask(dawen, "/account/addSim", { iccid: first })).toMatchObject({
    resultData: { sim: { proven: false } },
  });
});

describe("signing in with number and address", () => {
  const enter = (iccid: string, email?: string) => world.answer("/user/loginByICCID", { iccid, email });

  test("shows what is on it at once; another address opens nothing", async () => {
    const { iccid } = await inUse();
    const { token } = (await enter(iccid, "mei@example.com")).envelope.resultData as { token: string };
    expect(await packages(world, token)).toMatchObject({ sim: { proven: true }, purchased: [{ usedMb: 4321 }] });
    const sessions = async () => (await world.pool.query("select count(*)::int as n from sessions")).rows[0].n;
    const before = await sessions();
    expect((await enter(iccid, "hua@example.com")).envelope).toMatchObject(notOfSim);
    expect((await enter(iccid, "hua")).envelope).toMatchObject({
      resultData: { fields: [{ field: "email", problem: "email.format" }] },
    });
    expect(await sessions()).toBe(before);
  });

  test("by the number alone, later in the same browser, it has to be proven again", async () => {
    const { iccid } = await inUse();
    const { token } = (await enter(iccid, "mei@example.com")).envelope.resultData as { token: string };
    const again = (await world.answerTo(token, "/user/loginByICCID", { iccid })).envelope.resultData as {
      token: string;
    };
    expect(await packages(world, again.token)).toMatchObject({ sim: { proven: false }, purchased: [] });
  });
});

describe("guesses", () => {
  test("addresses and numbers share thirty an hour at every door, right ones too; the same one costs once", async () => {
    const { iccid } = await inUse();
    const holder = await simSignedIn(world, iccid);
    for (let again = 0; again < 3; again++) expect(await prove(holder, "guess0@example.com")).toMatchObject(notOfSim);
    await world.answer("/user/checkICCID", { iccids: Array.from({ length: 18 }, (_, number) => aSim(1000 + number)) });
    // ten tries are all that a SIM has; what is left of the thirty goes for numbers
    for (let guess = 1; guess <= 7; guess++)
      expect(await prove(holder, `guess${guess}@example.com`)).toMatchObject(notOfSim);
    await world.answer("/user/checkICCID", { iccids: Array.from({ length: 3 }, (_, number) => aSim(1100 + number)) });
    expect(await prove(holder, "mei@example.com")).toMatchObject({ resultCode: "TRIED_OFTEN" });
    const doors: [string, object][] = [
      ["/user/loginByICCID", { iccid: aSim(2000) }],
      ["/user/loginByICCID", { iccid, email: "mei@example.com" }],
      ["/user/checkICCID", { iccids: [aSim(2000)] }],
      ["/order/create", aRenewalWish({ iccids: [aSim(2000)] })],
    ];
    for (const [path, wish] of doors)
      expect([path, (await world.answer(path, wish)).envelope.resultCode]).toEqual([path, "TRIED_OFTEN"]);
    const him = await signedIn(world, "jun@example.com");
    expect(await ask(him, "/account/addSim", { iccid: aSim(2000) })).toMatchObject({ resultCode: "TRIED_OFTEN" });
  });

  test("sixty at once: the ten of the SIM are looked at, nineteen more count, and the right one is not among those that come too late", async () => {
    const { iccid } = await inUse();
    const holder = await simSignedIn(world, iccid);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, guess) => prove(holder, `guess${guess}@example.com`)),
    );
    const codes = answers.map(({ resultCode }) => resultCode);
    expect(
      ["INVALID_INPUT", "SIM_TRIED_OFTEN", "TRIED_OFTEN"].map((code) => codes.filter((one) => one === code).length),
    ).toEqual([10, 19, 31]);
    expect(await prove(holder, "mei@example.com")).toMatchObject({ resultCode: "TRIED_OFTEN" });
  });

  test("whoever has proven a SIM is not asked again, and it costs nothing", async () => {
    const { iccid, her } = await inUse();
    await world.answer("/user/checkICCID", { iccids: Array.from({ length: 20 }, (_, number) => aSim(1000 + number)) });
    await world.answer("/user/checkICCID", { iccids: Array.from({ length: 10 }, (_, number) => aSim(1100 + number)) });
    expect(await prove(her, "anything@example.com", iccid)).toMatchObject({ resultCode: "SUCCESS" });
  });
});

test("a card that came back and was sold again shows nothing to who had it before", async () => {
  await someCards(world, 2);
  const sold = async (email: string) => {
    const { orderNumber } = await delivered(world, aCardWish({ email }));
    await sendParcel(
      world.db,
      { orderNumber, carrier: "SF Express", trackingNumber: orderNumber },
      { who: "lee", now: world.shop.clock() },
    );
    return (
      await world.pool.query<{ iccid: string }>(
        "select iccid from data_plans join orders on id = order_id where number = $1",
        [orderNumber],
      )
    ).rows[0]!;
  };
  const first = await sold("mei@example.com");
  const her = await signedIn(world, "mei@example.com");
  const him = await signedIn(world, "jun@example.com");
  await ask(him, "/account/addSim", { iccid: first.iccid });
  await prove(him, "mei@example.com", first.iccid);
  const holder = await simSignedIn(world, first.iccid);
  await prove(holder, "mei@example.com");
  expect((await sims(world, holder)).sims).toMatchObject([{ proven: true }]);
  // given back, and the same card goes out with another order
  await world.pool.query("update data_plans set state = 'cancelled'");
  await sold("wei@example.com");
  await world.pool.query("update data_plans set iccid = $1 where state <> 'cancelled'", [first.iccid]);
  expect((await sims(world, her)).sims).toEqual([]);
  for (const token of [him, holder])
    expect((await sims(world, token)).sims).toMatchObject([{ proven: false, openPackages: null }]);
  expect((await packages(world, holder)).purchased).toEqual([]);
  expect(await prove(holder, "mei@example.com")).toMatchObject(notOfSim);
  expect(await prove(holder, "wei@example.com")).toMatchObject({ resultCode: "SUCCESS" });
});

test("taken off the list and typed in once more it has to be proven again", async () => {
  const { iccid } = await inUse();
  const him = await signedIn(world, "jun@example.com");
  await ask(him, "/account/addSim", { iccid });
  await prove(him, "mei@example.com", iccid);
  await ask(him, "/account/deleteSim", { iccid });
  expect(await ask(him, "/account/addSim", { iccid })).toMatchObject({ resultData: { sim: { proven: false } } });
});
