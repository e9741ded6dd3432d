import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import type pg from "pg";
import type { Envelope } from "../../src/kernel/envelope.ts";
import { openPool } from "../../src/platform/database/database.server.ts";
import { besideShop } from "../count-statements.ts";
import { answerAsks, tellReady } from "./answer-asks.ts";

export type Buying = {
  origin: string;
  connection: pg.ClientConfig;
  clients: number;
  orders: number;
  wish: object;
  /** So often each buyer asks the shop for the result after paying, as the page does: the last time when it is there. */
  asks?: number;
};
/** `seconds` until the last e-mail is sent; `milliseconds` of each order from its first call to its delivery. */
export type Delivered = { seconds: number; milliseconds: number[] };

const form = new URLSearchParams({ number: "4242424242424242", expiry: "12/39", cvc: "123", name: "MEI CHAN" });
const card = { type: "application/x-www-form-urlencoded", body: form.toString() };
const agent = new Agent({ keepAlive: true });
const pools = new Map<string, pg.Pool>();

/**
 * Buyers who order, pay with the sandbox's card and wait for their eSIM, or for their card to be on the dispatch list;
 * one more connection looks who has got it.
 */
answerAsks({
  buy: async ({ origin, connection, clients, orders, wish, asks = 0 }: Buying): Promise<Delivered> => {
    const pool = poolOn(connection);
    const watch = deliveries(pool);
    const milliseconds: number[] = [];
    const started = performance.now();
    let left = orders;
    const client = async () => {
      while (left-- > 0) {
        const began = performance.now();
        const order = await ordered(origin, wish);
        for (let asked = 1; asked < asks; asked++) await call(origin, "/order/getOrderResult", order);
        await watch.delivered(order.orderNumber);
        if (asks > 0) await call(origin, "/order/getOrderResult", order);
        milliseconds.push(performance.now() - began);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    await untilNothingIsDue(pool);
    return { seconds: (performance.now() - started) / 1000, milliseconds };
  },
});
tellReady();

type Ordered = { orderNumber: string; key: string };

async function ordered(origin: string, wish: object): Promise<Ordered> {
  const buyer = anotherBuyer();
  const order = { ...wish, email: buyer.email, requestKey: randomUUID() };
  const { orderNumber, key } = await call<Ordered>(origin, "/order/create", order, buyer);
  const pay = { orderNumber, key, requestKey: randomUUID(), method: "card" };
  const { payPage } = await call<{ payPage: string }>(origin, "/payment/startPayment", pay, buyer);
  const { status } = await posted(`${payPage}/card`, card);
  if (status >= 400) throw new Error(`the pay page answers ${status}`);
  return { orderNumber, key };
}

type Buyer = { email: string; address: string };

let buyers = 0;

/** What is held unpaid is counted by mailbox and by network, behind a lock for each: a crowd does not share them. */
function anotherBuyer(): Buyer {
  const one = ++buyers;
  return { email: `buyer.${one}@example.com`, address: `10.${(one >> 8) & 255}.${one & 255}.1` };
}

async function call<T>(origin: string, path: string, input: object, from?: Buyer): Promise<T> {
  const { text } = await posted(`${origin}/api${path}`, {
    type: "application/json",
    body: JSON.stringify(input),
    ...(from && { from }),
  });
  const { resultCode, resultData } = JSON.parse(text) as Envelope;
  if (resultCode !== "SUCCESS") throw new Error(`${path} refuses: ${resultCode}`);
  return resultData as T;
}

/** Without `fetch`, which costs twice as much of the processor that the shop works on. */
function posted(
  url: string,
  { type, body, from }: { type: string; body: string; from?: Buyer },
): Promise<{ status: number; text: string }> {
  return new Promise((done, failed) => {
    const headers = {
      "content-type": type,
      "content-length": Buffer.byteLength(body),
      ...(from && { "x-forwarded-for": from.address }),
    };
    const asked = request(url, { agent, method: "POST", headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => (text += part));
      answer.on("end", () => done({ status: answer.statusCode!, text }));
      answer.on("error", failed);
    });
    asked.on("error", failed);
    asked.end(body);
  });
}

/** One query for all who wait, every few milliseconds, planned once, so that waiting costs the shop next to nothing. */
function deliveries(pool: pg.Pool) {
  const waiting = new Map<string, () => void>();
  let looking = false;
  const look = async () => {
    looking = true;
    while (waiting.size > 0) {
      const { rows } = await pool.query<{ number: string }>({
        name: "delivered",
        text: `select ${besideShop} number from orders
          where number = any ($1) and state in ('delivered', 'dispatching')`,
        values: [[...waiting.keys()]],
      });
      for (const { number } of rows) {
        waiting.get(number)?.();
        waiting.delete(number);
      }
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
    looking = false;
  };
  return {
    delivered: (number: string) =>
      new Promise<void>((resolve) => {
        waiting.set(number, resolve);
        if (!looking) void look();
      }),
  };
}

/** E-mails are sent and webhooks answered; only what is planned for later waits. */
async function untilNothingIsDue(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      `select ${besideShop} exists (select from graphile_worker.jobs where run_at <= now()) as due`,
    );
    if (!rows[0].due) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** By the index, also where the table was small when the one plan was made. */
const plannedOnce = "-c plan_cache_mode=force_generic_plan -c enable_seqscan=off";

function poolOn(connection: pg.ClientConfig): pg.Pool {
  const name = String(connection.host);
  const pool = pools.get(name) ?? openPool({ ...connection, max: 1, options: plannedOnce });
  pools.set(name, pool);
  return pool;
}
