import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { delivered, type Bought } from "../../../../test/purchases.ts";
import { freshlySignedIn } from "../../../../test/signed-in.ts";
import { joined } from "../../../../test/staff.ts";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { linkOf } from "../installs/delivered.world.ts";
import { holderOf } from "../packages/packages.world.ts";

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
let order: Bought;
beforeEach(async () => {
  world = await freshWorld({
    profiles: 20,
    environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" },
  });
  ({ browser } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "support" }));
  order = await delivered(world, {
    quantity: 2,
    expectedTotal: 21_000,
    email: "mei@exmaple.com",
    travellers: [
      { position: 1, name: "Mei", email: "Mei@exmaple.com" },
      { position: 2, name: "Wei", email: "wei@example.com" },
    ],
  });
  world.letters.length = 0;
});
afterEach(() => world.close());

const tom = { email: "tom@farwave.example", name: "Tom" };
const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const wish = (more: object = {}) => ({
  requestKey: randomUUID(),
  number: order.orderNumber,
  email: "mei@example.com",
  provenBy: "payment",
  why: "A typo when ordering",
  ...more,
});
const correct = (more: object = {}, who = browser) => who.code("/staff/correctAddress", wish(more));
const later = () => workOff(world, { evenLater: true, most: 200 });
const trail = () => rows("select before, after, reason, details from actions where action = 'address_corrected'");
const mailbox = async () => (await rows("select email, buyer from orders order by placed_at limit 1"))[0];
const opens = async ({ orderNumber, key }: Bought) =>
  (await world.answer("/order/getOrderResult", { orderNumber, key })).envelope.resultCode;
const reaches = async (link: object) => (await world.answer("/esim/getInstall", link)).envelope.resultCode;

test("the new mailbox gets the links, the former one is told and opens nothing any more, and nobody is sent what was theirs", async () => {
  const links = [await linkOf(world, order, 1), await linkOf(world, order, 2)];
  const { token } = unwrap(
    (await world.answer("/esim/shareEsim", { ...order, position: 1, lasts: "day" })).envelope,
  ) as { token: string };
  const [{ iccid }] = (await rows("select iccid from data_plans where position = 1")) as [{ iccid: string }];
  await holderOf(world, iccid, { proven: true });
  expect(await correct()).toBe("SUCCESS");
  await later();
  expect(await mailbox()).toEqual({ email: "mei@example.com", buyer: "mei@example.com" });
  expect(world.letters.map(({ to }) => to).toSorted()).toEqual([
    "mei@example.com",
    "mei@exmaple.com",
    "wei@example.com",
  ]);
  const to = (address: string) => world.letters.find((letter) => letter.to === address)!;
  const notice = to("mei@exmaple.com");
  expect(notice.subject).toBe(`The e-mail address of order ${order.orderNumber} was changed`);
  expect(notice.text).toContain("New address: m•••@example.com");
  expect(notice.text + notice.html).not.toMatch(/key=|href=|mei@example|LPA:/);
  expect(notice.text).toContain("from this mailbox");
  const [, key] = /order-result\?order=\w+&key=([\w.-]+)/.exec(to("mei@example.com").text)!;
  expect(await opens({ ...order, key: key! })).toBe("SUCCESS");
  expect(await opens(order)).toBe("ORDER_NOT_FOUND");
  expect(await Promise.all([...links, { share: token }].map(reaches))).not.toContain("SUCCESS");
  expect(await reaches(await linkOf(world, order, 2))).toBe("SUCCESS");
  expect(await rows("select from sessions where sim_proven_by is not null")).toEqual([]);
  // the former mailbox finds it no more, the new one does
  world.letters.length = 0;
  await world.answer("/order/sendOrderLinks", { email: "mei@exmaple.com" });
  await world.answer("/order/sendOrderLinks", { email: "mei@example.com" });
  await later();
  expect(world.letters.map(({ to: mailed }) => mailed)).toEqual(["mei@example.com"]);
});

test("the trail keeps why, how it was proven and both mailboxes, masked", async () => {
  await correct();
  expect(await trail()).toEqual([
    {
      before: { email: "m•••@exmaple.com" },
      after: { email: "m•••@example.com" },
      reason: "A typo when ordering",
      details: expect.objectContaining({ provenBy: "payment" }),
    },
  ]);
  expect(JSON.stringify(await rows("select * from staff_requests"))).not.toContain("mei@");
});

test("what waits for the former mailbox goes to the new one; the notice stays where it was meant to go", async () => {
  const queued = `insert into mails (order_id, kind, position, repetition, recipient, queued_at)
    select id, 'esim_for_traveller', 1, 'x', 'MEI@exmaple.com', now() from orders`;
  await rows(queued);
  await correct();
  const waiting = () =>
    rows("select kind, recipient from mails where state = 'queued' and recipient is not null order by kind, recipient");
  expect(await waiting()).toEqual([
    { kind: "address_corrected", recipient: "mei@exmaple.com" },
    { kind: "esim_for_traveller", recipient: "mei@example.com" },
    { kind: "esim_for_traveller", recipient: "wei@example.com" },
  ]);
  const { browser: colleague } = await joined(world, tom);
  expect(await correct({ email: "mei@exmaple.com" }, colleague)).toBe("SUCCESS");
  expect((await waiting())[1]).toEqual({ kind: "address_corrected", recipient: "mei@exmaple.com" });
});

test("an order that belongs to an account stays there, and a stranger's account gets nothing by the change", async () => {
  const { token } = await freshlySignedIn(world, "owner@example.com");
  const [owner] = await rows("update orders set account_id = accounts.id from accounts returning account_id");
  await correct();
  expect(await rows("select account_id from orders")).toEqual([owner]);
  const mine = (await world.answerTo(token, "/account/getMyOrders", {})).envelope;
  expect(JSON.stringify(mine)).toContain(order.orderNumber);
  const stranger = (await freshlySignedIn(world, "mei@example.com")).token;
  expect(JSON.stringify((await world.answerTo(stranger, "/account/getMyOrders", {})).envelope)).not.toContain(
    order.orderNumber,
  );
});

describe("a thief among us", () => {
  test("is not the buyer: a colleague's mailbox, in whatever spelling, is refused and nothing is sent", async () => {
    for (const email of ["kit@farwave.example", "KIT@farwave.example", "kit+orders@farwave.example"])
      expect((await browser.ask("/staff/correctAddress", wish({ email }))).resultData).toMatchObject({
        fields: [{ field: "email", problem: "email.staff" }],
      });
    await later();
    expect([world.letters, await trail()]).toEqual([[], []]);
  });

  test("does not hand an order over and back: the second time within a day is a colleague's", async () => {
    expect(await correct({ email: "thief@evil.example" })).toBe("SUCCESS");
    expect(await correct({ email: "mei@exmaple.com" })).toBe("ADDRESS_JUST_CORRECTED");
    const { browser: colleague } = await joined(world, tom);
    expect(await correct({}, colleague)).toBe("SUCCESS");
    expect(await correct({ email: "other@example.com" }, colleague)).toBe("ADDRESS_JUST_CORRECTED");
    await later();
    // each former mailbox was told, also the thief's
    expect(
      await rows("select recipient, state from mails where kind = 'address_corrected' order by recipient"),
    ).toEqual([
      { recipient: "mei@exmaple.com", state: "sent" },
      { recipient: "thief@evil.example", state: "sent" },
    ]);
  });

  test("cannot take the notice back, nor leave it out by killing the process half way", async () => {
    await correct();
    const [{ id }] = (await rows("select id from mails where kind = 'address_corrected'")) as [{ id: string }];
    expect(await browser.code("/staff/takeMailBack", { requestKey: randomUUID(), id })).toBe("MAIL_NOT_AGAIN");
    // whatever fails, fails whole
    await rows("alter table mails add constraint no_notice check (kind <> 'order_links') not valid");
    const { browser: colleague } = await joined(world, tom);
    expect(await correct({ email: "third@example.com" }, colleague)).toBe("UNKNOWN_ERROR");
    expect(await mailbox()).toMatchObject({ email: "mei@example.com" });
    expect(await trail()).toHaveLength(1);
  });

  test("gets five a day, however many at once", async () => {
    const numbers = [order.orderNumber];
    for (let one = 0; one < 7; one++) {
      const placed = (await world.answer("/order/create", aWish({ email: `buyer${one}@example.com` }))).envelope;
      numbers.push((unwrap(placed) as Bought).orderNumber);
    }
    const codes = await Promise.all(numbers.map((number) => correct({ number, email: "thief@evil.example" })));
    expect(codes.filter((code) => code === "SUCCESS")).toHaveLength(5);
    expect(codes.filter((code) => code === "ADDRESSES_CORRECTED_OFTEN")).toHaveLength(3);
  });
});

test("two colleagues at once change it one after the other, and the same request twice is one", async () => {
  const { browser: colleague } = await joined(world, tom);
  const same = wish();
  const codes = await Promise.all([
    browser.code("/staff/correctAddress", same),
    browser.code("/staff/correctAddress", same),
    correct({ email: "other@example.com" }, colleague),
  ]);
  expect(codes).toEqual(["SUCCESS", "SUCCESS", "SUCCESS"]);
  expect(await trail()).toHaveLength(2);
  expect(await rows("select from mails where kind = 'address_corrected'")).toHaveLength(2);
});

test.each<[string, object, string]>([
  ["no reason", { why: " " }, "INVALID_INPUT"],
  ["no proof", { provenBy: "trust me" }, "INVALID_INPUT"],
  ["no address", { email: "mei@" }, "INVALID_INPUT"],
  ["a second header", { email: "mei@example.com\r\nBcc: all@example.com" }, "INVALID_INPUT"],
  ["the same address", { email: "MEI@exmaple.com" }, "INVALID_INPUT"],
  ["an unknown order", { number: "FW0000000000" }, "ORDER_NOT_FOUND"],
])("%s is refused, and nothing happens", async (_, more, refusal) => {
  expect(await correct(more)).toBe(refusal);
  expect(await trail()).toEqual([]);
  expect(await opens(order)).toBe("SUCCESS");
});

test("a cancelled order, a proof of long ago and a right that is taken away change nothing", async () => {
  await rows("update orders set state = 'cancelled'");
  expect(await correct()).toBe("ORDER_CLOSED");
  await rows("update orders set state = 'delivered'");
  await rows("delete from staff_grants where \"right\" = 'correct_addresses'");
  expect(await correct()).toBe("RIGHT_MISSING");
  await rows("insert into staff_grants values ('support', 'correct_addresses')");
  world.at(new Date(world.shop.clock().getTime() + 10 * 60_000).toISOString());
  expect(await correct()).toBe("CONFIRM_FIRST");
  expect(await trail()).toEqual([]);
});
