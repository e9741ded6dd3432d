import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { codeFor, signedIn } from "../../../../test/signed-in.ts";
import { aSim } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld()));
afterEach(() => world.close());

const email = "mei@example.com";
const privacyPolicy = { given: true, version: "2026-11" };
const isIn = async (token: string) =>
  (await world.answerTo(token, "/user/getUserInfo", {})).envelope.resultCode === "SUCCESS";
/** As a browser that has this token already. */
async function signInAgain(former: string, { as = email, staySignedIn = false } = {}): Promise<string> {
  const wish = { email: as, code: await codeFor(world, as), staySignedIn, privacyPolicy };
  return ((await world.answerTo(former, "/user/loginByCode", wish)).envelope.resultData as { token: string }).token;
}
const hoursLater = (hours: number) =>
  world.at(new Date(Date.parse("2026-11-21T08:00:00Z") + hours * 3_600_000).toISOString());
/** Seen every twelve hours; answers after how many days it was over. */
async function lastsFor(token: string, every = 12): Promise<number> {
  for (let hours = every; hours <= 24 * 200; hours += every) {
    hoursLater(hours);
    if (!(await isIn(token))) return hours / 24;
  }
  return Infinity;
}

describe("a session that is seen every day has a last one all the same", () => {
  test("of who stays signed in: the 180th", async () => {
    expect(await lastsFor(await signInAgain("", { staySignedIn: true }))).toBe(180);
  });

  test("of who does not: the seventh", async () => {
    expect(await lastsFor(await signedIn(world, email))).toBe(7);
  });

  test.each([[true], [false]])(
    "of who has shown the number of a SIM: the first, whether staying (%s) or not",
    async (staySignedIn) => {
      const { resultData } = (await world.answer("/user/loginByICCID", { iccid: aSim(1), staySignedIn })).envelope;
      expect(await lastsFor((resultData as { token: string }).token, 1)).toBe(1);
    },
  );

  test("one that is not seen ends as before, and one that was begun before there was a last day ends by it", async () => {
    const token = await signInAgain("", { staySignedIn: true });
    hoursLater(24 * 90);
    expect(await isIn(token)).toBe(false);
    await world.pool.query(
      "update sessions set created_at = '2026-05-01', seen_at = '2027-02-18', expires_at = '2027-03-01'",
    );
    // it was given until March: seen once more, it is over
    await isIn(token);
    expect(await isIn(token)).toBe(false);
  });
});

describe("signing in", () => {
  test("ends the session that the browser had, whoever signs in, and gives another token", async () => {
    const first = await signedIn(world, email);
    hoursLater(0.5);
    const second = await signInAgain(first);
    expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
    const third = await signInAgain(second, { as: "wei@example.com" });
    expect([await isIn(second), await isIn(third)]).toEqual([false, true]);
    expect((await world.pool.query("select count(*)::int as sessions from sessions")).rows).toEqual([{ sessions: 1 }]);
  });

  test("with a planted token takes it over in no case: the token is new, and who planted it is out", async () => {
    const planted = await signedIn(world, "thief@example.com");
    const own = await signInAgain(planted);
    expect(own).not.toBe(planted);
    expect([await isIn(planted), await isIn(own)]).toEqual([false, true]);
    const invented = "x".repeat(43);
    hoursLater(0.5);
    expect(await signInAgain(invented)).not.toBe(invented);
    expect(await isIn(invented)).toBe(false);
  });

  test("leaves the messages that this browser wants, and ends those that somebody else wanted in it", async () => {
    const subscribed = async () => (await world.pool.query("select endpoint from push_subscriptions")).rows.length;
    const first = await signedIn(world, email);
    await world.pool.query(
      "insert into push_subscriptions (account_id, session_id, endpoint, p256dh, auth, lang, created_at) select account_id, id, 'https://push.example/1', '', '', 'en', now() from sessions",
    );
    hoursLater(0.5);
    const second = await signInAgain(first);
    expect(await subscribed()).toBe(1);
    await signInAgain(second, { as: "wei@example.com" });
    expect(await subscribed()).toBe(0);
  });
});
