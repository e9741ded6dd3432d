import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newestCode, wrongCode } from "../../../../test/signed-in.ts";
import { workOff } from "../../../../test/wishes.ts";
import { operations } from "../../../operations.server.ts";
import { answering } from "../../../platform/answer.server.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { apiRoutes } from "../../../platform/http/api-routes.server.ts";
import { openWebServer } from "../../../platform/http/web-server.server.ts";
import { webWorld } from "../../../platform/http/web.world.ts";
import { openLimits } from "../../../platform/limits.server.ts";
import { openPasswords } from "../../../platform/passwords.server.ts";
import { storefront } from "../../../sites/storefront/site.ts";

/**
 * Nobody can lock out somebody else (docs/decisions/0020): 200 networks do all they can to one account, over two
 * processes of the shop, and its owner gets in.
 */
const [email, password, phone] = [
  "mei@example.com",
  "Tram-to-the-Peak",
  { country: "HK", number: "9123 4567" },
] as const;
const phoneNumber = "+85291234567";
const privacyPolicy = { given: true, version: "2026-11" };
/** What is tried here are doors, not digests: 64 ms for each would be a minute of nothing else. */
const fast = () =>
  openPasswords(async (message, salt, { digestBytes }) =>
    createHash("sha512").update(salt).update(message).digest().subarray(0, digestBytes),
  );

let world: Awaited<ReturnType<typeof webWorld>>;
let second: FastifyInstance;
let turn = 0;
beforeEach(async () => {
  const plenty = { WRITE_CALLS_PER_MINUTE: "100000", COSTLY_CALLS_PER_MINUTE: "100000" };
  world = await webWorld({ environment: plenty, change: () => ({ passwords: fast() }) });
  const other: Shop = { ...world.shop, limits: openLimits(world.shop.config), passwords: fast() };
  second = await openWebServer({ ...other, site: storefront, payOrigins: [] });
  apiRoutes(second, other, answering(operations, other.limits));
  await world.pool.query(
    "insert into accounts (email, phone, password_hash, lang, created_at) values ($1, $2, $3, 'en', now())",
    [email, phoneNumber, await world.shop.passwords.hash(password)],
  );
});
afterEach(async () => {
  await second.close();
  await world.close();
});

/** A browser with its cookies, at an address that it may leave; each call reaches the one process or the other. */
function browserAt(address: string) {
  const cookies: Record<string, string> = {};
  const ask = async (path: string, wish: object, from = address) => {
    const app = turn++ % 2 === 0 ? world.app : second;
    const answer = await app.inject({
      method: "POST",
      url: `/api${path}`,
      payload: wish,
      remoteAddress: from,
      cookies,
      headers: { lang: "en", "content-type": "application/json" },
    });
    for (const { name, value } of answer.cookies) cookies[name] = value;
    return {
      code: answer.json().resultCode as string,
      said: answer.json(),
      cookies: answer.cookies.map(({ name }) => name),
    };
  };
  return { ask, cookies };
}
type Browser = ReturnType<typeof browserAt>;

/** Of the newest e-mail whose link opens this form. */
const newestKey = (form: string) =>
  /key=(\d{16})/.exec(world.letters.findLast(({ to, text }) => to === email && text.includes(form))!.text)![1]!;
const laterBy = (minutes: number) => world.at(new Date(world.shop.clock().getTime() + minutes * 60_000).toISOString());
const byPassword = async ({ ask }: Browser, from: string, name: object = { email }) =>
  (await ask("/user/loginByPassword", { ...name, password }, from)).code;
const byCode = async ({ ask }: Browser, typed: string, from: string) =>
  (await ask("/user/loginByCode", { email, code: typed, privacyPolicy }, from)).code;

/**
 * One stranger's round: a code asked for and guessed twice, another without having asked, one for a new password with
 * two guesses, and passwords.
 */
async function attack({ ask }: Browser, turn: number): Promise<void> {
  const name = turn % 2 === 0 ? { email } : { phone };
  await ask("/user/sendCode", { purpose: "sign_in", email });
  for (const guess of ["777777", "777778"]) await ask("/user/loginByCode", { email, code: guess, privacyPolicy });
  await ask("/user/register", { email, code: "777777", password: "Thief-of-1898", privacyPolicy });
  await ask("/user/sendResetCode", name);
  for (const guess of ["777777", "7777777777777777"])
    await ask("/user/resetPassword", { ...name, code: guess, password: "Thief-of-1898", repeated: "Thief-of-1898" });
  for (const one of [{ email }, { phone }]) await ask("/user/loginByPassword", { ...one, password: "wrong-Password" });
}

async function attackFrom200Networks(): Promise<void> {
  const strangers = Array.from({ length: 200 }, (_, one) => browserAt(`198.${18 + (one % 2)}.${one}.7`));
  for (let first = 0; first < strangers.length; first += 20) {
    await Promise.all(strangers.slice(first, first + 20).map(attack));
    // a minute for the next code that they have sent
    laterBy(1);
  }
  await workOff(world, { most: 5000 });
}

const sentTo = (to: string) =>
  (to === email ? world.letters : world.texts).filter((message) => message.to === to).length;

test("attacked from 200 networks the owner gets in by password, by code and by a new password, from other networks", async () => {
  const home = browserAt("203.0.113.7");
  expect(await byPassword(home, "203.0.113.7")).toBe("SUCCESS");
  laterBy(5);
  await attackFrom200Networks();

  // by password: in the browser that was in before from any network, and on the network that was in before with any
  // browser
  expect(await byPassword(home, "192.0.2.1")).toBe("SUCCESS");
  expect(await byPassword(home, "192.0.2.1", { phone })).toBe("SUCCESS");
  expect(await byPassword(browserAt("203.0.113.7"), "203.0.113.7")).toBe("SUCCESS");
  // whoever is neither is one of the strangers, and is told to wait or to come in another way
  const abroad = browserAt("192.0.2.66");
  expect(await byPassword(abroad, "192.0.2.66")).toBe("TRIED_OFTEN");

  // by code: strangers have used up what a mailbox is sent for them, and what they had sent works for whoever reads it
  expect((await abroad.ask("/user/sendCode", { purpose: "sign_in", email })).code).toBe("CODE_SENT_BEFORE");
  expect(await byCode(abroad, newestKey("/login?"), "192.0.2.66")).toBe("SUCCESS");
  // in the browser that was in before with six digits, which work nowhere else
  expect((await home.ask("/user/sendCode", { purpose: "sign_in", email }, "192.0.2.1")).code).toBe("SUCCESS");
  const short = await newestCode(world, email);
  expect(short).toHaveLength(6);
  expect(await byCode(abroad, short, "192.0.2.66")).toBe("CODE_WRONG");
  expect(await byCode(home, wrongCode(short), "192.0.2.1")).toBe("CODE_WRONG");
  expect(await byCode(home, short, "192.0.2.1")).toBe("SUCCESS");

  // by a new password, in a browser and a network that nobody has seen, and then by that password
  for (const [name, key] of [
    [{ email }, newestKey("/forgot-pass?")],
    [{ phone }, await newestCode(world, phoneNumber)],
  ] as const) {
    const away = browserAt("email" in name ? "192.0.3.1" : "192.0.4.1");
    expect((await away.ask("/user/sendResetCode", name)).code).toBe("CODE_SENT_BEFORE");
    expect(key).toMatch(/^\d{16}$/);
    const reset = { ...name, code: key, password: "Star-Ferry-1898", repeated: "Star-Ferry-1898" };
    expect((await away.ask("/user/resetPassword", reset)).code).toBe("SUCCESS");
    expect((await away.ask("/user/loginByPassword", { ...name, password: "Star-Ferry-1898" })).code).toBe("SUCCESS");
    expect((await away.ask("/user/resetPassword", reset)).code).toBe("CODE_WRONG");
  }
}, 180_000);

test("mailbox and phone are not flooded: in a day five messages of each kind, then one in four hours, however many networks ask", async () => {
  for (let minutes = 0; minutes < 1440; minutes += 20) {
    const { ask } = browserAt(`198.18.${minutes / 20}.7`);
    for (const purpose of ["sign_in", "register"]) await ask("/user/sendCode", { purpose, email });
    for (const name of [{ email }, { phone }]) await ask("/user/sendResetCode", name);
    await workOff(world);
    laterBy(20);
  }
  expect([sentTo(phoneNumber), sentTo(email)]).toEqual([5 + 6, 3 * (5 + 6)]);
});

test("no guess counts for the owner where no code was asked for, and the answer is the same as for a wrong one", async () => {
  const [owner, thief, other] = [browserAt("203.0.113.7"), browserAt("198.51.100.1"), browserAt("198.51.100.2")];
  await owner.ask("/user/sendCode", { purpose: "sign_in", email });
  const right = await newestCode(world, email);
  const answers = [];
  for (let tries = 0; tries < 30; tries++)
    answers.push(await thief.ask("/user/loginByCode", { email, code: wrongCode(right), privacyPolicy }));
  laterBy(1);
  await other.ask("/user/sendCode", { purpose: "sign_in", email });
  const asked = await other.ask("/user/loginByCode", { email, code: wrongCode(right), privacyPolicy });
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(asked)]));
  expect(await byCode(thief, right, "198.51.100.1")).toBe("CODE_WRONG");
  expect(await byCode(owner, right, "203.0.113.7")).toBe("SUCCESS");
});

test("strangers together guess 25 short codes of one mailbox in a day, whatever they ask for", async () => {
  for (let one = 0; one < 8; one++) {
    const { ask } = browserAt(`198.51.${one}.1`);
    await ask("/user/sendCode", { purpose: one % 2 === 0 ? "sign_in" : "register", email });
    for (let guess = 0; guess < 5; guess++)
      await ask(one % 2 === 0 ? "/user/loginByCode" : "/user/register", {
        email,
        code: "000000",
        privacyPolicy,
        password,
      });
    laterBy(1);
  }
  const last = browserAt("198.51.99.1");
  await last.ask("/user/sendCode", { purpose: "sign_in", email });
  // its right code would be a guess too many: so it is not short
  const shown = await newestCode(world, email);
  expect(shown).toHaveLength(16);
  expect(await byCode(last, shown, "198.51.99.1")).toBe("SUCCESS");
});

test("answers, cookies and their order are the same whether or not there is an account", async () => {
  const trial = async (name: object) => {
    const { ask } = browserAt("198.51.100.1");
    const calls = [
      await ask("/user/sendResetCode", name),
      await ask("/user/sendResetCode", name),
      await ask("/user/resetPassword", { ...name, code: "000000", password, repeated: password }),
      await ask("/user/resetPassword", { ...name, code: "0000000000000000", password, repeated: password }),
      await ask("/user/loginByPassword", { ...name, password: "wrong-Password" }),
    ];
    return JSON.stringify(calls);
  };
  expect(await trial({ email: "nobody@example.com" })).toBe(await trial({ email }));
  expect(await trial({ phone: { country: "HK", number: "6123 4567" } })).toBe(await trial({ phone }));
});
