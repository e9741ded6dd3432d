import { randomUUID } from "node:crypto";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Money } from "../../kernel/money.ts";
import type { PaymentGateway, PaymentRequest } from "./payment-gateway.ts";

/** A webhook as it came over the wire. */
export type Delivery = { body: Buffer; headers: Record<string, string | string[] | undefined> };

/** A gateway, what the world does to it, and its broken twins. */
export type GatewayAtTest = {
  gateway: PaymentGateway;
  unreachable: PaymentGateway;
  senseless: PaymentGateway;
  wrongKey: PaymentGateway;
  clock: TestClock;
  shopper: {
    pays(reference: string): Promise<void>;
    isDeclined(reference: string): Promise<void>;
    isAskedByBank(reference: string): Promise<void>;
    paysSlowly(reference: string, end: "succeeded" | "failed"): Promise<void>;
    paysWithSlowRefunds(reference: string): Promise<void>;
  };
  slowPaymentEnds(reference: string): Promise<void>;
  slowRefundEnds(reference: string): Promise<void>;
  timeRunsOut(reference: string): Promise<void>;
  /** All webhooks so far, in the order in which they came. */
  deliveries(): Promise<Delivery[]>;
  sign(body: Buffer, at: Date, secret?: string): Delivery["headers"];
  close(): Promise<void>;
};

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

/** A port on which nobody listens: it was free a moment ago. */
export async function deadPort(): Promise<number> {
  const server = await listening(() => {});
  await server.close();
  return server.port;
}
