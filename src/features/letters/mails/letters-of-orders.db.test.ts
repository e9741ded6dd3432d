import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { Letter } from "../../../adapters/mail/mailer.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import type { MailKind, PurchaseWay } from "../../../platform/database/tables.ts";
import { linkOf } from "../../aftersales/installs/delivered.world.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { settlePayment } from "../../sales/payments/settle-payment.server.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld()));
afterEach(() => world.close());

type Made = { id: string; orderNumber: string; key: string };
const run = (text: string, values: unknown[] = []) => world.pool.query(text, values);

/** A paid and delivered order for two; of another way, as it would stand in the books. */
async function delivered(
  way: PurchaseWay = "esim",
  wish = aWish({ quantity: 2, expectedTotal: 21000 }),
): Promise<Made> {
  const made = unwrap((await world.answer("/order/create", wish)).envelope) as Made;
  const { rows } = await run("select id from orders where number = $1", [made.orderNumber]);
  const { id } = rows[0] as { id: string };
  await run("insert into order_travellers values ($1, 2, '陳大文', 'dawen@example.com')", [id]);
  unwrap(
    (
      await world.answer("/payment/startPayment", {
        orderNumber: made.orderNumber,
        key: made.key,
        method: "alipay",
        requestKey: randomUUID(),
      })
    ).envelope,
  );
  await settlePayment(
    { ...world.shop, payments: world.gateway },
    world.gateway.settle([...world.gateway.requests.keys()].at(-1)!, "succeeded"),
  );
  await workOff(world);
  await run("update orders set way = $2 where id = $1", [id, way]);
  world.letters.length = 0;
  return { ...made, id };
}

async function letterOf(
  kind: MailKind,
  { id }: Made,
  more: { what?: string; position?: number; repetition?: string; recipient?: string } = {},
): Promise<Letter> {
  await queueMail(world.db, id, kind, world.shop.clock(), more);
  await workOff(world);
  const [letter, ...others] = world.letters.splice(0);
  expect(others).toEqual([]);
  return letter!;
}

test("use by: the plan's own day once it is delivered, which a change of plan has moved", async () => {
  const made = await delivered();
  await run("delete from mails where order_id = $1", [made.id]);
  expect((await letterOf("esim_ready", made)).text).toContain("20 May 2027");
  await run("update data_plans set use_by = use_by + interval '60 days' where order_id = $1", [made.id]);
  expect((await letterOf("esim_ready", made, { repetition: "1" })).text).toContain("19 Jul 2027");
});

test("of two eSIMs one was given back: the e-mail brings the other, and the traveller of that one gets none", async () => {
  const made = await delivered();
  await run("delete from mails where order_id = $1", [made.id]);
  await run("update esim_profiles set profile_state = 'released' where order_id = $1", [made.id]);
  unwrap(
    (
      await world.answer("/order/askRefund", {
        orderNumber: made.orderNumber,
        key: made.key,
        requestKey: randomUUID(),
        positions: [1],
        reason: "plans_changed",
      })
    ).envelope,
  );
  await workOff(world);
  world.letters.length = 0;
  const { subject, text, html } = await letterOf("esim_ready", made);
  expect(subject).toBe("Your eSIM for Japan: install before you fly");
  expect(text.match(/LPA:1/g)).toHaveLength(1);
  expect(html).toContain("esim-2-qr");
  expect(html).not.toContain("esim-1-qr");
  await queueMail(world.db, made.id, "esim_for_traveller", world.shop.clock(), {
    position: 1,
    recipient: "t@example.com",
  });
  await workOff(world);
  expect(world.letters).toEqual([]);
  const { rows } = await run("select state from mails where kind = 'esim_for_traveller'");
  expect(rows).toEqual([]);
});

test("paying brings the buyer both eSIMs and the traveller the own one", async () => {
  await delivered();
  const order = unwrap(
    (
      await world.answer(
        "/order/create",
        aWish({
          quantity: 2,
          expectedTotal: 21000,
          travellers: [{ position: 2, name: "陳大文", email: "dawen@example.com" }],
        }),
      )
    ).envelope,
  ) as Made;
  unwrap(
    (
      await world.answer("/payment/startPayment", {
        orderNumber: order.orderNumber,
        key: order.key,
        method: "card",
        requestKey: randomUUID(),
      })
    ).envelope,
  );
  await settlePayment(
    { ...world.shop, payments: world.gateway },
    world.gateway.settle([...world.gateway.requests.keys()].at(-1)!, "succeeded"),
  );
  await workOff(world);
  expect(world.letters.map(({ to, pictures }) => [to, pictures.length])).toEqual([
    ["mei@example.com", 2],
    ["dawen@example.com", 1],
  ]);
  const [buyer, traveller] = world.letters;
  const link = new URLSearchParams(await linkOf(world, order, 2));
  expect(traveller!.text).toContain(`http://shop.test/en/install?${link}\n`);
  for (const secret of [order.key, order.orderNumber])
    expect(traveller!.text + traveller!.html + traveller!.subject).not.toContain(secret);
  for (const fact of [
    "陳大文 (eSIM 2 of 2)",
    "Privacy policy (version 2026-11)",
    "Farwave Demo Limited",
    `http://shop.test/files/receipt.pdf?order=${order.orderNumber}&key=${order.key}&lang=en\n`,
  ]) {
    expect(buyer!.text).toContain(fact);
  }
});

test("an eSIM's link can be sent again, to whoever the buyer says", async () => {
  const { text, to } = await letterOf("esim_for_traveller", await delivered(), {
    position: 1,
    repetition: "3",
    recipient: "phone@example.com",
  });
  expect(to).toBe("phone@example.com");
  expect(text).toMatch(/install\?id=[\w-]{22}\.1&key=/);
  expect(text).toContain("Sent to phone@example.com");
});

describe("a card", () => {
  beforeEach(() => run("delete from mails"));
  const withParcel = async () => {
    const order = await delivered("physical");
    await run(
      "insert into order_addresses values ($1, 'HK', null, 'Central', '9 Queen''s Road', null, '陳大文', '+85251234567', 'Hongkong Post', '2026-11-25', '2026-11-28')",
      [order.id],
    );
    await run(
      "insert into dispatches values ($1, 'sent', now(), 'Hongkong Post', 'RR123456785HK', '2026-11-22T08:00:00Z')",
      [order.id],
    );
    return order;
  };

  test("is confirmed with its address and its days", async () => {
    const { text } = await letterOf("order_confirmed", await withParcel());
    for (const fact of [
      "陳大文, 9 Queen's Road, Central, Hong Kong",
      "Between 25 Nov 2026 and 28 Nov 2026",
      "2 SIM cards",
    ])
      expect(text).toContain(fact);
  });

  test("is followed on its carrier's page", async () => {
    const { text } = await letterOf("parcel_sent", await withParcel(), { what: "RR123456785HK" });
    expect(text).toContain(
      "Track the parcel\nhttps://webapp.hongkongpost.hk/en/mail_tracking/index.html?trackcode=RR123456785HK\n",
    );
  });

  test("of which the number was put right is told with the right one only", async () => {
    const order = await withParcel();
    await queueMail(world.db, order.id, "parcel_sent", world.shop.clock(), { what: "RR000000000HK" });
    await workOff(world);
    expect(world.letters).toEqual([]);
  });

  test("arrives", async () => {
    expect((await letterOf("parcel_arrived", await withParcel())).text).toContain("your parcel has been delivered");
  });
});

test("a renewal tells which SIM has the plan, with the end of its number", async () => {
  const order = await delivered("renewal");
  await run(
    "insert into order_renewals (order_id, position, iccid, state, failure) values ($1, 1, '8985234000000040011', 'applied', null), ($1, 2, '8985234000000040029', 'failed', 'blocked')",
    [order.id],
  );
  const { text, subject } = await letterOf("sims_renewed", order);
  expect(subject).toBe("The plan for Japan: not every SIM took it");
  expect(text).toContain("898523••••0011: Loaded\n898523••••0029: Not loaded; you are refunded");
  expect(text).toContain("Privacy policy (version 2026-11)");
  expect(text).not.toContain("898523400000004");
});

describe("data", () => {
  test("that runs low is mailed to the person who uses it", async () => {
    const order = await delivered();
    await run(
      "update data_plans set state = 'active', used_mb = 5900, used_today_mb = 900, network_reference = 'carried', activated_at = '2026-12-01T00:00:00Z', expires_at = '2026-12-08T00:00:00Z' where position = 2",
    );
    const { text, to } = await letterOf("low_data", order, { position: 2, recipient: "dawen@example.com" });
    expect(to).toBe("dawen@example.com");
    expect(text).toContain("87% of today’s data is used");
    expect(text).toContain("http://shop.test/en/plans?country=JP\n");
  });

  describe("of a package", () => {
    const tenGb = aWish({ planCode: "jp-10gb-30d", days: undefined, expectedTotal: 10_500 });
    const low = async (position = 1, recipient?: string) => {
      const order = await delivered("esim", { ...tenGb, requestKey: randomUUID(), quantity: 2, expectedTotal: 21_000 });
      await run(
        "update data_plans set state = 'active', used_mb = 9000, network_reference = 'carried ' || position, activated_at = '2026-11-20T00:00:00Z', expires_at = '2026-12-20T00:00:00Z'",
      );
      return { order, letter: () => letterOf("low_data", order, { position, ...(recipient && { recipient }) }) };
    };

    test("the same is sold for this eSIM, at today's price in the order's money, by a link that says neither its number nor the order's", async () => {
      const { order, letter } = await low();
      await run("update plan_prices set amount = 9900 where plan_code = 'jp-10gb-30d' and currency = 'HKD'");
      const { text } = await letter();
      const link = new URLSearchParams({
        plan: "jp-10gb-30d",
        days: "30",
        way: "renewal",
        ...(await linkOf(world, order, 1)),
      });
      expect(text).toContain(`Load 10 GB more on this eSIM, HK$99.00\nhttp://shop.test/en/order-sim?${link}\n`);
      expect(text).not.toContain("/plans?country=JP");
      const { rows } = await run("select iccid from data_plans");
      for (const { iccid } of rows) expect(text).not.toContain(iccid);
      expect(
        unwrap((await world.answer("/esim/getDataLeft", { id: link.get("id"), key: link.get("key") })).envelope),
      ).toMatchObject({ sims: [{ position: 1, iccid: rows[0].iccid }] });
    });

    test("a traveller's letter sells for the own eSIM, without a price and without the order", async () => {
      const { order, letter } = await low(2, "dawen@example.com");
      const { text, html } = await letter();
      expect(text).toContain(
        `Load 10 GB more on this eSIM\nhttp://shop.test/en/order-sim?plan=jp-10gb-30d&days=30&way=renewal&${new URLSearchParams(await linkOf(world, order, 2))}\n`,
      );
      for (const secret of [order.key, "HK$"]) expect(text + html).not.toContain(secret);
      expect(text.slice(text.indexOf("order-sim"), text.indexOf("\n", text.indexOf("order-sim")))).not.toContain(
        order.orderNumber,
      );
    });

    test.each([
      ["not sold as a renewal any more", "update plans set ways = '{esim,physical}'"],
      ["not on sale any more", "update plans set on_sale = false"],
      ["not sold in this money", "delete from plan_prices where currency = 'HKD'"],
      ["on a SIM that another network carries", "update data_plans set network_reference = null"],
    ])("%s: what else there is", async (_, change) => {
      const { letter } = await low();
      await run(change);
      const { text } = await letter();
      expect(text).toContain("http://shop.test/en/plans?country=JP\n");
      expect(text).not.toContain("order-sim");
    });
  });
});

describe("requests", () => {
  const request = async (order: Made, changes: Record<string, unknown> = {}) => {
    const facts = {
      kind: "refund",
      reason: "other",
      note: "两张都不用了",
      name: null,
      decision: "review",
      state: "asked",
      answer: null,
      ...changes,
    };
    const { rows } = await run(
      `insert into refund_requests (request_key, order_id, kind, state, positions, reason, note, name, contact,
        decision, amount, currency, answer, asked_at)
       values (gen_random_uuid(), $1, $2, $3, '{1,2}', $4, $5, $6, 'mei@example.com', $7, 21000, 'HKD', $8,
         '2026-11-22T16:30:05Z') returning id`,
      [order.id, facts.kind, facts.state, facts.reason, facts.note, facts.name, facts.decision, facts.answer],
    );
    return { what: (rows[0] as { id: string }).id };
  };

  test("are confirmed, refused and received", async () => {
    const order = await delivered();
    expect((await letterOf("refund_asked", order, await request(order))).text).toContain(
      "For: eSIM 1 of 2 and 陳大文 (eSIM 2 of 2)\nReason: Something else\nYour words: 两张都不用了",
    );
    expect(
      (
        await letterOf(
          "refund_rejected",
          order,
          await request(order, { state: "rejected", answer: "Used on 3 December." }),
        )
      ).text,
    ).toContain("Used on 3 December.");
    const received = await letterOf(
      "withdrawal_received",
      order,
      await request(order, { kind: "withdrawal", reason: "withdrawal", name: "陳大文" }),
    );
    expect(received.text).toContain(
      `I withdraw from the contract of order ${order.orderNumber}.\nName: 陳大文\nContact: mei@example.com\nReceived: 23 Nov 2026, 00:30 UTC+8`,
    );
  });

  test("a change of plan tells what was and what is", async () => {
    const order = await delivered();
    const { rows } = await run(
      `insert into plan_changes (request_key, order_id, state, from_plan, from_days, to_plan, to_plan_as_sold, to_days,
        unit_amount, difference_amount, asked_at, done_at)
       select gen_random_uuid(), id, 'done', plan_as_sold || '{"allowance_mb":512}', 5, 'jp-day-1gb', plan_as_sold, 7,
         10500, 2500, now(), '2026-11-22T08:00:00Z' from orders where id = $1 returning id`,
      [order.id],
    );
    const { text } = await letterOf("plan_changed", order, { what: (rows[0] as { id: string }).id });
    expect(text).toContain("Before: 512 MB a day, 5 days\nNow: 1 GB a day, 7 days\nDifference: HK$25.00, paid by you");
  });

  test("one of two refunds has a letter of its own", async () => {
    const order = await delivered();
    const { rows } = await run(
      `insert into refunds (key, order_id, payment_id, state, reason, amount, currency, sold_amount, asked_at,
        settled_at)
       select part.name, order_id, id, 'succeeded', 'granted', part.amount, 'CNY', part.amount, now(), now()
       from payments, (values ('one', 1000), ('two', 2000)) as part (name, amount) where order_id = $1 returning id`,
      [order.id],
    );
    const { subject } = await letterOf("refunded", order, { what: (rows[1] as { id: string }).id });
    expect(subject).toBe(`We have refunded CN¥20.00 for order ${order.orderNumber}`);
  });

  test("a question reaches its asker and the shop", async () => {
    const order = await delivered();
    await run(
      "insert into cases (kind, subject, order_id, details, opened_at) values ('help_asked', 'H7K3M9QXA', $1, $2, now())",
      [order.id, JSON.stringify({ message: "没有信号", position: 2, answerBy: "2026-11-23T08:00:00Z" })],
    );
    const letter = await letterOf("help_asked", order, { what: "H7K3M9QXA", recipient: "friend@example.com" });
    expect(letter).toMatchObject({
      to: "friend@example.com",
      copyTo: "service@farwave.example",
      subject: "We have your question (H7K3M9QXA)",
    });
    expect(letter.text).toContain("Answer by: 23 Nov 2026, 16:00 UTC+8\neSIM: eSIM 2 of 2\n");
    expect(letter.text).not.toMatch(/mei@example|陳大文|key=|没有信号/);
  });
});
