import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pretendPasskey } from "../../../../test/pretend-passkey.ts";
import { invited, joined, mei, staffBrowser } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { StaffRole } from "../../../kernel/staff-right.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld({ environment: { COSTLY_CALLS_PER_MINUTE: "10000" } })));
afterEach(() => world.close());

type Browser = ReturnType<typeof staffBrowser>;
type Started = { id: string; options: { challenge: string } };

async function withPasskey(email: string, role?: StaffRole) {
  const browser = staffBrowser(world);
  const token = await invited(world, email, role);
  const passkey = pretendPasskey(world.shop.origin);
  const { id, options } = await browser.get<Started>("/staff/startJoining", { token });
  await browser.get("/staff/joinByPasskey", { token, name: email, id, credential: passkey.create(options) });
  return { browser, passkey };
}

const change = (browser: Browser, name: string, value: string | null, version = 0) =>
  browser.ask("/staff/changeSetting", {
    requestKey: randomUUID(),
    name: `signing_in.${name}`,
    version,
    value,
    reason: "safer",
  });
const code = async (...wish: Parameters<typeof change>) => (await change(...wish)).resultCode;
const isIn = async (browser: Browser) => (await browser.code("/staff/getMe", {})) === "SUCCESS";

test.each([
  ["hours", "1", "09:01"],
  ["idle_minutes", "10", "08:11"],
])("%s made shorter ends sessions that have begun, at the next request", async (name, value, later) => {
  const { browser: boss } = await withPasskey("boss@example.com");
  const { browser: tom } = await joined(world, { email: "tom@example.com", name: "Tom", role: "support" });
  // seen in between, so that the hour alone would not end it
  if (name === "hours")
    for (const at of ["08:30", "08:58"]) {
      world.at(`2026-11-21T${at}:00Z`);
      expect(await isIn(tom)).toBe(true);
    }
  world.at(`2026-11-21T${later}:00Z`);
  const { browser } = await withPasskey("boss@example.com");
  expect(await code(browser, name, value)).toBe("SUCCESS");
  expect(await isIn(tom)).toBe(false);
  const { sessions } = await browser.get<{ sessions: object[] }>("/staff/getColleagueSessions", {});
  expect(sessions).toHaveLength(1);
  expect(await browser.get("/staff/getColleagues", {})).toMatchObject({ signedIn: 1 });
  expect(await isIn(boss)).toBe(false);
});

test.each([
  ["10", ["08:04", "08:13"], "08:23"],
  ["60", ["08:06", "09:05"], "10:05"],
])(
  "with idle_minutes %s nobody is signed out who is seen sooner, and whoever is not, is",
  async (value, seen, over) => {
    const { browser: boss } = await withPasskey("boss@example.com");
    expect(await code(boss, "idle_minutes", value)).toBe("SUCCESS");
    for (const at of seen) {
      world.at(`2026-11-21T${at}:00Z`);
      expect([at, await isIn(boss)]).toEqual([at, true]);
    }
    world.at(`2026-11-21T${over}:00Z`);
    expect(await isIn(boss)).toBe(false);
  },
);

test("a rule made longer brings back no session that had ended by the shorter one", async () => {
  const { browser: tom } = await withPasskey("tom@example.com", "support");
  const { browser: boss } = await withPasskey("boss@example.com");
  expect(await code(boss, "idle_minutes", "10")).toBe("SUCCESS");
  world.at("2026-11-21T08:02:00Z");
  expect(await isIn(tom)).toBe(true);
  world.at("2026-11-21T08:12:00Z");
  const { browser: later } = await withPasskey("boss@example.com");
  expect(await code(later, "idle_minutes", null, 1)).toBe("SUCCESS");
  expect([await isIn(later), await isIn(tom)]).toEqual([true, false]);
});

test("how long a confirmation holds is asked at each request", async () => {
  const { browser } = await withPasskey("boss@example.com");
  world.at("2026-11-21T08:05:00Z");
  expect(await code(browser, "proof_minutes", "5")).toBe("SUCCESS");
  expect(await code(browser, "proof_minutes", "10", 1)).toBe("CONFIRM_FIRST");
});

test("a way that is not allowed lets nobody in, sets nothing up and ends what was begun by it", async () => {
  const { browser: tom, code: typed } = await joined(world, { ...mei, role: "support" });
  const { browser: boss } = await withPasskey("boss@example.com");
  expect(await code(boss, "ways", "passkey")).toBe("SUCCESS");
  expect([await isIn(boss), await isIn(tom)]).toEqual([true, false]);
  const { email, password } = mei;
  world.at("2026-11-21T08:01:00Z");
  const signIn = () => staffBrowser(world).code("/staff/signInByPassword", { email, password, code: typed() });
  expect(await signIn()).toBe("WAY_NOT_ALLOWED");
  await expect(joined(world, { email: "kit@example.com", name: "Kit", role: "support" })).rejects.toThrow(
    "This way to sign in is not allowed",
  );
  expect((await world.pool.query("select from staff_invitations")).rows).toHaveLength(1);
  expect(await staffBrowser(world).get("/staff/getWaysIn", {})).toEqual({ ways: ["passkey"] });
  expect(await code(boss, "ways", null, 1)).toBe("SUCCESS");
  world.at("2026-11-21T08:02:00Z");
  expect(await signIn()).toBe("SUCCESS");
});

test("a right key by a way that is off is answered as a wrong one, and stands in the trail", async () => {
  const { browser: boss } = await withPasskey("boss@example.com");
  const { code: typed } = await joined(world, { ...mei, role: "support" });
  const failed = async () =>
    (
      await world.pool.query(
        "select who, way from (select who, details ->> 'way' as way, action from actions) said where action = 'staff_sign_in_failed' order by way",
      )
    ).rows;
  expect(await code(boss, "ways", "passkey")).toBe("SUCCESS");
  world.at("2026-11-21T08:01:00Z");
  const answers = [];
  for (const wish of [
    { email: mei.email, password: mei.password, code: typed() },
    { email: mei.email, password: "Wrong-password1", code: typed() },
    { email: mei.email, password: mei.password, code: "000000" },
    { email: "nobody@example.com", password: mei.password, code: typed() },
  ])
    answers.push(await staffBrowser(world).code("/staff/signInByPassword", wish));
  expect(answers).toEqual(answers.map(() => "WAY_NOT_ALLOWED"));
  expect(await failed()).toEqual(Array.from({ length: 3 }, () => ({ who: mei.email, way: "password" })));
});

test("a right passkey is answered as an unknown one while passkeys are off", async () => {
  const { browser: byPassword } = await joined(world);
  const { passkey } = await withPasskey("tom@example.com", "support");
  const signIn = async (by: typeof passkey) => {
    const browser = staffBrowser(world);
    const { id, options } = await browser.get<Started>("/staff/startSignIn", {});
    return browser.code("/staff/signInByPasskey", { id, credential: by.get(options) });
  };
  expect(await code(byPassword, "ways", "password")).toBe("SUCCESS");
  const unknown = pretendPasskey(world.shop.origin);
  unknown.create({ challenge: "x" });
  expect([await signIn(passkey), await signIn(unknown)]).toEqual(["WAY_NOT_ALLOWED", "WAY_NOT_ALLOWED"]);
  expect((await world.pool.query("select who from actions where action = 'staff_sign_in_failed'")).rows).toEqual([
    { who: "tom@example.com" },
  ]);
});

const shutsOut = {
  resultCode: "INVALID_INPUT",
  resultData: { fields: [{ field: "value", problem: "shuts_out" }] },
};

test("nobody takes away the way by which they are in, nor the last administrator's", async () => {
  const { browser: byPassword } = await joined(world);
  const { browser: byPasskey } = await withPasskey("tom@example.com", "finance");
  await world.pool.query(`insert into staff_grants (role, "right") values
    ('finance', 'edit_settings'), ('finance', 'edit_staff') on conflict do nothing`);
  await withPasskey("boss@example.com");
  expect(await change(byPassword, "ways", "passkey")).toMatchObject(shutsOut);
  expect(await change(byPassword, "ways", "")).toMatchObject({ resultCode: "INVALID_INPUT" });
  await world.pool.query("update staff set role = 'support' where email = 'boss@example.com'");
  // the one administrator has a password alone
  expect(await change(byPasskey, "ways", "passkey")).toMatchObject(shutsOut);
  await world.pool.query("update staff set role = 'administrator' where email = 'boss@example.com'");
  expect(await code(byPasskey, "ways", "passkey")).toBe("SUCCESS");
});

test("the rules are changed by whoever decides about staff, too", async () => {
  const { browser } = await withPasskey("fin@example.com", "finance");
  await world.pool.query(
    `insert into staff_grants (role, "right") values ('finance', 'edit_settings') on conflict do nothing`,
  );
  expect(await code(browser, "hours", "8")).toBe("RIGHT_MISSING");
});

test("a change waits for whoever sets up anew how to get in, and sees the key that is left", async () => {
  const { browser } = await withPasskey("tom@example.com", "finance");
  await world.pool.query(`insert into staff_grants (role, "right") values
    ('finance', 'edit_settings'), ('finance', 'edit_staff') on conflict do nothing`);
  await withPasskey("boss@example.com");
  const other = await world.pool.connect();
  try {
    await other.query("begin");
    await other.query("select from staff where email = 'boss@example.com' for no key update");
    const changed = change(browser, "ways", "passkey");
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    while ((await world.pool.query(waiting)).rows.length === 0);
    await other.query(
      "delete from staff_passkeys where staff_id = (select id from staff where email = 'boss@example.com')",
    );
    await other.query("commit");
    expect(await changed).toMatchObject(shutsOut);
  } finally {
    other.release();
  }
});

test("two administrators, one by each way: who is shut out by the rules shuts out nobody at the same moment", async () => {
  for (let round = 0; round < 4; round++) {
    await world.pool.query("delete from setting_changes");
    await world.pool.query("update staff set role = 'support'");
    const { browser: byPasskey } = await withPasskey(`one${round}@example.com`);
    const { browser: byPassword } = await joined(world, { email: `two${round}@example.com`, name: "Two" });
    const { rows } = await world.pool.query("select id from staff where email = $1", [`one${round}@example.com`]);
    await Promise.all([
      change(byPasskey, "ways", "passkey"),
      byPassword.code("/staff/shutOut", { requestKey: randomUUID(), id: rows[0].id }),
    ]);
    const left = [await isIn(byPasskey), await isIn(byPassword)];
    expect(left.filter(Boolean)).toHaveLength(1);
  }
});
