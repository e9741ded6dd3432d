import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aWish } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { deliveredOrder, profileBecomes, type Delivered } from "../installs/delivered.world.ts";
import { mostShares } from "./rules.ts";

let world: World;
let order: Delivered;
beforeAll(
  async () => void (world = await freshWorld({ profiles: 100, environment: { WRITE_CALLS_PER_MINUTE: "100000" } })),
);
beforeEach(async () => {
  world.at("2026-11-21T08:00:00Z");
  order = await deliveredOrder(world);
});
afterAll(() => world.close());

type Share = { id: string; token: string; expiresAt: string };
type Opened = { outcome: string; esim: { position: number; codes: { activationCode: string } | null } | null };
const share = (wish: Record<string, unknown> = {}) =>
  world.answer("/esim/shareEsim", { ...order, position: 2, lasts: "hour", ...wish });
const shared = async (wish?: Record<string, unknown>) => unwrap((await share(wish)).envelope) as Share;
const open = (token: string, more = {}) => world.answer("/esim/getInstall", { share: token, ...more });
const listed = async () =>
  (
    unwrap((await world.answer("/esim/getShares", order)).envelope) as {
      shares: { id: string; openedAt: string | null }[];
    }
  ).shares;
const codeOf = ({ envelope }: Awaited<ReturnType<typeof open>>) => [
  envelope.resultCode,
  (envelope.resultData as Partial<Opened>).esim?.codes?.activationCode,
];

test("a shared link shows one eSIM, without number, price and buyer, and only its hash is kept", async () => {
  const { token } = await shared();
  const { envelope } = await open(token);
  expect((envelope.resultData as Opened).esim?.position).toBe(2);
  expect(codeOf({ status: 200, envelope })[1]).toMatch(/^LPA:1\$rsp\.farwave\.example\$/);
  expect(JSON.stringify(envelope)).not.toMatch(/mei@example|10500|21000|HKD|FW[0-9A-Z]{10}/);
  const { rows } = await world.pool.query("select * from esim_shares where token_hash = $1", [
    createHash("sha256").update(token).digest(),
  ]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test.each([
  ["hour", "2026-11-21T08:59:59Z", "2026-11-21T09:00:00Z"],
  ["day", "2026-11-22T07:59:59Z", "2026-11-22T08:00:00Z"],
  ["week", "2026-11-28T07:59:59Z", "2026-11-28T08:00:00Z"],
])("for an %s", async (lasts, still, over) => {
  const { token } = await shared({ lasts });
  world.at(still);
  expect((await open(token)).status).toBe(200);
  world.at(over);
  expect((await open(token)).envelope.resultCode).toBe("ORDER_NOT_FOUND");
  expect(await listed()).toEqual([]);
});

test("taken back, it shows nothing any more; once more changes nothing", async () => {
  const { id, token } = await shared();
  expect((await listed()).map((one) => one.id)).toEqual([id]);
  for (const _ of [1, 2]) expect((await world.answer("/esim/revokeShare", { ...order, id })).status).toBe(200);
  expect((await open(token)).envelope.resultCode).toBe("ORDER_NOT_FOUND");
  expect(await listed()).toEqual([]);
});

test("a share of another order cannot be revoked", async () => {
  const { id, token } = await shared();
  const stranger = await deliveredOrder(world);
  expect((await world.answer("/esim/revokeShare", { ...stranger, id })).status).toBe(200);
  expect((await open(token)).status).toBe(200);
});

test("opened means before a person: a messenger that looks for a picture does not count, and the first time stays", async () => {
  const { token } = await shared();
  await open(token);
  expect((await listed())[0]!.openedAt).toBeNull();
  world.at("2026-11-21T08:10:00Z");
  await open(token, { opened: true });
  world.at("2026-11-21T08:20:00Z");
  await open(token, { opened: true });
  expect((await listed())[0]!.openedAt).toBe("2026-11-21T08:10:00.000Z");
});

test.each([
  ["unknown", true],
  ["released", true],
  ["error", true],
  ["downloaded", false],
  ["installed", false],
  ["enabled", false],
  ["disabled", false],
  ["deleted", false],
])("with the profile %s the shared link shows the code: %s", async (state, visible) => {
  const { token } = await shared();
  await profileBecomes(world, order, 2, state, "iPhone 15");
  expect(codeOf(await open(token))).toEqual(["SUCCESS", visible ? expect.any(String) : undefined]);
});

test.each([
  ["a wrong key", { key: "x" }, "ORDER_NOT_FOUND"],
  ["another order's number", { orderNumber: "FW0000000000" }, "ORDER_NOT_FOUND"],
  ["a place that the order does not have", { position: 3 }, "ORDER_NOT_FOUND"],
  ["no place at all", { position: 0 }, "INVALID_INPUT"],
  ["for ever", { lasts: "ever" }, "INVALID_INPUT"],
])("%s is refused", async (_, wish, code) => {
  expect((await share(wish)).envelope.resultCode).toBe(code);
  expect(await listed()).toEqual([]);
});

test("an order that is refunded cannot be shared, and what was shared shows no code", async () => {
  const { token } = await shared();
  await world.pool.query("update orders set state = 'refunded' where number = $1", [order.orderNumber]);
  expect((await share()).envelope.resultCode).toBe("NOT_DELIVERED");
  expect((await open(token)).envelope.resultData).toMatchObject({ outcome: "returned", esim: null });
});

test("a crowd of clicks does not get past the limit", async () => {
  const answers = await Promise.all(Array.from({ length: mostShares + 5 }, () => share()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostShares);
  expect(answers.find(({ status }) => status !== 200)?.envelope.resultCode).toBe("SHARED_OFTEN");
});

test.each(["", "x", "%", "\u0000", randomUUID()])("the token %j opens nothing", async (token) => {
  expect((await open(token)).status).toBeGreaterThanOrEqual(400);
});

test("a wish for another way has no eSIM to share", async () => {
  const card = unwrap((await world.answer("/order/create", aWish())).envelope) as Delivered;
  expect(
    (await world.answer("/esim/shareEsim", { orderNumber: card.orderNumber, key: card.key, position: 1, lasts: "day" }))
      .envelope.resultCode,
  ).toBe("NOT_DELIVERED");
});
