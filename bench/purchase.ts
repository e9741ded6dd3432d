import { planCode } from "./addresses.ts";
import { clients } from "./buying-beside.ts";
import { costOf, openChild, type Child } from "./child.ts";
import { countedDuring, statementsAsked, type Counts } from "./count-statements.ts";
import { atLeast, atMost, told, type Finding } from "./finding.ts";
import { openGround, settle, type Ground } from "./ground.ts";
import { openShop } from "./open-shop.ts";
import type { Delivered } from "./processes/buyers.ts";
import type { Answered } from "./processes/load.ts";
import { interleaved, percentile } from "./slices.ts";
import { stockProfiles } from "./stock-up.ts";
import { wishFor } from "./wish.ts";

const counted = 320;
const ordersInASlice = 80;
/**
 * Until then each slice costs less than the one before, at last half of the first: Node compiles what runs often, and
 * each connection plans a statement six times before it keeps a plan.
 */
const untilWarm = 800;
const slices = 6;
/** Sooner than the page would on a quiet machine, and as often, however busy this one is. */
const asks = 4;

/**
 * What one purchase asks of the database, counted there: from the first call to the e-mail, with the sandbox's gateway
 * and network. And how many are brought to their end while bare loops write one order down (`orders`), in turns.
 */
export async function purchase(ground: Ground): Promise<Finding[]> {
  return [...(await statementsOfOne()), ...(await besideBareOrders(ground))];
}

async function statementsOfOne(): Promise<Finding[]> {
  const ground = await openGround({ counted: true });
  try {
    await using shop = await openShop(ground.folder);
    await using buyers = await openChild("bench/processes/buyers.ts");
    const buy = await buyerIn(ground, shop.origin, buyers);
    await buy(ordersInASlice);
    await ground.pool.query("select pg_stat_statements_reset()");
    const counts = await countedDuring(ground.pool, async () => void (await buy(counted)));
    if (process.env.BENCH_STATEMENTS === "1") console.log((await statementsAsked(ground.pool, counted)).join("\n"));
    return perPurchase(counts);
  } finally {
    await ground.close();
  }
}

function perPurchase({ shop, jobs, sandbox, frames, transactions, walSyncs, walBytes }: Counts): Finding[] {
  const one = (count: number) => (count / counted).toFixed(1);
  const all = shop + jobs + sandbox + frames;
  return [
    atMost(
      "a purchase: statements",
      all / counted,
      45,
      `${one(all)}  (shop ${one(shop)}, jobs ${one(jobs)}, sandbox ${one(sandbox)}, begin and commit ${one(frames)})`,
    ),
    atMost("a purchase: the shop's own statements", shop / counted, 28, one(shop)),
    told("a purchase: transactions", one(transactions)),
    told("a purchase: WAL", `${one(walSyncs)} syncs, ${(walBytes / counted / 1024).toFixed(0)} kB`),
  ];
}

async function besideBareOrders(ground: Ground): Promise<Finding[]> {
  await using shop = await openShop(ground.folder);
  await using buyers = await openChild("bench/processes/buyers.ts");
  await using bare = await openChild("bench/processes/bare-orders.ts");
  const wish = await wishFor(ground, planCode);
  const buy = await buyerIn(ground, shop.origin, buyers);
  const milliseconds: number[] = [];
  const cost = costOf(shop);
  const bought = async () => {
    const slice = await cost.of(
      () => buy(ordersInASlice),
      () => ordersInASlice,
    );
    milliseconds.push(...slice.milliseconds);
    return ordersInASlice / slice.seconds;
  };
  const written = async () => {
    const { count, seconds } = await bare.ask<Answered>("orders", {
      connection: ground.connection,
      clients,
      seconds: 1.5,
      wish,
    });
    return count / seconds;
  };
  await buy(untilWarm);
  await written();
  // plans made while the tables were empty read them whole, until autovacuum has counted them: within a minute in a shop
  await settle(ground);
  const { first, second, ratio } = await interleaved(slices, bought, written);
  const [median, p99] = [0.5, 0.99].map((share) => percentile(milliseconds, share).toFixed(0));
  const figure = `${ratio.toFixed(4)}  (${first.toFixed(1)}/s : ${second.toFixed(0)}/s)`;
  return [
    atLeast(`purchases : bare durable orders (${clients} clients)`, ratio, 0.032, figure),
    told("a purchase: processor time without PostgreSQL's", `${cost.each().toFixed(1)} ms`),
    told(`a purchase (${clients} clients): p99 of ${milliseconds.length}`, `${p99} ms (median ${median} ms)`),
  ];
}

async function buyerIn(ground: Ground, origin: string, buyers: Child) {
  const wish = await wishFor(ground, planCode);
  return async (orders: number): Promise<Delivered> => {
    await stockProfiles(ground, orders);
    return buyers.ask<Delivered>("buy", { origin, connection: ground.connection, clients, orders, wish, asks });
  };
}
