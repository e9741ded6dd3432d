import type pg from "pg";
import type { PaymentGateway } from "./adapters/payment/payment-gateway.ts";
import { startSandboxGateway } from "./adapters/payment/sandbox/gateway-server.server.ts";
import { sandboxPayment } from "./adapters/payment/sandbox/sandbox-payment.server.ts";
import { assertKeyFitsEnvironment, stripePayment } from "./adapters/payment/stripe/stripe-payment.server.ts";
import { derivedSecret, type Config } from "./platform/config.server.ts";
import type { Log } from "./platform/log.server.ts";

export type PaymentSide = { gateway: PaymentGateway; payOrigins: string[]; sandboxOrigin?: string; close: () => Promise<void> };

type Needs = { config: Config; pool: pg.Pool; log: Log; clock: () => Date; shopOrigin: string };

/** Chooses who takes the money: Stripe, or the sandbox, which then listens on a port of its own. */
export async function openPayments({ config, pool, log, clock, shopOrigin }: Needs): Promise<PaymentSide> {
  if (config.PAYMENT_GATEWAY === "stripe") {
    const secretKey = config.STRIPE_SECRET_KEY!;
    assertKeyFitsEnvironment(secretKey, config.SHOP_MODE === "production");
    const gateway = stripePayment({ secretKey, webhookSecret: config.STRIPE_WEBHOOK_SECRET! });
    return { gateway, payOrigins: ["https://checkout.stripe.com"], close: async () => {} };
  }
  const secretKey = derivedSecret(config, "sandbox key");
  const webhookSecret = derivedSecret(config, "sandbox webhooks");
  const server = await startSandboxGateway({
    database: pool,
    ...(config.SANDBOX_ORIGIN && { origin: config.SANDBOX_ORIGIN }),
    port: config.SANDBOX_PORT ?? config.PORT + 1,
    host: config.HOST,
    secretKey,
    webhookSecret,
    webhookUrl: `${shopOrigin}/webhooks/payment`,
    pendingSeconds: config.SANDBOX_PENDING_SECONDS,
    failureRate: config.SANDBOX_FAILURE_RATE,
    now: clock,
    log,
  });
  return {
    gateway: sandboxPayment({ origin: server.origin, secretKey, webhookSecret, now: clock }),
    payOrigins: [server.origin],
    sandboxOrigin: server.origin,
    close: () => server.close(),
  };
}
