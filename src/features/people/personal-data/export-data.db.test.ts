import { afterAll, beforeAll, expect, test } from "vitest";
import { delivered } from "../../../../test/purchases.ts";
import { signedIn, simSignedIn } from "../../../../test/signed-in.ts";
import { aSim } from "../../../../test/wishes.ts";
import { webWorld } from "../../../platform/http/web.world.ts";

let world: Awaited<ReturnType<typeof webWorld>>;
let mei: string;
beforeAll(async () => {
  world = await webWorld();
  mei = await signedIn(world, "mei@example.com");
  await signedIn(world, "wei@example.com");
  await delivered(world, { email: "Mei@Example.com" });
  await delivered(world, { email: "wei@example.com" });
  await world.pool.query(`
    update accounts set password_hash =
      '$argon2id$v=19$m=19456,t=2,p=1$c2VjcmV0c2VjcmV0c2VjcmV0$c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0'
        where email like 'mei%';
    insert into account_addresses (request_key, account_id, country, address, contact_person, phone, created_at)
      select gen_random_uuid(), id, 'JP', lang || ' street of ' || email, 'Mei Chan', '+85291234567', now()
        from accounts;
    insert into account_sims (account_id, iccid, remark, added, added_at)
      select id, '8985234000000000002', email, true, now() from accounts;
    insert into passkeys (id, account_id, public_key, counter, transports, name, created_at)
      select 'credential-' || email, id, '\\x00', 0, '{}', 'iPhone of ' || email, now() from accounts;
    insert into alert_choices select id, '{used_80}', true, false from accounts;
    insert into push_subscriptions (account_id, endpoint, p256dh, auth, lang, created_at)
      select id, 'https://push.test/' || email, 'p256dh-secret', 'auth-secret', 'en', now() from accounts;
    insert into saved_cards (id, account_id, gateway, reference, state, brand, last_four, asked_at)
      select id, id, 'sandbox', 'card-reference-' || email, 'saved', 'visa', '4242', now() from accounts;
    insert into auto_top_ups (account_id, iccid, spellings, plan_code, days, currency, card_id, unit_amount,
      monthly_cap, privacy_version, data_transfer_version, begin_now_version, lang, changed_at)
      select id, '8985234000000000002', '{8985234000000000002}', 'jp-10gb-30d', 30, 'HKD', id, 10500, 20000, '1', '1',
        '1', 'en', now() from accounts;
    insert into prepaid_holders select '89852341000000000' || row_number() over (order by email desc), id, now() from accounts;
    insert into prepaid_alerts select id, '8985234100000000014', 2000, true, null, now() from accounts;
    insert into prepaid_auto_top_ups (account_id, iccid, tariff, card_id, below, amount, monthly_cap, consent_version,
      lang, changed_at)
      select id, '8985234100000000014', 'gogochina_001', id, 2000, 6800, 20400, '2026-11', 'en', now() from accounts;
    insert into usage_days select order_id, position, '2026-12-01', 512 * 1048576 from data_plans`);
});
afterAll(() => world.close());

const file = (cookie?: string, headers: Record<string, string> = {}) =>
  world.app.inject({
    url: "/files/my-data.json",
    headers: { "accept-language": "zh-HK", ...headers },
    ...(cookie !== undefined && { cookies: { session: cookie } }),
  });

test("everything that is kept of its owner, and nothing of anybody else", async () => {
  const { envelope } = await world.answerTo(mei, "/account/exportData", {});
  expect(envelope).toMatchObject({
    resultCode: "SUCCESS",
    resultData: {
      exportedAt: "2026-11-21T08:00:00.000Z",
      account: {
        email: "mei@example.com",
        phone: null,
        language: "en",
        hasPassword: true,
        privacyPolicyVersion: "2026-11",
      },
      sessions: [{ device: "", staysSignedIn: false }],
      passkeys: [{ name: "iPhone of mei@example.com", usedAt: null }],
      addresses: [{ country: "JP", address: "en street of mei@example.com", preferred: false }],
      sims: [{ iccid: "8985234000000000002", remark: "mei@example.com", addedByHand: true }],
      alerts: { kinds: ["used_80"], byMail: true, byPush: false },
      pushSubscriptions: [{ endpoint: "https://push.test/mei@example.com" }],
      savedCards: [{ brand: "visa", lastFour: "4242" }],
      autoTopUps: [{ plan: "jp-10gb-30d", monthlyCap: 20_000 }],
      prepaidCards: [{ iccid: "898523410000000002" }],
      prepaidAlerts: [{ iccid: "8985234100000000014", below: 2000, byText: true }],
      prepaidAutoTopUps: [{ amount: 6800, monthlyCap: 20_400, consentVersion: "2026-11", onSince: null }],
      orders: [
        {
          email: "Mei@Example.com",
          state: "delivered",
          total: 10_500,
          consents: [{ consent: "data_transfer", version: "2026-11" }, { consent: "privacy_policy" }],
          payments: [{ method: "card", state: "succeeded", amount: 10_500, currency: "HKD" }],
          refunds: [],
          packages: [{ state: "not_started", usage: [{ day: "2026-12-01", usedMb: 512 }] }],
          letters: [{ kind: "esim_ready" }],
        },
      ],
    },
  });
  const text = JSON.stringify(envelope);
  expect(text).not.toMatch(/wei@|argon2|secret|credential-|card-reference|token|matching|LPA:/i);
});

test("also an account without anything is told so", async () => {
  const { envelope } = await world.answerTo(await signedIn(world, "new@example.com"), "/account/exportData", {});
  expect(envelope.resultData).toMatchObject({
    alerts: null,
    orders: [],
    addresses: [],
    account: { hasPassword: false },
  });
});

test("as a file for the browser's session, never cached", async () => {
  const answer = await file(mei);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "content-disposition": 'attachment; filename="farwave-my-data.json"',
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
    "x-content-type-options": "nosniff",
  });
  expect(answer.json()).toMatchObject({
    account: { email: "mei@example.com" },
    orders: [{ email: "Mei@Example.com" }],
  });
});

test("nobody, a token that is none, a SIM's holder and a header of another site get the way to sign in", async () => {
  for (const answer of [
    await file(),
    await file("x".repeat(43)),
    await file(await simSignedIn(world, aSim(7))),
    await file(undefined, { token: mei }),
  ]) {
    expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([
      302,
      "/zh-hk/login?back=%2Fzh-hk%2Faccount",
      "",
    ]);
  }
});
