import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { addresses } from "./addresses.ts";
import { openChild, type Child } from "./child.ts";
import { atLeast, type Finding } from "./finding.ts";
import { pricesUnderLoad } from "./fresh-prices.ts";
import type { Ground } from "./ground.ts";
import { openShop } from "./open-shop.ts";
import type { BareAnswer } from "./processes/bare-server.ts";
import type { Answered } from "./processes/load.ts";
import { interleaved, median } from "./slices.ts";

const connections = 64;
const slice = 1.5;

/** A page out of the cache against a server that does nothing but send the same bytes. */
export async function plans(ground: Ground): Promise<Finding[]> {
  await using shop = await openShop(ground.folder);
  await using bare = await openChild("bench/processes/bare-server.ts");
  await using load = await openChild("bench/processes/load.ts");
  const url = `${shop.origin}${addresses.plans}`;
  const answer = await rawAnswer(url);
  const bareUrl = `http://127.0.0.1:${await bare.ask<number>("serve", answer)}${addresses.plans}`;

  const ours = ratePerSecond(load, shop, url);
  const theirs = ratePerSecond(load, bare, bareUrl);
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

function ratePerSecond(load: Child, server: Child, url: string) {
  const costs: number[] = [];
  const measure = async () => {
    const before = await server.processorTime();
    const { count, seconds } = await load.ask<Answered>("pages", { url, connections, seconds: slice });
    costs.push(((await server.processorTime()) - before) / count);
    return count / seconds;
  };
  return { measure, cost: () => (1000 * median(costs)).toFixed(0) };
}

/** The answer as it comes over the wire: compressed, with every header but those that Node writes itself. */
async function rawAnswer(url: string): Promise<BareAnswer> {
  const [response] = (await once(request(url, { headers: { "accept-encoding": "br" } }).end(), "response")) as [
    IncomingMessage,
  ];
  const body = Buffer.concat(await response.toArray());
  if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`);
  const written = new Set(["date", "connection", "keep-alive"]);
  const headers: string[] = [];
  for (let at = 0; at < response.rawHeaders.length; at += 2) {
    if (!written.has(response.rawHeaders[at]!.toLowerCase()))
      headers.push(response.rawHeaders[at]!, response.rawHeaders[at + 1]!);
  }
  return { headers, base64: body.toString("base64") };
}
