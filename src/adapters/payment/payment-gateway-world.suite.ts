import { randomUUID } from "node:crypto";
import { createServer, request as ask, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import type { Money } from "../../kernel/money.ts";
import type {
  CardCharge,
  CardRequest,
  GatewayEvent,
  GatewayPayment,
  PaymentGateway,
  PaymentRequest,
} from "./payment-gateway.ts";

/** A webhook as it came over the wire. */
export type Delivery = { body: Buffer; headers: Record<string, string | string[] | undefined> };

/** A gateway, what the world does to it, and its broken twins. */
export type GatewayAtTest = {
  gateway: PaymentGateway;
  unreachable: PaymentGateway;
  senseless: PaymentGateway;
  wrongKey: PaymentGateway;
  /** Does what it is asked to write, and its answer is lost on the way. */
  losing: PaymentGateway;
  clock: TestClock;
  shopper: {
    pays(reference: string): Promise<void>;
    isDeclined(reference: string): Promise<void>;
    isAskedByBank(reference: string): Promise<void>;
    paysSlowly(reference: string, end: "succeeded" | "failed"): Promise<void>;
    paysWithSlowRefunds(reference: string): Promise<void>;
    /** Pays, and soon has the bank take all of it back. */
    paysAndDisputes(reference: string): Promise<void>;
    /** Gives a card on the page for later payments; `then`: what its bank will say to them. */
    givesCard(reference: string, then: CardThen): Promise<void>;
  };
  /** Nobody gives a card in time. */
  cardTimeRunsOut(reference: string): Promise<void>;
  slowPaymentEnds(reference: string): Promise<void>;
  slowRefundEnds(reference: string): Promise<void>;
  /** The bank decides; `won`: for the shop. */
  disputeEnds(reference: string, end: "won" | "lost"): Promise<void>;
  timeRunsOut(reference: string): Promise<void>;
  /** The gateway sends on what it has for us. */
  paysOut(): Promise<void>;
  /** All webhooks so far, in the order in which they came. */
  deliveries(): Promise<Delivery[]>;
  sign(body: Buffer, at: Date, secret?: string): Delivery["headers"];
  close(): Promise<void>;
};

/** A gateway that is opened before the tests of a suite and closed behind them, with the steps that they share. */
export type Desk = {
  readonly at: GatewayAtTest;
  readonly gateway: PaymentGateway;
  begun: (change?: Partial<PaymentRequest>) => Promise<{ reference: string; payPage: string }>;
  paid: (change?: Partial<PaymentRequest>) => Promise<string>;
  stateOf: (reference: string) => Promise<GatewayPayment>;
  eventsOf: (reference: string) => Promise<GatewayEvent[]>;
  lastDelivery: () => Promise<Delivery>;
};

export function deskAt(open: () => Promise<GatewayAtTest>): Desk {
  let at: GatewayAtTest;
  beforeAll(async () => void (at = await open()));
  afterAll(async () => at.close());
  const begun: Desk["begun"] = async (change = {}) => at.gateway.startPayment(aRequest(at.clock.now(), change));
  return {
    get at() {
      return at;
    },
    get gateway() {
      return at.gateway;
    },
    begun,
    async paid(change) {
      const { reference } = await begun(change);
      await at.shopper.pays(reference);
      return reference;
    },
    stateOf: async (reference) => at.gateway.findPayment(reference),
    async eventsOf(reference) {
      const about = (await at.deliveries()).filter(({ body }) => body.includes(reference));
      return Promise.all(about.map(({ body, headers }) => at.gateway.readWebhook(body, headers)));
    },
    lastDelivery: async () => (await at.deliveries()).at(-1)!,
  };
}

export type TestClock = { now: () => Date; pass(seconds: number): void };

export function testClock(): TestClock {
  let time = Date.UTC(2026, 10, 21, 8, 0, 0);
  return { now: () => new Date(time), pass: (seconds) => void (time += seconds * 1000) };
}

export const amountOf: Money = { amount: 6266, currency: "CNY" };

export function aRequest(now: Date, change: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    paymentId: randomUUID(),
    orderNumber: "F2611210001",
    amount: amountOf,
    method: "card",
    description: "Japan, 7 days, eSIM",
    language: "en",
    email: "lin@example.com",
    returnUrl: "http://shop.test/en/order-result?order=F2611210001&key=abc",
    expiresAt: new Date(now.getTime() + 30 * 60_000),
    ...change,
  };
}

export type CardThen = "pays" | "is declined" | "has no funds" | "wants the shopper" | "pays slowly";

export function aCard(now: Date, change: Partial<CardRequest> = {}): CardRequest {
  return {
    cardId: randomUUID(),
    description: "Automatic top-ups of your eSIM for Japan, at most HK$200 a month",
    language: "en",
    email: "lin@example.com",
    returnUrl: "http://shop.test/en/my-package?card=abc",
    expiresAt: new Date(now.getTime() + 30 * 60_000),
    ...change,
  };
}

export function aCharge(now: Date, card: string, change: Partial<CardCharge> = {}): CardCharge {
  const expiresAt = new Date(now.getTime() + 30 * 60_000);
  return {
    paymentId: randomUUID(),
    orderNumber: "F2611210002",
    amount: amountOf,
    card,
    description: "Japan, 1 GB",
    expiresAt,
    ...change,
  };
}

export function aRefund(reference: string, amount: Money = amountOf) {
  return { refundId: randomUUID(), reference, amount };
}

/** A server on a port of its own, for whoever plays the other side. */
export async function listening(answer: RequestListener): Promise<{ port: number; close(): Promise<void> }> {
  const server: Server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: (server.address() as AddressInfo).port, close };
}

/** Stands before a server: what is asked comes through, and so do answers to what only reads; the others are lost. */
export async function losingAnswers(port: number): Promise<{ port: number; close(): Promise<void> }> {
  return listening((request, response) => {
    const { method, url: path, headers } = request;
    const behind = ask({ host: "127.0.0.1", port, method, path, headers }, (answer) => {
      if (method === "GET") answer.pipe(response.writeHead(answer.statusCode!, answer.headers));
      else answer.resume().on("end", () => request.socket.destroy());
    });
    request.pipe(behind);
  });
}

/** A port on which nobody listens: it was free a moment ago. */
export async function deadPort(): Promise<number> {
  const server = await listening(() => {});
  await server.close();
  return server.port;
}
