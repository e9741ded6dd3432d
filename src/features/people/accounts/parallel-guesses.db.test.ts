import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { newestCode, wrongCode } from "../../../../test/signed-in.ts";
import { aSim, workOff } from "../../../../test/wishes.ts";
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
 * Issue 5: a guess is stopped after the stated tries also when sent in parallel over 64 connections, and over two
 * servers.
 */
const plenty = { WRITE_CALLS_PER_MINUTE: "100000", COSTLY_CALLS_PER_MINUTE: "100000" };
const privacyPolicy = { given: true, version: "2026-11" };
const password = "Tram-to-the-Peak";
let world: Awaited<ReturnType<typeof webWorld>>;
let second: Awaited<ReturnType<typeof openWebServer>>;
let ports: number[];
let held = 0;
let name = "";
let turn = 0;

beforeAll(async () => {
  // also of the calls that do not come by a line: what costs in earnest is no match for what costs the least
  const change = (shop: Shop) => Object.assign(shop, { passwords: counting() });
  world = await webWorld({ environment: plenty, change });
  // another process of the shop: nothing in common but the database and the secret
  const other: Shop = { ...world.shop, limits: openLimits(world.shop.config), passwords: counting() };
  second = await openWebServer({ ...other, site: storefront, payOrigins: [] });
  apiRoutes(second, other, answering(operations, other.limits));
  for (const app of [world.app, second]) await app.listen({ port: 0, host: "127.0.0.1" });
  ports = [world.app, second].map(({ server }) => (server.address() as AddressInfo).port);
});
afterAll(async () => {
  await second.close();
  await world.close();
});
beforeEach(async () => {
  held = 0;
  name = `mei${++turn}@example.com`;
  await world.pool.query("truncate attempts");
  await world.pool.query("insert into accounts (email, password_hash, lang, created_at) values ($1, $2, 'en', now())", [
    name,
    await openPasswords().hash(password),
  ]);
});

/** Counts how many passwords are really held against something. */
function counting(): Shop["passwords"] {
  const passwords = openPasswords();
  return { ...passwords, hold: (...wish) => (held++, passwords.hold(...wish)) };
}

/** One connection for each, all open before anybody speaks. */
async function from64Lines(path: string, wish: (line: number) => object, to = ports): Promise<string[]> {
  const lines = await Promise.all(
    Array.from({ length: 64 }, async (_, line) => {
      const socket = connect(to[line % to.length]!, "127.0.0.1");
      await once(socket, "connect");
      return socket;
    }),
  );
  // two servers may be called from the same port
  expect(new Set(lines.map(({ localPort, remotePort }) => `${localPort} ${remotePort}`)).size).toBe(64);
  return Promise.all(
    lines.map(async (socket, line) => {
      const body = JSON.stringify(wish(line));
      const head = [
        "POST /api" + path + " HTTP/1.1",
        "host: shop.test",
        "connection: close",
        `cookie: browser=${browserId}`,
        "content-type: application/json",
        "lang: en",
        `content-length: ${Buffer.byteLength(body)}`,
      ];
      socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
      const answer = Buffer.concat(await Array.fromAsync(socket as AsyncIterable<Buffer>)).toString();
      return /"resultCode":"(\w+)"/.exec(answer)?.[1] ?? answer;
    }),
  );
}

const count = (answers: string[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, (code) => code)).map(([code, those]) => [code, those!.length]),
  );
/** The browser that asks for codes; the lines are of the same one. */
const browserId = "3c0d9c1e-3b7a-4c55-9f0a-0a4f7f0f2f77";
const one = async (path: string, wish: object, address = "198.51.100.9") =>
  (await world.answer(path, wish, { language: "en", address, browserId })).envelope;

test.each([[1], [2]])(
  "64 wrong passwords at once over %i server(s): five are held against the hash, then the right one has to wait, from there alone",
  async (servers) => {
    const answers = await from64Lines(
      "/user/loginByPassword",
      () => ({ email: name, password: "wrong-Password" }),
      ports.slice(0, servers),
    );
    expect(count(answers)).toEqual({ SIGN_IN_FAILED: 5, TRIED_OFTEN: 59 });
    expect(held).toBe(5);
    expect((await one("/user/loginByPassword", { email: name, password }, "127.0.0.1")).resultCode).toBe("TRIED_OFTEN");
    expect((await one("/user/loginByPassword", { email: name, password })).resultCode).toBe("SUCCESS");
  },
);

test("64 names from one network at once over two servers: thirty are held", async () => {
  const answers = await from64Lines("/user/loginByPassword", (line) => ({
    email: `nobody${line}@example.com`,
    password: "wrong-Password",
  }));
  expect(count(answers)).toEqual({ SIGN_IN_FAILED: 30, TRIED_OFTEN: 34 });
  expect(held).toBe(30);
});

test("64 SIM numbers from one network at once over two servers: thirty are asked about", async () => {
  const findSims = vi.spyOn(world.shop.network, "findSims");
  const answers = await from64Lines("/user/loginByICCID", (line) => ({ iccid: aSim(line + 1000) }));
  expect([count(answers), findSims.mock.calls.length]).toEqual([{ SUCCESS: 30, TRIED_OFTEN: 34 }, 30]);
  findSims.mockRestore();
});

test.each([[1], [2]])(
  "64 wrong codes at once over %i server(s): five are held against the one that was sent, then the right one is refused",
  async (servers) => {
    await one("/user/sendCode", { purpose: "sign_in", email: name });
    const code = await newestCode(world, name);
    const answers = await from64Lines(
      "/user/loginByCode",
      () => ({ email: name, code: wrongCode(code), privacyPolicy }),
      ports.slice(0, servers),
    );
    // 60 are counted for the network in an hour, of which five reach the code
    expect(count(answers)).toEqual({ CODE_WRONG: 60, TRIED_OFTEN: 4 });
    expect(
      (await world.pool.query("select tries from proof_codes where split_part(recipient, ' ', 1) = $1", [name])).rows,
    ).toEqual([{ tries: 5 }]);
    expect((await one("/user/loginByCode", { email: name, code, privacyPolicy })).resultCode).toBe("CODE_WRONG");
  },
);

test("64 times the right code at once: one gets in", async () => {
  await one("/user/sendCode", { purpose: "sign_in", email: name });
  const code = await newestCode(world, name);
  const answers = await from64Lines("/user/loginByCode", () => ({ email: name, code, privacyPolicy }));
  expect(answers.filter((answer) => answer === "SUCCESS")).toHaveLength(1);
});

test("64 wishes for a code at once: one letter", async () => {
  const answers = await from64Lines("/user/sendCode", () => ({ purpose: "sign_in", email: name }));
  expect(answers.filter((answer) => answer === "SUCCESS")).toHaveLength(1);
  await workOff(world);
  expect(world.letters.filter(({ to }) => to === name)).toHaveLength(1);
});
