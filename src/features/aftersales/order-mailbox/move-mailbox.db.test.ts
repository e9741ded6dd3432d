import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { delivered, type Bought } from "../../../../test/purchases.ts";
import { freshlySignedIn } from "../../../../test/signed-in.ts";
import { joined } from "../../../../test/staff.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { forgetEnded } from "../../people/personal-data/forget-ended.server.ts";

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
let order: Bought;
beforeEach(async () => {
  world = await freshWorld({
    profiles: 20,
    environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" },
  });
  ({ browser } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "support" }));
  order = await delivered(world, { email: "old@example.com" });
  world.letters.length = 0;
});
afterEach(() => world.close());

const tom = { email: "tom@farwave.example", name: "Tom" };
const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const wish = (more: object = {}) => ({
  requestKey: randomUUID(),
  number: order.orderNumber,
  email: "new@example.com",
  provenBy: "payment",
  why: "Left the company",
  ...more,
});
const begin = (more: object = {}, who = browser) => who.code("/staff/beginMailboxMove", wish(more));
const told = (code: string, more: object = {}) => ({
  requestKey: randomUUID(),
  number: order.orderNumber,
  code,
  ...more,
});
const finish = (code: string, who = browser) => who.code("/staff/finishMailboxMove", told(code));
const keep = (who = browser) =>
  who.code("/staff/keepMailbox", { requestKey: randomUUID(), number: order.orderNumber, objection: "It was not me" });
const later = () => workOff(world, { evenLater: true, most: 200 });
const to = (mailbox: string) => world.letters.filter((letter) => letter.to === mailbox);
/** As the buyer reads it out. */
async function code(mailbox = "new@example.com"): Promise<string> {
  await later();
  return /\d{3} \d{3}/.exec(to(mailbox).at(-1)!.text)![0];
}
const wrong = (right: string) => (right.startsWith("1") ? "2" : "1") + right.slice(1);
const mailbox = async () => (await rows("select email from orders"))[0].email;
const trail = async () =>
  (await rows("select action from actions where order_id is not null order by action")).map(({ action }) => action);
const after = (minutes: number) => world.at(new Date(world.shop.clock().getTime() + minutes * 60_000).toISOString());
const page = (who = browser) =>
  who.get<{ buyer: { move: object | null; mayObject: boolean } }>("/staff/getOrderPage", { number: order.orderNumber });

test("a code goes to the new mailbox and a notice to the present one; nothing moves before the code is told", async () => {
  const { token } = unwrap(
    (await world.answer("/esim/shareEsim", { ...order, position: 1, lasts: "day" })).envelope,
  ) as {
    token: string;
  };
  const opens = async (key: string) =>
    (await world.answer("/order/getOrderResult", { orderNumber: order.orderNumber, key })).envelope.resultCode;
  expect(await begin()).toBe("SUCCESS");
  const right = await code();
  const [notice] = to("old@example.com");
  expect(notice!.text).toContain("n•••@example.com");
  expect(notice!.text).toContain("from this mailbox");
  expect(notice!.text + notice!.html).not.toMatch(/key=|href=|new@example|\d{3} \d{3}/);
  const [asked] = to("new@example.com");
  expect(asked!.text + asked!.html).not.toMatch(/href=|old@|key=/);
  expect(world.letters).toHaveLength(2);
  expect([await mailbox(), await opens(order.key)]).toEqual(["old@example.com", "SUCCESS"]);
  expect((await page()).buyer).toMatchObject({ move: { to: "n•••@example.com", isMine: true }, mayObject: true });

  expect(await finish(right)).toBe("SUCCESS");
  await later();
  expect([await mailbox(), await opens(order.key)]).toEqual(["new@example.com", "ORDER_NOT_FOUND"]);
  expect((await world.answer("/esim/getInstall", { share: token })).envelope.resultCode).not.toBe("SUCCESS");
  expect(to("old@example.com").at(-1)!.subject).toContain("was changed");
  const [, key] = /order-result\?order=\w+&key=([\w.-]+)/.exec(to("new@example.com").at(-1)!.text)!;
  expect(await opens(key!)).toBe("SUCCESS");
  expect(await trail()).toEqual(["address_corrected", "mailbox_move_asked"]);
  expect(await rows("select details from actions where action = 'address_corrected'")).toEqual([
    { details: { provenBy: "payment", hasCode: true } },
  ]);
  expect(JSON.stringify(await rows("select before, after, reason, details from actions"))).not.toMatch(/(old|new)@/);
  expect(await rows("select from mailbox_moves")).toEqual([]);
  expect((await page()).buyer).toMatchObject({ move: null, mayObject: false });
});

test("an order of an account stays in it", async () => {
  const { token } = await freshlySignedIn(world, "owner@example.com");
  const [owner] = await rows("update orders set account_id = accounts.id from accounts returning account_id");
  await begin();
  expect(await finish(await code())).toBe("SUCCESS");
  expect(await rows("select account_id from orders")).toEqual([owner]);
  expect(JSON.stringify((await world.answerTo(token, "/account/getMyOrders", {})).envelope)).toContain(
    order.orderNumber,
  );
});

describe("the code", () => {
  test("wrong five times is wrong for good; another one moves the order", async () => {
    await begin();
    const first = await code();
    for (let tries = 0; tries < 5; tries++) expect(await finish(wrong(first))).toBe("CODE_WRONG");
    expect(await finish(first)).toBe("CODE_WRONG");
    await begin();
    const second = await code();
    expect(await finish(second)).toBe("SUCCESS");
  });

  test("guessed twenty times at once gets five answers", async () => {
    await begin();
    const right = await code();
    await Promise.all(Array.from({ length: 20 }, () => finish(wrong(right))));
    expect(await rows("select tries from proof_codes where purpose = 'move_order'")).toEqual([{ tries: 5 }]);
    expect(await finish(right)).toBe("CODE_WRONG");
    expect(await mailbox()).toBe("old@example.com");
  });

  test("counts for ten minutes, and is forgotten then", async () => {
    await begin();
    const right = await code();
    after(11);
    await rows("update staff_sessions set proven_at = $1", [world.shop.clock()]);
    expect(await finish(right)).toBe("MAILBOX_MOVE_OVER");
    expect((await page()).buyer.move).toBeNull();
    await forgetEnded.run({}, world.shop);
    expect(await rows("select from mailbox_moves")).toEqual([]);
    expect(await mailbox()).toBe("old@example.com");
  });

  test("of the move before does not count for another mailbox", async () => {
    await begin();
    const first = await code();
    await begin({ email: "third@example.com" });
    const second = await code("third@example.com");
    if (first !== second) expect(await finish(first)).toBe("CODE_WRONG");
    expect(await finish(second)).toBe("SUCCESS");
    expect(await mailbox()).toBe("third@example.com");
  });
});

describe("two at once", () => {
  test("begin one move, and only who began it finishes it", async () => {
    const { browser: colleague } = await joined(world, tom);
    const codes = await Promise.all([begin(), begin({ email: "other@example.com" }, colleague)]);
    expect(codes.toSorted()).toEqual(["MAILBOX_MOVE_BEGUN", "SUCCESS"]);
    const [mine, other] = codes[0] === "SUCCESS" ? [browser, colleague] : [colleague, browser];
    const [{ email }] = (await rows("select email from mailbox_moves")) as [{ email: string }];
    const right = await code(email);
    expect(await finish(right, other)).toBe("MAILBOX_MOVE_OVER");
    expect((await page(other)).buyer.move).toMatchObject({ isMine: false });
    expect(await finish(right, mine)).toBe("SUCCESS");
  });

  test("the same requests twice are one", async () => {
    const same = wish();
    const begun = await Promise.all([1, 2].map(() => browser.code("/staff/beginMailboxMove", same)));
    const right = await code();
    const tell = told(right);
    const done = await Promise.all([1, 2].map(() => browser.code("/staff/finishMailboxMove", tell)));
    expect([...begun, ...done, await browser.code("/staff/finishMailboxMove", tell)]).toEqual(
      Array<string>(5).fill("SUCCESS"),
    );
    expect(await trail()).toEqual(["address_corrected", "mailbox_move_asked"]);
    expect(await finish(right)).toBe("MAILBOX_MOVE_OVER");
  });

  test("a colleague's correction in between ends the move", async () => {
    const { browser: colleague } = await joined(world, tom);
    await begin();
    const right = await code();
    expect(await colleague.code("/staff/correctAddress", wish({ email: "other@example.com" }))).toBe("SUCCESS");
    expect(await finish(right)).toBe("MAILBOX_MOVE_OVER");
    expect(await mailbox()).toBe("other@example.com");
  });
});

describe("the present mailbox objects", () => {
  test("the move ends, the code opens nothing, and for a week nobody moves or corrects it", async () => {
    const { browser: editor } = await joined(world, { email: "ed@farwave.example", name: "Ed", role: "editor" });
    await begin();
    const right = await code();
    expect(await keep(editor)).toBe("RIGHT_MISSING");
    expect(await keep()).toBe("SUCCESS");
    expect(await finish(right)).toBe("MAILBOX_MOVE_OVER");
    const { browser: colleague } = await joined(world, tom);
    for (const who of [browser, colleague])
      expect([await begin({}, who), await who.code("/staff/correctAddress", wish())]).toEqual([
        "MAILBOX_KEPT",
        "MAILBOX_KEPT",
      ]);
    expect([await mailbox(), await trail()]).toEqual([
      "old@example.com",
      ["mailbox_move_asked", "mailbox_move_objected"],
    ]);
    expect(await rows("select reason from actions where action = 'mailbox_move_objected'")).toEqual([
      { reason: "It was not me" },
    ]);
  });

  test("is heard after the code's time, too, but not without a move, twice, or after it", async () => {
    expect(await keep()).toBe("MAILBOX_MOVE_OVER");
    await begin();
    after(11);
    expect(await keep()).toBe("SUCCESS");
    expect(await keep()).toBe("MAILBOX_MOVE_OVER");
  });

  test("after the move a colleague takes the order back", async () => {
    await begin();
    await finish(await code());
    expect(await keep()).toBe("MAILBOX_MOVE_OVER");
    const back = wish({ email: "old@example.com" });
    expect(await browser.code("/staff/correctAddress", back)).toBe("ADDRESS_JUST_CORRECTED");
    const { browser: colleague } = await joined(world, tom);
    expect(await colleague.code("/staff/correctAddress", back)).toBe("SUCCESS");
  });

  test("and finishing at the same moment: one of both", async () => {
    await begin();
    const right = await code();
    const [kept, moved] = await Promise.all([keep(), finish(right)]);
    expect([kept, moved].toSorted()).toEqual(["MAILBOX_MOVE_OVER", "SUCCESS"]);
    expect(await mailbox()).toBe(moved === "SUCCESS" ? "new@example.com" : "old@example.com");
  });
});

describe("a thief among us", () => {
  test("does not move it to a colleague's mailbox, nor to one that became a colleague's meanwhile", async () => {
    for (const email of ["kit@farwave.example", "KIT+orders@farwave.example"])
      expect((await browser.ask("/staff/beginMailboxMove", wish({ email }))).resultData).toMatchObject({
        fields: [{ field: "email", problem: "email.staff" }],
      });
    await later();
    expect([world.letters, await trail()]).toEqual([[], []]);
    await begin();
    const right = await code();
    await rows("update staff set email = 'new@example.com'");
    expect(await finish(right)).toBe("INVALID_INPUT");
  });

  test("who replaced an eSIM of it does not move it, also when that came in between", async () => {
    await begin();
    const right = await code();
    await rows(
      "insert into actions (at, who, staff_id, action, order_id, details) select $1, 'kit', staff.id, 'esim_swapped', orders.id, '{}' from staff, orders",
      [world.shop.clock()],
    );
    expect(await finish(right)).toBe("COLLEAGUE_SWAPS");
    expect(await begin()).toBe("COLLEAGUE_SWAPS");
  });

  test("who moved it does not replace its eSIM", async () => {
    const [{ iccid }] = (await rows("select iccid from data_plans")) as [{ iccid: string }];
    await begin();
    await finish(await code());
    const swap = { requestKey: randomUUID(), iccid, cause: "lost", why: "Lost" };
    expect(await browser.code("/staff/swapEsim", swap)).toBe("COLLEAGUE_SWAPS");
  });

  test("writes to ten mailboxes a day", async () => {
    for (let one = 0; one < 10; one++) expect(await begin({ email: `n${one}@example.com` })).toBe("SUCCESS");
    expect(await begin()).toBe("ADDRESSES_CORRECTED_OFTEN");
  });
});

test.each<[string, object, string]>([
  ["no reason", { why: " " }, "INVALID_INPUT"],
  ["no proof", { provenBy: "trust me" }, "INVALID_INPUT"],
  ["a second header", { email: "new@example.com\r\nBcc: all@example.com" }, "INVALID_INPUT"],
  ["the same address", { email: "OLD@example.com" }, "INVALID_INPUT"],
  ["an unknown order", { number: "FW0000000000" }, "ORDER_NOT_FOUND"],
])("%s is refused, and nobody is written to", async (_, more, refusal) => {
  expect(await begin(more)).toBe(refusal);
  await later();
  expect([world.letters, await trail(), await rows("select from mailbox_moves")]).toEqual([[], [], []]);
});

test("refunded meanwhile, a right taken away, and a proof of long ago move nothing", async () => {
  await begin();
  const right = await code();
  await rows("update orders set state = 'refunded'");
  expect([await finish(right), await begin()]).toEqual(["ORDER_CLOSED", "ORDER_CLOSED"]);
  await rows("update orders set state = 'delivered'");
  await rows("delete from staff_grants where \"right\" = 'correct_addresses'");
  expect([await finish(right), await begin()]).toEqual(["RIGHT_MISSING", "RIGHT_MISSING"]);
  await rows("insert into staff_grants values ('support', 'correct_addresses')");
  after(10);
  expect(await finish(right)).toBe("CONFIRM_FIRST");
  expect(await mailbox()).toBe("old@example.com");
});
