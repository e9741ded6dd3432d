import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newestCode, signedIn, wrongCode } from "../../../../test/signed-in.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";

let world: World;
const [email, password] = ["mei@example.com", "Tram-to-the-Peak"];
const phone = { country: "HK", number: "9123 4567" };
const stranger = { country: "HK", number: "6123 4567" };
beforeEach(async () => {
  world = await freshWorld();
  await world.pool.query(
    "insert into accounts (email, phone, lang, created_at) values ($1, '+85291234567', 'en', now())",
    [email],
  );
});
afterEach(() => world.close());

const ask = async (wish: object) => (await world.answer("/user/sendResetCode", wish)).envelope;
const reset = async (wish: object) =>
  (await world.answer("/user/resetPassword", { code: "000000", password, repeated: password, ...wish })).envelope;
const login = async (wish: object = {}) =>
  (await world.answer("/user/loginByPassword", { email, password, ...wish })).envelope.resultCode;

test("each problem stands beside its field, and nothing is tried", async () => {
  const cases = [
    [{ phone, repeated: "Tram-to-the-Beak" }, "repeated", "password.repeat"],
    [{ phone, repeated: "" }, "repeated", "empty"],
    [{ phone, password: "tram" }, "password", "password.length"],
    [{ phone, code: "12 34" }, "code", "code"],
    [{ phone: { country: "HK", number: "1" } }, "phone.number", "phone"],
    [{ phone, email }, "email", "choose"],
    [{}, "email", "empty"],
  ] as const;
  for (const [wish, field, problem] of cases) {
    expect([wish, await reset(wish)]).toMatchObject([
      wish,
      { resultCode: "INVALID_INPUT", resultData: { fields: [{ field, problem }] } },
    ]);
  }
  expect((await world.pool.query("select count(*)::int as tries from attempts")).rows).toEqual([{ tries: 0 }]);
});

test("a phone without an account is answered alike, gets no text, and its code is wrong like any other", async () => {
  expect(await ask({ phone: stranger })).toEqual(await ask({ phone }));
  expect(await ask({ email: "nobody@example.com" })).toEqual(await ask({ email }));
  await workOff(world);
  expect(world.texts.map(({ to }) => to)).toEqual(["+85291234567"]);
  expect(world.letters.map(({ to }) => to)).toEqual([email]);
  const wrong = await reset({ phone, code: wrongCode(await newestCode(world, "+85291234567")) });
  expect(wrong).toMatchObject({
    resultCode: "CODE_WRONG",
    resultData: { fields: [{ field: "code", problem: "code" }] },
  });
  expect(await reset({ phone: stranger })).toEqual(wrong);
});

test("by text: the password is new, everybody is out, the tries begin again, and the owner is notified", async () => {
  const token = await signedIn(world, email);
  for (let tries = 0; tries < 6; tries++) await login();
  expect(await login()).toBe("TRIED_OFTEN");
  await ask({ phone });
  const code = await newestCode(world, "+85291234567");
  expect(world.texts).toMatchObject([{ template: "reset_code", language: "en", parameters: { minutes: 10 } }]);
  expect((await reset({ phone, code })).resultCode).toBe("SUCCESS");
  expect((await world.answerTo(token, "/user/getUserInfo", {})).status).toBe(401);
  expect(await login()).toBe("SUCCESS");
  expect(await login({ email: undefined, phone })).toBe("SUCCESS");
  await workOff(world);
  expect(world.letters.at(-1)).toMatchObject({ to: email, subject: "Your Farwave password was changed" });
  expect((await reset({ phone, code })).resultCode).toBe("CODE_WRONG");
});

test("a phone that its owner takes away at this moment opens nothing any more", async () => {
  await ask({ phone });
  const code = await newestCode(world, "+85291234567");
  const owner = await world.pool.connect();
  await owner.query("begin; update accounts set phone = '+85261234567'");
  const resetting = reset({ phone, code });
  await vi.waitUntil(async () => (await world.pool.query("select from pg_locks where not granted")).rowCount, {
    timeout: 20_000,
  });
  await owner.query("commit");
  owner.release();
  expect((await resetting).resultCode).toBe("CODE_WRONG");
  expect((await world.pool.query("select password_hash from accounts")).rows).toEqual([{ password_hash: null }]);
});

test("by letter, for an account without a phone", async () => {
  await world.pool.query("update accounts set phone = null");
  await ask({ email: "Mei@example.com" });
  expect((await reset({ email, code: await newestCode(world, email) })).resultCode).toBe("SUCCESS");
  expect(await login()).toBe("SUCCESS");
});

test("a text that cannot be sent is tried again while the code counts; a phone that can get none ends it quietly", async () => {
  world.sms.answers("unavailable");
  await ask({ phone });
  await expect(workOff(world)).rejects.toThrow("told to be down");
  world.sms.answers("refused");
  world.at("2026-11-21T08:01:00Z");
  await ask({ phone });
  expect(await workOff(world)).toEqual(["send-code"]);
  world.sms.answers("unavailable");
  world.at("2026-11-21T08:02:00Z");
  await ask({ phone });
  world.at("2026-11-21T08:12:00Z");
  expect(await workOff(world)).toEqual(["send-code"]);
  expect(world.texts).toEqual([]);
});
