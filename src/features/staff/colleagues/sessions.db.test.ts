import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { joined, mei as person, staffBrowser } from "../../../../test/staff.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { GetColleagueSessions, InviteColleague } from "./contract.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
let tom: Awaited<ReturnType<typeof joined>>["browser"];
let tomsCode: Awaited<ReturnType<typeof joined>>["code"];
beforeEach(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser: mei } = await joined(world));
  ({ browser: tom, code: tomsCode } = await joined(world, { email: "tom@example.com", name: "Tom", role: "support" }));
});
afterEach(() => world.close());

const key = () => ({ requestKey: randomUUID() });
const idOf = async (email: string) =>
  (await world.pool.query("select id from staff where email = $1", [email])).rows[0].id as string;
const sessionsOf = async (id: string) =>
  (await mei.get<OutputOf<typeof GetColleagueSessions>>("/staff/getColleagueSessions", { id })).sessions;
const trail = async (action: string) =>
  (await world.pool.query("select who, on_id from actions where action = $1", [action])).rows;

/** Tom on a phone, elsewhere and a while later. */
async function tomsPhone() {
  world.at("2026-11-21T08:20:00Z");
  const phone = staffBrowser(world, { ...english, address: "198.51.100.9", userAgent: "Mozilla/5.0 (iPhone) Safari" });
  await phone.get("/staff/signInByPassword", {
    email: "tom@example.com",
    password: person.password,
    code: tomsCode(),
  });
  return phone;
}

test("sessions are listed with device, network and moment, and one ends alone", async () => {
  const phone = await tomsPhone();
  const id = await idOf("tom@example.com");
  const [onPhone, other] = await sessionsOf(id);
  expect([onPhone, other]).toEqual([
    expect.objectContaining({ network: "198.51.100.0/24", since: "2026-11-21T08:20:00.000Z", isThis: false }),
    expect.objectContaining({ network: "203.0.113.0/24", since: "2026-11-21T08:00:00.000Z", isThis: false }),
  ]);
  const wish = { id, session: onPhone!.id };
  await mei.get("/staff/endColleagueSession", { ...key(), ...wish });
  expect([await phone.code("/staff/getMe", {}), await tom.code("/staff/getMe", {})]).toEqual([
    "TOKEN_VALID_FAIL",
    "SUCCESS",
  ]);
  // a second colleague who presses a moment later has what they wanted, and the trail says it once
  expect(await mei.code("/staff/endColleagueSession", { ...key(), ...wish })).toBe("SUCCESS");
  expect(await trail("staff_signed_out")).toEqual([{ who: "mei@example.com", on_id: id }]);
});

test("everybody who is in at this moment stands in one list, and nobody else", async () => {
  const phone = await tomsPhone();
  const everybody = async () =>
    (await mei.get<OutputOf<typeof GetColleagueSessions>>("/staff/getColleagueSessions", {})).sessions;
  const [meiId, tomId] = [await idOf("mei@example.com"), await idOf("tom@example.com")];
  const listed = (await everybody()).map(({ staffId, isThis }) => `${staffId} ${isThis}`);
  expect(listed.toSorted()).toEqual([`${meiId} true`, `${tomId} false`, `${tomId} false`].toSorted());
  expect(await mei.get("/staff/getColleagues", {})).toMatchObject({ signedIn: 3 });
  await phone.get("/staff/signOut", {});
  expect(await mei.get("/staff/getColleagues", {})).toMatchObject({ signedIn: 2 });
  expect((await everybody()).filter(({ staffId }) => staffId === tomId)).toHaveLength(1);
  expect(await tom.code("/staff/getColleagueSessions", {})).toBe("RIGHT_MISSING");
});

test("a session is ended only as its owner's, by whoever reaches as far as they do, and never one's own", async () => {
  const [mine] = await sessionsOf(await idOf("mei@example.com"));
  expect(mine).toMatchObject({ isThis: true });
  await mei.get("/staff/endColleagueSession", { ...key(), id: await idOf("tom@example.com"), session: mine!.id });
  expect(await mei.code("/staff/getMe", {})).toBe("SUCCESS");
  const own = { id: await idOf("mei@example.com"), session: mine!.id };
  expect(await mei.code("/staff/endColleagueSession", { ...key(), ...own })).toBe("OWN_ROLE");
  await world.pool.query(
    `insert into staff_grants (role, "right") values ('support', 'edit_staff'), ('support', 'see_staff')`,
  );
  expect(await tom.code("/staff/endColleagueSession", { ...key(), ...own })).toBe("MORE_THAN_OWN");
  expect(await mei.code("/staff/endColleagueSession", { ...key(), ...own, session: "1 or 1=1" })).toBe("INVALID_INPUT");
});

test("what has ended is not listed", async () => {
  world.at("2026-11-21T10:00:00Z");
  ({ browser: mei } = await joined(world));
  expect(await sessionsOf(await idOf("tom@example.com"))).toEqual([]);
});

test("a link that is taken back opens nothing; the member stays, and can be invited anew", async () => {
  const wish = { ...key(), email: "kit@example.com", roles: ["logistics"] };
  const { id, link } = await mei.get<OutputOf<typeof InviteColleague>>("/staff/inviteColleague", wish);
  const token = new URL(link!, "http://shop.test").searchParams.get("key")!;
  const back = { ...key(), id };
  await mei.get("/staff/takeInvitationBack", back);
  await mei.get("/staff/takeInvitationBack", back);
  expect(await staffBrowser(world).code("/staff/getInvitation", { token })).toBe("NOT_FOUND");
  expect(await trail("invitation_taken_back")).toEqual([{ who: "mei@example.com", on_id: id }]);
  expect(await mei.code("/staff/inviteColleague", { ...wish, ...key() })).toBe("SUCCESS");
});

test("a link that was used first cannot be taken back, and whoever came in stays in", async () => {
  expect(await mei.code("/staff/takeInvitationBack", { ...key(), id: await idOf("tom@example.com") })).toBe(
    "RECORD_CHANGED",
  );
  expect(await tom.code("/staff/getMe", {})).toBe("SUCCESS");
});
