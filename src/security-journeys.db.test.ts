import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { delivered } from "../test/purchases.ts";
import { freshlySignedIn, newestCode, signedIn, wrongCode } from "../test/signed-in.ts";
import { aCardOrder, someCards } from "../test/sold-orders.ts";
import { aSim, workOff } from "../test/wishes.ts";
import { english } from "../test/world.ts";
import { dispatchOrder } from "./features/delivery/dispatches/dispatch-order.server.ts";
import { runDesk } from "./features/operator/desk/run-desk.server.ts";
import { called, webWorld } from "./platform/http/web.world.ts";
import { openLog } from "./platform/log.server.ts";

type Line = { security: string; outcome: string; what?: string; account?: string; network?: string };
const lines: string[] = [];
let world: Awaited<ReturnType<typeof webWorld>>;
beforeAll(async () => {
  // the shop behind the web server and the one behind the world's own answers
  world = await webWorld({
    change: (shop) => Object.assign(shop, { log: openLog("info", { write: (line) => void lines.push(line) }) }),
  });
});
afterAll(() => world.close());

const email = "mei@example.com";
/** All personal data and secrets that these journeys used. */
const secrets = [email, "mei@", "Mei Chan", "hunter2hunter2", "203.0.113", "198.51.100", aSim(1)];
const told = () => lines.map((line) => JSON.parse(line) as Line).filter(({ security }) => security !== undefined);
/** What the log says of a journey. */
async function of(journey: () => Promise<unknown>): Promise<Line[]> {
  const before = told().length;
  await journey();
  return told().slice(before);
}
const short = (found: Line[]) => [
  ...new Set(found.map(({ security, outcome, what }) => [security, outcome, what].filter(Boolean).join(" "))),
];
/** From another network each, so that no line is counted with another's. */
let networks = 0;
const from = () => ({ ...english, address: `198.51.${100 + (networks >> 8)}.${networks++ & 255}` });

test("passwords are guessed until the limit, at a name with and without an account", async () => {
  const visitor = from();
  const found = await of(async () => {
    for (let attempt = 0; attempt < 8; attempt++)
      await world.answer("/user/loginByPassword", { email, password: "hunter2hunter2" }, visitor);
  });
  expect(short(found)).toEqual(["sign_in failed /user/loginByPassword", "limit reached /user/loginByPassword"]);
  expect(new Set(found.map(({ network }) => network))).toEqual(new Set([expect.stringMatching(/^[\w-]{22}$/)]));
});

test("of an account that is attacked the line says which, and the answer is the same as without one", async () => {
  const token = await signedIn(world, "wei@example.com");
  const wei = told().at(-1)!.account;
  secrets.push(token, "wei@example.com");
  const visitor = from();
  const found = await of(() =>
    world.answer("/user/loginByPassword", { email: "wei@example.com", password: "hunter2hunter2" }, visitor),
  );
  expect(found).toMatchObject([{ security: "sign_in", outcome: "failed", account: wei }]);
});

test("numbers of SIMs, passkeys, codes and promo codes are guessed", async () => {
  expect(short(await of(() => world.answer("/user/loginByICCID", { iccid: aSim(404) }, from())))).toEqual([
    "sign_in failed /user/loginByICCID",
  ]);
  secrets.push(aSim(404));
  expect(
    short(
      await of(() =>
        world.answer(
          "/user/loginByCode",
          { email, code: "123456", privacyPolicy: { given: true, version: "2026-11" } },
          from(),
        ),
      ),
    ),
  ).toEqual(["code wrong /user/loginByCode"]);
  const guess = { promoCode: "STOLEN99", planCode: "jp-day-1gb", days: 7, quantity: 1, currency: "HKD" };
  secrets.push("STOLEN99");
  const visitor = from();
  const found = await of(async () => {
    for (let attempt = 0; attempt < 12; attempt++) await world.answer("/order/checkPromoCode", guess, visitor);
  });
  expect(short(found)).toEqual(["promo_code wrong /order/checkPromoCode", "limit reached /order/checkPromoCode"]);
});

test("a form of another site, and a webhook with a wrong signature", async () => {
  const form = {
    method: "POST" as const,
    url: "/preferences",
    headers: { origin: "http://evil.test", "content-type": "application/x-www-form-urlencoded" },
    payload: "language=en",
  };
  expect(short(await of(() => world.app.inject(form)))).toEqual(["foreign_form refused /preferences"]);
  const payload = JSON.stringify({ id: "evt_1", kind: "payment", payment: { reference: "pay_1", state: "succeeded" } });
  expect(
    short(
      await of(() =>
        world.app.inject({ method: "POST", url: "/webhooks/payment", headers: { signature: "wrong" }, payload }),
      ),
    ),
  ).toEqual(["webhook refused /webhooks/payment"]);
});

test("a stolen token after its end, and one that never was; who brings none has tried nothing", async () => {
  const stolen = "a-token-that-nobody-has-0123456789abcdef0123";
  secrets.push(stolen);
  expect(short(await of(() => called(world.app, "/account/getDevices", {}, { headers: { token: stolen } })))).toEqual([
    "token refused /account/getDevices",
  ]);
  expect(await of(() => called(world.app, "/account/getDevices", {}))).toEqual([]);
});

test("the owner of an account signs in, changes its mailbox, exports the data and deletes it", async () => {
  let token = "";
  let ticket = "";
  const cameIn = await of(async () => void ({ token, ticket } = await freshlySignedIn(world, email)));
  secrets.push(token, ticket);
  expect(short(cameIn)).toEqual(["sign_in succeeded /user/loginByCode"]);
  const { account } = cameIn[0]!;
  expect(account).toMatch(/^[0-9a-f-]{36}$/);
  const as = (path: string, input: object) => world.answerTo(token, path, input);
  await as("/account/sendEmailCode", { email: "mei.new@example.com" });
  const code = await newestCode(world, "mei.new@example.com");
  secrets.push(code, wrongCode(code));
  expect(
    short(await of(() => as("/account/bindEmail", { email: "mei.new@example.com", code: wrongCode(code), ticket }))),
  ).toEqual(["code wrong /account/bindEmail"]);
  const events = await of(async () => {
    await as("/account/bindEmail", { email: "mei.new@example.com", code, ticket });
    await as("/account/exportData", {});
    await as("/account/endSessions", {});
    await called(world.app, "/user/logout", {}, { headers: { token } });
  });
  expect(short(events)).toEqual([
    "mailbox changed /account/bindEmail",
    "account exported /account/exportData",
    "session ended /account/endSessions",
    "session ended /user/logout",
  ]);
  expect(events.every((line) => line.account === account)).toBe(true);
});

test("a refund is requested, and an operator acts at the desk", async () => {
  const order = await delivered(world);
  secrets.push(order.key, order.orderNumber);
  expect(
    short(
      await of(() =>
        world.answer("/order/askRefund", {
          ...order,
          requestKey: randomUUID(),
          positions: [1],
          reason: "plans_changed",
        }),
      ),
    ),
  ).toEqual(["refund asked /order/askRefund"]);
  const waiting = await delivered(world, { requestKey: randomUUID() });
  secrets.push(waiting.key, waiting.orderNumber);
  const declare = (wish: object) =>
    world.answer(
      "/order/withdraw",
      { requestKey: randomUUID(), orderNumber: waiting.orderNumber, email, name: "Mei Chan", ...wish },
      from(),
    );
  // by number and address anybody can declare it: nothing is withdrawn from before the buyer's mailbox has said yes
  expect(short(await of(() => declare({})))).toEqual([]);
  expect(short(await of(() => declare({ key: waiting.key })))).toEqual(["refund withdrawn /order/withdraw"]);
  await someCards(world, 2);
  const parcel = await aCardOrder(world);
  await dispatchOrder.run({ orderId: parcel.id }, world.shop);
  secrets.push(parcel.number, "SF1001");
  const desk = {
    db: world.db,
    by: { who: "wing", now: new Date() },
    say() {},
    write() {},
    readFile: async () => "",
    writeFile: async () => {},
  };
  expect(
    await runDesk(["send", parcel.number, "--carrier", "DHL", "--tracking", "SF1001"], desk as never, () => {}),
  ).toBe(0);
  secrets.push("wing");
  expect(short(await of(() => workOff(world)))).toEqual(["desk done parcel_sent"]);
});

test("nothing of a person, a SIM or a secret is in any line, and the metric counts every event", async () => {
  expect(told().length).toBeGreaterThan(12);
  for (const line of lines) for (const secret of secrets) expect(line).not.toContain(secret);
  const metric = await world.shop.metrics.registry.getSingleMetricAsString("farwave_security_events_total");
  for (const { security, outcome } of told()) expect(metric).toContain(`event="${security}",outcome="${outcome}"`);
});
