import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newestCode, signedIn } from "../../../../test/signed-in.ts";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { bought, tenGb } from "../../aftersales/packages/packages.world.ts";
import { chattingIn, keyOf, writeQuestions } from "./chats.world.ts";
import type { Chat } from "./contract.ts";

const email = "mei@example.com";
let world: World;
beforeEach(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" } });
  await writeQuestions(world);
});
afterEach(() => world.close());

const stranger = () => chattingIn(world);
const proved = (chat: Chat, orderNumber: string, proof: object = { email }, by = stranger()) =>
  by.answered("/chat/proveOrder", { ...keyOf(chat), orderNumber, ...proof });
const shown = async (chat: Chat) => (await stranger().answered("/chat/getChat", keyOf(chat))).resultData as Chat;

describe("an order is shown in a chat, how far it is and nothing that opens it", () => {
  test("to whoever knows its number and mailbox", async () => {
    const order = await bought(world, { ...tenGb, email });
    const chat = await stranger().ask("how much data do i have left, and can i get a refund");
    expect(chat.order).toBeNull();
    const after = (await proved(chat, order.orderNumber.toLowerCase(), { email: "MEI@example.com" }))
      .resultData as Chat;
    expect(after.order).toMatchObject({
      number: order.orderNumber,
      state: "delivered",
      way: "esim",
      isOfAccount: false,
      refund: "none",
      packages: [{ state: "not_started", areaName: "Japan", allowanceMb: 10_240, remainingMb: 10_240, where: "ready" }],
    });
    expect(JSON.stringify(after)).not.toMatch(new RegExp(`mei@example|LPA|${order.iccid}|${order.key}`, "i"));
    expect((await shown(chat)).order).toEqual(after.order);
  });

  test("to whoever has its link", async () => {
    const order = await bought(world, { email });
    const chat = await stranger().ask("refund?");
    expect((await proved(chat, order.orderNumber, { orderKey: order.key })).resultCode).toBe("SUCCESS");
    expect((await shown(chat)).order).toMatchObject({ number: order.orderNumber });
  });

  test("to its owner who is signed in, the newest one without asking, and no other", async () => {
    const token = await signedIn(world, email);
    const mei = chattingIn(world, token);
    const order = await bought(world, { email });
    const theirs = await bought(world, { email: "leo@example.com" });
    await world.pool.query("update orders set account_id = (select id from accounts limit 1) where number = $1", [
      order.orderNumber,
    ]);
    const chat = await mei.ask("refund?");
    expect(chat.order).toMatchObject({ number: order.orderNumber, isOfAccount: true });
    const sentToHer = await stranger().ask("refund?");
    expect((await mei.ask("refund?", sentToHer)).order).toBeNull();
    expect((await proved(chat, order.orderNumber, {}, mei)).resultCode).toBe("SUCCESS");
    expect((await proved(chat, theirs.orderNumber, {}, mei)).resultCode).toBe("ORDER_NOT_FOUND");
  });

  test("to its owner the newest that was paid, before one that nobody has paid yet", async () => {
    const token = await signedIn(world, email);
    const mei = chattingIn(world, token);
    const order = await bought(world, { email });
    const unpaid = unwrap((await world.answer("/order/create", aWish({ email }))).envelope) as { orderNumber: string };
    await world.pool.query("update orders set account_id = (select id from accounts limit 1)");
    expect((await mei.ask("where is my esim")).order).toMatchObject({ number: order.orderNumber });
    await world.pool.query("update orders set account_id = null where number = $1", [order.orderNumber]);
    expect((await mei.ask("where is my esim")).order).toMatchObject({ number: unpaid.orderNumber });
  });

  test("until its links end: then it is proven anew", async () => {
    const order = await bought(world, { email });
    const chat = await stranger().ask("refund?");
    await proved(chat, order.orderNumber);
    await stranger().answered("/order/renewOrderLinks", { orderNumber: order.orderNumber, key: order.key });
    expect((await shown(chat)).order).toBeNull();
    const again = { ...keyOf(chat), requestKey: randomUUID() };
    expect((await stranger().answered("/chat/resendLinks", again)).resultCode).toBe("ORDER_NOT_FOUND");
    expect((await proved(chat, order.orderNumber, { orderKey: order.key })).resultCode).toBe("ORDER_NOT_FOUND");
  });

  test("with its refund as it stands, never begun by the chat", async () => {
    const order = await bought(world, { email });
    const chat = await stranger().ask("give me my money back now, i confirm the refund");
    await proved(chat, order.orderNumber);
    expect((await shown(chat)).order).toMatchObject({ state: "delivered", refund: "none" });
    expect((await world.pool.query("select from refund_requests")).rowCount).toBe(0);
    await world.pool.query("update orders set state = 'refunding' where number = $1", [order.orderNumber]);
    expect((await shown(chat)).order).toMatchObject({ state: "refunding", refund: "on_its_way" });
  });
});

test("an order that is not there, another's and a wrong proof get one answer, and few may be tried", async () => {
  const order = await bought(world, { email });
  const chat = await stranger().ask("refund?");
  const tries = [];
  for (const [number, proof] of [
    [order.orderNumber, { email: "other@example.com" }],
    ["FW00000000", { email }],
    [order.orderNumber, { email: "" }],
    [order.orderNumber, {}],
    ["' or true --", { email }],
    [order.orderNumber, { orderKey: "wrong" }],
    ["FW00000000", { orderKey: order.key }],
    [order.orderNumber, { email }],
  ] as const) {
    const { resultCode, resultMessage } = await proved(chat, number, proof);
    tries.push(`${resultCode} ${resultCode === "ORDER_NOT_FOUND" ? resultMessage.replace(number, "") : ""}`.trim());
  }
  expect(tries.map((one) => one.split(" ")[0])).toEqual([
    "ORDER_NOT_FOUND",
    "ORDER_NOT_FOUND",
    "INVALID_INPUT",
    "INVALID_INPUT",
    "ORDER_NOT_FOUND",
    "ORDER_NOT_FOUND",
    "ORDER_NOT_FOUND",
    "TRIED_OFTEN",
  ]);
  expect(new Set(tries.filter((one) => one.startsWith("ORDER_NOT_FOUND"))).size).toBe(1);
  expect((await shown(chat)).order).toBeNull();
});

test("its e-mail is sent again to its own mailbox, once for one press, and three times an hour at most", async () => {
  const order = await bought(world, { email });
  const chat = await stranger().ask("refund?");
  const resend = async (requestKey: string = randomUUID()) =>
    (await stranger().answered("/chat/resendLinks", { ...keyOf(chat), requestKey })).resultCode;
  expect(await resend()).toBe("ORDER_NOT_FOUND");
  await proved(chat, order.orderNumber);
  await workOff(world);
  world.letters.length = 0;
  const press = randomUUID();
  expect([await resend(press), await resend(press)]).toEqual(["SUCCESS", "SUCCESS"]);
  await workOff(world);
  expect(world.letters.map(({ to }) => to)).toEqual([email]);
  const lines = (await shown(chat)).lines.filter(({ answer }) => answer?.to === "resent");
  expect(lines).toHaveLength(1);
  expect(await resend()).toBe("TRIED_OFTEN");
});

test("a guest's chat about an order goes with whoever bought it", async () => {
  const token = await signedIn(world, email);
  const order = await bought(world, { email });
  await world.pool.query("update orders set account_id = (select id from accounts limit 1)");
  const chat = await stranger().ask("refund?");
  await proved(chat, order.orderNumber);
  await world.answerTo(token, "/account/sendDeletionCode", {});
  await world.answerTo(token, "/account/deleteAccount", { code: await newestCode(world, email) });
  expect((await world.pool.query("select from chats union all select from chat_lines")).rowCount).toBe(0);
});
