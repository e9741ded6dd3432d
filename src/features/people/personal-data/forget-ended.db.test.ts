import { afterEach, beforeEach, expect, test } from "vitest";
import { signedIn } from "../../../../test/signed-in.ts";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { forgetEnded } from "./forget-ended.server.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld()));
afterEach(() => world.close());

test("what is over is forgotten, in batches; what runs stays", async () => {
  const token = await signedIn(world, "mei@example.com");
  await world.answer("/user/sendCode", { purpose: "register", email: "wei@example.com" });
  await world.pool.query(
    "insert into known_places select account_id, who, ended from sessions, (values ('a year ago', timestamptz '2025-11-21T08:00:00Z'), ('less', '2025-11-21T09:00:00Z')) places (who, ended)",
  );
  await world.pool.query(`
    insert into sessions (token_hash, iccid, device, stays, created_at, seen_at, expires_at)
      select decode(lpad(to_hex(n), 64, '0'), 'hex'), '8985234000000000002', '', false, '2026-11-01', '2026-11-01',
        '2026-11-21T08:00:00Z' from generate_series(1, 2500) n;
    insert into proof_codes (id, purpose, recipient, code_hash, sent_at, expires_at)
      select gen_random_uuid(), 'register', n::text, 'x', '2026-11-01', '2026-11-02' from generate_series(1, 1000) n;
    insert into attempts select 'x', n::text, '2026-11-01', '2026-11-02', 5 from generate_series(1, 1001) n;
    insert into passkey_challenges select gen_random_uuid(), 'x', null, '2026-11-02' from generate_series(1, 3)`);
  await forgetEnded.run({}, world.shop);
  const left = await world.pool
    .query(`select (select count(*)::int from sessions) as sessions, (select count(*)::int from proof_codes) as codes,
    (select count(*)::int from attempts where what = 'x') as attempts, (select count(*)::int
      from passkey_challenges) as challenges`);
  expect(left.rows).toEqual([{ sessions: 1, codes: 2, attempts: 0, challenges: 0 }]);
  expect((await world.pool.query("select who from known_places where length(who) < 20")).rows).toEqual([
    { who: "less" },
  ]);
  expect((await world.answerTo(token, "/user/getUserInfo", {})).status).toBe(200);
  // a limit of an hour that runs is not forgotten
  expect((await world.pool.query("select count(*)::int as running from attempts")).rows[0].running).toBeGreaterThan(0);
});

test.each([
  [
    "clicks",
    "12 months",
    "insert into clicks (at, source, event, url) select ended, 'web', 'click', '/en/homepage' from ended",
  ],
  [
    "kept_mails",
    "30 days",
    "insert into kept_mails select gen_random_uuid(), ended, 'mei@example.com', '', '' from ended",
  ],
  ["kept_texts", "30 days", "insert into kept_texts select ended::text, ended, '+85251234567', '' from ended"],
  ["kept_pushes", "30 days", "insert into kept_pushes select gen_random_uuid(), ended, 'push.example', '' from ended"],
])("%s go %s later, not a minute before", async (table, after, fill) => {
  const now = world.shop.clock().toISOString();
  await world.pool.query(`truncate ${table}; with ended as (
    select timestamptz '${now}' - interval '${after}' + early as ended
      from unnest(array[interval '0', '1 minute', '-1 minute', '-1 year']) early) ${fill}`);
  await forgetEnded.run({}, world.shop);
  expect((await world.pool.query(`select count(*)::int as left from ${table}`)).rows).toEqual([{ left: 1 }]);
});

test.each(["catalogue_uploads", "china_uploads", "coverage_uploads", "promo_uploads", "rate_uploads"])(
  "%s that nobody published go a day later",
  async (table) => {
    await joined(world);
    await joined(world, { email: "lin@example.com", name: "Lin", role: "editor" });
    const now = world.shop.clock().toISOString();
    await world.pool.query(`insert into ${table} (staff_id, id, files, at)
    select id, id, '{}', timestamptz '${now}' - interval '1 day' + case name when 'Lin' then interval '1 minute' else '0' end
      from staff`);
    await forgetEnded.run({}, world.shop);
    const left = await world.pool.query(`select name from ${table} join staff on staff.id = staff_id`);
    expect(left.rows).toEqual([{ name: "Lin" }]);
  },
);
