import { afterEach, beforeEach, expect, test } from "vitest";
import { joined } from "../../../test/staff.ts";
import { depositsWorld, type DepositsWorld } from "../../features/sales/payments/deposits.world.ts";
import { refundMoney } from "../../features/sales/payments/refund-money.server.ts";
import { words } from "../../i18n/en/console.ts";
import type { Ask } from "../../platform/rendering.ts";
import { openRenderer } from "./render.server.tsx";

/** The two forms that send a failed refund again, as a browser without scripts sends them. */
const { render } = openRenderer({ entry: "/entry.js", waiting: "/waiting.js", styles: [], chunksOf: () => [] });
let world: DepositsWorld;
let mei: Awaited<ReturnType<typeof joined>>;
beforeEach(async () => {
  world = await depositsWorld();
  mei = await joined(world);
  world.gateway.answerRefunds("failed");
});
afterEach(() => world.close());

const { retry } = words.order.waits;
const { proof } = words;

async function answered(path: string, sent?: URLSearchParams): Promise<{ html: string; location: string }> {
  const ask: Ask = (asked, wish) => mei.browser.ask(asked, wish as object);
  const request = new Request(`http://shop.test${path}`, sent && { method: "POST", body: sent });
  const rendered = await render({ request, language: "en", currency: "HKD", ask });
  return "html" in rendered ? { html: rendered.html, location: "" } : { html: "", location: rendered.location };
}
const page = async (path: string) => (await answered(path)).html;

/** What the form of this button sends. */
function formOf(html: string, button: string): URLSearchParams {
  const form = html.match(/<form\b.*?<\/form>/gs)?.find((one) => one.includes(`>${button}</button>`));
  expect(form, `a form with ${button}`).toBeDefined();
  const fields = [...form!.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  return new URLSearchParams(fields.map(([, name, value]) => [name!, value!]));
}

const retried = () => world.ask("select state from refunds where key like 'retry:%'");
const taken = async () => {
  world.gateway.answerRefunds("succeeded");
  await world.work();
  return retried();
};

/** The gateway refuses what an order is given back. */
async function refusedOfOrder(): Promise<string> {
  const order = await world.delivered();
  const wish = { orderId: order.id, amount: "everything", reason: "granted", key: "first" } as const;
  await world.db.transaction().execute((tx) => refundMoney(tx, wish, world.shop.clock()));
  await world.work();
  return `/console/orders/${order.orderNumber}`;
}

test("from its order's page: a last proof of long ago is asked for anew, and the code does it in the same request", async () => {
  const here = await refusedOfOrder();
  const sent = formOf(await page(here), retry);
  // what cannot be weighed against a limit needs a proof
  await world.ask("delete from exchange_rates");
  world.at(new Date(world.shop.clock().getTime() + 20 * 60_000).toISOString());
  const asked = await answered(here, sent);
  expect(asked.html).toContain(proof.title);
  const again = formOf(asked.html, proof.go);
  expect([...again]).toEqual([...sent]);
  again.set("proofCode", "000000");
  expect((await answered(here, again)).html).toContain(proof.title);
  expect(await retried()).toEqual([]);
  again.set("proofCode", mei.code());
  expect(await answered(here, again)).toEqual({ html: "", location: here });
  expect(await page(here)).not.toContain(`>${retry}</button>`);
  expect(await taken()).toEqual([{ state: "succeeded" }]);
});

test("from its case, of what is no order's", async () => {
  const deposit = await world.opened();
  await world.pay(deposit);
  await world.tell(world.gateway.settle(world.lastReference(), "succeeded"));
  await world.back(deposit);
  await world.work();
  const cases = await world.ask<{ id: string }>(
    "select id from cases where kind = 'refund_failed' and order_id is null",
  );
  const here = `/console/inbox?case=${cases[0]!.id}`;
  const sent = formOf(await page(here), retry);
  const { location } = await answered(here, sent);
  expect(location).toBe("/console/inbox?done=retried");
  expect(await page(location)).toContain(words.inbox.done.retried);
  expect(await page(here)).not.toContain(`>${retry}</button>`);
  expect(await taken()).toEqual([{ state: "succeeded" }]);
});

test("whoever may not give money back reads that it failed, and has no button", async () => {
  const here = await refusedOfOrder();
  for (const table of ["staff_grants", "staff_limits"])
    await world.ask(`delete from ${table} where role = 'support' and "right" = 'give_refunds'`);
  mei = await joined(world, { email: "kit@example.com", name: "Kit", role: "support" });
  const html = await page(here);
  expect(html).toContain(words.order.waits.failed("HK$105.00"));
  expect(html).not.toContain('value="retry"');
  expect(html).not.toContain(`>${retry}</button>`);
});
