import { firstDayHours } from "../src/features/operator/overview/first-days-store.server.ts";
import { visitHours } from "../src/features/operator/overview/visits-store.server.ts";
import { sumUntil } from "../src/features/sales/payments/sum-ledger.server.ts";
import { databaseOn, type Db } from "../src/platform/database/database.server.ts";
import { hourBefore, sumHoursUntil } from "../src/platform/database/kept-hours.server.ts";
import { planCode } from "./addresses.ts";
import { openChild } from "./child.ts";
import { besideTenThousand, csvOfAll } from "./console-many.ts";
import { atMost, told, type Finding } from "./finding.ts";
import { openGround } from "./ground.ts";
import { openShop } from "./open-shop.ts";
import type { Visited } from "./processes/members.ts";
import { percentile } from "./slices.ts";
import { addWork } from "./work-of-a-shop.ts";
import { somePayout } from "./work-of-finance.ts";

const clients = 4;
const pages = 200;
/** Fewer rows show within seconds whether a page is found at all. */
const rows = Number(process.env.BENCH_ROWS ?? 1_000_000);

const middle = Math.floor(rows / 2);
const month = new Date(Date.now() - 90 * 24 * 3_600_000).toISOString().slice(0, 7);
const placeAt = (id: string) =>
  Buffer.from(`${(Date.now() - 365 * 24 * 3_600_000) * 1000}.${id}`).toString("base64url");
const someId = "88888888-0000-4000-8000-000000000000";

/** By how many milliseconds each page may take, at the 99th percentile (row B1). */
const addresses: Record<string, { path: string; limit: number }> = {
  ...within(150, {
    "overview of today": "/overview",
    "overview of 28 days": "/overview?range=28&currency=CNY",
    orders: "/orders",
    "orders, half of them later": `/orders?after=${placeAt(someId)}`,
    "orders to post": "/orders?view=to_post",
    "orders, back to newer ones": `/orders?view=to_post&before=${placeAt(someId)}`,
    "orders, by facets that none has": "/orders?way=esim&area=JP&method=wechat&currency=USD",
    "orders with all columns":
      "/orders?columns=placed,buyer,bought,way,state,esim,total,method,departs,iccid,tracking,net",
    "orders, oldest first": "/orders?sort=placed",
    "orders, a facet counted": "/orders/counts?facet=method&currency=CNY",
    "orders, facets": `/orders?plan=${planCode}&lang=en&least=100&most=90000`,
    "orders, another facet counted": "/orders/counts?facet=plan",
    "orders that need a person": "/orders?view=needs_person",
    "refunds to decide": "/orders?view=refunding",
    "an order by its number": `/orders?q=${orderAt(middle)}`,
    inbox: "/inbox",
    "inbox, mine": "/inbox?view=mine",
    "inbox, closed": "/inbox?view=closed",
    "customer by mailbox": `/customers?q=buyer${middle}%40example.com`,
    "customer by phone": `/customers?q=%2B852${50_000_000 + middle}`,
    "SIM by ICCID": `/customers?q=8985234${String(90_000_000_000 + middle).padStart(12, "0")}`,
    enquiries: "/enquiries",
    chats: "/chats",
    stock: "/stock",
    "promo codes": "/promos",
    plans: "/catalogue/plans",
    prices: "/catalogue/prices",
    coverage: "/coverage",
    content: "/content",
    incidents: "/incidents",
    staff: "/staff",
    "audit trail": "/trail",
    "audit trail, by facets": "/trail?kind=money&network=10.0.7.0/24",
    "audit trail, by facets that none has": "/trail?kind=reveals&person=desk&network=10.0.7.0/24",
    "audit trail, a facet counted": "/trail/counts?facet=kind&network=10.0.7.0/24",
    "audit trail, another facet counted": "/trail/counts?facet=person&kind=money",
    "bulk jobs": "/bulk",
    "what waits, asked every half minute": "/waiting",
    "parcels to post": "/dispatch",
    "parcels on the way": "/dispatch?view=on_the_way",
    "parcels late": "/dispatch?view=late",
    "parcels arrived": "/dispatch?view=arrived",
    "finance, a month": `/finance?month=${month}`,
    "entries of an account": `/finance/entries?account=sales&currency=CNY&month=${month}`,
    payouts: "/finance/payouts",
    "payouts, half of them later": `/finance/payouts?after=${placeAt(someId)}`,
    "a payout with its lines": `/finance/payouts/${somePayout}`,
    "disputes to answer": "/finance/disputes",
    "all disputes": "/finance/disputes?view=all",
    differences: "/finance/differences",
    "real-name queue": "/real-names",
    "history of prices": "/catalogue/history",
  }),
  ...within(200, { "order page": `/orders/${orderAt(middle)}` }),
  ...within(100, {
    "search by order number": `/search?q=${orderAt(middle)}`,
    "search by plan": `/search?q=${planCode}`,
    "search by mailbox": `/search?q=buyer${middle}%40example.com`,
    "search by phone": `/search?q=%2B852${50_000_000 + middle}`,
    "search by the end of an ICCID": `/search?q=${String(90_000_000_000 + middle).slice(-7)}`,
    "search by tracking number": `/search?q=YT${String(Math.floor(middle / 10) + 1).padStart(10, "0")}`,
    "search by amount": "/search?q=CNY%20123.45",
  }),
};

/** The console's pages as two hundred colleagues open them, in a shop with a million orders, accounts and payments. */
export async function* consoleAtScale(): AsyncGenerator<Finding> {
  const ground = await openGround();
  try {
    const began = performance.now();
    const tokens = await addWork(ground.pool, planCode, rows);
    const filling = `made in ${((performance.now() - began) / 1000).toFixed(0)} s`;
    await sumHours(databaseOn(ground.pool));
    await using colleagues = await openChild("bench/processes/members.ts");
    await using shop = await openShop(ground.folder);
    yield told(
      "console",
      `${rows.toLocaleString("en")} orders, accounts and payments, ${filling}; ${clients} clients, ${tokens.length} sessions`,
    );
    for (const [name, { path, limit }] of Object.entries(addresses)) {
      const visit = (count: number) =>
        colleagues.ask<Visited>("visit", {
          origin: shop.origin,
          path: `/console${path}`,
          cookie: "staff_session",
          tokens,
          clients,
          pages: count,
        });
      await visit(pages / 4);
      const before = await shop.processorTime();
      const { milliseconds } = await visit(pages);
      const cost = ((await shop.processorTime()) - before) / pages;
      const [median, p99] = [percentile(milliseconds, 0.5), percentile(milliseconds, 0.99)];
      const figure = `${p99.toFixed(0)} ms  (median ${median.toFixed(0)} ms, ${cost.toFixed(1)} ms of processor time each)`;
      yield atMost(`console, ${name}: p99 of ${pages}`, p99, limit, figure, " ms");
    }
    const at = { ground, shop, tokens, rows };
    yield* await csvOfAll(at);
    yield* await besideTenThousand(at);
  } finally {
    await ground.close();
  }
}

/** As in a shop that counted each hour when it was over: else a year of them is counted while the first pages are asked. */
async function sumHours(db: Db): Promise<void> {
  const until = hourBefore(Date.now() - 3_600_000);
  await sumUntil(db, until);
  for (const hours of [visitHours, firstDayHours]) await sumHoursUntil(db, hours, until);
}

function within(limit: number, paths: Record<string, string>) {
  return Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, { path, limit }]));
}

function orderAt(n: number): string {
  return `FWOLD${String(n).padStart(7, "0")}`;
}
