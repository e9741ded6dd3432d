import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { delivered } from "../../../../test/purchases.ts";
import { newestCode, signedIn, wrongCode } from "../../../../test/signed-in.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";

let world: World;
const email = "mei@example.com";
beforeEach(async () => void (world = await freshWorld({ profiles: 6 })));
afterEach(() => world.close());

const as = async (token: string, path: string, wish: object = {}) => (await world.answerTo(token, path, wish)).envelope;
const rows = async (query: string) => (await world.pool.query(query)).rows;

test("only with the code that was sent to this account's own mailbox, and not by another account", async () => {
  const [mei, wei] = [await signedIn(world, email), await signedIn(world, "wei@example.com")];
  expect((await as(mei, "/account/deleteAccount", { code: "000000" })).resultCode).toBe("CODE_WRONG");
  expect(await as(mei, "/account/sendDeletionCode")).toMatchObject({ resultData: { again: 60 } });
  const code = await newestCode(world, email);
  expect((await as(mei, "/account/deleteAccount", { code: wrongCode(code) })).resultCode).toBe("CODE_WRONG");
  expect((await as(wei, "/account/deleteAccount", { code })).resultCode).toBe("CODE_WRONG");
  expect(await rows("select count(*)::int as accounts from accounts")).toEqual([{ accounts: 2 }]);
});

test("what belongs to the account alone is gone; its orders stay for the books, without whatever those do not need", async () => {
  const own = await delivered(world, { accountByEmail: { given: true, version: "2026-11" } });
  const weis = await delivered(world, { email: "wei@example.com" });
  const mei = await signedIn(world, email);
  await signedIn(world, "wei@example.com");
  await world.pool.query(`
    insert into account_addresses (request_key, account_id, country, address, contact_person, phone, created_at)
      select gen_random_uuid(), id, 'JP', 'x', 'Mei', '+85291234567', now() from accounts;
    insert into account_sims (account_id, iccid, added, added_at) select id, '8985234000000000002', true, now()
      from accounts;
    insert into passkeys (id, account_id, public_key, counter, transports, name, created_at)
      select id::text, id, '\\x00', 0, '{}', 'iPhone', now() from accounts;
    insert into alert_choices select id, '{used_80}', true, false from accounts;
    insert into push_subscriptions (account_id, session_id, endpoint, p256dh, auth, lang, created_at)
      select account_id, id, id::text, 'x', 'x', 'en', now() from sessions;
    insert into saved_cards (id, account_id, gateway, asked_at) select id, id, 'sandbox', now() from accounts;
    insert into auto_top_ups (account_id, iccid, spellings, plan_code, days, currency, card_id, unit_amount,
      monthly_cap, privacy_version, data_transfer_version, begin_now_version, lang, changed_at)
      select id, '8985234000000000002', '{8985234000000000002}', 'jp-10gb-30d', 30, 'HKD', id, 10500, 20000, '1', '1',
        '1', 'en', now() from accounts;
    insert into prepaid_holders select id::text, id, now() from accounts;
    insert into prepaid_alerts select id, '8985234100000000014', 2000, true, null, now() from accounts;
    insert into prepaid_auto_top_ups (account_id, iccid, tariff, card_id, below, amount, monthly_cap, consent_version,
      lang, changed_at)
      select id, '8985234100000000014', 'gogochina_001', id, 2000, 6800, 20400, '2026-11', 'en', now() from accounts;
    update orders set account_id = accounts.id, web_uuid = 'browser', device = '{}', reminders = true from accounts
      where lower(orders.email) = accounts.email`);
  await as(mei, "/account/sendDeletionCode");
  expect((await as(mei, "/account/deleteAccount", { code: await newestCode(world, email) })).resultCode).toBe(
    "SUCCESS",
  );
  // no link that was mailed or lies in some history shows the eSIM or the address any more
  expect(
    await Promise.all(
      [own, weis].map(async (order) => (await world.answer("/order/getOrderResult", order)).envelope.resultCode),
    ),
  ).toEqual(["ORDER_NOT_FOUND", "SUCCESS"]);
  expect((await as(mei, "/user/getUserInfo")).resultCode).toBe("TOKEN_VALID_FAIL");
  for (const table of [
    "accounts",
    "sessions",
    "account_addresses",
    "account_sims",
    "passkeys",
    "alert_choices",
    "push_subscriptions",
    "saved_cards",
    "auto_top_ups",
    "prepaid_holders",
    "prepaid_alerts",
    "prepaid_auto_top_ups",
  ]) {
    expect([table, await rows(`select count(*)::int as left from ${table}`)]).toEqual([table, [{ left: 1 }]]);
  }
  expect(await rows(`select count(*)::int as codes from proof_codes where recipient = '${email}'`)).toEqual([
    { codes: 0 },
  ]);
  expect(
    await rows(
      "select email, state, account_id is null as nobodys, web_uuid, device, reminders, total_amount from orders order by email",
    ),
  ).toEqual([
    { email, state: "delivered", nobodys: true, web_uuid: null, device: null, reminders: false, total_amount: 10500 },
    {
      email: "wei@example.com",
      state: "delivered",
      nobodys: false,
      web_uuid: "browser",
      device: {},
      reminders: true,
      total_amount: 10500,
    },
  ]);
  expect(await rows("select count(*)::int as entries from ledger_entries")).not.toEqual([{ entries: 0 }]);
});

test("a fellow traveller whose plan still waits gets a new link at their own address; the one of before has ended, and there is no e-mail about plans that are over", async () => {
  const travellers = [{ position: 2, name: "陳大文", email: "dawen@example.com" }];
  await delivered(world, { quantity: 2, expectedTotal: 21_000, travellers });
  const over = await delivered(world, {
    quantity: 2,
    expectedTotal: 21_000,
    travellers: [{ position: 2, name: "Lee", email: "lee@example.com" }],
    requestKey: randomUUID(),
  });
  await world.pool.query(
    "update data_plans set state = 'expired' from orders where orders.id = order_id and number = $1",
    [over.orderNumber],
  );
  const to = (address: string) => world.letters.filter((letter) => letter.to === address);
  const esimOf = async (text: string) => {
    const link = new URL(/https?:\S+\/install\?\S+/.exec(text)![0]);
    return (await world.answer("/esim/getInstall", Object.fromEntries(link.searchParams))).envelope.resultCode;
  };
  expect([to("dawen@example.com").length, to("lee@example.com").length]).toEqual([1, 1]);
  expect(await esimOf(to("dawen@example.com")[0]!.text)).toBe("SUCCESS");
  const mei = await signedIn(world, email);
  await as(mei, "/account/sendDeletionCode");
  expect((await as(mei, "/account/deleteAccount", { code: await newestCode(world, email) })).resultCode).toBe(
    "SUCCESS",
  );
  await workOff(world);
  expect([to("dawen@example.com").length, to("lee@example.com").length]).toEqual([2, 1]);
  expect(await Promise.all(to("dawen@example.com").map(({ text }) => esimOf(text)))).toEqual([
    "ORDER_NOT_FOUND",
    "SUCCESS",
  ]);
});

test("whoever comes back with the mailbox has a new account", async () => {
  const before = await signedIn(world, email);
  await as(before, "/account/sendDeletionCode");
  await as(before, "/account/deleteAccount", { code: await newestCode(world, email) });
  await workOff(world);
  world.at("2026-11-21T08:05:00Z");
  expect(await as(await signedIn(world, email), "/user/getUserInfo")).toMatchObject({
    resultData: { email, hasPassword: false, createdAt: "2026-11-21T08:05:00.000Z" },
  });
});
