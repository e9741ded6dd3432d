import { Agent, request } from "node:http";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addressOf } from "../test/database-address.ts";
import { testDatabase, type TestDatabase } from "../test/database.ts";
import { shopProcess, type ShopProcess } from "../test/shop-process.ts";

const visitors = 50;
let database: TestDatabase;
let shop: ShopProcess;
const aShop = (environment: Record<string, string>) =>
  shopProcess({
    DATABASE_URL: addressOf(database.connection),
    APP_SECRET: "0123456789abcdef".repeat(4),
    ...environment,
  });
beforeAll(async () => {
  database = await testDatabase();
  shop = await aShop({ DRAIN_SECONDS: "5", READ_CALLS_PER_MINUTE: "1000000" });
  await shop.start();
});
afterAll(async () => {
  await shop.kill();
  await database.drop();
});

type Heard = { status: number | undefined; closes: boolean };

function ask(path: string, agent: Agent): Promise<Heard> {
  return new Promise((heard, failed) => {
    const asked = request(
      `${shop.origin}${path}`,
      { method: path.startsWith("/api") ? "POST" : "GET", agent, headers: { "content-type": "application/json" } },
      (answer) => {
        answer
          .resume()
          .on("end", () => heard({ status: answer.statusCode, closes: answer.headers.connection === "close" }));
      },
    );
    asked.on("error", failed).end(path.startsWith("/api") ? "{}" : undefined);
  });
}

/** Asks on one connection until the answer says that it is the last, as a proxy does that keeps its connections. */
async function visitor(path: string, heard: Heard[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  do heard.push(await ask(path, agent));
  while (!heard.at(-1)!.closes);
  agent.destroy();
}

test("its metrics tell of the process too: time of the processor, memory, a late event loop", async () => {
  const told = await (await fetch(`${shop.origin}/metrics`)).text();
  for (const name of ["process_cpu_seconds_total", "process_resident_memory_bytes", "nodejs_eventloop_lag_p99_seconds"])
    expect(told).toMatch(new RegExp(`^${name} \\d`, "m"));
});

test("a shop that gets SIGTERM first says that it is not ready, answers open requests and closes their connections", async () => {
  const heard = Array.from({ length: visitors }, (): Heard[] => []);
  const crowd = heard.map((mine, place) =>
    visitor(["/api/getIPLocation", "/healthz", "/robots.txt"][place % 3]!, mine),
  );
  // every connection is one that is kept
  while (heard.some(({ length }) => length < 2)) await new Promise((resolve) => setTimeout(resolve, 20));
  const ended = shop.end("SIGTERM");
  await Promise.all(crowd);
  const answers = heard.flat();
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  // new requests are served until the proxy has noticed
  const newcomer = () => new Agent();
  expect(await ask("/readyz", newcomer())).toEqual({ status: 503, closes: true });
  expect(await ask("/api/getIPLocation", newcomer())).toEqual({ status: 200, closes: true });
  expect(await ended).toBe(0);
  await expect(ask("/healthz", newcomer())).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

test("a shop that gets SIGTERM between its first answer and its first job stops once it has begun", async () => {
  const early = await aShop({});
  const holder = new pg.Client(database.connection);
  await holder.connect();
  await holder.query("begin; lock table server_processes in exclusive mode");
  await early.start();
  const ended = early.end("SIGTERM");
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(early.isUp()).toBe(true);
  await holder.end();
  expect(await ended).toBe(0);
});
