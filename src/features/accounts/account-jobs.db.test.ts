import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { delivered, moneyCame } from "../../../test/bought.ts";
import { signedIn } from "../../../test/signed-in.ts";
import { aWish, workOff } from "../../../test/wishes.ts";
import { freshWorld, type World } from "../../../test/world.ts";
import { forgetEnded } from "./forget-ended.server.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld()));
afterEach(() => world.close());

const accountByEmail = { given: true as const, version: "2026-11" };
const accounts = async () => (await world.pool.query("select email, lang, password_hash, privacy_version from accounts order by email")).rows;

test("an order opens an account for its mailbox when its buyer agreed and has paid, not before", async () => {
  await world.answer("/order/createOrder", aWish({ email: "unpaid@example.com", accountByEmail }));
  await delivered(world, { email: "asked-for-none@example.com" });
  expect(await accounts()).toEqual([]);
  await delivered(world, { email: "Mei@Example.com", accountByEmail });
  await delivered(world, { email: "mei@example.com", accountByEmail });
  expect(await accounts()).toEqual([{ email: "mei@example.com", lang: "en", password_hash: null, privacy_version: null }]);
});

test("an account that there is already stays as it is", async () => {
  const token = await signedIn(world, "mei@example.com");
  const before = await accounts();
  await delivered(world, { accountByEmail });
  expect(await accounts()).toEqual(before);
  expect((await world.answerTo(token, "/user/getUserInfo", {})).status).toBe(200);
});

test("it is written down together with the money: a job, once however often the gateway says so", async () => {
  const { orderNumber, key } = (await world.answer("/order/createOrder", aWish({ accountByEmail }))).envelope.resultData as { orderNumber: string; key: string };
  await world.answer("/payment/startPayment", { orderNumber, key, requestKey: randomUUID(), method: "card" });
  await moneyCame(world);
  await moneyCame(world);
  expect((await workOff(world)).filter((name) => name === "open-account")).toHaveLength(1);
});

test("what is over is forgotten, in batches; what runs stays", async () => {
  const token = await signedIn(world, "mei@example.com");
  await world.pool.query(`
    insert into sessions (token_hash, iccid, device, stays, created_at, seen_at, expires_at)
      select decode(lpad(to_hex(n), 64, '0'), 'hex'), '8985234000000000002', '', false, '2026-11-01', '2026-11-01', '2026-11-21T08:00:00Z' from generate_series(1, 2500) n;
    insert into proof_codes (id, purpose, recipient, code_hash, sent_at, expires_at) select gen_random_uuid(), 'register', n::text, 'x', '2026-11-01', '2026-11-02' from generate_series(1, 1000) n;
    insert into attempts select 'x', n::text, '2026-11-01', '2026-11-02', 5 from generate_series(1, 1001) n;
    insert into passkey_challenges select gen_random_uuid(), 'x', null, '2026-11-02' from generate_series(1, 3)`);
  await forgetEnded.run({}, world.shop);
  const left = await world.pool.query(`select (select count(*)::int from sessions) as sessions, (select count(*)::int from proof_codes) as codes,
    (select count(*)::int from attempts where what = 'x') as attempts, (select count(*)::int from passkey_challenges) as challenges`);
  expect(left.rows).toEqual([{ sessions: 1, codes: 1, attempts: 0, challenges: 0 }]);
  expect((await world.answerTo(token, "/user/getUserInfo", {})).status).toBe(200);
  // a limit of an hour that runs is not forgotten
  expect((await world.pool.query("select count(*)::int as running from attempts")).rows[0].running).toBeGreaterThan(0);
});
