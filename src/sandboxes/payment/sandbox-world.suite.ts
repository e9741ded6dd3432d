import { testDatabase } from "../../../test/database.ts";
import {
  deadPort,
  listening,
  losingAnswers,
  testClock,
  type CardThen,
  type Delivery,
  type GatewayAtTest,
} from "../../adapters/payment/payment-gateway-world.suite.ts";
import { startSandboxGateway } from "./gateway-server.server.ts";
import { sandboxPayment } from "./sandbox-payment.server.ts";
import { signatureHeader, signWebhook } from "./webhook-signature.server.ts";

export const secretKey = "test secret key";
const webhookSecret = "test webhook secret";
export const pendingSeconds = 5;

/** A shop's webhook route that keeps requests and answers as configured. */
async function webhookReceiver() {
  const received: Delivery[] = [];
  const receiver = { received, status: 200, beforeAnswer: () => {} };
  const server = await listening((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      received.push({ body: Buffer.concat(parts), headers: request.headers });
      receiver.beforeAnswer();
      response.writeHead(receiver.status).end();
    });
  });
  return { ...server, receiver, url: `http://127.0.0.1:${server.port}/webhooks/payment` };
}

/** The real server on a real database, and a receiver for its webhooks. */
export async function sandboxWorld() {
  const clock = testClock();
  const database = await testDatabase();
  const webhooks = await webhookReceiver();
  const logged: string[] = [];
  const note = (fields: object, message: string) => void logged.push(`${message} ${JSON.stringify(fields)}`);
  const options = {
    database: database.pool,
    port: 0,
    host: "127.0.0.1",
    secretKey,
    webhookSecret,
    webhookUrl: webhooks.url,
    pendingSeconds,
  };
  const start = () => startSandboxGateway({ ...options, now: clock.now, log: { info: note, error: note } });
  const server = await start();
  const connected = (origin: string, key = secretKey) =>
    sandboxPayment({ origin, secretKey: key, webhookSecret, now: clock.now });
  const close = async () => {
    await server.close();
    await webhooks.close();
    await database.drop();
  };
  return {
    clock,
    database,
    server,
    start,
    connected,
    gateway: connected(server.origin),
    receiver: webhooks.receiver,
    logged,
    close,
  };
}

export type SandboxWorld = Awaited<ReturnType<typeof sandboxWorld>>;

/**
 * Holds the row of a payment or a card until everything in `act` waits for it, then lets go: a race that happens every
 * time.
 */
export async function racing<Result>(
  { database }: SandboxWorld,
  reference: string,
  act: (() => Promise<Result>)[],
  table: "payments" | "cards" = "payments",
): Promise<Result[]> {
  const holder = await database.pool.connect();
  await holder.query("begin");
  await holder.query(`select from sandbox_gateway.${table} where reference = $1 for update`, [reference]);
  const results = Promise.all(act.map(async (one) => one()));
  const waiting =
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  // asked outside the transaction, within which the view would stand still
  while ((await database.pool.query<{ count: number }>(waiting)).rows[0]!.count < act.length);
  await holder.query("commit");
  holder.release();
  return results;
}

export async function postForm(origin: string, path: string, fields: Record<string, string>) {
  return fetch(`${origin}${path}`, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
}

export async function payByCard(origin: string, reference: string, number: string) {
  return postForm(origin, `/pay/${reference}/card`, { number, expiry: "12/30", cvc: "123", name: "Lin Mei" });
}

export async function giveCard(origin: string, reference: string, number: string) {
  return postForm(origin, `/card/${reference}/card`, { number, expiry: "12/30", cvc: "123", name: "Lin Mei" });
}

const numberThat: Record<CardThen, string> = {
  pays: "4242 4242 4242 4242",
  "is declined": "4000 0000 0000 0341",
  "has no funds": "4000 0000 0000 9995",
  "wants the shopper": "4000 0027 6000 3184",
  "pays slowly": "4000 0000 0000 0077",
};

export async function openSandboxAtTest(): Promise<GatewayAtTest> {
  const world = await sandboxWorld();
  const { clock, server, connected, receiver } = world;
  const nonsense = await listening(
    (_request, response) => void response.writeHead(200, { "content-type": "text/html" }).end("<h1>Hello</h1>"),
  );
  const losing = await losingAnswers(Number(new URL(server.origin).port));
  const withCard = (number: string) => async (reference: string) =>
    void (await payByCard(server.origin, reference, number));
  const pass = async (seconds: number) => {
    clock.pass(seconds);
    await server.doDueWork();
  };
  return {
    gateway: world.gateway,
    unreachable: connected(`http://127.0.0.1:${await deadPort()}`),
    senseless: connected(`http://127.0.0.1:${nonsense.port}`),
    wrongKey: connected(server.origin, "another key"),
    losing: connected(`http://127.0.0.1:${losing.port}`),
    clock,
    shopper: {
      pays: withCard("4242 4242 4242 4242"),
      isDeclined: withCard("4000000000009995"),
      isAskedByBank: withCard("4000-0027-6000-3184"),
      paysSlowly: async (reference, end) =>
        withCard(end === "succeeded" ? "4000000000000077" : "4000000000000341")(reference),
      paysWithSlowRefunds: withCard("4000000000005126"),
      async paysAndDisputes(reference) {
        await withCard("4000000000000259")(reference);
        await pass(pendingSeconds);
      },
      async givesCard(reference, then) {
        await giveCard(server.origin, reference, numberThat[then]);
        if (then === "wants the shopper")
          await postForm(server.origin, `/card/${reference}/bank`, { answer: "approve" });
      },
    },
    slowPaymentEnds: async () => pass(pendingSeconds),
    slowRefundEnds: async () => pass(pendingSeconds),
    disputeEnds: async (reference, end) =>
      void (await postForm(server.origin, `/disputes/${reference}`, { move: end === "won" ? "win" : "lose" })),
    timeRunsOut: async () => pass(30 * 60),
    cardTimeRunsOut: async () => pass(30 * 60),
    paysOut: async () => pass(24 * 3600),
    async deliveries() {
      await server.doDueWork();
      return receiver.received;
    },
    sign: (body, at, secret = webhookSecret) => ({ [signatureHeader]: signWebhook(secret, body, at) }),
    async close() {
      await nonsense.close();
      await losing.close();
      await world.close();
    },
  };
}
