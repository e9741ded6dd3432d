import { randomUUID } from "node:crypto";
import autocannon, { type Options, type Result, type Run } from "autocannon";
import { answerAsks, tellReady } from "./answer-asks.ts";
import { crowd } from "./crowd.ts";

/** `wish`: of a call, in place of a page; `encoding`: in place of brotli; `amount`: so many, however long it takes. */
export type PageLoad = {
  url: string;
  connections: number;
  seconds?: number;
  amount?: number;
  wish?: object;
  encoding?: string;
};
export type OrderLoad = { url: string; connections: number; seconds: number; wish: object };
export type Answered = { count: number; seconds: number };

const sampleInt = 50;
let running: Run | undefined;

/**
 * Many visitors at once, in a process of their own. Whatever is not answered well makes the measurement worthless, so
 * it fails.
 */
answerAsks({
  pages: ({ url, connections, seconds, amount, wish, encoding = "br" }: PageLoad) =>
    load({
      url,
      connections,
      ...(amount !== undefined && { amount }),
      ...(seconds !== undefined && { duration: seconds }),
      sampleInt,
      headers: { "accept-encoding": encoding, ...(wish && callHeaders) },
      ...(wish && { method: "POST", body: JSON.stringify(wish) }),
    }),
  orders: ({ url, connections, seconds, wish }: OrderLoad) =>
    load({
      url,
      connections,
      duration: seconds,
      sampleInt,
      verifyBody: (body) => body.includes('"resultCode":"SUCCESS"'),
      requests: [
        {
          method: "POST",
          headers: { "content-type": "application/json" },
          setupRequest: (request) => ({ ...request, body: JSON.stringify({ ...wish, requestKey: randomUUID() }) }),
        },
      ],
    }),
  crowd,
  stop: () => running?.stop(),
});
tellReady();

const callHeaders = { "content-type": "application/json", lang: "en" };

async function load(options: Options): Promise<Answered> {
  running = autocannon(options);
  const result: Result = await running;
  const { non2xx, errors, timeouts, mismatches } = result;
  if (non2xx + errors + timeouts + mismatches > 0) {
    throw new Error(`${options.url}: ${JSON.stringify({ non2xx, errors, timeouts, mismatches })} of ${result["2xx"]}`);
  }
  return { count: result["2xx"], seconds: (result.finish.getTime() - result.start.getTime()) / 1000 };
}
