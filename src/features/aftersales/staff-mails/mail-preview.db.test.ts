import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { delivered, type Bought } from "../../../../test/purchases.ts";
import { joined } from "../../../../test/staff.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { esimsToInstall } from "../../stock/esim-profiles/esims-to-install.server.ts";
import type { GetMailPreview } from "./contract.ts";

type Preview = OutputOf<typeof GetMailPreview>;
let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
let order: Bought;
beforeEach(async () => {
  world = await freshWorld({ profiles: 6, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser } = await joined(world, { email: "kit@example.com", name: "Kit", role: "support" }));
  order = await delivered(world, {
    quantity: 2,
    expectedTotal: 21_000,
    travellers: [{ position: 2, name: "Wei", email: "wei@example.com" }],
  });
  await workOff(world, { evenLater: true, most: 200 });
});
afterEach(() => world.close());

const ask = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const idOf = async (kind: string): Promise<string> => (await ask("select id from mails where kind = $1", [kind]))[0].id;
const wish = (id: string) => ({ number: order.orderNumber, id });
const preview = async (kind: string) => browser.get<Preview>("/staff/getMailPreview", wish(await idOf(kind)));
const whole = ({ letter }: Preview) => [letter!.subject, letter!.text, letter!.html].join("\n");

test.each(["esim_ready", "esim_for_traveller"])(
  "%s is drawn without any code, key or QR picture, in both forms, also for whoever sees the order whole",
  async (kind) => {
    await browser.get("/staff/reveal", {
      requestKey: randomUUID(),
      kind: "order",
      thing: order.orderNumber,
      reason: "Calls",
    });
    const drawn = whole(await preview(kind));
    const [{ id }] = (await ask("select id from orders")) as [{ id: string }];
    const codes = await esimsToInstall(world.db, world.shop.vault, id);
    expect(codes).toHaveLength(2);
    for (const { matchingId, activationCode, appleLink, androidLink } of codes)
      for (const secret of [matchingId, activationCode, appleLink, androidLink, encodeURIComponent(activationCode)])
        expect(drawn).not.toContain(secret);
    // what the buyer had, and what opens the order
    for (const { text } of world.letters)
      for (const [, key] of text.matchAll(/key=([\w.-]+)/g)) expect(drawn).not.toContain(key);
    expect(drawn).not.toContain(order.key);
    expect(drawn).not.toMatch(/href=|src=|cid:|data:image\/png/);
    expect(drawn).toContain("SM-DP+");
    expect(drawn).toContain("Japan");
  },
);

test("people are masked until the order is revealed, whoever wrote the template", async () => {
  const masked = await preview("esim_for_traveller");
  expect(masked).toMatchObject({ to: "w•••@example.com", revealedUntil: null });
  expect(whole(masked)).not.toMatch(/wei@|\bWei\b|mei@/);
  expect(masked.letter!.text).toContain("W•••");
  await browser.get("/staff/reveal", {
    requestKey: randomUUID(),
    kind: "order",
    thing: order.orderNumber,
    reason: "x",
  });
  const shown = await preview("esim_for_traveller");
  expect(shown).toMatchObject({ to: "wei@example.com", letter: { text: expect.stringContaining("Wei") } });
});

test("a name that is part of a word masks the name alone, in HTML as in text", async () => {
  await ask("update order_travellers set name = 'In <b>'");
  const { letter } = await preview("esim_for_traveller");
  expect(letter!.text).toContain("Install");
  expect(letter!.html).not.toMatch(/In &lt;b/);
  await ask("update order_travellers set name = '陳大文'");
  expect(whole(await preview("esim_for_traveller"))).not.toContain("陳大文");
});

test("of a parcel neither the name nor a line of the address is read", async () => {
  await ask("update orders set way = 'physical', state = 'dispatching'");
  await ask(
    `insert into order_addresses (order_id, contact_person, phone, country, address, city, carrier, promised_from, promised_by)
     select id, 'Chan Tai Man', '+85298214821', 'JP', '9 Queens Road', 'Sapporo', 'DHL', '2026-11-24', '2026-11-26' from orders`,
  );
  await ask("update mails set kind = 'order_confirmed' where kind = 'esim_ready'");
  const drawn = whole(await preview("order_confirmed"));
  expect(drawn).toContain("DHL");
  expect(drawn).not.toMatch(/Chan Tai|Queens|Sapporo/);
});

test("what the order has moved on from, and what cannot be drawn any more, says so instead of failing", async () => {
  await ask("update orders set state = 'refunded'");
  expect((await preview("esim_ready")).letter).toBeNull();
  await ask("update mails set kind = 'refunded', what = null where kind = 'esim_ready'");
  expect((await preview("refunded")).letter).toBeNull();
});

test("an e-mail of another order, an unknown one and a role without the right read nothing", async () => {
  const id = await idOf("esim_ready");
  const code = (more: object, who = browser) => who.code("/staff/getMailPreview", { ...wish(id), ...more });
  expect(await code({})).toBe("SUCCESS");
  expect(await code({ number: "FW0000000000" })).toBe("NOT_FOUND");
  expect(await code({ id: randomUUID() })).toBe("NOT_FOUND");
  expect(await code({ id: "' or true --" })).toBe("INVALID_INPUT");
  const { browser: tom } = await joined(world, { email: "tom@example.com", name: "Tom", role: "logistics" });
  expect(await code({}, tom)).toBe("RIGHT_MISSING");
});
