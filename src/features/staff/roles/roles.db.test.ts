import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { GetColleagues } from "../colleagues/contract.ts";

type Colleagues = OutputOf<typeof GetColleagues>;
type Browser = Awaited<ReturnType<typeof joined>>["browser"];

let world: World;
let mei: Browser;
let tom: Browser;
beforeEach(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" } });
  ({ browser: mei } = await joined(world));
  ({ browser: tom } = await joined(world, { email: "tom@example.com", name: "Tom", role: "support" }));
});
afterEach(() => world.close());

const key = () => ({ requestKey: randomUUID() });
const rows = async (query: string, ...values: unknown[]) => (await world.pool.query(query, values)).rows;
const idOf = async (email: string) => (await rows("select id from staff where email = $1", email))[0].id as string;
const roleOf = async (email: string) =>
  (await rows("select role from staff where email = $1", email))[0].role as string;
const trail = () =>
  rows(`select action, on_kind, on_id, before, after, details from actions join action_links on action_id = actions.id
    where action in ('role_made', 'role_renamed', 'role_deleted', 'staff_role_changed') order by place`);
const ownRoles = () => rows("select title from staff_roles where title is not null order by title");
const make = async (title: string, like?: string) =>
  (await mei.get<{ role: string }>("/staff/makeRole", { ...key(), title, like })).role;
const give = async (browser: Browser, email: string, role: string) =>
  browser.code("/staff/changeRoles", { ...key(), id: await idOf(email), from: [await roleOf(email)], roles: [role] });
const end = (role: string, more: object = {}) =>
  mei.code("/staff/deleteRole", { ...key(), role, word: "delete", ...more });
/** What a colleague decides at this very moment: the caller waits behind the rows of staff, and finds it done. */
async function meanwhile(change: string, asked: () => Promise<string>): Promise<string> {
  const other = await world.pool.connect();
  await other.query("begin");
  await other.query("select from staff order by id for no key update");
  const waiting = asked();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await other.query(change);
  await other.query("commit");
  other.release();
  return waiting;
}

test("a role begins with the rights of another, holds at the next request, and is deleted to where its people go", async () => {
  const wish = { ...key(), title: "Night shift", like: "finance" };
  const { role } = await mei.get<{ role: string }>("/staff/makeRole", wish);
  expect(await mei.get("/staff/makeRole", wish)).toEqual({ role });
  const { roles } = await mei.get<Colleagues>("/staff/getColleagues", {});
  const [finance, night] = ["finance", role].map((one) => roles.find((each) => each.role === one)!);
  expect(night).toEqual({ ...finance, role, title: "Night shift" });

  expect(await tom.code("/staff/getBooks", {})).toBe("RIGHT_MISSING");
  expect(await give(mei, "tom@example.com", role)).toBe("SUCCESS");
  expect(await tom.code("/staff/getBooks", {})).toBe("SUCCESS");
  expect(await tom.get("/staff/getMe", {})).toMatchObject({ roles: [{ role, title: "Night shift" }] });
  // its own cells: finance keeps what it may
  const cell = { may: true, mostCny: null, secondPerson: false };
  const no = { ...cell, may: false };
  await mei.get("/staff/setGrant", { ...key(), role, right: "see_finance", from: cell, to: no });
  expect(await tom.code("/staff/getBooks", {})).toBe("RIGHT_MISSING");

  await mei.get("/staff/renameRole", { ...key(), role, from: "Night shift", title: "Nights" });
  expect(await tom.get("/staff/getMe", {})).toMatchObject({ roles: [{ title: "Nights" }] });
  expect(await end(role)).toBe("ROLE_IN_USE");
  expect(await end(role, { to: "finance" })).toBe("SUCCESS");
  expect(await tom.code("/staff/getBooks", {})).toBe("SUCCESS");
  expect(
    await rows(`select from staff_grants where role = $1 union all select from staff_limits where role = $1`, role),
  ).toEqual([]);

  const tomId = await idOf("tom@example.com");
  expect(await trail()).toEqual([
    expect.objectContaining({
      action: "role_made",
      on_id: role,
      after: { title: "Night shift", like: "finance", rights: finance!.rights },
    }),
    expect.objectContaining({ on_id: tomId, before: { role: "support" }, after: { role: "Night shift" } }),
    expect.objectContaining({ before: { title: "Night shift" }, after: { title: "Nights" } }),
    expect.objectContaining({ before: { role: "Nights" }, after: { role: "finance" } }),
    expect.objectContaining({
      action: "role_deleted",
      before: { title: "Nights", rights: finance!.rights.filter((right) => right !== "see_finance") },
      details: { name: "Nights", people: 1 },
    }),
  ]);
});

test("no two roles have names that people take for one, nor that of a ready-made one in any language", async () => {
  const role = await make("Night shift");
  for (const title of ["Night shift", "NIGHT  shift", "Ｎight shift", "Finance", "财务", "財務", "administrator"])
    expect([title, await mei.code("/staff/makeRole", { ...key(), title })]).toEqual([title, "ROLE_NAMED_ALREADY"]);
  const other = await make("Days");
  const rename = (from: string, title: string) => mei.code("/staff/renameRole", { ...key(), role: other, from, title });
  expect(await rename("Days", "night shift")).toBe("ROLE_NAMED_ALREADY");
  // what was seen is not what is
  expect(await rename("Nights", "Early")).toBe("RECORD_CHANGED");
  expect(await rename("Days", "DAYS")).toBe("SUCCESS");
  expect(await ownRoles()).toEqual([{ title: "DAYS" }, { title: "Night shift" }]);
  expect(await end(role)).toBe("SUCCESS");
  expect(await rename("DAYS", "Night shift")).toBe("SUCCESS");
});

test("two at the same moment: one name is made once, and of two who rename one finds what the other has made of it", async () => {
  const { browser: boss } = await joined(world, { email: "boss@example.com", name: "Boss" });
  const both = (path: string, wish: object, other = wish) =>
    Promise.all([mei.code(path, { ...key(), ...wish }), boss.code(path, { ...key(), ...other })]);
  expect((await both("/staff/makeRole", { title: "Nights" }, { title: "nights" })).toSorted()).toEqual([
    "ROLE_NAMED_ALREADY",
    "SUCCESS",
  ]);
  const [{ name: role, title: from }] = await rows("select name, title from staff_roles where title is not null");
  const renamed = await both("/staff/renameRole", { role, from, title: "A" }, { role, from, title: "B" });
  expect(renamed.toSorted()).toEqual(["RECORD_CHANGED", "SUCCESS"]);
  const deleted = await both("/staff/deleteRole", { role, word: "delete" });
  expect(deleted.toSorted()).toEqual(["ROLE_GONE", "SUCCESS"]);
});

test.each(["administrator", "support", "finance"])("the ready-made %s keeps its name and stays", async (role) => {
  expect(await end(role, { to: "editor" })).toBe("ROLE_STAYS");
  expect(await mei.code("/staff/renameRole", { ...key(), role, from: role, title: "Something" })).toBe("ROLE_STAYS");
  expect(await trail()).toEqual([]);
});

test("refused, and nothing is changed", async () => {
  const role = await make("Nights", "support");
  await give(mei, "tom@example.com", role);
  const before = await trail();
  expect(await end(role, { to: "finance", word: "yes" })).toBe("INVALID_INPUT");
  // nobody becomes an administrator with a crowd, nor goes to where they come from or to a role that is not there
  expect(await end(role, { to: "administrator" })).toBe("INVALID_INPUT");
  expect(await end(role, { to: role })).toBe("INVALID_INPUT");
  expect(await end(role, { to: randomUUID() })).toBe("ROLE_GONE");
  expect(await end(randomUUID())).toBe("ROLE_GONE");
  for (const like of ["administrator", "Nights; drop table staff"])
    expect(await mei.code("/staff/makeRole", { ...key(), title: "All", like })).toBe("INVALID_INPUT");
  expect(await mei.code("/staff/makeRole", { ...key(), title: "All", like: randomUUID() })).toBe("ROLE_GONE");
  for (const title of ["", "  ", "a".repeat(41), "a\nb"])
    expect(await mei.code("/staff/makeRole", { ...key(), title })).toBe("INVALID_INPUT");
  expect(await trail()).toEqual(before);
  expect(await roleOf("tom@example.com")).toBe(role);
});

test("a matrix has no more than twenty columns of one's own", async () => {
  await world.pool.query(
    "insert into staff_roles select gen_random_uuid(), 'Role ' || n from generate_series(1, 20) n",
  );
  expect(await mei.code("/staff/makeRole", { ...key(), title: "One more" })).toBe("ROLES_FULL");
});

test("by anybody but an administrator, also with the right to decide about staff, no role is made, renamed or deleted", async () => {
  const role = await make("Nights");
  await world.pool.query("insert into staff_grants values ('support', 'edit_staff')");
  const asks = {
    "/staff/makeRole": { title: "Mine", like: "finance" },
    "/staff/renameRole": { role, from: "Nights", title: "Mine" },
    "/staff/deleteRole": { role, word: "delete" },
  };
  for (const [path, wish] of Object.entries(asks)) {
    expect(await tom.code(path, { ...key(), ...wish })).toBe("RIGHT_MISSING");
    // nor by one who is an administrator no more at this very moment
    await world.pool.query("update staff set role = 'administrator' where email = 'mei@example.com'");
    const demoted = "update staff set role = 'support' where email = 'mei@example.com'";
    expect(await meanwhile(demoted, () => mei.code(path, { ...key(), ...wish }))).toBe("RIGHT_MISSING");
  }
  expect(await ownRoles()).toEqual([{ title: "Nights" }]);
});

test("nobody gives what they are about to have, and what they have no more", async () => {
  const [role, finance] = [await make("Helpers", "support"), "finance"];
  await world.pool.query("insert into staff_grants select unnest($1::text[]), 'edit_staff'", [["support", finance]]);
  await joined(world, { email: "ada@example.com", name: "Ada", role: "editor" });
  await world.pool.query("update staff set role = $1 where email = 'ada@example.com'", [role]);
  // Tom has what the role has, so he may decide about Ada: to less, and no further
  const less = await make("Less");
  expect(await give(tom, "ada@example.com", less)).toBe("SUCCESS");
  expect(await give(tom, "ada@example.com", finance)).toBe("MORE_THAN_OWN");
  // a role that grows between his look and his press
  const grow = `insert into staff_grants values ('${role}', 'see_trail')`;
  expect(await meanwhile(grow, () => give(tom, "ada@example.com", role))).toBe("MORE_THAN_OWN");
  // his own that shrinks in the moment
  const shrink = "update staff set role = 'editor' where email = 'tom@example.com'";
  expect(await meanwhile(shrink, () => give(tom, "ada@example.com", less))).toBe("RIGHT_MISSING");
  expect(await roleOf("ada@example.com")).toBe(less);
});

test("up to an amount is not any amount: who gives back a little makes nobody who gives back everything", async () => {
  const any = await make("Any amount", "support");
  await world.pool.query("delete from staff_limits where role = $1 and \"right\" = 'give_refunds'", [any]);
  await world.pool.query("insert into staff_grants values ($1, 'give_refunds')", [any]);
  await world.pool.query("insert into staff_grants values ('support', 'edit_staff'), ('support', 'see_staff')");
  await joined(world, { email: "ada@example.com", name: "Ada", role: "support" });
  expect(await give(tom, "ada@example.com", any)).toBe("MORE_THAN_OWN");
  const { roles } = await tom.get<Colleagues>("/staff/getColleagues", {});
  expect(roles.find(({ role }) => role === any)!.mayGive).toBe(false);
  expect(roles.find(({ role }) => role === "support")!.mayGive).toBe(true);
});

test("who is invited counts as one who has the role; a role that goes while somebody is invited with it invites nobody", async () => {
  const role = await make("Nights");
  const invite = (email: string) => mei.code("/staff/inviteColleague", { ...key(), email, roles: [role] });
  expect(await invite("kit@example.com")).toBe("SUCCESS");
  expect(await end(role)).toBe("ROLE_IN_USE");
  for (let round = 0; round < 6; round++) {
    const { browser: boss } = await joined(world, { email: `boss${round}@example.com`, name: "Boss" });
    const passing = await make(`Passing ${round}`);
    const [invited, deleted] = await Promise.all([
      boss.code("/staff/inviteColleague", { ...key(), email: `new${round}@example.com`, roles: [passing] }),
      mei.code("/staff/deleteRole", { ...key(), role: passing, word: "delete" }),
    ]);
    expect([
      ["SUCCESS", "ROLE_IN_USE"],
      ["ROLE_GONE", "SUCCESS"],
    ]).toContainEqual([invited, deleted]);
    const left = await rows("select from staff where email = $1", `new${round}@example.com`);
    expect(left).toHaveLength(invited === "SUCCESS" ? 1 : 0);
  }
  expect(await end(role, { to: "editor" })).toBe("SUCCESS");
  expect(await roleOf("kit@example.com")).toBe("editor");
});

test("a role that is deleted while it is given is given to nobody, or its new owner goes with the others", async () => {
  for (let round = 0; round < 6; round++) {
    const role = await make(`Round ${round}`);
    const { browser: boss } = await joined(world, { email: `boss${round}@example.com`, name: "Boss" });
    const from = await roleOf("tom@example.com");
    const [given, deleted] = await Promise.all([
      boss.code("/staff/changeRoles", { ...key(), id: await idOf("tom@example.com"), from: [from], roles: [role] }),
      mei.code("/staff/deleteRole", { ...key(), role, to: "editor", word: "delete" }),
    ]);
    expect([given, deleted]).toEqual([given === "SUCCESS" ? "SUCCESS" : "ROLE_GONE", "SUCCESS"]);
    expect(await roleOf("tom@example.com")).toBe(given === "SUCCESS" ? "editor" : from);
  }
});

test("whoever has it beside another keeps the other one", async () => {
  const role = await make("Nights");
  const id = await idOf("tom@example.com");
  await mei.get("/staff/changeRoles", { ...key(), id, from: ["support"], roles: [role, "support"] });
  expect(await end(role)).toBe("ROLE_IN_USE");
  expect(await end(role, { to: "finance" })).toBe("SUCCESS");
  expect((await trail()).find(({ before }) => before?.role === "support, Nights")).toMatchObject({
    on_id: id,
    after: { role: "support, finance" },
  });
  const { members } = await mei.get<Colleagues>("/staff/getColleagues", {});
  expect(members.find((one) => one.id === id)!.roles).toEqual(["support", "finance"]);
});

test("whoever is refused is told which roles somebody has that may, and no more", async () => {
  expect((await tom.ask("/staff/getBooks", {})).resultData).toMatchObject({ right: "see_finance" });
  const called = async (right: string) => (await tom.get<{ roles: object[] }>("/staff/getRolesWith", { right })).roles;
  const [administrator, support] = ["administrator", "support"].map((role) => ({ role, title: null }));
  // nobody has finance
  expect(await called("see_finance")).toEqual([administrator]);
  expect(await called("give_refunds")).toEqual([administrator, support]);
  const role = await make("Night shift", "finance");
  await joined(world, { email: "kit@example.com", name: "Kit" });
  expect(await give(mei, "kit@example.com", role)).toBe("SUCCESS");
  expect(await called("see_finance")).toEqual([administrator, { role, title: "Night shift" }]);
  expect(await tom.code("/staff/getRolesWith", { right: "everything" })).toBe("INVALID_INPUT");
});
