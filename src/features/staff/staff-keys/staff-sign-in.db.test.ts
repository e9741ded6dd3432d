import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { pretendPasskey } from "../../../../test/pretend-passkey.ts";
import { invited, joined, mei, staffBrowser } from "../../../../test/staff.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import { attempt } from "../../../platform/attempts.server.ts";
import { staffPasswordLimits } from "./rules.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld({ environment: { COSTLY_CALLS_PER_MINUTE: "10000" } })));
afterEach(() => world.close());

const rows = async <T>(sql: string) => (await world.pool.query(sql)).rows as T[];
/** In no order: some are of one moment. */
const actions = async () =>
  (await rows<{ action: string }>("select action from actions")).map(({ action }) => action).toSorted();
type Options = { id: string; options: { challenge: string } };
const elsewhere = { ...english, address: "198.51.100.9" };

describe("by password and code", () => {
  test("gets in once with each code, and is in the audit trail", async () => {
    const { code } = await joined(world);
    world.at("2026-11-21T08:01:00Z");
    const browser = staffBrowser(world);
    const wish = { email: " MEI@example.com ", password: mei.password, code: code() };
    expect(await browser.code("/staff/signInByPassword", wish)).toBe("SUCCESS");
    expect(await browser.code("/staff/getMe", {})).toBe("SUCCESS");
    const again = staffBrowser(world);
    expect(await again.code("/staff/signInByPassword", wish)).toBe("SIGN_IN_FAILED");
    expect(await again.code("/staff/signInByPassword", { ...wish, code: code(-1) })).toBe("SIGN_IN_FAILED");
    expect(await again.code("/staff/signInByPassword", { ...wish, code: code(1) })).toBe("SUCCESS");
    expect(await actions()).toEqual([
      "staff_invited",
      "staff_joined",
      "staff_sign_in_failed",
      "staff_sign_in_failed",
      "staff_signed_in",
      "staff_signed_in",
    ]);
  });

  test("a code that is sent five times at once lets one in", async () => {
    const { code } = await joined(world);
    world.at("2026-11-21T08:01:00Z");
    const wish = { email: mei.email, password: mei.password, code: code() };
    const codes = await Promise.all(
      [1, 2, 3, 4, 5].map((host) =>
        staffBrowser(world, { ...english, address: `198.51.${host}.1` }).code("/staff/signInByPassword", wish),
      ),
    );
    expect(codes.filter((one) => one === "SUCCESS")).toHaveLength(1);
    expect(codes.filter((one) => one === "SIGN_IN_FAILED")).toHaveLength(4);
  });

  test("neither the password alone nor the code alone does anything, and a stranger is answered alike", async () => {
    const { code } = await joined(world);
    world.at("2026-11-21T08:01:00Z");
    const tries = [
      { email: mei.email, password: "Wrong-password1", code: code() },
      { email: mei.email, password: mei.password, code: "000000" },
      { email: "nobody@example.com", password: mei.password, code: code() },
    ];
    for (const wish of tries)
      expect(await staffBrowser(world).ask("/staff/signInByPassword", wish)).toMatchObject({
        resultCode: "SIGN_IN_FAILED",
        resultData: { fields: [] },
      });
    // what strangers type is nobody's record
    expect(JSON.stringify(await rows("select * from actions"))).not.toContain("nobody@");
    // a wrong password has used no code up
    const right = { email: mei.email, password: mei.password, code: code() };
    expect(await staffBrowser(world).code("/staff/signInByPassword", right)).toBe("SUCCESS");
  });

  test("five wrong ones from one place are enough there; the owner elsewhere still gets in", async () => {
    const { code } = await joined(world);
    world.at("2026-11-21T08:01:00Z");
    const right = { email: mei.email, password: mei.password, code: code() };
    const thief = staffBrowser(world, elsewhere);
    for (let count = 0; count < 5; count++)
      expect(await thief.code("/staff/signInByPassword", { ...right, password: "Wrong-password1" })).toBe(
        "SIGN_IN_FAILED",
      );
    expect(await thief.code("/staff/signInByPassword", right)).toBe("TRIED_OFTEN");
    expect(await staffBrowser(world).code("/staff/signInByPassword", right)).toBe("SUCCESS");
  });

  test("strangers' tries from everywhere keep the owner out of nothing where they were signed in before", async () => {
    const { code } = await joined(world);
    world.at("2026-11-21T08:01:00Z");
    const right = { email: mei.email, password: mei.password, code: code() };
    const wrong = { ...right, password: "Wrong-password1" };
    const asking = { ...world.shop, now: world.shop.clock() };
    await attempt(asking, staffPasswordLimits.strangers, mei.email, staffPasswordLimits.strangers.most - 1);
    const thief = staffBrowser(world, { ...english, address: "198.51.50.9" });
    expect(await thief.code("/staff/signInByPassword", wrong)).toBe("SIGN_IN_FAILED");
    const anywhere = staffBrowser(world, { ...english, address: "198.51.77.9" });
    expect(await anywhere.code("/staff/signInByPassword", right)).toBe("TRIED_OFTEN");
    expect(await staffBrowser(world).code("/staff/signInByPassword", right)).toBe("SUCCESS");
  });

  test("a known browser keeps its own tries on a network that is spent, and a new link forgets it", async () => {
    const { browser, code } = await joined(world);
    world.at("2026-11-21T08:01:00Z");
    const wish = (steps = 0) => ({ email: mei.email, password: mei.password, code: code(steps) });
    const spend = async (address: string) => {
      const thief = staffBrowser(world, { ...english, address });
      for (let count = 0; count < 5; count++)
        await thief.code("/staff/signInByPassword", { ...wish(), password: "Wrong-password1" });
      expect(await thief.code("/staff/signInByPassword", wish())).toBe("TRIED_OFTEN");
    };
    await spend("198.51.100.9");
    const travelling = browser.at("198.51.100.9");
    expect(await travelling.code("/staff/signInByPassword", wish())).toBe("SUCCESS");
    const token = await invited(world);
    const { id, options } = await staffBrowser(world).get<Options>("/staff/startJoining", { token });
    const credential = pretendPasskey("http://shop.test").create(options);
    await staffBrowser(world).get("/staff/joinByPasskey", { token, name: mei.name, id, credential });
    expect(await travelling.code("/staff/signInByPassword", wish(1))).toBe("TRIED_OFTEN");
  });

  test("a customer of the same mailbox and password is no member of staff", async () => {
    const wish = { email: mei.email, password: mei.password, code: "123456" };
    expect(await staffBrowser(world).code("/staff/signInByPassword", wish)).toBe("SIGN_IN_FAILED");
  });
});

describe("by passkey", () => {
  async function withPasskey() {
    const token = await invited(world);
    const passkey = pretendPasskey("http://shop.test");
    const browser = staffBrowser(world);
    const { id, options } = await browser.get<Options>("/staff/startJoining", { token });
    await browser.get("/staff/joinByPasskey", { token, name: mei.name, id, credential: passkey.create(options) });
    return passkey;
  }

  test("gets in, and a challenge counts once and for five minutes", async () => {
    const passkey = await withPasskey();
    const browser = staffBrowser(world);
    const { id, options } = await browser.get<Options>("/staff/startSignIn", {});
    const wish = { id, credential: passkey.get(options) };
    expect(await browser.code("/staff/signInByPasskey", wish)).toBe("SUCCESS");
    expect(await staffBrowser(world).code("/staff/signInByPasskey", wish)).toBe("SIGN_IN_FAILED");
    const late = await browser.get<Options>("/staff/startSignIn", {});
    world.at("2026-11-21T08:05:00Z");
    const tooLate = { id: late.id, credential: passkey.get(late.options) };
    expect(await staffBrowser(world).code("/staff/signInByPasskey", tooLate)).toBe("SIGN_IN_FAILED");
  });

  test("opens no customer's account, nor does a challenge of the shop open the console", async () => {
    const passkey = await withPasskey();
    const shop = (await world.answer("/passkey/startSignIn", {})).envelope.resultData as Options;
    const wish = { id: shop.id, credential: passkey.get(shop.options) };
    expect((await world.answer("/passkey/finishSignIn", wish)).envelope.resultCode).toBe("SIGN_IN_FAILED");
    const again = (await world.answer("/passkey/startSignIn", {})).envelope.resultData as Options;
    const foreign = { id: again.id, credential: passkey.get(again.options) };
    expect(await staffBrowser(world).code("/staff/signInByPasskey", foreign)).toBe("SIGN_IN_FAILED");
  });
});

describe("a session", () => {
  test("ends after an hour unseen, and after twelve hours however often it is seen", async () => {
    const { browser, code } = await joined(world);
    for (const moment of [
      "08:59",
      "09:58",
      "10:57",
      "11:56",
      "12:55",
      "13:54",
      "14:53",
      "15:52",
      "16:51",
      "17:50",
      "18:49",
      "19:48",
    ]) {
      world.at(`2026-11-21T${moment}:00Z`);
      expect([moment, await browser.code("/staff/getMe", {})]).toEqual([moment, "SUCCESS"]);
    }
    world.at("2026-11-21T20:00:00Z");
    expect(await browser.code("/staff/getMe", {})).toBe("TOKEN_VALID_FAIL");
    const next = staffBrowser(world);
    await next.get("/staff/signInByPassword", { email: mei.email, password: mei.password, code: code() });
    world.at("2026-11-21T21:00:00Z");
    expect(await next.code("/staff/getMe", {})).toBe("TOKEN_VALID_FAIL");
  });

  test("is over with signing out, also for who has copied the token, and a sign-in ends the one before", async () => {
    const { browser, code } = await joined(world);
    const first = browser.token()!;
    world.at("2026-11-21T08:01:00Z");
    await browser.get("/staff/signInByPassword", { email: mei.email, password: mei.password, code: code() });
    expect(await world.shop.findStaff(first)).toBeUndefined();
    const second = browser.token()!;
    await browser.get("/staff/signOut", {});
    expect(await world.shop.findStaff(second)).toBeUndefined();
    expect(await actions()).toContain("staff_signed_out");
  });
});

test("nobody rewrites the audit trail", async () => {
  await joined(world);
  for (const sql of ["update actions set who = 'me'", "delete from actions", "truncate actions cascade"])
    await expect(world.pool.query(sql)).rejects.toThrow("append-only");
});
