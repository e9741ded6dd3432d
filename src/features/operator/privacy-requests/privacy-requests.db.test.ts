import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { delivered } from "../../../../test/purchases.ts";
import { signedIn } from "../../../../test/signed-in.ts";
import { joined } from "../../../../test/staff.ts";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { forgetEnded } from "../../people/personal-data/forget-ended.server.ts";
import { aForm, aPhoto, type Form } from "../../people/real-names/real-names.world.ts";
import type { GetPrivacyRequests } from "./contract.ts";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let world: World;
let mei: Browser;
let wei: Browser;
beforeEach(async () => {
  world = await freshWorld({
    profiles: 6,
    environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" },
  });
  ({ browser: mei } = await joined(world));
  ({ browser: wei } = await joined(world, { email: "wei@example.com", name: "Wei", role: "administrator" }));
});
afterEach(() => world.close());

const key = () => ({ requestKey: randomUUID() });
const rows = async (query: string) => (await world.pool.query(query)).rows;
const shown = (customer: string, who = mei) =>
  who.get<OutputOf<typeof GetPrivacyRequests>>("/staff/getPrivacyRequests", { customer });
const note = async (customer: string, kind: "export" | "erase", receivedOn = "2026-11-21") =>
  (await mei.get<{ id: string }>("/staff/notePrivacyRequest", { ...key(), customer, kind, receivedOn })).id;
const erase = (id: string, who = mei, more: object = {}) =>
  who.code("/staff/eraseCustomer", { ...key(), id, word: "erase", why: "asked by e-mail", ...more });
const reveal = (thing: string, who = mei) =>
  who.code("/staff/reveal", { ...key(), kind: "customer", thing, reason: "a request under privacy law" });
const make = (id: string, who = mei) => who.ask("/staff/exportCustomer", { id });
const lettersTo = async (to: string) => {
  await workOff(world);
  return world.letters
    .filter((letter) => letter.to === to && /data/.test(letter.subject))
    .map(({ subject }) => subject);
};
const guest = async (email = "guest@example.com") => (await delivered(world, { email })).orderNumber;

describe("a request", () => {
  test("is due in a month in the inbox, once, and confirmed to the mailbox", async () => {
    const customer = await guest();
    await note(customer, "export", "2026-11-20");
    expect((await shown(customer)).requests).toMatchObject([
      { kind: "export", state: "open", receivedOn: "2026-11-20", dueAt: "2026-12-20T23:59:59.000Z", noted: "Mei Lam" },
    ]);
    expect(await rows("select subject, due_at, closed_at from cases where kind = 'privacy_asked'")).toEqual([
      { subject: `export ${customer}`, due_at: new Date("2026-12-20T23:59:59Z"), closed_at: null },
    ]);
    const again = { ...key(), customer, kind: "export", receivedOn: "2026-11-21" };
    expect(await wei.code("/staff/notePrivacyRequest", again)).toBe("ASKED_ALREADY");
    expect(await lettersTo("guest@example.com")).toEqual(["You asked for a copy of your data"]);
  });

  test.each(["2026-11-23", "2026-10-01", "yesterday"])("is not noted as received on %s", async (receivedOn) => {
    const wish = { ...key(), customer: await guest(), kind: "export", receivedOn };
    expect(await mei.code("/staff/notePrivacyRequest", wish)).toBe("INVALID_INPUT");
  });

  test("that is declined is told with its reason, leaves the inbox and can be made again", async () => {
    const customer = await guest();
    const id = await note(customer, "erase");
    const decline = { ...key(), id, answer: "We could not make sure\nthat it was you." };
    expect(await mei.code("/staff/declinePrivacyRequest", decline)).toBe("SUCCESS");
    expect(await wei.code("/staff/declinePrivacyRequest", { ...decline, ...key() })).toBe("RECORD_CHANGED");
    expect(await erase(id)).toBe("RECORD_CHANGED");
    expect(await rows("select from cases where kind = 'privacy_asked' and closed_at is null")).toEqual([]);
    expect(await lettersTo("guest@example.com")).toContain("Your request about your data");
    expect(world.letters.at(-1)!.text).toContain("that it was you.");
    expect(JSON.stringify(await rows("select * from actions"))).not.toContain("that it was you");
    await note(customer, "erase");
  });

  test("is kept for three years after its answer", async () => {
    const id = await note(await guest(), "export");
    await mei.get("/staff/declinePrivacyRequest", { ...key(), id, answer: "no" });
    const left = async (day: string) => {
      world.at(`${day}T08:00:00Z`);
      await forgetEnded.run({}, world.shop);
      return (await rows("select from privacy_requests")).length;
    };
    expect([await left("2029-11-20"), await left("2029-11-22")]).toEqual([1, 0]);
  });
});

describe("the file", () => {
  test("of a guest is whole, readable and JSON in one; made only while the customer is shown, and told to them", async () => {
    const customer = await guest();
    await guest("somebody.else@example.com");
    await world.pool.query(`insert into order_notes (order_id, staff_id, at, text)
      select o.id, s.id, now(), 'calls <b>often</b>' from orders o, staff s where o.number = '${customer}' and s.name = 'Mei Lam'`);
    const id = await note(customer, "export");
    expect((await make(id)).resultCode).toBe("REVEAL_FIRST");
    expect(await reveal(customer)).toBe("SUCCESS");
    // a colleague's look is not one's own
    expect((await make(id, wei)).resultCode).toBe("REVEAL_FIRST");
    const { file } = (await make(id)).resultData as { file: string };
    const json = JSON.parse(Buffer.from(/base64,([^"]+)"/.exec(file)![1]!, "base64").toString());
    expect(json).toMatchObject({
      account: null,
      orders: [{ number: customer, email: "guest@example.com", payments: [{ amount: 10_500 }] }],
      notes: [{ order: customer, text: "calls <b>often</b>" }],
    });
    expect(file).toContain("calls &lt;b&gt;often&lt;/b&gt;");
    expect(file).toContain("<dt>Order number</dt>");
    expect(file).toContain("<dt>Total</dt><dd>105.00</dd>");
    expect(file.replace(/base64,[^"]+/, "")).not.toMatch(/undefined|\[object|NaN|<script|somebody\.else/);
    expect(await shown(customer)).toMatchObject({ requests: [{ state: "done", ended: { who: "Mei Lam" } }] });
    // once more, as long as it is shown: in the trail, and not told again
    expect((await make(id)).resultCode).toBe("SUCCESS");
    expect(await rows("select who from actions where action = 'customer_exported'")).toHaveLength(2);
    expect((await lettersTo("guest@example.com")).filter((subject) => subject.includes("was made"))).toHaveLength(1);
  });

  test("lies nowhere afterwards", async () => {
    const customer = await guest();
    const id = await note(customer, "export");
    await reveal(customer);
    await make(id);
    const tables = await rows(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')",
    );
    for (const { name } of tables) {
      const found = await rows(
        `select count(*)::int as found from ${name} as row where to_jsonb(row)::text like '%<!doctype html>%'`,
      );
      expect([name, found]).toEqual([name, [{ found: 0 }]]);
    }
  });

  test("has a word for everything that is kept, in each language", async () => {
    const token = await signedIn(world, "haruka@example.com");
    await delivered(world, { email: "haruka@example.com" });
    const photo = await world.answerTo(token, "/realName/addPhoto", { photo: aPhoto(), slot: "front" });
    await world.answerTo(token, "/realName/submit", aForm(photo.envelope.resultData as Form));
    const [{ id: account }] = await rows("select id from accounts");
    const id = await note(account, "export");
    await reveal(account);
    for (const lang of ["en", "zh-cn", "zh-hk"]) {
      await world.pool.query(`update privacy_requests set lang = '${lang}'`);
      const { file } = (await make(id)).resultData as { file: string };
      expect(file.match(/<dt>[a-z]+[A-Z]?[A-Za-z]*<\/dt>/g) ?? []).toEqual([]);
      expect(file).toContain("CHAN MEI");
    }
  });
});

describe("erasing", () => {
  test("a guest leaves what the books need, without links and notes; the customer is told", async () => {
    const bought = await delivered(world, { email: "Guest@Example.com" });
    const id = await note(bought.orderNumber, "erase");
    expect(await erase(id, mei, { word: "yes" })).toBe("INVALID_INPUT");
    expect(await erase(id)).toBe("SUCCESS");
    expect((await world.answer("/order/getOrderResult", bought)).envelope.resultCode).toBe("ORDER_NOT_FOUND");
    expect(await rows("select web_uuid, device, reminders, total_amount from orders")).toEqual([
      { web_uuid: null, device: null, reminders: false, total_amount: 10_500 },
    ]);
    expect(await rows("select from ledger_entries")).not.toEqual([]);
    expect(await lettersTo("guest@example.com")).toEqual(["You asked us to erase your data", "Your data was erased"]);
    expect(await rows("select before, after, reason, details from actions where action = 'customer_erased'")).toEqual([
      {
        before: null,
        after: null,
        reason: "asked by e-mail",
        details: { request: "erase", email: "g•••@example.com" },
      },
    ]);
  });

  test("takes with it what colleagues have typed on the pages of its person and not sent, and nothing else", async () => {
    const { orderNumber: number } = await delivered(world, { email: "guest@example.com" });
    const { orderNumber: other } = await delivered(world, { email: "other@example.com" });
    await signedIn(world, "lin@example.com");
    const [{ id: account }] = await rows("select id from accounts where email = 'lin@example.com'");
    const keep = (customer: string, who = mei) =>
      who.get("/staff/keepFormDraft", {
        page: `/console/customers/${customer}`,
        form: "x",
        entries: { answer: "No." },
      });
    await Promise.all([keep(number), keep(number.toLowerCase(), wei), keep(other), keep(account)]);
    expect(await erase(await note(number, "erase"))).toBe("SUCCESS");
    expect(await erase(await note(account, "erase"))).toBe("SUCCESS");
    expect(await rows("select page from form_drafts")).toEqual([{ page: `/console/customers/${other}` }]);
  });

  test("an account is gone with all that hangs on it; a member of staff with its mailbox stays one", async () => {
    await delivered(world, { email: "wei@example.com" });
    const token = await signedIn(world, "wei@example.com");
    const [{ id: account }] = await rows("select id from accounts");
    const id = await note(account, "erase");
    expect((await shown(account)).isColleague).toBe(true);
    expect(await erase(id, wei)).toBe("OWN_DATA");
    expect(await erase(id)).toBe("SUCCESS");
    expect(await rows("select from accounts")).toEqual([]);
    expect((await world.answerTo(token, "/user/getUserInfo", {})).envelope.resultCode).toBe("TOKEN_VALID_FAIL");
    expect(await wei.code("/staff/getMe", {})).toBe("SUCCESS");
  });

  test("waits until an order is paid and delivered, or closed", async () => {
    const customer = await guest();
    const id = await note(customer, "erase");
    await world.answer("/order/create", aWish({ email: "guest@example.com" }));
    expect(await erase(id)).toBe("MATTER_UNDER_WAY");
    const number = (await shown(customer)).underWay[0]!;
    expect(number).toMatch(/^FW/);
    await world.pool.query("update orders set state = 'cancelled', closed_at = now() where number = $1", [number]);
    expect(await erase(id)).toBe("SUCCESS");
  });

  test.each([
    ["a payment", "update orders set state = 'paying'"],
    ["a delivery", "update orders set state = 'dispatching'"],
    ["a refund", "update orders set state = 'refunding'"],
    [
      "a refund to decide",
      `insert into refund_requests (request_key, order_id, kind, positions, reason, contact, decision, amount, currency,
        asked_at) select gen_random_uuid(), id, 'refund', '{1}', 'other', email, 'review', 1, 'HKD', now() from orders`,
    ],
  ])("%s that commits at this moment is waited for", async (_what, change) => {
    const customer = await guest();
    const id = await note(customer, "erase");
    const rival = await world.pool.connect();
    await rival.query("begin");
    await rival.query("select from orders for update");
    const erasing = erase(id);
    await rival.query(`${change}; commit`);
    rival.release();
    expect(await erasing).toBe("MATTER_UNDER_WAY");
  });

  test("two colleagues at once erase once", async () => {
    const id = await note(await guest(), "erase");
    expect((await Promise.all([erase(id), erase(id, wei)])).toSorted()).toEqual(["RECORD_CHANGED", "SUCCESS"]);
    expect(await rows("select from actions where action = 'customer_erased'")).toHaveLength(1);
  });

  test("takes two people where settings say so, never the same one twice", async () => {
    const setting = { ...key(), name: "erasing_of_two", version: 0, value: "on", reason: "four eyes" };
    expect(await mei.code("/staff/changeSetting", setting)).toBe("SUCCESS");
    const customer = await guest();
    const id = await note(customer, "erase");
    expect(await erase(id)).toBe("SUCCESS");
    expect(await shown(customer, wei)).toMatchObject({
      requests: [{ state: "proposed", proposed: { who: "Mei Lam", isMine: false } }],
    });
    expect(await erase(id)).toBe("OWN_PROPOSAL");
    // turned off meanwhile: one's own proposal still waits for somebody else
    await mei.get("/staff/changeSetting", { ...setting, ...key(), version: 1, value: "off" });
    expect(await erase(id)).toBe("OWN_PROPOSAL");
    expect(await erase(id, wei)).toBe("SUCCESS");
  });

  test("a proposal of somebody who may not erase any more has to be made anew", async () => {
    const setting = { ...key(), name: "erasing_of_two", version: 0, value: "on", reason: "four eyes" };
    await mei.get("/staff/changeSetting", setting);
    const { browser: kit } = await joined(world, { email: "kit@example.com", name: "Kit", role: "administrator" });
    const id = await note(await guest(), "erase");
    expect(await erase(id, kit)).toBe("SUCCESS");
    await world.pool.query("update staff set role = 'support' where name = 'Kit'");
    expect(await erase(id)).toBe("SUCCESS");
    expect(await rows("select p.name, r.state from privacy_requests r join staff p on p.id = proposed_by")).toEqual([
      { name: "Mei Lam", state: "proposed" },
    ]);
    expect(await erase(id, wei)).toBe("SUCCESS");
  });

  test("an account that moved to another mailbox meanwhile is not the one that was asked for", async () => {
    await signedIn(world, "haruka@example.com");
    const [{ id: account }] = await rows("select id from accounts");
    const id = await note(account, "erase");
    await world.pool.query("update accounts set email = 'moved@example.com'");
    expect(await erase(id)).toBe("RECORD_CHANGED");
    expect(await rows("select from accounts")).toHaveLength(1);
  });

  test("support notes requests and erases nobody", async () => {
    const { browser: kit } = await joined(world, { email: "kit@example.com", name: "Kit", role: "support" });
    const customer = await guest();
    const wish = { ...key(), customer, kind: "erase", receivedOn: "2026-11-21" };
    const { id } = await kit.get<{ id: string }>("/staff/notePrivacyRequest", wish);
    expect([await erase(id, kit), (await make(id, kit)).resultCode]).toEqual(["RIGHT_MISSING", "RIGHT_MISSING"]);
  });
});
