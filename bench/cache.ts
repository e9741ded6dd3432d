import { dayPassCode } from "./addresses.ts";
import { bigCatalogue, withBigCatalogue } from "./big-catalogue.ts";
import { everyAddress, type Visit } from "./every-address.ts";
import { atMost, exactly, told, type Finding } from "./finding.ts";
import type { Ground } from "./ground.ts";
import { openShop } from "./open-shop.ts";

const visitors = 4;
/** Issue 3; PAGE_CACHE_MB is what the shop itself promises. */
const mostMegabytes = 200;
const revisited = 300;
const newPrice = { amount: 1_234_567, shown: "12,345.67" };

/**
 * Fills the page cache with the pages of the big catalogue, weighs it, changes one price, and looks at what is answered
 * then.
 */
export async function cache(ground: Ground): Promise<Finding[]> {
  return withBigCatalogue(ground, async () => {
    await using shop = await openShop(ground.folder);
    const addresses = await everyAddress(ground, process.env.BENCH_ALL === "1");
    await walk(shop.origin, addresses.slice(0, 100));
    const empty = await gauge(shop.origin, "process_resident_memory_bytes");
    const started = performance.now();
    await walk(shop.origin, addresses);
    const each = (performance.now() - started) / addresses.length;
    const held = (await gauge(shop.origin, "farwave_page_cache_bytes")) / 1e6;
    const resident = (await gauge(shop.origin, "process_resident_memory_bytes")) / 1e6;

    const { destinations, plans } = bigCatalogue;
    const from = `${addresses.length} pages of ${destinations} destinations and ${plans} plans, ${each.toFixed(0)} ms each`;
    return [
      atMost(
        "page cache after a walk through the big catalogue",
        held,
        mostMegabytes,
        `${held.toFixed(1)} MB  (${from})`,
        " MB",
      ),
      told("memory of that process", `${resident.toFixed(0)} MB, ${(empty / 1e6).toFixed(0)} MB before the walk`),
      ...(await afterPriceChange(ground, shop.origin, addresses)),
    ];
  });
}

async function afterPriceChange({ pool }: Ground, origin: string, addresses: readonly Visit[]): Promise<Finding[]> {
  const again = addresses.slice(-revisited);
  await walk(origin, again);
  const kept = await fromCache(origin, again);
  await pool.query("update plan_prices set amount = $1 where plan_code = $2", [newPrice.amount, dayPassCode]);
  const stale = await fromCache(origin, again);
  const showing = addresses.filter(({ path }) => path.endsWith(`plan-detail?code=${dayPassCode}`));
  const old = (await walk(origin, showing)).filter((html) => !html.includes(newPrice.shown)).length;
  return [
    exactly(
      "pages kept from before a price change, given out after it",
      stale,
      0,
      `${stale} of ${again.length}  (${kept} came from the cache just before)`,
    ),
    exactly("pages of the changed plan that do not show its new price", old, 0, `${old} of ${showing.length}`),
  ];
}

async function fromCache(origin: string, visits: readonly Visit[]): Promise<number> {
  const count = () => gauge(origin, 'farwave_pages_total{from="cache"}');
  const before = await count();
  await walk(origin, visits);
  return (await count()) - before;
}

/** A few visitors at a time, as browsers ask. */
async function walk(origin: string, visits: readonly Visit[]): Promise<string[]> {
  const waiting = visits.entries();
  const pages: string[] = [];
  const visitor = async () => {
    for (const [place, { path, currency }] of waiting) {
      const answer = await fetch(`${origin}${path}`, {
        headers: { "accept-encoding": "br", cookie: `currency=${currency}` },
        redirect: "manual",
      });
      pages[place] = await answer.text();
      if (answer.status !== 200 || !answer.headers.has("etag"))
        throw new Error(`${path} is not a page that is kept: ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return pages;
}

async function gauge(origin: string, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length) ?? 0,
  );
}
