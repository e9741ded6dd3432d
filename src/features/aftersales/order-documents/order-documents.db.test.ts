import { randomUUID } from "node:crypto";
import { extractText, getDocumentProxy } from "unpdf";
import { afterEach, beforeEach, expect, test } from "vitest";
import { delivered, type Bought } from "../../../../test/purchases.ts";
import { joined } from "../../../../test/staff.ts";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { esimsToInstall } from "../../stock/esim-profiles/esims-to-install.server.ts";
import { documentsPdf } from "./documents-file.server.ts";

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
let order: Bought;
beforeEach(async () => {
  world = await freshWorld({ profiles: 6, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser } = await joined(world, { email: "kit@example.com", name: "Kit", role: "support" }));
  order = await delivered(world, { quantity: 2, expectedTotal: 21_000, email: "li.na@example.com" });
  await workOff(world, { evenLater: true, most: 200 });
});
afterEach(() => world.close());

const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const made = () => rows("select who, details from actions where action = 'documents_made' order by at, details");
const wish = (language = "own", number = order.orderNumber) => ({ number, language });

/** As the form of the order's page gets it. */
async function text(language?: string): Promise<string> {
  const { file, name } = await documentsPdf({
    query: wish(language),
    ask: (path, asked) => browser.ask(path, asked as object),
    language: "en",
    now: world.shop.clock(),
  });
  expect(name).toBe(`farwave-documents-${order.orderNumber}.pdf`);
  const read = await extractText(await getDocumentProxy(new Uint8Array(file as Buffer)), { mergePages: true });
  return read.text.replace(/\s+/g, " ");
}

test("the money, what went back, the consents with their versions and the confirmation stand in one file, masked", async () => {
  await browser.get("/staff/giveRefund", {
    requestKey: randomUUID(),
    number: order.orderNumber,
    kind: "money",
    positions: [],
    amount: 1234,
    answer: "Sorry.",
  });
  await workOff(world, { evenLater: true, most: 200 });
  const shown = await text();
  for (const said of ["Order documents", "HK$210.00", "HK$12.34", order.orderNumber, "l•••@example.com"])
    expect(shown).toContain(said);
  for (const { text_version: version } of await rows("select text_version from order_consents"))
    expect(shown).toContain(version);
  expect(shown).toContain("Confirmation, sent on");
  expect(shown).not.toContain("li.na@");
  expect(await made()).toEqual([{ who: "kit@example.com", details: { language: "en", whole: false } }]);
});

test("whole for whoever sees the order whole, and written down as such; no code and no key even then", async () => {
  await browser.get("/staff/reveal", {
    requestKey: randomUUID(),
    kind: "order",
    thing: order.orderNumber,
    reason: "Tax office asks",
  });
  const shown = await text();
  expect(shown).toContain("li.na@example.com");
  const [{ id }] = (await rows("select id from orders")) as [{ id: string }];
  const packed = shown.replaceAll(" ", "");
  for (const { matchingId, activationCode } of await esimsToInstall(world.db, world.shop.vault, id))
    for (const secret of [matchingId, activationCode, order.key]) expect(packed).not.toContain(secret);
  expect(await made()).toEqual([{ who: "kit@example.com", details: { language: "en", whole: true } }]);
});

test("a right to see people that is taken away while the documents are asked for is gone: the file and the trail say masked", async () => {
  await browser.get("/staff/reveal", {
    requestKey: randomUUID(),
    kind: "order",
    thing: order.orderNumber,
    reason: "Tax office asks",
  });
  const administrator = await world.pool.connect();
  await administrator.query("begin; select from staff where email = 'kit@example.com' for update");
  const asked = text();
  await expect
    .poll(() => rows("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
    .toHaveLength(1);
  await administrator.query(
    `delete from staff_grants where role = 'support' and "right" = 'reveal_personal_data'; commit`,
  );
  administrator.release();
  expect(await asked).not.toContain("li.na@");
  expect(await made()).toEqual([{ who: "kit@example.com", details: { language: "en", whole: false } }]);
});

test("in the buyer's language, its own words and amounts", async () => {
  await rows("update orders set lang = 'zh-hk'");
  const shown = (await text("buyers")).replaceAll(" ", "");
  expect(shown).toContain("訂單文件");
  expect(shown).not.toContain("Orderdocuments");
  expect(await made()).toEqual([{ who: "kit@example.com", details: { language: "zh-hk", whole: false } }]);
});

test("of an order that nobody has paid, of none, and for whoever may not see orders there is none, and nothing is written down", async () => {
  const open = unwrap((await world.answer("/order/create", aWish())).envelope) as Bought;
  const code = (asked: object, by = browser) => by.code("/staff/getOrderDocuments", asked);
  expect(await code(wish("own", open.orderNumber))).toBe("ORDER_NOT_PAID");
  expect(await code(wish("own", "FW000000000A"))).toBe("ORDER_NOT_FOUND");
  for (const language of ["ja", "", "../en"]) expect(await code(wish(language))).toBe("INVALID_INPUT");
  const editor = await joined(world, { email: "ed@example.com", name: "Ed", role: "editor" });
  expect(await code(wish(), editor.browser)).toBe("RIGHT_MISSING");
  await rows("delete from staff_grants where role = 'support' and \"right\" = 'see_orders'");
  expect(await code(wish())).toBe("RIGHT_MISSING");
  expect(await made()).toEqual([]);
});
