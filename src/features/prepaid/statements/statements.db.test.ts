import { afterEach, beforeEach, expect, test } from "vitest";
import { signedIn } from "../../../../test/signed-in.ts";
import { aCard, prepaidWorld, type PrepaidWorld } from "../credits/prepaid.world.ts";
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

test("whoever only knows the number sees none of it, in an account or signed in by it", async () => {
  await world.toppedUp();
  await use(10);
  const him = await signedIn(world, "wei@example.com");
  await world.answerTo(him, "/account/addSim", { iccid });
  expect(await ask(him)).toMatchObject({ resultCode: "NOT_FOUND" });
  const { token } = (await world.answer("/user/loginByICCID", { iccid })).envelope.resultData as { token: string };
  expect(await ask(token, {})).toMatchObject({ resultCode: "NOT_FOUND" });
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
