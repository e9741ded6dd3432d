import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { GetBulkEnquiryAction, GetBulkEnquiryActions } from "./contract.ts";
import { doBulkEnquiries } from "./do-bulk-enquiries.server.ts";
import { gatherBulkEnquiries } from "./gather-bulk-enquiries.server.ts";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let world: World;
let kit: Browser;
let tom: Browser;
let ids: { kit: string; tom: string };
beforeEach(async () => {
  world = await freshWorld({
    profiles: 0,
    environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" },
  });
  ({ browser: kit } = await joined(world, { email: "kit@example.com", name: "Kit Wong", role: "support" }));
  ({ browser: tom } = await joined(world, { email: "tom@example.com", name: "Tom Ridley", role: "support" }));
  const staff = await rows("select id, email from staff");
  const idOf = (email: string) => staff.find((one) => one.email === email).id as string;
  ids = { kit: idOf("kit@example.com"), tom: idOf("tom@example.com") };
});
afterEach(() => world.close());

const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const count = async (what: string) => (await rows(`select count(*)::int as count from ${what}`))[0].count as number;
const wish = (more: object) => ({ requestKey: randomUUID(), deed: "close", country: "SE", ...more });
const start = async (more: object = {}, who = kit) =>
  (await who.get<{ id: string }>("/staff/startBulkEnquiryAction", wish(more))).id;
const refusal = (more: object, who = kit) => who.code("/staff/startBulkEnquiryAction", wish(more));
const page = (id: string, more: object = {}, who = kit) =>
  who.get<OutputOf<typeof GetBulkEnquiryAction>>("/staff/getBulkEnquiryAction", { id, ...more });
const stop = (id: string, who = kit) => who.code("/staff/stopBulkEnquiryAction", { id, requestKey: randomUUID() });
const gather = (id: string) => gatherBulkEnquiries.run({ id }, world.shop);
const turn = (id: string) => doBulkEnquiries.run({ id }, world.shop);
const begun = async (more: object = {}, who = kit) => {
  const id = await start(more, who);
  await gather(id);
  return id;
};
/** The last one is the newest; each waits in the inbox. */
const some = (many: number, country = "SE") =>
  world.pool.query(
    `with put as (insert into enquiries (id, number, state, language, intention, company, country, email, form, begun_at,
        received_at, due_at, moved_at)
      select gen_random_uuid(), $1 || lpad(n::text, 8, '0'), 'received', 'en', 'buy', 'Company ' || n, $1, 'co@example.com',
        '{"interests": ["reseller"], "salesBand": "to_1m"}', at, at, at + interval '3 days', at
      from generate_series(1, ${many}) as n, lateral (select $2::timestamptz - (${many} - n) * interval '1 minute' as at) as its
      returning number, received_at, due_at)
    insert into cases (kind, subject, details, opened_at, due_at)
      select 'enquiry_waits', number, '{}', received_at, due_at from put`,
    [country, world.shop.clock()],
  );
const later = () => world.at(new Date(world.shop.clock().getTime() + 60_000).toISOString());
const lines = (action: string) => count(`actions where action = '${action}'`);
const closed = () => count("enquiries where state = 'closed'");
const byHand = async (number: string, path: string, more: object, who = tom) => {
  const [{ version }] = await rows("select version from enquiries where number = $1", [number]);
  await who.get(path, { requestKey: randomUUID(), number, version, ...more });
};
const gathered = async (id: string) =>
  (
    await rows(
      "select number from bulk_action_enquiries join enquiries on enquiries.id = enquiry_id where bulk_action_id = $1 order by place",
      [id],
    )
  ).map(({ number }) => Number(number.slice(2)));
const waiting = () => count("pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");

test("nothing is done for ten seconds; then each enquiry of the filter is closed once, and leaves the inbox", async () => {
  await some(30);
  await some(3, "HK");
  const id = await start();
  expect(await page(id)).toMatchObject({ state: "gathering", done: 0, left: 0, deed: "close", mayStop: true });
  expect(await page(id)).toMatchObject({ filter: { country: "SE" }, country: "Sweden", owner: null, note: null });
  await gather(id);
  await gather(id);
  expect(await page(id)).toMatchObject({ state: "running", left: 30, more: false });
  await workOff(world, { only: "do-bulk-enquiries" });
  expect(await closed()).toBe(0);
  await turn(id);
  expect(await page(id)).toMatchObject({ state: "running", done: 25, left: 5 });
  await turn(id);
  await turn(id);
  expect(await page(id)).toMatchObject({ state: "done", done: 30, left: 0, refused: [], mayStop: false });
  expect(await rows("select country, count(*)::int from enquiries where state = 'closed' group by 1")).toEqual([
    { country: "SE", count: 30 },
  ]);
  expect(await count("cases where closed_at is null")).toBe(3);
  expect(await count("actions where action = 'enquiry_moved' and who = 'kit@example.com'")).toBe(30);
  const { actions } = await tom.get<OutputOf<typeof GetBulkEnquiryActions>>("/staff/getBulkEnquiryActions", {});
  expect(actions).toMatchObject([{ id, deed: "close", to: null, who: "Kit Wong", state: "done" }]);
  expect(await rows("select details from actions where action = 'bulk_enquiries_begun'")).toEqual([
    { details: { bulk: id, deed: "close", country: "SE" } },
  ]);
});

test("given to a colleague or put back, with a line of the trail for each that was changed", async () => {
  await some(3);
  await byHand("SE00000002", "/staff/assignEnquiry", { to: ids.tom });
  const given = await begun({ deed: "assign", to: ids.tom });
  await turn(given);
  expect(await page(given)).toMatchObject({ state: "done", done: 3, to: "Tom Ridley", deed: "assign" });
  // what was Tom's already was given to nobody
  expect(await lines("enquiry_assigned")).toBe(3);
  expect(await count(`enquiries where owner_id = '${ids.tom}'`)).toBe(3);
  later();
  const back = await begun({ deed: "assign", to: null, view: "mine", country: undefined, owner: ids.tom }, tom);
  await turn(back);
  expect(await page(back)).toMatchObject({ done: 3, to: null, filter: { view: "mine" }, owner: "Tom Ridley" });
  expect(await count("enquiries where owner_id is null")).toBe(3);
});

test("what is closed or forgotten is not among them, and what is not done is listed with its reason", async () => {
  await some(62);
  await world.pool.query("update enquiries set state = 'closed' where number = 'SE00000001'");
  await world.pool.query("update enquiries set form = null, forgotten_at = now() where number = 'SE00000002'");
  const id = await begun({ view: "all" });
  expect(await page(id)).toMatchObject({ left: 60 });
  await world.pool.query("update enquiries set state = 'closed', version = version + 1 where number < 'SE00000062'");
  await world.pool.query("update enquiries set form = null, forgotten_at = now() where number = 'SE00000062'");
  for (let more = 0; more < 3; more++) await turn(id);
  const first = await page(id);
  expect(first).toMatchObject({
    state: "done",
    done: 0,
    refused: [
      { why: "was closed meanwhile", count: 59 },
      { why: "not there any more", count: 1 },
    ],
  });
  expect(first.enquiries.slice(0, 2)).toMatchObject([
    { number: "SE00000062", why: "not there any more" },
    { number: "SE00000061", company: "Company 61", why: "was closed meanwhile" },
  ]);
  const rest = await page(id, { after: first.next });
  expect([first.enquiries.length, rest.enquiries.length, rest.next]).toEqual([50, 10, null]);
});

test("what came between the press and the gathering is left alone, and so is what a colleague changed, but for giving", async () => {
  await some(4);
  const closes = await start({ view: "all" });
  const gives = await start({ deed: "assign", to: ids.kit, view: "all" }, tom);
  later();
  await world.pool.query(
    `insert into enquiries select (e).* from (select jsonb_populate_record(enquiries, jsonb_build_object('id',
      gen_random_uuid(), 'number', 'SE00000005', 'received_at', $1::timestamptz)) as e from enquiries limit 1) new`,
    [world.shop.clock()],
  );
  await byHand("SE00000001", "/staff/assignEnquiry", { to: ids.tom });
  await byHand("SE00000002", "/staff/moveEnquiry", { state: "closed" });
  await byHand("SE00000002", "/staff/moveEnquiry", { state: "looking" });
  // a note is none
  await byHand("SE00000003", "/staff/noteEnquiry", { note: "They called." });
  await gather(closes);
  await gather(gives);
  expect([await gathered(closes), await gathered(gives)]).toEqual([
    [4, 3],
    [4, 3, 2, 1],
  ]);
  // what has become nobody's since was not among nobody's when it was pressed
  await stop(closes);
  const frees = await start({ deed: "assign", to: ids.kit, owner: "nobody", view: "all" });
  later();
  await byHand("SE00000001", "/staff/assignEnquiry", { to: null });
  await gather(frees);
  expect(await gathered(frees)).toEqual([5, 4, 3, 2]);
});

test("without a view it is the list's first one, as the address that says none", async () => {
  await some(3);
  await byHand("SE00000001", "/staff/answerEnquiry", { answer: "Dear Ingrid, no." });
  later();
  expect(await gathered(await begun())).toEqual([3, 2]);
  await turn((await rows("select id from bulk_enquiry_actions"))[0].id);
  later();
  expect(await gathered(await begun({ view: "all" }))).toEqual([1]);
});

test("10,000 at most, and says when there is more; a filter that leaves none ends at once", async () => {
  await some(10_030);
  const id = await begun();
  expect(await page(id)).toMatchObject({ state: "running", left: 10_000, more: true });
  expect((await gathered(id))[0]).toBe(10_030);
  const none = await begun({ country: "JP" }, tom);
  await turn(none);
  expect(await page(none)).toMatchObject({ state: "done", done: 0, left: 0 });
});

describe("what a colleague changes after it was gathered", () => {
  test("is not closed: they may have begun to answer", async () => {
    await some(3);
    const id = await begun();
    await byHand("SE00000002", "/staff/moveEnquiry", { state: "looking" });
    await turn(id);
    expect(await page(id)).toMatchObject({
      done: 2,
      refused: [{ why: "a colleague has changed it meanwhile", count: 1 }],
    });
    expect(await rows("select number from enquiries where state = 'looking'")).toEqual([{ number: "SE00000002" }]);
  });

  test("is given as it is now", async () => {
    await some(3);
    const id = await begun({ deed: "assign", to: ids.kit });
    await byHand("SE00000002", "/staff/assignEnquiry", { to: ids.tom });
    await turn(id);
    expect(await page(id)).toMatchObject({ done: 3, refused: [] });
    expect(await count(`enquiries where owner_id = '${ids.kit}'`)).toBe(3);
  });

  test("a colleague who has left is given nothing", async () => {
    await some(1);
    const id = await begun({ deed: "assign", to: ids.tom });
    await world.pool.query("update bulk_enquiry_actions set details = jsonb_build_object('to', gen_random_uuid())");
    await turn(id);
    expect(await page(id)).toMatchObject({
      done: 0,
      refused: [{ why: "This colleague is not among the staff any more." }],
    });
  });
});

describe("work that a colleague begins in the inbox", () => {
  const taken = () => tom.get<{ id: string | null }>("/staff/takeNextCase", { requestKey: randomUUID() });
  const onCase = async (number: string, path: string, more: object) => {
    const [{ id, version }] = await rows("select id, version from cases where subject = $1", [number]);
    await tom.get(path, { requestKey: randomUUID(), id, version, ...more });
  };
  const oneIsLeft = async (id: string) => {
    expect(await page(id)).toMatchObject({
      state: "done",
      done: 2,
      refused: [{ why: "a colleague has changed it meanwhile", count: 1 }],
    });
    expect(await rows("select number from enquiries where state <> 'closed'")).toEqual([{ number: "SE00000001" }]);
    expect(await rows("select subject from cases where closed_at is null")).toEqual([{ subject: "SE00000001" }]);
  };

  test.each([
    ["takes with the next", taken],
    ["gives", () => onCase("SE00000001", "/staff/assignCase", { to: ids.tom })],
    ["snoozes", () => onCase("SE00000001", "/staff/snoozeCase", { until: "2026-11-25" })],
  ])("what one %s after the press is not closed", async (_, touch) => {
    await some(3);
    const id = await start();
    later();
    await touch();
    await gather(id);
    await turn(id);
    await oneIsLeft(id);
  });

  test("what one had before the press is closed: whoever pressed it may have asked for just that", async () => {
    await some(2);
    await byHand("SE00000001", "/staff/assignEnquiry", { to: ids.tom });
    await taken();
    await onCase("SE00000002", "/staff/snoozeCase", { until: "2026-11-25" });
    later();
    const id = await begun({ owner: ids.tom });
    await turn(id);
    expect(await page(id)).toMatchObject({ state: "done", done: 1, refused: [] });
    later();
    const rest = await begun();
    await turn(rest);
    expect(await page(rest)).toMatchObject({ done: 1, refused: [] });
    expect(await count("cases where closed_at is null")).toBe(0);
  });

  test("it is given to somebody all the same: the case stays with whoever has it", async () => {
    await some(1);
    const id = await begun({ deed: "assign", to: ids.kit });
    later();
    await taken();
    await turn(id);
    expect(await page(id)).toMatchObject({ done: 1, refused: [] });
    expect(await rows("select owner_id from cases")).toEqual([{ owner_id: ids.tom }]);
  });

  /** Whoever changes one of the table waits in the middle, until what is returned is called. */
  const waitAt = async (table: "cases" | "enquiries") => {
    await world.pool.query(`
      create function waits() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock_shared(1); return new; end $$;
      create trigger waits before update on ${table} for each row execute function waits()`);
    const holder = await world.pool.connect();
    await holder.query("select pg_advisory_lock(1)");
    return async () => {
      await holder.query("select pg_advisory_unlock(1)");
      holder.release();
    };
  };

  test("is waited for when it began just before the enquiry is closed", async () => {
    await some(1);
    const id = await begun();
    later();
    const goOn = await waitAt("cases");
    const takes = taken();
    while ((await waiting()) < 1);
    const turned = turn(id);
    while ((await waiting()) < 2);
    await goOn();
    const [{ id: theirs }] = [await takes, await turned];
    expect(await rows("select id, owner_id, closed_at from cases")).toEqual([
      { id: theirs, owner_id: ids.tom, closed_at: null },
    ]);
    expect(await page(id)).toMatchObject({ done: 0, refused: [{ count: 1 }] });
  });

  test("does not begin with one that is just being closed", async () => {
    await some(1);
    const id = await begun();
    later();
    const goOn = await waitAt("enquiries");
    const turned = turn(id);
    while ((await waiting()) < 1);
    const found = await taken();
    await goOn();
    await turned;
    expect(found).toEqual({ id: null });
    expect(await page(id)).toMatchObject({ done: 1, refused: [] });
    expect(await rows("select owner_id from cases where closed_at is not null")).toEqual([{ owner_id: null }]);
  });
});

describe("nothing lost and nothing twice", () => {
  test("when it dies between two enquiries and is done again", async () => {
    await some(20);
    const id = await begun();
    await world.pool.query(`
      create function dies() returns trigger language plpgsql as
        $$ begin if new.number = 'SE00000013' then raise 'killed'; end if; return new; end $$;
      create trigger dies before update on enquiries for each row execute function dies()`);
    await expect(turn(id)).rejects.toThrow("killed");
    expect(await page(id)).toMatchObject({ state: "running", done: 7, left: 13 });
    expect(await closed()).toBe(7);
    await world.pool.query("drop trigger dies on enquiries");
    await turn(id);
    expect(await page(id)).toMatchObject({ state: "done", done: 20, refused: [] });
    expect([await closed(), await lines("enquiry_moved")]).toEqual([20, 20]);
  });

  test("when two processes do it at the same time", async () => {
    await some(25);
    const id = await begun();
    await Promise.all([turn(id), turn(id), turn(id)]);
    await turn(id);
    expect(await page(id)).toMatchObject({ done: 25, refused: [] });
    expect(await lines("enquiry_moved")).toBe(25);
  });

  test("when it is stopped while an enquiry is closed: that one is, and the rest is left", async () => {
    await some(25);
    const id = await begun();
    const holder = await world.pool.connect();
    await holder.query("begin; select from enquiries where number = 'SE00000024' for update");
    const turned = turn(id);
    while ((await waiting()) < 1);
    const stopped = stop(id, tom);
    const isOver = stopped.then(() => true);
    while (!(await Promise.race([isOver, waiting().then((many) => many >= 2)])));
    await holder.query("commit");
    holder.release();
    await turned;
    expect(await stopped).toBe("SUCCESS");
    const { done, left, state } = await page(id);
    expect([state, done + left, left > 0, done >= 2]).toEqual(["stopped", 25, true, true]);
    expect([await closed(), await lines("enquiry_moved")]).toEqual([done, done]);
  });

  test("when one member gives the enquiries that another closes", async () => {
    await some(25);
    const [closes, gives] = [await begun(), await begun({ deed: "assign", to: ids.tom }, tom)];
    await Promise.all([turn(closes), turn(gives)]);
    await Promise.all([turn(closes), turn(gives)]);
    const [ended, given] = [await page(closes), await page(gives)];
    expect(await closed()).toBe(ended.done);
    // what was given first is not closed, what was closed first is not given
    expect(ended.done + given.done).toBe(25);
    expect(await lines("enquiry_assigned")).toBe(given.done);
  });
});

test("pressed twice it is one, and a second one waits until the first has ended", async () => {
  await some(2);
  const same = wish({});
  const ask = () => kit.get<{ id: string }>("/staff/startBulkEnquiryAction", same);
  const [one, two] = await Promise.all([ask(), ask()]);
  expect(one).toEqual(two);
  expect(await refusal({})).toBe("BULK_UNDER_WAY");
  expect(await refusal({}, tom)).toBe("SUCCESS");
});

test("stopped within the ten seconds nothing is done, and it is over for good", async () => {
  await some(3);
  const id = await start();
  expect(await stop(id)).toBe("SUCCESS");
  await gather(id);
  await turn(id);
  expect(await page(id)).toMatchObject({ state: "stopped", done: 0, stoppedBy: "kit@example.com" });
  expect(await closed()).toBe(0);
  expect([await stop(id), await stop(randomUUID())]).toEqual(["BULK_OVER", "NOT_FOUND"]);
  expect(await lines("bulk_enquiries_stopped")).toBe(1);
});

test.each([
  ["the right", "delete from staff_grants where role = 'support' and \"right\" = 'work_enquiries'"],
  ["sight of enquiries", "delete from staff_grants where role = 'support' and \"right\" = 'see_enquiries'"],
  ["the role", "update staff set role = 'editor' where email = 'kit@example.com'"],
  ["the way in", "update staff set password_hash = null, totp_secret = null where email = 'kit@example.com'"],
])("%s is taken away in the middle: the rest is left", async (_, sql) => {
  await some(30);
  const admin = (await joined(world)).browser;
  const id = await begun();
  await turn(id);
  await world.pool.query(sql);
  await turn(id);
  expect(await page(id, {}, admin)).toMatchObject({ state: "stopped", done: 25, left: 5, stoppedBy: null });
  expect(await closed()).toBe(25);
});

test.each([
  { deed: "answer" },
  { deed: "assign" },
  { deed: "assign", to: randomUUID() },
  { view: "closed" },
  { country: "Sweden" },
  { interest: "selling" },
  { owner: randomUUID() },
])("%j begins nothing", async (more) => {
  await some(1);
  expect(await refusal(more)).toBe("INVALID_INPUT");
  expect([await count("bulk_enquiry_actions"), await lines("bulk_enquiries_begun")]).toEqual([0, 0]);
});

test("a filter that a newer version wrote down is not all enquiries", async () => {
  await some(2);
  const id = await start();
  await world.pool.query(`update bulk_enquiry_actions set filter = '{"facet_of_a_newer_version": "1"}'`);
  await expect(gather(id)).rejects.toThrow();
  expect(await count("bulk_action_enquiries")).toBe(0);
});

test("who may not work enquiries may neither begin nor stop it, nor see it", async () => {
  await some(1);
  const { browser: editor } = await joined(world, { email: "ed@example.com", name: "Ed", role: "editor" });
  expect(await refusal({}, editor)).toBe("RIGHT_MISSING");
  const id = await start();
  expect(await stop(id, editor)).toBe("RIGHT_MISSING");
  expect(await editor.code("/staff/getBulkEnquiryAction", { id })).toBe("RIGHT_MISSING");
});
