import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { joined, mei as person, secretIn, staffBrowser } from "../../../../test/staff.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { inviteMember } from "../invitations/invite-member.server.ts";
import { codeAt, stepAt } from "../staff-keys/totp.server.ts";
import { closeUnusedAccounts } from "./close-unused-accounts.server.ts";
import type { GetColleagues, InviteColleague } from "./contract.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
let kit: OutputOf<typeof InviteColleague>;
beforeEach(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser: mei } = await joined(world));
  kit = await invite();
});
afterEach(() => world.close());

const key = () => ({ requestKey: randomUUID() });
const invite = () =>
  mei.get<OutputOf<typeof InviteColleague>>("/staff/inviteColleague", {
    ...key(),
    email: "kit@example.com",
    roles: ["logistics"],
  });
const remind = (wish = key()) => mei.code("/staff/remindColleague", { ...wish, id: kit.id });
const tokenIn = (text: string) => /key=([\w-]{43})/.exec(text)![1]!;
const opens = (token: string) => staffBrowser(world).code("/staff/getInvitation", { token });
const actions = async (action: string) =>
  (await world.pool.query("select who, on_id from actions where action = $1", [action])).rows;
const close = () => closeUnusedAccounts.run({}, world.shop);
const by = () => ({ who: "operator", now: world.shop.clock() });
const days = (count: number) =>
  world.at(new Date(Date.parse("2026-11-21T08:00:00Z") + count * 86_400_000).toISOString());
/** Mei's session is over by then. */
async function meiAgain() {
  ({ browser: mei } = await joined(world));
}
const listed = async (email = "kit@example.com") =>
  (await mei.get<OutputOf<typeof GetColleagues>>("/staff/getColleagues", {})).members.find(
    (one) => one.email === email,
  )!;

test("whoever was invited and sets nothing up has an account that closes after seven days, counted from the first invitation", async () => {
  expect(await listed()).toMatchObject({ closesAt: "2026-11-28T08:00:00.000Z", mayBeReminded: true, passkeys: 0 });
  expect((await listed(person.email)).closesAt).toBeNull();
  days(3);
  await meiAgain();
  await invite();
  expect(await listed()).toMatchObject({ closesAt: "2026-11-28T08:00:00.000Z" });
  days(6.99);
  await close();
  expect(await actions("staff_account_closed")).toEqual([]);
  await meiAgain();
  const { link } = await invite();
  days(7);
  await close();
  await close();
  expect(await actions("staff_account_closed")).toEqual([{ who: "the shop", on_id: kit.id }]);
  expect(await opens(tokenIn(link!))).toBe("NOT_FOUND");
  await meiAgain();
  expect(await listed()).toMatchObject({ closesAt: null, roles: ["logistics"] });
  // a new invitation lets them in again, and counts anew
  await invite();
  expect(await listed()).toMatchObject({ closesAt: "2026-12-05T08:00:00.000Z" });
});

test("nobody's account closes who has joined, was shut out, or whose invitation was taken back", async () => {
  await joined(world, { email: "ann@example.com", name: "Ann", role: "support" });
  const { id } = await mei.get<{ id: string }>("/staff/inviteColleague", {
    ...key(),
    email: "ben@example.com",
    roles: ["editor"],
  });
  await mei.get("/staff/shutOut", { ...key(), id });
  world.at("2026-11-21T09:30:00Z");
  await meiAgain();
  // its link has ended by now; that they are awaited has not
  await world.pool.query("delete from staff_invitations where expires_at < $1", [world.shop.clock()]);
  expect(await mei.code("/staff/takeInvitationBack", { ...key(), id: kit.id })).toBe("SUCCESS");
  expect(await mei.code("/staff/takeInvitationBack", { ...key(), id: kit.id })).toBe("RECORD_CHANGED");
  for (const who of ["ann", "ben", "kit"])
    expect([who, (await listed(`${who}@example.com`)).closesAt]).toEqual([who, null]);
  days(30);
  await close();
  expect(await actions("staff_account_closed")).toEqual([]);
});

test("whom a server of the version before has let in stays in, though it writes not that they are awaited no more", async () => {
  await world.pool.query("update staff set awaited_since = $1 where email = $2", [
    "2026-11-01T00:00:00Z",
    person.email,
  ]);
  await close();
  expect(await mei.code("/staff/getMe", {})).toBe("SUCCESS");
  expect((await listed(person.email)).closesAt).toBeNull();
});

test("a reminder brings a new link and the day of the end, once a day, whoever asks", async () => {
  await workOff(world);
  world.letters.length = 0;
  const wish = key();
  expect([await remind(wish), await remind(wish)]).toEqual(["SUCCESS", "SUCCESS"]);
  expect(await remind()).toBe("RECORD_CHANGED");
  await workOff(world);
  const sent = world.letters.filter(({ to }) => to === "kit@example.com");
  expect(sent).toHaveLength(1);
  expect(sent[0]!.text).toContain("mei@example.com reminds you");
  expect(sent[0]!.text).toContain("28 Nov 2026");
  expect([await opens(tokenIn(kit.link!)), await opens(tokenIn(sent[0]!.text))]).toEqual(["NOT_FOUND", "SUCCESS"]);
  expect(await actions("staff_reminded")).toEqual([{ who: "mei@example.com", on_id: kit.id }]);
  expect(await listed()).toMatchObject({ mayBeReminded: false, remindedAt: "2026-11-21T08:00:00.000Z" });
  days(1);
  await meiAgain();
  expect(await remind()).toBe("SUCCESS");
});

test("of two colleagues who remind at the same moment one does", async () => {
  const { browser: ann } = await joined(world, { email: "ann@example.com", name: "Ann", role: "administrator" });
  const codes = await Promise.all(
    [mei, ann].map((one) => one.code("/staff/remindColleague", { ...key(), id: kit.id })),
  );
  expect(codes.toSorted()).toEqual(["RECORD_CHANGED", "SUCCESS"]);
  expect(await actions("staff_reminded")).toHaveLength(1);
});

test("nobody is reminded who has joined, nor by whoever may not decide about them or has not shown that it is them", async () => {
  const { browser: tom } = await joined(world, { email: "tom@example.com", name: "Tom", role: "support" });
  expect(await tom.code("/staff/remindColleague", { ...key(), id: kit.id })).toBe("RIGHT_MISSING");
  const tomId = (await listed("tom@example.com")).id;
  expect(await mei.code("/staff/remindColleague", { ...key(), id: tomId })).toBe("RECORD_CHANGED");
  world.at("2026-11-21T08:30:00Z");
  expect(await remind()).toBe("CONFIRM_FIRST");
  expect(await actions("staff_reminded")).toEqual([]);
});

/** Somebody else has their row, and waits for nobody. */
async function holding(email = "kit@example.com") {
  const holder = await world.pool.connect();
  await holder.query("begin");
  await holder.query("select from staff where email = $1 for no key update", [email]);
  return async () => {
    await holder.query("commit");
    holder.release();
  };
}
const waiting = async () =>
  (
    await world.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).rows.length;
const waitFor = (count: number) => expect.poll(waiting).toBe(count);

/** On the day on which their account closes, by a link that a server of the version before made good for longer. */
async function joiningTooLate() {
  const browser = staffBrowser(world);
  const token = tokenIn(kit.link!);
  const { secret } = await browser.get<{ secret: string }>("/staff/getInvitation", { token });
  days(7);
  await world.pool.query("update staff_invitations set expires_at = $1", ["2026-12-24T00:00:00Z"]);
  const code = codeAt(secretIn(secret), stepAt(world.shop.clock()));
  const join = () => browser.code("/staff/joinByPassword", { token, name: "Kit", password: person.password, code });
  return { browser, join };
}
const keysOfKit = async () =>
  (await world.pool.query("select password_hash is not null as has_password from staff where id = $1", [kit.id]))
    .rows[0];

test("who joins before the job has locked them is in, though it has found them due", async () => {
  const { browser, join } = await joiningTooLate();
  const release = await holding();
  const joining = join();
  await waitFor(1);
  const closing = close();
  await waitFor(2);
  await release();
  expect([await joining, await closing]).toEqual(["SUCCESS", undefined]);
  expect(await actions("staff_account_closed")).toEqual([]);
  expect(await keysOfKit()).toEqual({ has_password: true });
  expect(await browser.code("/staff/getMe", {})).toBe("SUCCESS");
});

test("who joins after the job has locked them finds no link any more", async () => {
  const { browser, join } = await joiningTooLate();
  const release = await holding();
  const closing = close();
  await waitFor(1);
  const joining = join();
  await waitFor(2);
  await release();
  expect([await joining, await closing]).toEqual(["NOT_FOUND", undefined]);
  expect(await actions("staff_account_closed")).toEqual([{ who: "the shop", on_id: kit.id }]);
  expect(await keysOfKit()).toEqual({ has_password: false });
  expect(await browser.code("/staff/getMe", {})).toBe("TOKEN_VALID_FAIL");
});

test("the job locks nobody while no account is due", async () => {
  const release = await holding(person.email);
  let isOver = false;
  const closing = close().finally(() => void (isOver = true));
  await expect.poll(async () => isOver || (await waiting()) > 0).toBe(true);
  const wasFree = isOver;
  await release();
  await closing;
  expect(wasFree).toBe(true);
});

test("a link opens no longer than the account that it is for stays open", async () => {
  days(6.99);
  await meiAgain();
  const ends = "2026-11-28T08:00:00.000Z";
  expect((await invite()).until).toBe(ends);
  expect((await inviteMember(world.db, { email: "kit@example.com" }, by())).until.toISOString()).toBe(ends);
  await workOff(world);
  world.letters.length = 0;
  expect(await remind()).toBe("SUCCESS");
  expect(await listed()).toMatchObject({ invitedUntil: ends, closesAt: ends });
  await workOff(world);
  expect(world.letters[0]!.text.match(/28 Nov 2026, 16:00/g)).toHaveLength(2);
  // whoever has a key is not awaited, and has the whole hour
  expect((await inviteMember(world.db, { email: person.email }, by())).until).toEqual(
    new Date(world.shop.clock().getTime() + 3_600_000),
  );
});

test("whose account is due, though the job has not been there, is not reminded; a new invitation counts anew", async () => {
  days(6);
  await meiAgain();
  expect(await remind()).toBe("SUCCESS");
  days(7);
  await meiAgain();
  expect(await listed()).toMatchObject({ mayBeReminded: false });
  expect(await remind()).toBe("RECORD_CHANGED");
  expect(await invite()).toMatchObject({ until: "2026-11-28T09:00:00.000Z" });
  expect(await listed()).toMatchObject({
    closesAt: "2026-12-05T08:00:00.000Z",
    remindedAt: null,
    mayBeReminded: true,
  });
  await close();
  expect(await actions("staff_account_closed")).toEqual([]);
});

test("last seen is the last look of a session, then the last deed of the trail; the place is the network's country", async () => {
  const { browser: tom } = await joined(world, { email: "tom@example.com", name: "Tom", role: "support" });
  expect(await listed("tom@example.com")).toMatchObject({ isHere: true, seenIn: null });
  world.shop.locator = { country: (address) => (address === "8.8.8.0" ? "US" : undefined) };
  await world.pool.query(
    "update staff_sessions set network = '8.8.8.0/24' where staff_id = (select id from staff where name = 'Tom')",
  );
  world.at("2026-11-21T08:10:00Z");
  expect(await listed("tom@example.com")).toMatchObject({
    isHere: false,
    seenAt: "2026-11-21T08:00:00.000Z",
    seenIn: "United States",
  });
  await tom.get("/staff/signOut", {});
  // a stranger who guesses at their password is not them
  await world.pool.query(
    `insert into actions (at, who, staff_id, action, details, network)
      select '2026-11-21T08:11:00Z', email, id, 'staff_sign_in_failed', '{}', '114.114.114.0/24' from staff where name = 'Tom'`,
  );
  expect(await listed("tom@example.com")).toMatchObject({ isHere: false, seenAt: "2026-11-21T08:10:00.000Z" });
});

const seenByTom = async (deeds: string) =>
  world.pool.query(
    `insert into actions (at, who, staff_id, action, details, network)
      select deed.at::timestamptz, email, staff.id, 'note_written', '{}', deed.network
      from staff, (values ${deeds}) deed (at, network) where name = 'Tom'`,
  );

test("what a job does for somebody tells neither when nor where they were", async () => {
  const { browser: tom } = await joined(world, { email: "tom@example.com", name: "Tom", role: "support" });
  await tom.get("/staff/signOut", {});
  await seenByTom("('2026-11-21T08:30:00Z', null)");
  expect(await listed("tom@example.com")).toMatchObject({ seenAt: "2026-11-21T08:00:00.000Z" });
});

test("of a session and a deed the later one says when somebody was seen, and where", async () => {
  world.shop.locator = { country: (address) => ({ "8.8.8.0": "US", "114.114.114.0": "CN" })[address] };
  await joined(world, { email: "tom@example.com", name: "Tom", role: "support" });
  await world.pool.query(
    "update staff_sessions set network = '8.8.8.0/24', seen_at = $1 where staff_id = (select id from staff where name = 'Tom')",
    ["2026-11-21T08:10:00Z"],
  );
  await seenByTom("('2026-11-21T08:09:00Z', '114.114.114.0/24')");
  expect(await listed("tom@example.com")).toMatchObject({
    seenAt: "2026-11-21T08:10:00.000Z",
    seenIn: "United States",
  });
  // from a session that they have ended since; the one that is there was left long ago
  await seenByTom("('2026-11-21T08:29:00Z', '114.114.114.0/24')");
  world.at("2026-11-21T08:30:00Z");
  expect(await listed("tom@example.com")).toMatchObject({
    seenAt: "2026-11-21T08:29:00.000Z",
    seenIn: "China",
    isHere: false,
  });
});
