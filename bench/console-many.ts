import { randomUUID } from "node:crypto";
import type { GetBulkAction } from "../src/features/operator/bulk-actions/contract.ts";
import type { OutputOf } from "../src/kernel/endpoint.ts";
import type { Envelope } from "../src/kernel/envelope.ts";
import { planCode } from "./addresses.ts";
import { clients } from "./buying-beside.ts";
import { openChild } from "./child.ts";
import { atMost, exactly, told, type Finding } from "./finding.ts";
import type { Ground } from "./ground.ts";
import type { OpenShop } from "./open-shop.ts";
import type { Delivered } from "./processes/buyers.ts";
import { median, percentile } from "./slices.ts";
import { stockProfiles } from "./stock-up.ts";
import { wishFor } from "./wish.ts";

/** The p99 of 120 orders was the second slowest of them: 1.02 and 1.60 on the same code. */
const ordersInASlice = 300;
/** The median of fewer moved by a third on the same code. */
const pairsOfSlices = 5;
const moreMemory = 200;

type At = { ground: Ground; shop: OpenShop; tokens: string[]; rows: number };

/** The whole list of orders as a file, and how much more memory the shop had meanwhile. */
export async function csvOfAll({ shop, tokens, rows }: At): Promise<Finding[]> {
  const before = await shop.memory();
  const began = performance.now();
  const { id } = await asked<{ id: string }>(shop, tokens[0]!, "/staff/startOrderExport", { requestKey: randomUUID() });
  const answer = await fetch(`${shop.origin}/console/files/orders.csv?export=${id}`, cookieOf(tokens[0]!));
  let [bytes, lines, most, looked] = [0, 0, before.now, began];
  for await (const part of answer.body!) {
    bytes += part.length;
    for (const byte of part) if (byte === 10) lines += 1;
    if (performance.now() - looked < 200) continue;
    looked = performance.now();
    most = Math.max(most, (await shop.memory()).now);
  }
  const seconds = (performance.now() - began) / 1000;
  const more = Math.round((most - before.now) / 1e6);
  return [
    exactly("console, CSV of all orders: lines", lines, rows + 1, lines.toLocaleString("en")),
    atMost(
      "  memory beyond what the server had before",
      more,
      moreMemory,
      `${more} MB  (${Math.round(bytes / 1e6)} MB written in ${seconds.toFixed(0)} s)`,
      " MB",
    ),
  ];
}

/**
 * Buyers alone, and while an e-mail is sent again to 10,000 orders, in turns: what disturbs the machine slowly disturbs both
 * of a pair.
 */
export async function besideTenThousand({ ground, shop, tokens }: At): Promise<Finding[]> {
  await ground.pool.query(
    `insert into mails (order_id, kind, state, queued_at, sent_at)
     select id, 'order_confirmed', 'sent', placed_at, placed_at from orders where number like 'FWOLD%'
     order by placed_at desc, id desc limit 12000`,
  );
  await using buyers = await openChild("bench/processes/buyers.ts");
  const wish = await wishFor(ground, planCode);
  const slice = async () => {
    await stockProfiles(ground, ordersInASlice);
    const { connection } = ground;
    const buying = { origin: shop.origin, connection, clients, orders: ordersInASlice, wish };
    return percentile((await buyers.ask<Delivered>("buy", buying)).milliseconds, 0.99);
  };
  await slice();
  const pairs: { alone: number; meanwhile: number; orders: number; perSecond: number }[] = [];
  while (pairs.length < pairsOfSlices) {
    const alone = await slice();
    const job = await startedMails(shop, tokens[0]!);
    const first = await job.progress();
    const began = performance.now();
    const meanwhile = await slice();
    const last = await job.progress();
    const perSecond = ((last.done - first.done) / (performance.now() - began)) * 1000;
    pairs.push({ alone, meanwhile, orders: last.done + last.left, perSecond });
    await job.stop();
    await until(
      async () => (await ground.pool.query("select from graphile_worker.jobs where run_at <= now()")).rowCount === 0,
    );
  }
  const ratio = median(pairs.map(({ alone, meanwhile }) => meanwhile / alone));
  const orders = pairs[0]!.orders.toLocaleString("en");
  const each = pairs.map(({ alone, meanwhile }) => `${meanwhile.toFixed(0)}:${alone.toFixed(0)}`).join(", ");
  return [
    atMost(
      `console, an e-mail again to ${orders} orders: a purchase's p99 meanwhile : alone`,
      ratio,
      1.3,
      `${ratio.toFixed(2)}  (median of ${each} ms; ${clients} clients)`,
    ),
    told("  orders that got theirs, per second", median(pairs.map(({ perSecond }) => perSecond)).toFixed(0)),
  ];
}

/** Resolves once the first have theirs: it begins after ten seconds. */
async function startedMails(shop: OpenShop, token: string) {
  const wanted = { requestKey: randomUUID(), kind: "mail", mailKind: "order_confirmed", state: "delivered" };
  const { id } = await asked<{ id: string }>(shop, token, "/staff/startBulkAction", wanted);
  const progress = () => asked<OutputOf<typeof GetBulkAction>>(shop, token, "/staff/getBulkAction", { id });
  await until(async () => {
    const { state, done } = await progress();
    if (["stopped", "done"].includes(state)) throw new Error(`what is done with many is ${state}`);
    return done > 0;
  });
  return {
    progress,
    stop: () => asked(shop, token, "/staff/stopBulkAction", { id, requestKey: randomUUID() }),
  };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 200));
}

const cookieOf = (token: string) => ({ headers: { cookie: `staff_session=${token}` } });

async function asked<Answer>({ origin }: OpenShop, token: string, path: string, wish: object): Promise<Answer> {
  const answer = await fetch(`${origin}/console/api${path}`, {
    method: "POST",
    headers: { ...cookieOf(token).headers, origin, "content-type": "application/json" },
    body: JSON.stringify(wish),
  });
  const { resultCode, resultData } = (await answer.json()) as Envelope;
  if (resultCode !== "SUCCESS") throw new Error(`${path} refuses: ${resultCode}`);
  return resultData as Answer;
}
