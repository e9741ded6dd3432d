import { afterEach, beforeEach, expect, test } from "vitest";
import { codeFor, signedIn } from "../../../../test/signed-in.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld()));
afterEach(() => world.close());

const email = "mei@example.com";
const password = "Tram-to-the-Peak";
const privacyPolicy = { given: true, version: "2026-11" };
const register = async (wish: object) =>
  (await world.answer("/user/register", { email, password, privacyPolicy, code: "000000", ...wish })).envelope;
const accounts = async () =>
  (await world.pool.query("select email, password_hash, privacy_version from accounts")).rows;
const login = async (wish: object = {}) =>
  (await world.answer("/user/loginByPassword", { email, password, ...wish })).envelope.resultCode;

test("a password that breaks the rule is refused beside its field, and nothing is tried", async () => {
  const cases = [
    ["", "empty"],
    ["Short1!", "length"],
    ["Twenty-one-characters", "length"],
    ["12345678", "format"],
    ["lowercase", "format"],
    ["UPPERCASE", "format"],
    ["!!!!!!!!", "format"],
    ["密码密码密码密码", "format"],
  ] as const;
  for (const [wish, problem] of cases) {
    const fields = [{ field: "password", problem: problem === "empty" ? problem : `password.${problem}` }];
    expect([wish, await register({ password: wish })]).toMatchObject([
      wish,
      { resultCode: "INVALID_INPUT", resultData: { fields } },
    ]);
  }
  expect((await world.pool.query("select count(*)::int as tries from attempts")).rows).toEqual([{ tries: 0 }]);
});

test("without the consent, or with a wrong code, there is no account", async () => {
  const code = await codeFor(world, email, "register");
  expect(await register({ code, privacyPolicy: { given: false, version: "1" } })).toMatchObject({
    resultCode: "INVALID_INPUT",
    resultData: { fields: [{ field: "privacyPolicy.given", problem: "consent" }] },
  });
  expect((await register({ code: code === "000000" ? "000001" : "000000" })).resultCode).toBe("CODE_WRONG");
  expect(await accounts()).toEqual([]);
});

test("a code to sign in does not register", async () => {
  expect((await register({ code: await codeFor(world, email) })).resultCode).toBe("CODE_WRONG");
});

test("the mailbox is proven, the account is open, and only a hash is kept", async () => {
  const envelope = await register({ code: await codeFor(world, email, "register"), email: "Mei@Example.com" });
  expect(envelope).toMatchObject({ resultCode: "SUCCESS", resultData: { created: true, checkedIccid: null } });
  expect(await accounts()).toEqual([
    { email, password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/), privacy_version: "2026-11" },
  ]);
  const { token } = envelope.resultData as { token: string };
  expect((await world.answerTo(token, "/user/getUserInfo", {})).envelope).toMatchObject({
    resultData: { email, hasPassword: true },
  });
  expect(await login()).toBe("SUCCESS");
});

test("where there is an account its owner gets the new password; who was in is out, and the owner is notified", async () => {
  const before = await signedIn(world, email);
  world.at("2026-11-21T09:00:00Z");
  expect(await register({ code: await codeFor(world, email, "register") })).toMatchObject({
    resultData: { created: false },
  });
  expect((await world.answerTo(before, "/user/getUserInfo", {})).status).toBe(401);
  expect(await login()).toBe("SUCCESS");
  await workOff(world);
  expect(world.letters.at(-1)).toMatchObject({ to: email, subject: "Your Farwave password was changed" });
  expect(await accounts()).toHaveLength(1);
});

test("a policy agreed to later is noted, also of an account that an order has opened", async () => {
  await world.pool.query("insert into accounts (email, lang, created_at) values ($1, 'en', now())", [email]);
  await register({ code: await codeFor(world, email, "register") });
  expect(await accounts()).toMatchObject([{ privacy_version: "2026-11" }]);
});

test("of one code sent twice at the same moment one is taken", async () => {
  const code = await codeFor(world, email, "register");
  const answers = await Promise.all([register({ code }), register({ code })]);
  expect(answers.map(({ resultCode }) => resultCode).toSorted()).toEqual(["CODE_WRONG", "SUCCESS"]);
});
