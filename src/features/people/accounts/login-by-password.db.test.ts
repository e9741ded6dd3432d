import { argon2Sync } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import { writeHash } from "../../../platform/password-hash.server.ts";

let world: World;
const [email, phone, password] = ["mei@example.com", { country: "HK", number: "9123 4567" }, "Tram-to-the-Peak"];
beforeEach(async () => {
  world = await freshWorld();
  await open(await world.shop.passwords.hash(password));
});
afterEach(() => world.close());

const open = (hash: string | null) =>
  world.pool.query(
    "insert into accounts (email, phone, password_hash, lang, created_at) values ($1, '+85291234567', $2, 'en', now()) on conflict (email) do update set password_hash = excluded.password_hash",
    [email, hash],
  );
const ask = async (wish: object, address = english.address) =>
  (await world.answer("/user/loginByPassword", { password, ...wish }, { ...english, address })).envelope;
const hash = async () =>
  (await world.pool.query<{ password_hash: string }>("select password_hash from accounts")).rows[0]!.password_hash;

describe("not in", () => {
  test("exactly one name and a password are needed, and each problem stands beside its field", async () => {
    const cases = [
      [{}, "email", "empty"],
      [{ email, phone }, "email", "choose"],
      [{ email: "mei" }, "email", "email.format"],
      [{ phone: { country: "HK", number: "12" } }, "phone.number", "phone"],
      [{ phone: { country: "", number: "91234567" } }, "phone.country", "choose"],
      [{ phone: { country: "HK", number: "" } }, "phone.number", "empty"],
      [{ email, password: "" }, "password", "empty"],
      [{ email, password: "x".repeat(201) }, "password", "long"],
    ] as const;
    for (const [wish, field, problem] of cases) {
      expect([wish, await ask(wish)]).toMatchObject([
        wish,
        { resultCode: "INVALID_INPUT", resultData: { fields: [{ field, problem }] } },
      ]);
    }
  });

  test("a wrong password, no such account, an account without one: the same words", async () => {
    const wrong = await ask({ email, password: "Tram-to-the-Beak" });
    expect(wrong.resultCode).toBe("SIGN_IN_FAILED");
    expect(await ask({ email: "nobody@example.com" })).toEqual(wrong);
    expect(await ask({ phone: { country: "HK", number: "61234567" } })).toEqual(wrong);
    await open(null);
    expect(await ask({ email })).toEqual(wrong);
  });

  test("five wrong ones in a quarter of an hour, whether or not the name has an account; then the right one has to wait", async () => {
    for (const name of [{ email }, { email: "nobody@example.com" }, { phone }]) {
      const answers = [];
      for (let tries = 0; tries < 6; tries++)
        answers.push((await ask({ ...name, password: "wrong-Password" })).resultCode);
      expect(answers).toEqual([...Array.from({ length: 5 }, () => "SIGN_IN_FAILED"), "TRIED_OFTEN"]);
      expect(await ask({ ...name })).toMatchObject({
        resultCode: "TRIED_OFTEN",
        resultData: { until: "2026-11-21T08:15:00.000Z" },
      });
    }
    world.at("2026-11-21T08:15:00Z");
    expect((await ask({ email })).resultCode).toBe("SUCCESS");
  });

  test("thirty wrong ones from one network, also when each comes from another address of its /64; others are not kept out", async () => {
    const from = (tries: number) => `2001:db8:1:2::${tries.toString(16)}`;
    for (let tries = 1; tries <= 30; tries++)
      expect((await ask({ email: `x${tries}@example.com` }, from(tries))).resultCode).toBe("SIGN_IN_FAILED");
    expect((await ask({ email }, from(31))).resultCode).toBe("TRIED_OFTEN");
    expect((await ask({ email }, "2001:db8:1:3::1")).resultCode).toBe("SUCCESS");
  });
});

describe("in", () => {
  test("by e-mail however it is spelled, by phone as it is dialled or whole", async () => {
    for (const name of [
      { email: " Mei@EXAMPLE.com " },
      { phone },
      { phone: { country: "CN", number: "+852 9123 4567" } },
    ]) {
      const { resultCode, resultData } = await ask(name);
      expect(resultCode).toBe("SUCCESS");
      expect(
        (await world.answerTo((resultData as { token: string }).token, "/user/getUserInfo", {})).envelope,
      ).toMatchObject({ resultData: { email, phone: "+85291234567", hasPassword: true } });
    }
  });

  test("who gets it right has all tries again, and does not use up those of the network", async () => {
    for (let times = 0; times < 40; times++) {
      if (times % 10 < 4) await ask({ email, password: "wrong-Password" });
      else expect((await ask({ email })).resultCode).toBe("SUCCESS");
    }
  });

  test("a password kept with the numbers of another day is hashed again", async () => {
    const salt = Buffer.alloc(16, 7);
    const old = writeHash({
      memory: 1024,
      passes: 3,
      parallelism: 1,
      salt,
      digest: argon2Sync("argon2id", {
        message: password,
        nonce: salt,
        memory: 1024,
        passes: 3,
        parallelism: 1,
        tagLength: 32,
      }),
    });
    await open(old);
    expect((await ask({ email, password: "Wrong-one" })).resultCode).toBe("SIGN_IN_FAILED");
    expect(await hash()).toBe(old);
    expect((await ask({ email })).resultCode).toBe("SUCCESS");
    expect(await hash()).toMatch(/m=19456,t=2,p=1/);
    expect((await ask({ email })).resultCode).toBe("SUCCESS");
  });

  test("a password that is changed while it is held opens no session", async () => {
    const { passwords } = world.shop;
    world.shop.passwords = {
      ...passwords,
      hold: async (...held) => {
        await open("$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
        return passwords.hold(...held);
      },
    };
    expect((await ask({ email })).resultCode).toBe("SIGN_IN_FAILED");
    expect((await world.pool.query("select count(*)::int as sessions from sessions")).rows).toEqual([{ sessions: 0 }]);
  });
});
