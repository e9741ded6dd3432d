import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { words } from "../../src/i18n/en/console.ts";
import { operatorZone } from "../../src/kernel/operator-zone.ts";
import { addDays, dateAt } from "../../src/kernel/zoned-time.ts";
import { withCheckDigit } from "../shop-fixture.ts";
import { inDatabase } from "./behind-the-shop.ts";
import { ownShop } from "./own-shop.ts";
import { plainVisit } from "./plain-visit.ts";
import { calling, london, ordered, paid, type Ordered } from "./purchases.ts";
import { cards, inDays } from "./shopper.ts";

const { content, dispatch, finance, inbox, order, overview, plans, stock, trail } = words;

const dayPass = "jp-day-1gb";

const { origin, folder, enter } = ownShop("day", 16);

/**
 * Row B1: a day of the shop with its operator at the console only. The figures of the evening are the day's, so the shop
 * is one that nobody else buys in.
 */
test("a day at the console: orders of all ways, a refused card, parcels, a lost one, a refund in two parts, empty stock, a notice, a price of midnight, the books", async ({
  browser,
}) => {
  test.setTimeout(420_000);
  const context = await browser.newContext({ baseURL: origin, acceptDownloads: true });
  const page = await context.newPage();
  const visit = plainVisit(page.request);
  // shoppers have no cookie of the operator's
  const shoppers = await browser.newContext({ baseURL: origin });
  const { request } = shoppers;

  await test.step("the first administrator opens the link, and the shop has sold nothing yet", async () => {
    await enter(page, "Mei Lam");
    await visit.open("/console/inbox");
    expect(visit.sheet.all("h1", inbox.title)).toHaveLength(1);
    await visit.open("/console/finance");
    expect(visit.text).toContain(finance.empty);
  });

  const sold: number[] = [];
  const buys = async (wish: Parameters<typeof ordered>[1] = {}): Promise<Ordered> => {
    const one = await ordered(request, wish);
    sold.push((await paid(request, one)).total.amount);
    return one;
  };
  const email = (name: string) => `${name}@example.com`;
  const byPost = (name: string) =>
    buys({ way: "physical", email: email(name), departsOn: inDays(40), shipping: london });

  let family: Ordered, posted: Ordered, lost: Ordered, refused: Ordered;
  await test.step("ten orders of all ways, one of them with a promo code, one with a card that is refused first", async () => {
    await buys({ email: email("one") });
    await buys({ email: email("two"), planCode: "jp-day-1gb-128k" });
    await buys({ email: email("three"), planCode: "latin-america-5gb-30d", days: 30, expectedTotal: 25500 });
    await buys({ email: email("four"), promoCode: "JAPAN15", expectedTotal: Math.ceil(2500 * 7 * 0.85) });
    family = await buys({ email: email("family"), quantity: 3 });
    posted = await byPost("posted");
    lost = await byPost("lost");
    await buys({ way: "renewal", email: email("renews"), iccids: ["8985234012345678905"] });
    await buys({
      way: "renewal",
      email: email("renew2"),
      quantity: 2,
      iccids: ["8985234012345679119", "8985234012345679200"],
    });
    refused = await ordered(request, { email: email("refused") });
    await isRefused(request, refused);
    sold.push((await paid(request, refused)).total.amount);
    await visit.open("/console/orders");
    expect(visit.sheet.one("tbody").all("tr", "FW")).toHaveLength(10);
    await visit.open(`/console/orders/${refused.orderNumber}`);
    expect(visit.text).toContain(order.timeline.moments.payment_failed);
    expect(visit.text).toContain(order.timeline.moments.payment_succeeded);
  });

  const halves: number[] = [];
  await test.step("a family gets one of its eSIMs back", async () => {
    halves.push(await givesBack(visit, family, { kind: "sims", sim: 1, reason: "One phone was not supported." }));
  });

  await test.step("both parcels are packed at the table; one of them is late", async () => {
    for (const [place, { orderNumber }] of [posted, lost].entries()) await pack(page, orderNumber, place);
    await inDatabase(
      (client) =>
        client.query(
          "update dispatches set arrives_by = current_date - 3 where order_id = (select id from orders where number = $1)",
          [lost.orderNumber],
        ),
      folder,
    );
    await visit.open(`/console/dispatch?view=on_the_way&parcel=${posted.orderNumber}`);
    await visit.press(dispatch.pack.arrived, {}, visit.sheet.one("aside"));
    expect(visit.told).toContain(dispatch.done["arrived"]!);
  });

  await test.step("the lost parcel stands in the inbox by itself, and its buyer gets everything back", async () => {
    await inDatabase((client) => client.query("select graphile_worker.add_job('find-work', '{}')"), folder);
    await expect(async () => {
      await visit.open("/console/inbox");
      expect(visit.sheet.one("tr", lost.orderNumber).text).toContain(inbox.kinds["parcel_overdue"]!);
    }).toPass({ timeout: 90_000 });
    await visit.follow(/./, visit.sheet.one("tr", lost.orderNumber));
    await visit.press(inbox.case.take);
    expect(visit.told).toContain(inbox.done["taken"]!);
    await givesBack(visit, lost, { kind: "whole", reason: "Your parcel is lost. We are sorry." });
  });

  await test.step("stock runs empty: the next buyer reads it, a file of profiles fills it, and that buyer has an eSIM", async () => {
    await emptyStock();
    await visit.open("/console/stock");
    expect(visit.sheet.one("tr", stock.pools.esims).text).toContain(stock.states.out);
    const late = await ordered(request, { email: email("late") });
    expect(
      await codeOf(request, "/payment/startPayment", { ...late, requestKey: crypto.randomUUID(), method: "card" }),
    ).toBe("OUT_OF_STOCK");
    await visit.follow(stock.add);
    const file = new File([new Uint8Array(profiles(5))], "from-the-maker.csv", { type: "text/csv" });
    await visit.press(stock.look, { [stock.pools.esims]: true, [stock.file]: file });
    await visit.press(stock.addGo("5"));
    expect(visit.told).toContain(stock.done["added"]!);
    const { esims, total } = await paid(request, late);
    expect(esims).toHaveLength(1);
    sold.push(total.amount);
  });

  await test.step("the family gets something for its trouble as well: a refund in two parts", async () => {
    await isCarriedOut(visit, family, 1);
    halves.push(await givesBack(visit, family, { kind: "money", amount: "12.30", reason: "For your trouble." }));
    expect(halves).toEqual([17500, 1230]);
  });

  await test.step("a notice is written in three languages, and each reader has it at the next request", async () => {
    const notices = {
      "zh-cn": ["台风", "快递会晚一天。"],
      "zh-hk": ["颱風", "速遞會遲一天。"],
      en: ["Typhoon", "Parcels are a day late."],
    };
    await visit.open("/console/content/notice/new");
    await visit.press(content.look, {
      [content.name]: "typhoon",
      [content.facts.published_at]: new Date(Date.now() - 60_000).toISOString().replace(/\.\d+/, ""),
      ...Object.fromEntries(
        Object.entries(notices).flatMap(([language, [title = "", text = ""]]) => [
          [`${language}.title`, title],
          [`${language}.source`, "Farwave"],
          [`${language}.0`, text],
        ]),
      ),
    });
    await visit.press(content.publish);
    expect(visit.text).toContain(content.published);
    for (const [language, [title]] of Object.entries(notices))
      expect(await (await request.get(`/${language}/homepage`)).text()).toContain(title);
  });

  await test.step("a price is scheduled from midnight, and the shop has it then", async () => {
    await visit.open(`/console/catalogue/prices?q=${dayPass}`);
    await visit.press(plans.prices.look, { [plans.prices.cell("HKD", dayPass)]: "23.00" });
    const tomorrow = addDays(dateAt(Date.now(), operatorZone), 1);
    await visit.press(plans.coming.schedule(1), { [plans.coming.from]: `${tomorrow}T00:00` });
    expect(visit.text).toContain(plans.coming.scheduled(1));
    expect(await priceOf(request)).toBe(2500);
    // midnight
    await inDatabase(
      (client) => client.query("update price_changes set starts_at = now() where state = 'waiting'"),
      folder,
    );
    await expect.poll(() => priceOf(request)).toBe(2300);
    await visit.open("/console/catalogue/coming");
    expect(visit.sheet.one("main").one("li", dayPass).text).toContain(plans.coming.states.over);
  });

  await test.step("in the evening the books balance, and say what the day has sold and given back", async () => {
    await isCarriedOut(visit, lost, 1);
    await isCarriedOut(visit, family, 2);
    const all = sold.reduce((sum, one) => sum + one, 0);
    const back = halves[0]! + halves[1]! + (await totalOf(request, lost));
    await visit.open("/console/overview?currency=HKD");
    expect(visit.sheet.one("a", new RegExp(`^${overview.payments} ?\\d`)).text).toContain("11");
    await visit.open("/console/finance");
    expect(visit.text).toContain(finance.balanced);
    const books = await visit.file("CSV", visit.sheet.one(`nav[aria-label=${finance.files}]`));
    const rows: Record<string, string>[] = parse(books, { columns: true, bom: true });
    const left = (account: string) => {
      const row = rows.find((one) => one["Currency"] === "HKD" && one["Account"] === account)!;
      return Math.round(Number(row["After"]) * 100);
    };
    const { accounts } = finance;
    const fees = left(accounts.fees);
    expect(left(accounts.gateway)).toBe(all - back - fees);
    expect(left(accounts.sales) + left(accounts.postage) + left(accounts.promo)).toBe(back - all);
    await visit.open("/console/trail");
    for (const said of ["refund_decided", "stock_added", "text_published", "prices_scheduled"] as const)
      expect(visit.sheet.one("main").text).toContain(order.actions[said]);
    expect(visit.sheet.all("h1", trail.title)).toHaveLength(1);
  });
});

/** As if all that is free were one batch that was retired. */
const emptyStock = () =>
  inDatabase(
    (client) =>
      client.query(
        `with batch as (insert into stock_batches (pool, file, pieces, added_at, added_by, retired_at)
           select 'esims', 'old.csv', 1, now(), id, now() from staff limit 1 returning id)
         update esim_profiles set state = 'retired', batch_id = batch.id from batch where state = 'available'`,
      ),
    folder,
  );

async function codeOf(request: APIRequestContext, path: string, data: object): Promise<string> {
  const { resultCode } = (await (await request.post(`/api${path}`, { data })).json()) as { resultCode: string };
  return resultCode;
}

/** A card that the bank declines; the shopper goes back to the shop. */
async function isRefused(request: APIRequestContext, { orderNumber, key }: Ordered): Promise<void> {
  const { payPage } = await calling(request)("/payment/startPayment", {
    orderNumber,
    key,
    requestKey: crypto.randomUUID(),
    method: "card",
  });
  const form = { number: cards.declined, expiry: "12/39", cvc: "123", name: "MEI CHAN" };
  await request.post(`${payPage}/card`, { form, maxRedirects: 0 });
  await request.post(`${payPage}/leave`, { maxRedirects: 0 });
  await expect
    .poll(async () => (await calling(request)("/order/getOrderResult", { orderNumber, key })).outcome)
    .toBe("failure");
}

const totalOf = async (request: APIRequestContext, one: Ordered) =>
  (await calling(request)("/order/getOrderResult", one)).total.amount;

const priceOf = async (request: APIRequestContext) =>
  (await calling(request)("/product/getPlanDetail", { code: dayPass, currency: "HKD" })).plan.price.amount;

async function pack(page: Page, orderNumber: string, place: number): Promise<void> {
  await page.goto(`/console/dispatch?parcel=${orderNumber}`);
  const table = page.getByRole("complementary");
  const label = await table
    .locator("label", { has: page.locator("text=scan") })
    .first()
    .innerText();
  await table.locator("input[name='cards.0']").fill(/[\d ]{19,}$/.exec(label)![0].trim());
  await table.getByLabel(dispatch.pack.tracking).fill(["RM123456785GB", "RM123456799GB"][place]!);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText(dispatch.done["sent"]!);
}

type Visit = ReturnType<typeof plainVisit>;

type Back = { kind: "whole" | "sims" | "money"; sim?: number; amount?: string; reason: string };

/** Gives what was decided, in minor units. */
async function givesBack(visit: Visit, { orderNumber }: Ordered, { kind, sim, amount, reason }: Back): Promise<number> {
  await visit.open(`/console/orders/${orderNumber}`);
  await visit.press(order.refund.show, {
    [order.refund.kinds[kind]]: true,
    ...(sim && { [order.sims.sim(sim)]: true }),
    ...(amount && { [order.refund.amount("HKD")]: amount }),
  });
  const said = visit.sheet.one("button", /^Give back HK\$/).text;
  await visit.press(said, { [order.refund.reason]: reason });
  expect(visit.sheet.all("button", order.waits.undo)).not.toEqual([]);
  return Math.round(Number(said.replaceAll(/[^\d.]/g, "")) * 100);
}

/** Half a minute later nobody can take it back any more. */
async function isCarriedOut(visit: Visit, { orderNumber }: Ordered, times: number): Promise<void> {
  await expect(async () => {
    await visit.open(`/console/orders/${orderNumber}?kind=money`);
    const moments = visit.sheet.every(({ text }) => text === order.timeline.moments.refund_succeeded);
    // each with what is around it and says no more
    expect(new Set(moments.flatMap(({ within }) => within("li") ?? [])).size).toBe(times);
  }).toPass({ timeout: 90_000, intervals: [2000] });
}

function profiles(count: number): Buffer {
  const rows = Array.from({ length: count }, (_, place) => {
    const iccid = withCheckDigit(`898523477700000${String(place).padStart(3, "0")}`);
    return `${iccid},rsp.farwave.example,DAYEN-${String(place).padStart(5, "0")}-ABCDE-FGHIJ,yes`;
  });
  return Buffer.from(["iccid,smdp_address,matching_id,reports", ...rows].join("\n"));
}
