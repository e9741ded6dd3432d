import { planCode } from "./addresses.ts";
import { costOf, openChild } from "./child.ts";
import { atLeast, told, type Finding } from "./finding.ts";
import type { Ground } from "./ground.ts";
import { openShop } from "./open-shop.ts";
import type { Answered } from "./processes/load.ts";
import { interleaved } from "./slices.ts";
import { wishFor } from "./wish.ts";

const clients = 8;
const seconds = 1.5;

/** Orders through HTTP against the same statement issued by loops that do nothing else, on the same database. */
export async function orders(ground: Ground): Promise<Finding[]> {
  await assertDurable(ground);
  await using shop = await openShop(ground.folder);
  await using load = await openChild("bench/processes/load.ts");
  await using bare = await openChild("bench/processes/bare-orders.ts");
  const wish = await wishFor(ground, planCode);
  const before = await ordersWritten(ground);
  let acknowledged = 0;
  const perSecond = ({ count, seconds }: Answered) => {
    acknowledged += count;
    return count / seconds;
  };
  const [shopCost, bareCost] = [costOf(shop), costOf(bare)];
  const counted = ({ count }: Answered) => count;
  const url = `${shop.origin}/api/order/create`;
  const throughHttp = async () =>
    perSecond(await shopCost.of(() => load.ask("orders", { url, connections: clients, seconds, wish }), counted));
  const { connection } = ground;
  const issuedBare = async () =>
    perSecond(await bareCost.of(() => bare.ask("orders", { connection, clients, seconds, wish }), counted));

  await throughHttp();
  await issuedBare();
  const { first, second, ratio } = await interleaved(8, throughHttp, issuedBare);
  const written = (await ordersWritten(ground)) - before;
  if (written < acknowledged) throw new Error(`${acknowledged} orders were acknowledged, ${written} are written down`);
  const figure = `${ratio.toFixed(2)}  (${first.toFixed(0)}/s : ${second.toFixed(0)}/s)`;
  return [
    atLeast(`durable orders through HTTP : bare loop (${clients} clients)`, ratio, 0.3, figure),
    // the same on a quiet machine and on a busy one
    told(
      "an order: processor time without PostgreSQL's",
      `${shopCost.each().toFixed(2)} ms through HTTP, ${bareCost.each().toFixed(2)} ms bare`,
    ),
  ];
}

async function assertDurable({ pool }: Ground): Promise<void> {
  const { rows } = await pool.query(
    "select current_setting('synchronous_commit') as commit, current_setting('fsync') as fsync",
  );
  const { commit, fsync } = rows[0];
  if (commit !== "on" || fsync !== "on") throw new Error(`not durable: synchronous_commit=${commit}, fsync=${fsync}`);
}

async function ordersWritten({ pool }: Ground): Promise<number> {
  const { rows } = await pool.query("select count(*)::int as written from orders");
  return rows[0].written;
}
