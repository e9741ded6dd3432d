import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { codeFor, newestCode, signedIn } from "../../../../test/signed-in.ts";
import { workOff } from "../../../../test/wishes.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld()));
afterEach(() => world.close());

const email = "mei@example.com";
const privacyPolicy = { given: true, version: "2026-11" };
const ask = (wish: object) => world.answer("/user/sendCode", { purpose: "sign_in", email, ...wish });
const enter = async (code: string, more: object = {}) =>
  (await world.answer("/user/loginByCode", { email, code, privacyPolicy, ...more })).envelope;
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("a code that is not right", () => {
  test.each(["", "12345", "1234567", "abcdef", "１２３４５a"])("%j is no code at all", async (code) => {
    expect(await enter(code)).toMatchObject({
      resultCode: "INVALID_INPUT",
      resultData: { fields: [{ field: "code" }] },
    });
  });

  test("wrong, of another address, never asked for: all are answered alike", async () => {
    const code = await codeFor(world, email);
    const wrong = await enter(another(code));
    expect(wrong).toMatchObject({
      resultCode: "CODE_WRONG",
      resultData: { fields: [{ field: "code", problem: "code" }] },
    });
    expect(await enter(code, { email: "other@example.com" })).toEqual(wrong);
    expect(await enter(code)).toMatchObject({ resultCode: "SUCCESS" });
  });

  test("after five tries the right one is refused too, also when all come at once over 64 lines", async () => {
    const code = await codeFor(world, email);
    const answers = await Promise.all(Array.from({ length: 64 }, () => enter(another(code))));
    expect(answers.filter(({ resultCode }) => resultCode === "SUCCESS")).toEqual([]);
    expect((await world.pool.query("select tries from proof_codes")).rows).toEqual([{ tries: 5 }]);
    expect((await enter(code)).resultCode).not.toBe("SUCCESS");
  });

  test("it is over after ten minutes, after it was used, and when another was sent", async () => {
    const first = await codeFor(world, email);
    world.at("2026-11-21T08:02:00Z");
    const second = await codeFor(world, email);
    if (first !== second) expect((await enter(first)).resultCode).toBe("CODE_WRONG");
    expect((await enter(second)).resultCode).toBe("SUCCESS");
    expect((await enter(second)).resultCode).toBe("CODE_WRONG");
    const third = (world.at("2026-11-21T08:04:00Z"), await codeFor(world, email));
    world.at("2026-11-21T08:14:00Z");
    expect((await enter(third)).resultCode).toBe("CODE_WRONG");
  });
});

test("another code may be asked for after a minute, five in a day, then one in four hours: the newest works as long", async () => {
  expect((await ask({})).envelope).toMatchObject({ resultCode: "SUCCESS", resultData: { again: 60 } });
  expect((await ask({ email: "Mei@Example.com" })).envelope).toMatchObject({
    resultCode: "CODE_SENT_BEFORE",
    resultData: { until: "2026-11-21T08:01:00.000Z" },
  });
  const answers = [];
  for (const time of ["08:01", "08:02", "08:03", "08:04", "08:05", "08:06", "12:04", "12:05", "12:06"]) {
    world.at(`2026-11-21T${time}:00Z`);
    answers.push([time, (await ask({})).envelope.resultCode]);
  }
  const sent = answers.filter(([, code]) => code === "SUCCESS").map(([time]) => time);
  expect(sent).toEqual(["08:01", "08:02", "08:03", "08:04", "08:05", "12:05"]);
  expect(new Set(answers.map(([, code]) => code))).toEqual(new Set(["SUCCESS", "CODE_SENT_BEFORE"]));
  world.at("2026-11-21T16:04:00Z");
  expect((await enter(await newestCode(world, email))).resultCode).toBe("SUCCESS");
});

test("the mailbox that proves itself is in, with an account from now on; the second time it is the same one", async () => {
  const token = await signedIn(world, email);
  const info = await world.answerTo(token, "/user/getUserInfo", {});
  expect(info.envelope).toMatchObject({
    resultCode: "SUCCESS",
    resultData: { email, phone: null, hasPassword: false, esimCapable: true },
  });
  world.at("2026-11-21T09:00:00Z");
  const again = await enter(await codeFor(world, "MEI@example.com"), { email: "Mei@example.com" });
  expect(again).toMatchObject({ resultData: { created: false } });
  expect((await world.pool.query("select count(*)::int as accounts from accounts")).rows).toEqual([{ accounts: 1 }]);
});

test("neither token nor code stands anywhere in the database", async () => {
  await ask({});
  const { rows: jobs } = await world.pool.query<{ payload: unknown }>(
    "select payload from graphile_worker._private_jobs",
  );
  await workOff(world);
  const code = world.letters[0]!.text.match(/\d{3} \d{3}/)![0].replace(" ", "");
  const token = ((await enter(code)).resultData as { token: string }).token;
  const { rows } = await world.pool.query("select * from sessions, proof_codes");
  expect(JSON.stringify([jobs, rows])).not.toMatch(new RegExp(`${code}|${token}`));
});

test("signing out ends the session at once; an invalid token has no account", async () => {
  const token = await signedIn(world, email);
  await world.answerTo(token, "/user/logout", {});
  expect((await world.answerTo(token, "/user/getUserInfo", {})).status).toBe(401);
  expect((await world.answer("/user/getUserInfo", {}, english)).envelope.resultCode).toBe("TOKEN_VALID_FAIL");
});
