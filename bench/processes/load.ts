import autocannon, { type Options, type Result, type Run } from "autocannon";
import { randomUUID } from "node:crypto";
import { answerAsks, tellReady } from "./answer-asks.ts";

export type PageLoad = { url: string; connections: number; seconds: number };
export type OrderLoad = { url: string; connections: number; seconds: number; wish: object };
export type Crowd = PageLoad & { perSecond: number };
/** Milliseconds that each took, by what became of it. */
export type CrowdAnswers = { served: number[]; turnedAway: number[]; other: number; seconds: number };
export type Answered = { count: number; seconds: number };

const sampleInt = 50;
let running: Run | undefined;

/** Many visitors at once, in a process of their own. Whatever is not answered well makes the measurement worthless, so it fails. */
answerAsks({
  pages: ({ url, connections, seconds }: PageLoad) =>
    load({ url, connections, duration: seconds, sampleInt, headers: { "accept-encoding": "br" } }),
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

async function load(options: Options): Promise<Answered> {
  running = autocannon(options);
  const result: Result = await running;
  const { non2xx, errors, timeouts, mismatches } = result;
  if (non2xx + errors + timeouts + mismatches > 0) {
    throw new Error(`${options.url}: ${JSON.stringify({ non2xx, errors, timeouts, mismatches })} of ${result["2xx"]}`);
  }
  return { count: result["2xx"], seconds: (result.finish.getTime() - result.start.getTime()) / 1000 };
}

/** Visitors who come whether or not those before them have been served. */
async function crowd({ url, connections, seconds, perSecond }: Crowd): Promise<CrowdAnswers> {
  const served: number[] = [];
  const turnedAway: number[] = [];
  let answered = 0;
  const run = autocannon({ url, connections, duration: seconds, sampleInt, overallRate: perSecond, headers: { "accept-encoding": "br" } });
  run.on("response", (_client: unknown, status: number, _bytes: number, milliseconds: number) => {
    answered++;
    if (status === 200) served.push(milliseconds);
    if (status === 503) turnedAway.push(milliseconds);
  });
  const { errors, start, finish } = await run;
  return { served, turnedAway, other: answered - served.length - turnedAway.length + errors, seconds: (finish.getTime() - start.getTime()) / 1000 };
}
