import { addresses } from "./addresses.ts";
import type { Child } from "./child.ts";
import { atMost, told, type Finding } from "./finding.ts";
import type { Ground } from "./ground.ts";
import { median } from "./slices.ts";

const rounds = 15;
const pagesPerRound = 20;

/** What a plans page of sixty cards costs when nothing is kept: asking the database, rendering, and sending it. */
export async function render(ground: Ground): Promise<Finding[]> {
  const rendered = await renderedInProcess(ground);
  const sent = await sentWithoutCache(ground);
  return [
    atMost(`render of the plans page (${rendered.cards} cards, ${rendered.kilobytes} kB), nothing kept`, rendered.milliseconds, 12, `${rendered.milliseconds.toFixed(1)} ms of processor time`, " ms"),
    told("the same sent by a server without page cache, with HTTP and compression", `${sent.toFixed(1)} ms of processor time`),
  ];
}

async function renderedInProcess(ground: Ground) {
  await using renderer = await ground.openShopIn("bench/processes/renderer.ts");
  const html = await renderer.ask<string>("render", { path: addresses.plans, times: 200 });
  const milliseconds = await costOfOne(renderer, () => renderer.ask("render", { path: addresses.plans, times: pagesPerRound }));
  return { milliseconds, kilobytes: (Buffer.byteLength(html) / 1000).toFixed(0), cards: await cardsOf(ground) };
}

async function sentWithoutCache(ground: Ground): Promise<number> {
  await using shop = await ground.openShop({ PAGE_CACHE_MB: "0" });
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

async function cardsOf({ pool }: Ground): Promise<number> {
  const { rows } = await pool.query("select count(*)::int as cards from plans where on_sale and countries @> '{JP}'");
  return rows[0].cards;
}
