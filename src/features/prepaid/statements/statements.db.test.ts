import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signedIn } from "../../../../test/signed-in.ts";
import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import { aCard, prepaidWorld, type PrepaidWorld } from "../credits/prepaid.world.ts";
import { bookLines } from "../metering/book-lines.server.ts";
import { readPrepaid } from "../metering/read-prepaid.server.ts";

let world: PrepaidWorld;
beforeEach(async () => void (world = await prepaidWorld()));
afterEach(() => world.close());

const iccid = aCard(1);

/** Mei's card: it came with an order of hers, so that it is proven. */
async function hers(): Promise<string> {
  const { id } = await world.delivered({ email: "mei@example.com" });
  await world.ask(`update data_plans set iccid = '${iccid}' where order_id = '${id}'`);
  return signedIn(world, "mei@example.com");
}
const ask = async (token: string, wish: object = { iccid }) =>
  (await world.answerTo(token, "/prepaid/getStatement", wish)).envelope;
const use = async (mb: number) => {
  await world.hand.goTo(iccid, "CN");
  await world.hand.usePrepaid(iccid, mb);
  await readPrepaid.run({}, world.shop);
};

test("its owner sees each top-up and each use, with the balance after it, and days that add up", async () => {
  const token = await hers();
  await world.toppedUp({ amount: 34_000 });
  for (const mb of [512.3, 17, 1500]) await use(mb);
  const { resultData } = await ask(token);
  const { lines, days, balance } = resultData as {
    lines: { kind: string; amount: { amount: number }; balance: { amount: number } }[];
    days: { amount: { amount: number } }[];
    balance: { amount: number };
  };
  expect(lines.map(({ kind }) => kind).toSorted()).toEqual(["bonus", "top_up", "use", "use", "use"]);
  expect(lines[0]!.balance).toEqual(balance);
  expect(balance.amount).toBe(await world.balance(iccid));
  expect(lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(balance.amount);
  expect(days).toHaveLength(1);
  expect(days[0]!.amount.amount).toBe(balance.amount - 38_080);
  // the exact balance, too
  const card = await world.answerTo(token, "/prepaid/getCard", { iccid, tariff: "gogochina_001" });
  expect(card.envelope.resultData).toMatchObject({ balance: balance });
});

test("what was used before an answer that came late stands after its top-up, and no balance is below zero", async () => {
  const token = await hers();
  const { network } = world.shop;
  world.shop.network = {
    ...network,
    credit: async (wish) => {
      await network.credit(wish);
      throw new NetworkUnavailable("lost");
    },
  };
  await world.toppedUp({ amount: 13_600 });
  world.at("2026-11-21T08:10:00Z");
  await use(512.3);
  world.shop.network = network;
  world.at("2026-11-21T08:20:00Z");
  await world.work({ evenLater: true });
  const { lines } = (await ask(token)).resultData as { lines: { kind: string; balance: { amount: number } }[] };
  expect(lines.map(({ kind }) => kind)).toEqual(["use", "bonus", "top_up"]);
  expect(lines.filter(({ balance }) => balance.amount < 0)).toEqual([]);
});

test("whoever only knows the number sees none of it, in an account or signed in by it", async () => {
  await world.toppedUp();
  await use(10);
  const him = await signedIn(world, "wei@example.com");
  await world.answerTo(him, "/account/addSim", { iccid });
  expect(await ask(him)).toMatchObject({ resultCode: "NOT_FOUND" });
  const { token } = (await world.answer("/user/loginByICCID", { iccid })).envelope.resultData as { token: string };
  expect(await ask(token, {})).toMatchObject({ resultCode: "NOT_FOUND" });
});

test("signed in by its number and the e-mail address of its order: the balance and the records of this card alone", async () => {
  await hers();
  await world.toppedUp();
  await world.toppedUp({ iccid: aCard(2) });
  const enter = async (email?: string) =>
    ((await world.answer("/user/loginByICCID", { iccid, email })).envelope.resultData as { token: string }).token;
  const seen = async (token: string, number = iccid) => {
    const wish = { iccid: number, tariff: "gogochina_001" };
    const card = (await world.answerTo(token, "/prepaid/getCard", wish)).envelope.resultData as {
      balance: object | null;
    };
    return [card.balance, (await ask(token, { iccid: number })).resultCode];
  };
  const balance = { amount: 14_688, currency: "HKD" };
  const proven = await enter("mei@example.com");
  expect(await seen(proven)).toEqual([balance, "SUCCESS"]);
  expect(await seen(proven, aCard(2))).toEqual([null, "NOT_FOUND"]);
  // a thief who has read the number off the card
  const thief = await enter();
  expect(await seen(thief)).toEqual([null, "NOT_FOUND"]);
  expect(await seen(thief, aCard(2))).toEqual([null, "NOT_FOUND"]);
});

describe("a card with more than a page of records", () => {
  type Line = { kind: string; at: string; bytes: number; amount: { amount: number }; balance: { amount: number } };
  type Page = { lines: Line[]; older: string | null; days: { day: string }[]; balance: { amount: number } };
  /** Several of a moment, as a network writes them; the first thirty before the six months. */
  const booked = (from: number, to: number) =>
    world.db.transaction().execute((tx) =>
      bookLines(
        tx,
        Array.from({ length: to - from }, (_, place) => ({
          iccid,
          tariff: "gogochina_001" as const,
          sequence: from + place + 1,
          at: new Date(Date.parse("2026-05-21T06:30:00Z") + Math.floor((from + place) / 10) * 1_800_000),
          kind: "use" as const,
          country: "CN",
          carrier: "China Mobile",
          bytes: 1_234_567 + from + place,
        })),
        world.shop.clock(),
      ),
    );
  const pages = async (token: string) => {
    const read: Page[] = [];
    for (let after: string | null | undefined; after !== null; after = read.at(-1)!.older)
      read.push((await ask(token, { iccid, ...(after && { after }) })).resultData as Page);
    return read;
  };

  test("each line once, newest first, and each balance is the one below it with its own amount", async () => {
    const token = await hers();
    await world.toppedUp({ amount: 34_000 });
    await booked(0, 260);
    const read = await pages(token);
    expect(read.map(({ lines }) => lines.length)).toEqual([50, 50, 50, 50, 32]);
    const lines = read.flatMap((page) => page.lines);
    expect(new Set(lines.map(({ bytes }) => bytes)).size).toBe(231);
    expect(lines.filter(({ kind }) => kind === "use").map(({ bytes }) => bytes)).toEqual(
      Array.from({ length: 230 }, (_, place) => 1_234_567 + 259 - place),
    );
    const [newest] = lines;
    expect([newest!.kind, newest!.balance.amount]).toEqual(["bonus", await world.balance(iccid)]);
    for (const [place, line] of lines.slice(0, -1).entries())
      expect(line.balance.amount).toBe(lines[place + 1]!.balance.amount + line.amount.amount);
    // the oldest line begins with what was charged before the six months
    expect(lines.at(-1)!.at).toBe("2026-05-21T08:00:00.000Z");
    expect(read[4]!.days).toEqual(read[0]!.days);
  });

  test("what is heard late between two pages moves no line out of its place", async () => {
    const token = await hers();
    await world.toppedUp({ amount: 34_000 });
    await booked(0, 60);
    await booked(61, 120);
    const first = (await ask(token)).resultData as Page;
    await booked(60, 61);
    const second = (await ask(token, { iccid, after: first.older })).resultData as Page;
    // 119 down to 72 stood on the first, with the top-up and its bonus
    expect(second.lines.map(({ bytes }) => bytes)).toEqual(
      Array.from({ length: 42 }, (_, place) => 1_234_567 + 71 - place),
    );
  });

  test("a cursor that was made up is refused", async () => {
    const token = await hers();
    await world.toppedUp();
    for (const after of ["x", "-1", Buffer.from("1.x").toString("base64url"), "\u0000"])
      expect(await ask(token, { iccid, after })).toMatchObject({ resultCode: "INVALID_INPUT" });
  });
});

test("six months and not a day more; what was before is in the balance", async () => {
  const token = await hers();
  await world.toppedUp({ amount: 34_000 });
  await use(1024);
  world.at("2027-05-21T08:00:01Z");
  const mei = token && (await signedIn(world, "mei@example.com"));
  const { resultData } = await ask(mei);
  expect(resultData).toMatchObject({ lines: [], days: [], balance: { amount: 38_080 - 680 } });
});
