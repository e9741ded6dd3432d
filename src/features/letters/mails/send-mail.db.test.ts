import { randomUUID } from "node:crypto";
import jsqr from "jsqr";
import { PNG } from "pngjs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import type { Language } from "../../../kernel/language.ts";
import { settlePayment } from "../../sales/payments/settle-payment.server.ts";
import { sendMail } from "./send-mail.server.ts";

let world: World;
beforeEach(
  async () => void (world = await freshWorld({ profiles: 3, environment: { DELIVERY_RETRY_SECONDS: "60,3000" } })),
);
afterEach(() => world.close());

type Result = { orderNumber: string; key: string };

/** Ordered and paid; nothing of what follows is done yet. */
async function paidOrder(
  wish = aWish(),
  {
    language = "en",
    method = "card",
    poolLost = false,
  }: { language?: Language; method?: string; poolLost?: boolean } = {},
): Promise<Result> {
  const visitor = { language, address: "203.0.113.7" };
  const order = unwrap((await world.answer("/order/create", wish, visitor)).envelope) as Result;
  const { orderNumber, key } = order;
  unwrap(
    (await world.answer("/payment/startPayment", { orderNumber, key, method, requestKey: randomUUID() }, visitor))
      .envelope,
  );
  // what was set aside for it is lost while the buyer pays
  if (poolLost) await world.pool.query("delete from esim_profiles");
  await settlePayment(
    { ...world.shop, payments: world.gateway },
    world.gateway.settle([...world.gateway.requests.keys()].at(-1)!, "succeeded"),
  );
  return order;
}

const mails = async () =>
  (await world.pool.query("select id, kind, state, sent_at from mails order by queued_at, kind")).rows;

/** Mail that is refused with this error. */
function failWith(error: Error) {
  world.shop.mailer = {
    name: "smtp",
    send: async () => {
      throw error;
    },
  };
}

test("a delivered order's letter shows what the order page shows, and goes to the buyer once", async () => {
  const order = await paidOrder(aWish({ quantity: 2, expectedTotal: 21000 }));
  world.at("2026-11-21T08:05:00Z");
  await workOff(world);
  const [mail] = await mails();
  expect(mail).toMatchObject({ kind: "esim_ready", state: "sent", sent_at: new Date("2026-11-21T08:05:00Z") });
  const [letter, ...more] = world.letters;
  expect(more).toEqual([]);
  expect(letter).toMatchObject({
    id: mail.id,
    to: "mei@example.com",
    subject: "Your 2 eSIMs for Japan: install before you fly",
  });

  const { esims } = unwrap(
    (await world.answer("/order/getOrderResult", { orderNumber: order.orderNumber, key: order.key })).envelope,
  ) as {
    esims: {
      iccid: string;
      activationCode: string;
      appleLink: string;
      androidLink: string;
      matchingId: string;
      smdpAddress: string;
    }[];
  };
  expect(esims).toHaveLength(2);
  const facts = esims.flatMap((esim) => [
    esim.iccid,
    esim.smdpAddress,
    esim.matchingId,
    esim.activationCode,
    esim.appleLink,
    esim.androidLink,
  ]);
  for (const fact of facts) expect(letter!.text).toContain(fact);
  const scanned = letter!.pictures
    .map(({ content }) => PNG.sync.read(content))
    .map(({ data, width, height }) => jsqr(new Uint8ClampedArray(data), width, height)?.data);
  expect(scanned).toEqual(esims.map(({ activationCode }) => activationCode));
  const link = new URLSearchParams({ order: order.orderNumber, key: order.key });
  expect(letter!.text).toContain(`http://shop.test/en/order-result?${link}\n`);
});

test("the same job again sends nothing", async () => {
  await paidOrder();
  await workOff(world);
  const [sent] = await mails();
  world.at("2026-11-21T09:00:00Z");
  await sendMail.run({ mailId: sent.id }, world.shop);
  expect(world.letters).toHaveLength(1);
  expect(await mails()).toEqual([sent]);
});

test("a letter that was not accepted stays queued and goes out later; the error tells nothing of it", async () => {
  await paidOrder();
  const { mailer } = world.shop;
  failWith(
    Object.assign(new Error("550 mei@example.com: LPA:1$rsp.farwave.example$TEST"), {
      code: "EENVELOPE",
      responseCode: 550,
    }),
  );
  const failure = await workOff(world).catch((error: Error) => error);
  const [mail] = await mails();
  expect(mail).toMatchObject({ state: "queued", sent_at: null });
  expect(failure).toEqual(new Error(`letter ${mail.id} was not accepted: EENVELOPE 550`));
  expect((failure as Error).cause).toBeUndefined();

  world.shop.mailer = mailer;
  await sendMail.run({ mailId: mail.id }, world.shop);
  expect(world.letters).toHaveLength(1);
  expect(await mails()).toMatchObject([{ state: "sent" }]);
});

test("a letter is in the language and with the names of its order", async () => {
  await paidOrder(aWish({ planCode: "jp-th-5gb-15d", days: undefined, expectedTotal: 6000 }), {
    language: "zh-hk",
    method: "alipay",
  });
  await workOff(world);
  const [letter] = world.letters;
  expect(letter!.subject).toBe("你的日本及泰國 eSIM：請於出發前安裝");
  // HK$60.00 at 0.9215, charged in yuan (requirements O7)
  expect(letter!.text).toContain("已付：HK$60.00，支付寶（實際扣款 ¥55.29 CNY）");
  expect(letter!.text).toContain("http://shop.test/zh-hk/order-result?");
});

test("an order in a language that is not offered in full gets an English letter with English names", async () => {
  await paidOrder(aWish(), { language: "ja" });
  await workOff(world);
  expect(world.letters[0]!.subject).toBe("Your eSIM for Japan: install before you fly");
});

test("Türkiye's warning stands in the letter of a plan that works there", async () => {
  await world.pool.query("update destinations set blocked_note = 'install_before_arrival' where iso2 = 'TH'");
  await paidOrder(aWish({ planCode: "jp-th-5gb-15d", days: undefined, expectedTotal: 6000 }));
  await paidOrder();
  await workOff(world);
  expect(world.letters.map(({ text }) => text.includes("In Thailand, installing may be blocked"))).toEqual([
    true,
    false,
  ]);
});

test("nothing to deliver: an e-mail at once, then one about the refund", async () => {
  const { orderNumber } = await paidOrder(aWish(), { method: "wechat", poolLost: true });
  await workOff(world);
  expect(world.letters.map(({ subject }) => subject)).toEqual(["Your eSIM for Japan needs a little longer"]);
  expect(world.letters[0]!.text).toContain("for about 55 minutes");
  await workOff(world, { evenLater: true });
  expect(world.letters.map(({ subject }) => subject).slice(1)).toEqual([
    `We have refunded CN¥96.76 for order ${orderNumber}`,
  ]);
  expect(world.letters[1]!.text).toContain("Goes back to: Your WeChat Pay account");
});

test("a letter about waiting that the delivery has overtaken is taken back", async () => {
  await paidOrder(aWish(), { poolLost: true });
  const { mailer } = world.shop;
  failWith(new Error("mail is down"));
  await workOff(world).catch(() => {});
  const [delayed] = await mails();
  await world.pool.query("update orders set state = 'delivered'");
  world.shop.mailer = mailer;
  await sendMail.run({ mailId: delayed.id }, world.shop);
  expect(world.letters).toEqual([]);
  expect(await mails()).toEqual([]);
});
