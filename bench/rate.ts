import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import type { Child } from "./child.ts";
import type { BareAnswer } from "./processes/bare-server.ts";
import type { Answered, PageLoad } from "./processes/load.ts";
import { median } from "./slices.ts";

const slice = 1.5;

/** How many a server answers in a second, and what each costs it. */
export function ratePerSecond(load: Child, server: Child, asked: Omit<PageLoad, "seconds">) {
  const costs: number[] = [];
  const measure = async () => {
    const before = await server.processorTime();
    const { count, seconds } = await load.ask<Answered>("pages", { ...asked, seconds: slice });
    costs.push(((await server.processorTime()) - before) / count);
    return count / seconds;
  };
  return { measure, cost: () => (1000 * median(costs)).toFixed(0) };
}

/** The answer as it comes over the wire: compressed, with every header but those that Node writes itself. */
export async function rawAnswer({ url, wish, encoding = "br" }: Omit<PageLoad, "seconds">): Promise<BareAnswer> {
  const headers = { "accept-encoding": encoding, ...(wish && { "content-type": "application/json", lang: "en" }) };
  const asked = request(url, { method: wish ? "POST" : "GET", headers }).end(wish && JSON.stringify(wish));
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`);
  const written = new Set(["date", "connection", "keep-alive"]);
  const said: string[] = [];
  for (let at = 0; at < response.rawHeaders.length; at += 2) {
    if (!written.has(response.rawHeaders[at]!.toLowerCase()))
      said.push(response.rawHeaders[at]!, response.rawHeaders[at + 1]!);
  }
  return { headers: said, base64: body.toString("base64") };
}
