import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { joined, staffBrowser } from "../../../../test/staff.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { StaffRole } from "../../../kernel/staff-right.ts";
import { inviteMember, LastAdministrator } from "../invitations/invite-member.server.ts";
import type { GetColleagues, InviteColleague } from "./contract.ts";

type Colleagues = OutputOf<typeof GetColleagues>;
type Invited = OutputOf<typeof InviteColleague>;

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
let tom: Awaited<ReturnType<typeof joined>>["browser"];
beforeEach(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser: mei } = await joined(world));
  ({ browser: tom } = await joined(world, { email: "tom@example.com", name: "Tom", role: "support" }));
});
afterEach(() => world.close());

const key = () => ({ requestKey: randomUUID() });
const idOf = async (email: string) =>
  (await world.pool.query("select id from staff where email = $1", [email])).rows[0].id as string;
const roleOf = async (email: string) =>
  (await world.pool.query("select role from staff where email = $1", [email])).rows[0].role as StaffRole;
const administratorsWhoGetIn = async () =>
  (
    await world.pool.query(
      "select count(*)::int as those from staff where role = 'administrator' and password_hash is not null",
    )
  ).rows[0].those as number;
const isWaiting = async () =>
  (
    await world.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).rows.length > 0;
const trail = async (action: string) =>
  (
    await world.pool.query(
      `select who, on_id, before, after, details from actions join action_links on action_id = actions.id
        where action = $1 order by place`,
      [action],
    )
  ).rows;
const change = async (browser: typeof mei, email: string, from: StaffRole, role: StaffRole) =>
  browser.code("/staff/changeRoles", { ...key(), id: await idOf(email), from: [from], roles: [role] });
const allow = (role: StaffRole, ...rights: string[]) =>
  world.pool.query('insert into staff_grants (role, "right") select $1, unnest($2::text[])', [role, rights]);

test("everybody is listed with how they get in, and whom the caller may decide about", async () => {
  const { members, roles } = await mei.get<Colleagues>("/staff/getColleagues", {});
  expect(members).toEqual([
    expect.objectContaining({
      name: "Mei Lam",
      roles: ["administrator"],
      hasPassword: true,
      passkeys: 0,
      isMe: true,
      mayEdit: false,
    }),
    expect.objectContaining({
      name: "Tom",
      roles: ["support"],
      invitedUntil: null,
      isMe: false,
      mayEdit: true,
    }),
  ]);
  expect(roles.every(({ mayGive }) => mayGive)).toBe(true);
  expect(roles.find(({ role }) => role === "support")!.rights).toContain("see_orders");
});

test("another role holds at the next request and stands in the trail; the same request again changes nothing", async () => {
  const wish = { ...key(), id: await idOf("tom@example.com"), from: ["support"], roles: ["finance"] };
  await mei.get("/staff/changeRoles", wish);
  await mei.get("/staff/changeRoles", wish);
  expect(await tom.code("/staff/getBooks", {})).toBe("SUCCESS");
  expect(await trail("staff_role_changed")).toEqual([
    expect.objectContaining({ who: "mei@example.com", before: { role: "support" }, after: { role: "finance" } }),
  ]);
  expect(await change(mei, "tom@example.com", "support", "editor")).toBe("RECORD_CHANGED");
});

describe("nobody reaches beyond what they have", () => {
  // whoever is to decide about reviewers has what they have
  beforeEach(() => allow("support", "see_staff", "edit_staff", "review_real_names"));

  test("not their own role, no administrator, no right that they lack themselves", async () => {
    await joined(world, { email: "kit@example.com", name: "Kit", role: "logistics" });
    await joined(world, { email: "ada@example.com", name: "Ada", role: "reviewer" });
    expect(await change(tom, "tom@example.com", "support", "administrator")).toBe("OWN_ROLE");
    expect(await change(tom, "mei@example.com", "administrator", "reviewer")).toBe("MORE_THAN_OWN");
    expect(await change(tom, "ada@example.com", "reviewer", "administrator")).toBe("MORE_THAN_OWN");
    expect(await change(tom, "ada@example.com", "reviewer", "finance")).toBe("MORE_THAN_OWN");
    // logistics may send parcels, which support may not
    expect(await change(tom, "kit@example.com", "logistics", "reviewer")).toBe("MORE_THAN_OWN");
    for (const path of ["/staff/shutOut", "/staff/signOutColleague"])
      expect(await tom.code(path, { ...key(), id: await idOf("mei@example.com") })).toBe("MORE_THAN_OWN");
    for (const email of ["mei@example.com", "new@example.com"])
      expect(await tom.code("/staff/inviteColleague", { ...key(), email, roles: ["administrator"] })).toBe(
        "MORE_THAN_OWN",
      );
    expect(await change(tom, "ada@example.com", "reviewer", "support")).toBe("SUCCESS");
    const { members } = await tom.get<Colleagues>("/staff/getColleagues", {});
    expect(members.filter(({ mayEdit }) => mayEdit).map(({ name }) => name)).toEqual(["Ada"]);
  });

  test("a right that was taken away in between is gone also for what was already under way", async () => {
    await world.pool.query("update staff set role = 'reviewer' where email = 'tom@example.com'");
    expect(await change(tom, "mei@example.com", "administrator", "reviewer")).toBe("RIGHT_MISSING");
  });
});

test("two administrators who take each other's role at once: one of them stays, every time", async () => {
  for (let round = 0; round < 8; round++) {
    await world.pool.query("update staff set role = 'administrator'");
    const codes = await Promise.all([
      change(mei, "tom@example.com", "administrator", "reviewer"),
      change(tom, "mei@example.com", "administrator", "reviewer"),
    ]);
    expect(codes.toSorted()).toEqual(["RIGHT_MISSING", "SUCCESS"]);
    expect([await roleOf("mei@example.com"), await roleOf("tom@example.com")].toSorted()).toEqual([
      "administrator",
      "reviewer",
    ]);
  }
});

test("two administrators who shut each other out at once: one of them still gets in, every time", async () => {
  for (let round = 0; round < 6; round++) {
    const names = [`one${round}`, `two${round}`];
    await world.pool.query("update staff set role = 'support'");
    const pair = [];
    for (const name of names) pair.push((await joined(world, { email: `${name}@example.com`, name })).browser);
    const [one, two] = await Promise.all(names.map((name) => idOf(`${name}@example.com`)));
    const codes = await Promise.all([
      pair[0]!.code("/staff/shutOut", { ...key(), id: two }),
      pair[1]!.code("/staff/shutOut", { ...key(), id: one }),
    ]);
    expect(codes).toContain("SUCCESS");
    expect(await administratorsWhoGetIn()).toBe(1);
  }
});

test("the command takes no role while a colleague shuts the other administrator out: it waits, and finds the last one", async () => {
  await change(mei, "tom@example.com", "support", "administrator");
  await world.pool.query("update staff set password_hash = null, totp_secret = null where email = 'tom@example.com'");
  await world.pool.query(
    `insert into staff_passkeys (id, staff_id, public_key, counter, transports, name, created_at)
      select 'key', id, '', 0, '{}', 'key', now() from staff where email = 'tom@example.com'`,
  );
  const other = await world.pool.connect();
  try {
    await other.query("begin");
    await other.query("select from staff order by id for no key update");
    const by = { who: "operator", now: world.shop.clock() };
    const demoted = inviteMember(world.db, { email: "mei@example.com", roles: ["support"] }, by).catch(
      (error: unknown) => error,
    );
    while (!(await isWaiting()));
    await other.query("delete from staff_passkeys");
    await other.query("commit");
    expect(await demoted).toBeInstanceOf(LastAdministrator);
  } finally {
    other.release();
  }
  expect(await administratorsWhoGetIn()).toBe(1);
});

describe("several roles", () => {
  const changeAll = async (browser: typeof mei, email: string, from: string[], roles: string[]) =>
    browser.code("/staff/changeRoles", { ...key(), id: await idOf(email), from, roles });

  test("hold together at the next request and stand in list and trail; what was seen is compared in any order", async () => {
    expect(await tom.code("/staff/getBooks", {})).toBe("RIGHT_MISSING");
    expect(await changeAll(mei, "tom@example.com", ["support"], ["finance", "support"])).toBe("SUCCESS");
    expect(await tom.code("/staff/getBooks", {})).toBe("SUCCESS");
    const roles = ["support", "finance"];
    expect(await tom.get("/staff/getMe", {})).toMatchObject({
      roles: roles.map((role) => ({ role, title: null })),
      rights: expect.arrayContaining(["see_finance", "send_mails"]),
    });
    const { members } = await mei.get<Colleagues>("/staff/getColleagues", {});
    expect(members.find(({ name }) => name === "Tom")!.roles).toEqual(roles);
    expect(await changeAll(mei, "tom@example.com", ["support"], ["editor"])).toBe("RECORD_CHANGED");
    expect(await changeAll(mei, "tom@example.com", ["finance", "support"], ["editor"])).toBe("SUCCESS");
    expect(await tom.code("/staff/getBooks", {})).toBe("RIGHT_MISSING");
    expect((await trail("staff_role_changed")).map(({ before, after }) => [before.role, after.role])).toEqual([
      ["support", "support, finance"],
      ["support, finance", "editor"],
    ]);
  });

  test("an administrator has no other, and nobody has none", async () => {
    const alone = {
      resultCode: "INVALID_INPUT",
      resultData: { fields: [{ field: "roles", problem: "roles.alone" }] },
    };
    const [id, roles] = [await idOf("tom@example.com"), ["support", "administrator"]];
    expect(await mei.ask("/staff/changeRoles", { ...key(), id, from: ["support"], roles })).toMatchObject(alone);
    expect(await mei.ask("/staff/inviteColleague", { ...key(), email: "new@example.com", roles })).toMatchObject(alone);
    expect(await changeAll(mei, "tom@example.com", ["support"], ["administrator"])).toBe("SUCCESS");
    expect(await tom.get("/staff/getMe", {})).toMatchObject({ roles: [{ role: "administrator" }] });
    expect(await changeAll(mei, "tom@example.com", ["administrator"], [])).toBe("INVALID_INPUT");
  });

  test("the same ones again are written and recorded nowhere", async () => {
    const kept = async () => (await world.pool.query("select xmin from staff order by id")).rows;
    await changeAll(mei, "tom@example.com", ["support"], ["finance", "support"]);
    const [before, said] = [await kept(), await trail("staff_role_changed")];
    expect(await changeAll(mei, "tom@example.com", ["finance", "support"], ["support", "finance"])).toBe("SUCCESS");
    expect(await kept()).toEqual(before);
    expect(await trail("staff_role_changed")).toEqual(said);
  });

  test("a server of the version before, which writes the first alone, takes the others", async () => {
    const theirs = async () =>
      (await tom.get<{ roles: { role: string }[] }>("/staff/getMe", {})).roles.map(({ role }) => role);
    await changeAll(mei, "tom@example.com", ["support"], ["support", "finance"]);
    await world.pool.query("update staff set role = 'editor' where email = 'tom@example.com'");
    expect(await theirs()).toEqual(["editor"]);
    await changeAll(mei, "tom@example.com", ["editor"], ["logistics", "reviewer"]);
    expect(await theirs()).toEqual(["logistics", "reviewer"]);
    await world.pool.query("update staff set role = 'logistics', name = 'Tom' where email = 'tom@example.com'");
    expect(await theirs()).toEqual(["logistics", "reviewer"]);
  });

  test("a new link leaves somebody the roles they have, whatever a page showed", async () => {
    const link = (browser: typeof mei, email: string) => browser.code("/staff/inviteColleague", { ...key(), email });
    await changeAll(mei, "tom@example.com", ["support"], ["support", "finance"]);
    expect(await link(mei, "tom@example.com")).toBe("SUCCESS");
    const { members } = await mei.get<Colleagues>("/staff/getColleagues", {});
    expect(members.find(({ name }) => name === "Tom")!.roles).toEqual(["support", "finance"]);
    expect(await trail("staff_role_changed")).toHaveLength(1);
    expect((await trail("staff_invited")).at(-1)).toMatchObject({ before: null, after: null });
    await allow("support", "see_staff", "edit_staff");
    await changeAll(mei, "tom@example.com", ["support", "finance"], ["support"]);
    expect(await link(tom, "mei@example.com")).toBe("MORE_THAN_OWN");
    expect(await mei.ask("/staff/inviteColleague", { ...key(), email: "new@example.com" })).toMatchObject({
      resultCode: "INVALID_INPUT",
      resultData: { fields: [{ field: "roles", problem: "choose" }] },
    });
  });

  test("a new link beside a colleague who takes a role at the same moment: it is taken", async () => {
    const boss = (await joined(world, { email: "boss@example.com", name: "Boss" })).browser;
    for (let round = 0; round < 6; round++) {
      await world.pool.query("update staff set role = 'editor' where email = 'tom@example.com'");
      await changeAll(mei, "tom@example.com", ["editor"], ["support", "finance"]);
      const codes = await Promise.all([
        mei.code("/staff/inviteColleague", { ...key(), email: "tom@example.com" }),
        changeAll(boss, "tom@example.com", ["support", "finance"], ["support"]),
      ]);
      expect(codes).toEqual(["SUCCESS", "SUCCESS"]);
      const { members } = await mei.get<Colleagues>("/staff/getColleagues", {});
      expect(members.find(({ name }) => name === "Tom")!.roles).toEqual(["support"]);
    }
  });

  test("nobody gives together what they have only in part, and their own reach is that of all their roles", async () => {
    await allow("support", "see_staff", "edit_staff");
    await joined(world, { email: "kit@example.com", name: "Kit", role: "support" });
    const give = (roles: string[]) => changeAll(tom, "kit@example.com", ["support"], roles);
    expect(await give(["support", "reviewer"])).toBe("MORE_THAN_OWN");
    await changeAll(mei, "tom@example.com", ["support"], ["support", "reviewer"]);
    expect(await give(["support", "reviewer"])).toBe("SUCCESS");
  });

  test("come with an invitation, and an invitation without roles keeps them", async () => {
    const wish = { ...key(), email: "kit@example.com", roles: ["logistics", "reviewer"] };
    await mei.get<Invited>("/staff/inviteColleague", wish);
    const by = { who: "operator", now: world.shop.clock() };
    expect((await inviteMember(world.db, { email: "kit@example.com" }, by)).roles.map(({ role }) => role)).toEqual(
      wish.roles,
    );
    expect((await inviteMember(world.db, { email: "kit@example.com", roles: ["editor"] }, by)).roles).toHaveLength(1);
  });
});

test("whoever is signed out must sign in again; whoever is shut out cannot, until they are invited anew", async () => {
  const id = await idOf("tom@example.com");
  await mei.get("/staff/signOutColleague", { ...key(), id });
  expect(await tom.code("/staff/getMe", {})).toBe("TOKEN_VALID_FAIL");
  const { link } = await mei.get<Invited>("/staff/inviteColleague", {
    ...key(),
    email: "tom@example.com",
    roles: ["support"],
  });
  await mei.get("/staff/shutOut", { ...key(), id });
  const token = new URL(link!, "http://shop.test").searchParams.get("key")!;
  expect(await staffBrowser(world).code("/staff/getInvitation", { token })).toBe("NOT_FOUND");
  expect((await world.pool.query("select password_hash, totp_secret from staff where id = $1", [id])).rows).toEqual([
    { password_hash: null, totp_secret: null },
  ]);
  expect(await trail("staff_shut_out")).toEqual([expect.objectContaining({ who: "mei@example.com", on_id: id })]);
});

test("an invitation to a mailbox whose domain is one slip away from the colleagues' has to be meant", async () => {
  const wish = { email: "sam@exmaple.com", roles: ["support"] };
  expect(await mei.ask("/staff/inviteColleague", { ...key(), ...wish })).toMatchObject({
    resultCode: "INVALID_INPUT",
    resultData: { fields: [{ field: "email", problem: "email.near" }] },
  });
  expect(await mei.code("/staff/inviteColleague", { ...key(), ...wish, isMeant: true })).toBe("SUCCESS");
  // who is invited already needs another link, not another thought
  expect(await mei.code("/staff/inviteColleague", { ...key(), email: wish.email })).toBe("SUCCESS");
  // an invitation that nobody has taken makes no domain known
  const another = { ...key(), email: "sue@exmaple.com", roles: ["support"] };
  expect(await mei.code("/staff/inviteColleague", another)).toBe("INVALID_INPUT");
});

test("an invitation's link is shown once, opens once, and no answer that is kept holds it", async () => {
  const wish = { ...key(), email: "Kit@Example.com", roles: ["logistics"] };
  const { link, id } = await mei.get<Invited>("/staff/inviteColleague", wish);
  expect(await mei.get<Invited>("/staff/inviteColleague", wish)).toMatchObject({ id, link: null });
  const token = new URL(link!, "http://shop.test").searchParams.get("key")!;
  const kept = await world.pool.query("select answer::text from staff_requests");
  expect(JSON.stringify(kept.rows)).not.toContain(token);
  expect(await staffBrowser(world).get("/staff/getInvitation", { token })).toMatchObject({ email: "kit@example.com" });
  expect(await roleOf("kit@example.com")).toBe("logistics");
  const byMei = (await trail("staff_invited")).filter(({ who }) => who === "mei@example.com");
  expect(byMei).toEqual([expect.objectContaining({ on_id: id, after: { role: "logistics" } })]);
});

test("the invitation comes by e-mail, its link sealed while it waits; a newer one ends it, unsent or sent", async () => {
  const wish = { email: "kit@example.com", roles: ["logistics"] };
  const { link: first } = await mei.get<Invited>("/staff/inviteColleague", { ...key(), ...wish });
  const tokenIn = (link: string) => new URL(link, "http://shop.test").searchParams.get("key")!;
  const { rows } = await world.pool.query("select payload::text from graphile_worker._private_jobs");
  expect(JSON.stringify(rows)).not.toContain(tokenIn(first!));
  const { link } = await mei.get<Invited>("/staff/inviteColleague", { ...key(), ...wish });
  await workOff(world);
  const sent = world.letters.filter(({ to }) => to === "kit@example.com");
  expect(sent.map(({ text }) => [text.includes(tokenIn(first!)), text.includes(tokenIn(link!))])).toEqual([
    [false, true],
  ]);
  expect(sent[0]!.text).toContain("mei@example.com");
  const open = (one: string) => staffBrowser(world).code("/staff/getInvitation", { token: tokenIn(one) });
  expect([await open(first!), await open(link!)]).toEqual(["NOT_FOUND", "SUCCESS"]);
});

test.each([
  ["/staff/changeRoles", { id: randomUUID(), from: ["support"], roles: ["editor"] }, "NOT_FOUND"],
  ["/staff/changeRoles", { id: randomUUID(), from: ["support"], roles: ["king"] }, "ROLE_GONE"],
  ["/staff/shutOut", { id: "1 or 1=1" }, "INVALID_INPUT"],
  ["/staff/inviteColleague", { email: "not a mailbox", roles: ["support"] }, "INVALID_INPUT"],
])("%s of %j is refused with %s", async (path, wish, code) => {
  expect(await mei.code(path, { ...key(), ...wish })).toBe(code);
});

test("by the command, too, the last administrator who can get in stays one", async () => {
  const by = { who: "operator", now: world.shop.clock() };
  const demote = () => inviteMember(world.db, { email: "mei@example.com", roles: ["support"] }, by);
  await expect(demote()).rejects.toBeInstanceOf(LastAdministrator);
  // invited, and never there
  await inviteMember(world.db, { email: "ada@example.com", roles: ["administrator"] }, by);
  await expect(demote()).rejects.toBeInstanceOf(LastAdministrator);
  expect(await roleOf("mei@example.com")).toBe("administrator");
  await change(mei, "tom@example.com", "support", "administrator");
  expect((await demote()).roles).toEqual([{ role: "support", title: null }]);
});
