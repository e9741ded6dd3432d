import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aSubscription } from "../../../../test/hostile.ts";
import { signedIn } from "../../../../test/signed-in.ts";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { settlePayment } from "../../sales/payments/settle-payment.server.ts";
import { raiseUsage } from "./raise-alerts.server.ts";
import type { Used } from "./rules.ts";
import { watchEndings } from "./watch-endings.server.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld()));
afterEach(() => world.close());

/**
 * A package of 10 GB for Japan that Mei has bought, begun on 1 December at 03:00 UTC; or the day pass of 1 GB, which
 * our network carries.
 */
async function bought({
  dayPass = false,
  email = "mei@example.com",
  token,
}: { dayPass?: boolean; email?: string; token?: string } = {}) {
  const plan = dayPass ? {} : { planCode: "jp-10gb-30d", days: undefined };
  const wish = aWish({ ...plan, email });
  const answered = await (token ? world.answerTo(token, "/order/create", wish) : world.answer("/order/create", wish));
  const made = unwrap(answered.envelope) as { orderNumber: string; key: string };
  unwrap((await world.answer("/payment/startPayment", { ...made, method: "card", requestKey: randomUUID() })).envelope);
  await settlePayment(
    { ...world.shop, payments: world.gateway },
    world.gateway.settle([...world.gateway.requests.keys()].at(-1)!, "succeeded"),
  );
  await workOff(world);
  const { rows } = await world.pool.query<{ id: string }>(
    "update orders set lang = 'en' where number = $1 returning id",
    [made.orderNumber],
  );
  const orderId = rows[0]!.id;
  const end = dayPass ? "2026-12-07T15:00:00Z" : "2026-12-31T03:00:00Z";
  await world.pool.query(
    "update data_plans set state = 'active', activated_at = '2026-12-01T03:00:00Z', expires_at = $2, network_reference = coalesce(network_reference, order_id::text) where order_id = $1",
    [orderId, end],
  );
  await world.pool.query("update sessions set expires_at = '2027-02-01'");
  world.letters.length = 0;
  world.at("2026-12-02T03:00:00Z");
  return { orderId, ...made };
}

const used = (shares: Used["shares"], change: Partial<Used> = {}): Used => ({
  shares,
  day: null,
  state: "active",
  ...change,
});
async function reaches(orderId: string, usedMb: number, change: Used, today = false) {
  await world.pool.query(
    `update data_plans set state = $3, as_of = now(), ${today ? "used_today_mb" : "used_mb"} = $2 where order_id = $1`,
    [orderId, usedMb, change.state],
  );
  await world.db.transaction().execute((tx) => raiseUsage(tx, { orderId, position: 1 }, change, world.shop.clock()));
}
const subjects = async () => (
  await workOff(world),
  world.letters.splice(0).map(({ to, subject }) => `${to} ${subject}`)
);
/** What staff read of the pushes in the order's timeline. */
const noted = async () => (await world.pool.query("select kind, recipient, state from sent_messages")).rows;
const pushes = async () => (await workOff(world), world.pushes.splice(0));
const choose = async (token: string, choice: object) =>
  unwrap((await world.answerTo(token, "/account/chooseAlerts", choice)).envelope);
const subscribe = async (token: string, name = "listening", language: "en" | "zh-hk" = "en") => {
  const visitor = { language, address: "203.0.113.7" };
  unwrap(
    (
      await world.answerTo(
        token,
        "/account/subscribePush",
        { ...aSubscription, endpoint: `https://fcm.googleapis.com/fcm/send/${name}` },
        visitor,
      )
    ).envelope,
  );
};
const everything = { kinds: ["used_50", "used_80", "used_100", "ends_soon"], byMail: true, byPush: true };

describe("a guest", () => {
  test("gets one e-mail when a package runs low, with the way to unsubscribe", async () => {
    const { orderId } = await bought();
    await reaches(orderId, 5_200, used([50]));
    expect(await subjects()).toEqual([]);
    await reaches(orderId, 8_300, used([80]));
    await workOff(world);
    expect(world.letters).toMatchObject([
      {
        to: "mei@example.com",
        subject: "81% of your data for Japan is used",
        unsubscribe: expect.stringContaining("/stop-reminders?"),
      },
    ]);
    expect(world.letters[0]!.text).not.toContain("/account?tab=packages");
    world.letters.length = 0;
    await reaches(orderId, 10_240, used([100], { state: "used_up" }));
    expect(await subjects()).toEqual([]);
  });

  test("gets nothing after unsubscribing from reminders", async () => {
    const { orderId } = await bought();
    await world.pool.query("update orders set reminders = false");
    await reaches(orderId, 8_300, used([50, 80]));
    expect(await subjects()).toEqual([]);
  });

  test("gets for a day pass its end alone", async () => {
    const { orderId } = await bought({ dayPass: true });
    await reaches(orderId, 1_024, used([50, 80, 100], { day: "2026-12-02" }), true);
    expect(await subjects()).toEqual([]);
    world.at("2026-12-06T18:00:00Z");
    await watchEndings.run({}, world.shop);
    expect(await subjects()).toEqual(["mei@example.com Your plan for Japan ends soon"]);
  });
});

describe("an account", () => {
  test("gets what it chose, and its e-mails lead to the choices", async () => {
    const mei = await signedIn(world, "mei@example.com");
    const { orderId } = await bought();
    await choose(mei, { ...everything, kinds: ["used_50", "used_100"] });
    await reaches(orderId, 5_200, used([50]));
    await workOff(world);
    expect(world.letters.map(({ subject }) => subject)).toEqual(["50% of your data for Japan is used"]);
    expect(world.letters.splice(0)[0]!.text).toContain("http://shop.test/en/account?tab=packages&show=alerts#alerts\n");
    await reaches(orderId, 8_300, used([80]));
    expect(await subjects()).toEqual([]);
    await reaches(orderId, 10_240, used([100], { state: "used_up" }));
    expect(await subjects()).toEqual(["mei@example.com Your data for Japan is used up"]);
  });

  test("that bought signed in gets alerts at its own address, and the address of the order does not", async () => {
    const mei = await signedIn(world, "mei@example.com");
    const { orderId } = await bought({ token: mei, email: "other@example.com" });
    await reaches(orderId, 8_300, used([50, 80]));
    expect(await subjects()).toEqual(["mei@example.com 81% of your data for Japan is used"]);
    world.at("2026-12-30T06:00:00Z");
    await watchEndings.run({}, world.shop);
    expect(await subjects()).toEqual(["mei@example.com Your plan for Japan ends soon"]);
  });

  test("gets nothing about another account's packages", async () => {
    const lin = await signedIn(world, "lin@example.com");
    await choose(lin, everything);
    await subscribe(lin);
    const { orderId } = await bought();
    await reaches(orderId, 8_300, used([50, 80]));
    expect(await subjects()).toEqual(["mei@example.com 81% of your data for Japan is used"]);
    expect(await pushes()).toEqual([]);
  });

  test("gets each day of a day pass, with the speed that follows, while that day lasts", async () => {
    await signedIn(world, "mei@example.com");
    const { orderId } = await bought({ dayPass: true });
    await reaches(orderId, 850, used([50, 80], { day: "2026-12-02" }), true);
    await workOff(world);
    expect(world.letters.splice(0)).toMatchObject([
      { subject: "83% of today’s data for Japan is used", text: expect.stringContaining("until the next day begins") },
    ]);
    await reaches(orderId, 850, used([50, 80], { day: "2026-12-02" }), true);
    expect(await subjects()).toEqual([]);
    await reaches(orderId, 900, used([50, 80], { day: "2026-12-03" }), true);
    world.at("2026-12-03T15:00:00Z");
    expect(await subjects()).toEqual([]);
  });

  test("by push alone: in the language of each browser, short, to its own path, for as long as it is true", async () => {
    const mei = await signedIn(world, "mei@example.com");
    await subscribe(mei, "one");
    await subscribe(mei, "two", "zh-hk");
    await choose(mei, { ...everything, byMail: false });
    const { orderId, orderNumber } = await bought({ dayPass: true });
    await reaches(orderId, 1_024, used([50, 80, 100], { day: "2026-12-02" }), true);
    const sent = await pushes();
    expect(world.letters).toEqual([]);
    expect(sent.map(({ message }) => message.title).toSorted()).toEqual(["Today’s data is used up", "今日數據已用完"]);
    const { rows } = await world.pool.query("select iccid from data_plans");
    expect(sent.find(({ message }) => message.url.startsWith("/en/"))).toMatchObject({
      message: {
        body: "Japan: you stay online at 1 Mbps until the next day begins.",
        url: `/en/account?tab=packages&sim=${rows[0].iccid}`,
        tag: `data-${orderNumber}-1`,
      },
      ttlSeconds: 12 * 3600,
      urgency: "normal",
    });
  });

  test("a browser that unsubscribed is deleted; one of a session that ended gets nothing", async () => {
    const mei = await signedIn(world, "mei@example.com");
    world.at("2026-11-21T08:10:00Z");
    const again = await signedIn(world, "mei@example.com");
    await subscribe(mei, "gone");
    await subscribe(again, "signed-out");
    world.push.gone.add("https://fcm.googleapis.com/fcm/send/gone");
    const { orderId } = await bought();
    await reaches(orderId, 8_300, used([50, 80]));
    await world.answerTo(again, "/user/logout", {});
    expect(await pushes()).toEqual([]);
    expect((await world.pool.query("select from push_subscriptions")).rowCount).toBe(0);
    expect(await noted()).toEqual([{ kind: "used_80", recipient: "fcm.googleapis.com", state: "refused" }]);
  });

  test("a push service that is down is tried again, until it is no longer of use", async () => {
    const mei = await signedIn(world, "mei@example.com");
    await subscribe(mei);
    const { orderId } = await bought();
    world.push.goDown(true);
    await reaches(orderId, 8_300, used([50, 80]));
    await expect(workOff(world)).rejects.toThrow("told to be down");
    expect(await noted()).toMatchObject([{ kind: "used_80", state: "failed" }]);
    world.push.goDown(false);
    const { sendPush } = await import("./send-push.server.ts");
    const { rows } = await world.pool.query("select id, account_id from push_subscriptions");
    const payload = {
      orderId,
      position: 1,
      kind: "used_80",
      day: null,
      accountId: rows[0].account_id,
      browserId: rows[0].id,
      raisedAt: "2026-12-02T03:00:00.000Z",
    };
    world.at("2026-12-03T02:59:00Z");
    await sendPush.run(payload, world.shop);
    expect(world.pushes.splice(0)).toMatchObject([{ ttlSeconds: 60 }]);
    expect(await noted()).toMatchObject([{ kind: "used_80", state: "sent" }]);
    world.push.goDown(true);
    await expect(sendPush.run(payload, world.shop)).rejects.toThrow("told to be down");
    world.push.goDown(false);
    expect(await noted()).toMatchObject([{ kind: "used_80", state: "sent" }]);
    world.at("2026-12-03T03:00:00Z");
    await sendPush.run(payload, world.shop);
    expect(world.pushes).toEqual([]);
  });
});

test("each is reported once, also by ten at once; a correction downwards repeats nothing", async () => {
  const mei = await signedIn(world, "mei@example.com");
  await choose(mei, everything);
  const { orderId } = await bought();
  await Promise.all(Array.from({ length: 10 }, () => reaches(orderId, 8_300, used([50, 80]))));
  await reaches(orderId, 5_300, used([50]));
  expect(await subjects()).toEqual(["mei@example.com 51% of your data for Japan is used"]);
  const { rows } = await world.pool.query("select kind from alerts order by kind");
  expect(rows).toEqual([{ kind: "used_50" }, { kind: "used_80" }]);
});

test("two processes find an end at once: it is reported once, by one e-mail for all of the order", async () => {
  const mei = await signedIn(world, "mei@example.com");
  await subscribe(mei);
  await bought();
  world.at("2026-12-30T06:00:00Z");
  await Promise.all([
    watchEndings.run({}, world.shop),
    watchEndings.run({}, world.shop),
    watchEndings.run({}, world.shop),
  ]);
  expect(await subjects()).toEqual(["mei@example.com Your plan for Japan ends soon"]);
  expect(world.pushes.map(({ message }) => message.title)).toEqual(["Your plan ends within a day"]);
  expect(world.pushes[0]!.message.body).toMatch(/^Japan: ends 31 Dec, 12:00 Tokyo time\. Then/);
});

test.each([
  ["a package that is over", "update data_plans set state = 'cancelled'"],
  ["an order that goes back", "update orders set state = 'refunding'"],
  ["a package that has ended since", "update data_plans set expires_at = '2026-12-02T02:00:00Z'"],
])("%s tells nothing", async (_, change) => {
  const mei = await signedIn(world, "mei@example.com");
  await subscribe(mei);
  const { orderId } = await bought();
  await reaches(orderId, 8_300, used([50, 80]));
  await world.pool.query(change);
  expect(await subjects()).toEqual([]);
  expect(world.pushes).toEqual([]);
});

test("usage that was reached when the package was over already is not reported", async () => {
  const { orderId } = await bought();
  await reaches(orderId, 8_300, used([50, 80], { state: "expired" }));
  expect((await world.pool.query("select from alerts")).rowCount).toBe(0);
});
