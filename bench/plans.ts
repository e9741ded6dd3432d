import { addresses } from "./addresses.ts";
import { openChild } from "./child.ts";
import { atLeast, type Finding } from "./finding.ts";
import { pricesUnderLoad } from "./fresh-prices.ts";
import type { Ground } from "./ground.ts";
import { openShop } from "./open-shop.ts";
import { rawAnswer, ratePerSecond } from "./rate.ts";
import { interleaved } from "./slices.ts";

const connections = 64;

/** A page out of the cache against a server that does nothing but send the same bytes. */
export async function plans(ground: Ground): Promise<Finding[]> {
  await using shop = await openShop(ground.folder);
  await using bare = await openChild("bench/processes/bare-server.ts");
  await using load = await openChild("bench/processes/load.ts");
  const url = `${shop.origin}${addresses.plans}`;
  const answer = await rawAnswer({ url, connections });
  const bareUrl = `http://127.0.0.1:${await bare.ask<number>("serve", answer)}${addresses.plans}`;

  const ours = ratePerSecond(load, shop, { url, connections });
  const theirs = ratePerSecond(load, bare, { url: bareUrl, connections });
  await ours.measure();
  await theirs.measure();
  const { first, second, ratio } = await interleaved(8, ours.measure, theirs.measure);
  const size = (Buffer.from(answer.base64, "base64").length / 1000).toFixed(1);
  return [
    atLeast(
      `plans from the cache : bare node:http (${connections} connections, ${size} kB)`,
      ratio,
      0.5,
      `${ratio.toFixed(2)}  (${first.toFixed(0)}/s : ${second.toFixed(0)}/s; ${ours.cost()} : ${theirs.cost()} µs of processor time each)`,
    ),
    await pricesUnderLoad({ ground, load, url, connections }),
  ];
}
