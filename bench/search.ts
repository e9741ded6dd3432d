import { dayPassCode } from "./addresses.ts";
import { bigCatalogue, withBigCatalogue } from "./big-catalogue.ts";
import { atMost, told, type Finding } from "./finding.ts";
import type { Ground } from "./ground.ts";
import { openShop } from "./open-shop.ts";
import { queriesOf, type Query } from "./queries.ts";
import { median } from "./slices.ts";

const searches = 3000;
const changes = 10;
const { destinations, plans } = bigCatalogue;

/** One visitor after the other searches the big catalogue over HTTP; what the slowest of a hundred waits. */
export async function search(ground: Ground): Promise<Finding[]> {
  return withBigCatalogue(ground, async () => {
    await using shop = await openShop(ground.folder);
    const queries = await queriesOf(ground, searches);
    for (const query of queries.slice(0, 300)) await waited(shop.origin, query);
    const before = await shop.processorTime();
    const waits: number[] = [];
    for (const query of queries) waits.push(await waited(shop.origin, query));
    const cost = (await shop.processorTime()) - before;
    const sorted = waits.toSorted((one, other) => one - other);
    const part = (share: number) => sorted[Math.floor(sorted.length * share)]!;
    const figure = `${part(0.99).toFixed(1)} ms  (median ${part(0.5).toFixed(1)} ms, worst ${sorted.at(-1)!.toFixed(1)} ms; ${(cost / searches).toFixed(2)} ms of processor time each)`;
    return [
      atMost(
        `search over HTTP, ${destinations} destinations and ${plans} plans, p99 of ${searches}`,
        part(0.99),
        20,
        figure,
        " ms",
      ),
      told(
        "the first search after a price change",
        `${(await afterPriceChanges(ground, shop.origin, queries)).toFixed(1)} ms`,
      ),
    ];
  });
}

async function waited(origin: string, query: Query): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${origin}/api/common/searchDestinations`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(query),
  });
  const { resultCode } = (await answer.json()) as { resultCode: string };
  const milliseconds = performance.now() - started;
  if (resultCode !== "SUCCESS") throw new Error(`${JSON.stringify(query)} is refused: ${resultCode}`);
  return milliseconds;
}

async function afterPriceChanges({ pool }: Ground, origin: string, queries: readonly Query[]): Promise<number> {
  const waits: number[] = [];
  for (let change = 0; change < changes; change++) {
    await pool.query("update plan_prices set amount = amount + 1 where plan_code = $1", [dayPassCode]);
    waits.push(await waited(origin, queries[change]!));
  }
  return median(waits);
}
