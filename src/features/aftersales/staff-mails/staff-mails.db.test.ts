import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { delivered, type Bought } from "../../../../test/purchases.ts";
import { joined } from "../../../../test/staff.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { SendMailAgain } from "./contract.ts";

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
let order: Bought;
beforeEach(async () => {
  world = await freshWorld({
    profiles: 6,
    environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" },
  });
  ({ browser } = await joined(world));
  order = await delivered(world);
  await later();
});
afterEach(() => world.close());

const ask = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
/** The e-mail about the eSIM that was sent first. */
const first = async (): Promise<string> =>
  (await ask("select id from mails where kind = 'esim_ready' order by queued_at, id limit 1"))[0].id;
const wish = (id: string, requestKey: string = randomUUID()) => ({ id, requestKey });
const again = (id: string, requestKey?: string) =>
  browser.get<OutputOf<typeof SendMailAgain>>("/staff/sendMailAgain", wish(id, requestKey));
const refusal = (id: string) => browser.code("/staff/sendMailAgain", wish(id));
const back = (id: string) => browser.code("/staff/takeMailBack", wish(id));
const later = () => workOff(world, { evenLater: true, most: 200 });
const states = async () =>
  (await ask("select state from mails where kind = 'esim_ready' order by queued_at, id")).map(({ state }) => state);
const actions = async () =>
  (await ask("select action from actions where action like 'mail_%' order by action")).map(({ action }) => action);

test("nothing leaves for ten seconds, and what is taken back never does", async () => {
  const { id, heldUntil } = await again(await first());
  expect(Date.parse(heldUntil) - world.shop.clock().getTime()).toBeGreaterThan(8000);
  await workOff(world);
  expect((await ask("select state from mails where id = $1", [id]))[0].state).toBe("queued");
  expect(await back(id)).toBe("SUCCESS");
  await later();
  expect(await states()).toEqual(["sent"]);
  expect(await actions()).toEqual(["mail_sent_again", "mail_taken_back"]);
  expect(await back(id)).toBe("NOT_FOUND");
});

test("later it is sent as an e-mail of its own, and can no longer be taken back", async () => {
  const { id } = await again(await first());
  await later();
  expect(await states()).toEqual(["sent", "sent"]);
  expect(await back(id)).toBe("MAIL_NOT_AGAIN");
  // what was sent by the shop itself is nobody's to take back
  expect(await back(await first())).toBe("MAIL_NOT_AGAIN");
});

test("the moment of leaving and the moment of taking back never both win", async () => {
  for (let turn = 0; turn < 5; turn++) {
    const { id } = await again(await first());
    const [taken] = await Promise.all([back(id), workOff(world, { evenLater: true, only: "release-mail" })]);
    await later();
    const left = await ask("select from mails where id = $1 and state = 'sent'", [id]);
    expect([taken, left.length]).toEqual(taken === "SUCCESS" ? ["SUCCESS", 0] : ["MAIL_NOT_AGAIN", 1]);
  }
});

test("whoever holds its order and wants its e-mails waits for nobody who takes one of them back", async () => {
  const { id } = await again(await first());
  const client = await world.pool.connect();
  await client.query("begin");
  await client.query("select from orders for update");
  const taken = back(id);
  await expect
    .poll(() => ask("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
    .toHaveLength(1);
  await client.query("select from mails for update");
  await client.query("commit");
  client.release();
  expect(await taken).toBe("SUCCESS");
});

test("two colleagues at once send it once, and the same request twice is one", async () => {
  const id = await first();
  const answers = await Promise.all([refusal(id), refusal(id)]);
  expect(answers.toSorted()).toEqual(["MAIL_NOT_AGAIN", "SUCCESS"]);
  await later();
  const key = randomUUID();
  const [one, two] = await Promise.all([again(id, key), again(id, key)]);
  expect(one).toEqual(two);
  await later();
  expect(await states()).toEqual(["sent", "sent", "sent"]);
});

test("five times a day, then no more", async () => {
  const id = await first();
  for (let time = 0; time < 5; time++) {
    await again(id);
    await later();
  }
  expect(await refusal(id)).toBe("MAILED_OFTEN");
});

test("what is no longer true, a traveller's e-mail and what went to another mailbox stay where they are", async () => {
  const id = await first();
  await ask("update mails set recipient = 'old@example.com' where id = $1", [id]);
  expect(await refusal(id)).toBe("MAIL_NOT_AGAIN");
  await ask("update mails set recipient = null, kind = 'esim_for_traveller' where id = $1", [id]);
  expect(await refusal(id)).toBe("MAIL_NOT_AGAIN");
  await ask("update mails set kind = 'esim_ready' where id = $1", [id]);
  await ask("update orders set state = 'refunded' where number = $1", [order.orderNumber]);
  expect(await refusal(id)).toBe("MAIL_NOT_AGAIN");
  expect(await refusal(randomUUID())).toBe("NOT_FOUND");
});

test("a right that is taken away meanwhile sends nothing, and takes nothing back", async () => {
  const { browser: tom } = await joined(world, { email: "tom@example.com", name: "Tom Ridley", role: "support" });
  const { id } = await again(await first());
  await ask("update staff set role = 'logistics' where email = 'tom@example.com'");
  expect(await tom.code("/staff/takeMailBack", wish(id))).toBe("RIGHT_MISSING");
  expect(await tom.code("/staff/sendMailAgain", wish(await first()))).toBe("RIGHT_MISSING");
});

test("the order page says which can be sent again, and until when one can be taken back", async () => {
  type Page = { mails: { id: string; kind: string; canBeSentAgain: boolean; heldUntil: string | null }[] };
  const page = () => browser.get<Page>("/staff/getOrderPage", { number: order.orderNumber });
  const id = await first();
  expect((await page()).mails.find((mail) => mail.id === id)).toMatchObject({ canBeSentAgain: true, heldUntil: null });
  const held = await again(id);
  expect((await page()).mails.find((mail) => mail.id === held.id)).toMatchObject({
    canBeSentAgain: false,
    heldUntil: held.heldUntil,
  });
});
