import { addresses } from "./addresses.ts";
import { bigCatalogue, withBigCatalogue } from "./big-catalogue.ts";
import type { Child } from "./child.ts";
import { atMost, told, type Finding } from "./finding.ts";
import type { Ground } from "./ground.ts";
import { openShop, openShopIn } from "./open-shop.ts";
import { cards, withSixtyCards } from "./sixty-cards.ts";
import { median } from "./slices.ts";

const rounds = 15;
const pagesPerRound = 20;

/**
 * What a plans page of sixty cards costs when nothing is kept: asking the database, rendering, and sending it; whatever
 * else the shop sells.
 */
export async function render(ground: Ground): Promise<Finding[]> {
  const { destinations, plans } = bigCatalogue;
  return [
    ...(await rendered(ground, "the demo shop")),
    ...(await withBigCatalogue(ground, () => rendered(ground, `${destinations} destinations and ${plans} plans`))),
  ];
}

async function rendered(ground: Ground, catalogue: string): Promise<Finding[]> {
  return withSixtyCards(ground, async () => {
    const { html, milliseconds } = await renderedInProcess(ground);
    const shown = new Set(Array.from(html.matchAll(/plan-detail\?code=([\w-]+)/g), ([, code]) => code)).size;
    if (shown !== cards) throw new Error(`the page shows ${shown} cards instead of ${cards}`);
    const kilobytes = (Buffer.byteLength(html) / 1000).toFixed(0);
    const sent = await sentWithoutCache(ground);
    return [
      atMost(
        `render of a plans page (${cards} cards, ${kilobytes} kB), nothing kept, ${catalogue}`,
        milliseconds,
        12,
        `${milliseconds.toFixed(1)} ms of processor time`,
        " ms",
      ),
      told(
        "the same sent by a server without page cache, HTTP and compression included",
        `${sent.toFixed(1)} ms of processor time`,
      ),
    ];
  });
}

async function renderedInProcess(ground: Ground) {
  await using renderer = await openShopIn("bench/processes/renderer.ts", ground.folder);
  const html = await renderer.ask<string>("render", { path: addresses.plans, times: 200 });
  const milliseconds = await costOfOne(renderer, () =>
    renderer.ask("render", { path: addresses.plans, times: pagesPerRound }),
  );
  return { html, milliseconds };
}

async function sentWithoutCache(ground: Ground): Promise<number> {
  await using shop = await openShop(ground.folder, { PAGE_CACHE_MB: "0" });
  const send = async (times: number) => {
    for (let count = 0; count < times; count++) {
      const answer = await fetch(`${shop.origin}${addresses.plans}`, { headers: { "accept-encoding": "br" } });
      await answer.arrayBuffer();
    }
  };
  await send(100);
  // awaited here: the shop closes when this function returns
  return await costOfOne(shop, () => send(pagesPerRound));
}

async function costOfOne(child: Child, act: () => Promise<unknown>): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = await child.processorTime();
    await act();
    costs.push(((await child.processorTime()) - before) / pagesPerRound);
  }
  return median(costs);
}
