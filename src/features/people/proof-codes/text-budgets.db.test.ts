import { afterEach, beforeEach, expect, test } from "vitest";
import { signedIn } from "../../../../test/signed-in.ts";
import { workOff } from "../../../../test/wishes.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";

let world: World;
const start = (environment: Record<string, string>) =>
  freshWorld({ environment: { COSTLY_CALLS_PER_MINUTE: "1000", ...environment } });
beforeEach(async () => void (world = await start({ TEXTS_PER_RANGE: "4", TEXTS_PER_COUNTRY: "6" })));
afterEach(() => world.close());

const cases = async () =>
  (await world.pool.query("select subject, details from cases where kind = 'texts_over_budget'")).rows;
let asked = 0;
/** Each by an account of its own, from a network of its own. */
async function askFor(numbers: readonly string[]) {
  const answers = [];
  for (const number of numbers) {
    const token = await signedIn(world, `mei${++asked}@example.com`);
    const { envelope } = await world.answerTo(
      token,
      "/account/sendPhoneCode",
      { phone: { country: "HK", number } },
      { ...english, address: `198.51.${asked}.9` },
    );
    answers.push(envelope);
    await workOff(world);
  }
  return answers;
}
const inARow = (first: number, length: number) => Array.from({ length }, (_, n) => `+852${first + n}`);

test("numbers in a row of one range get four texts a day, however many accounts and networks ask; everybody is answered alike", async () => {
  const answers = await askFor(inARow(51234500, 7));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(world.texts).toHaveLength(4);
  expect(await cases()).toEqual([
    { subject: "HK", details: { country: "HK", range: "+8525123…", until: "2026-11-22T08:00:00.000Z" } },
  ]);
  expect((await world.shop.metrics.textsHeldBack.get()).values[0]!.value).toBe(3);
  world.at("2026-11-22T08:00:01Z");
  await askFor(inARow(51234600, 1));
  expect(world.texts).toHaveLength(5);
});

test("a country has its own share, and another country is not touched by it", async () => {
  await askFor([...inARow(51234500, 4), ...inARow(61234500, 4), "+8613812345678"]);
  expect(world.texts.map(({ to }) => to.slice(0, 5))).toEqual([
    ...Array<string>(4).fill("+8525"),
    "+8526",
    "+8526",
    "+8613",
  ]);
});

test("what could not be sent is not counted", async () => {
  world.sms.answers("refused");
  await askFor(inARow(51234500, 4));
  world.sms.answers("taken");
  await askFor(inARow(51234510, 5));
  expect(world.texts).toHaveLength(4);
});
