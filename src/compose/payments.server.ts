import type pg from "pg";
import type { PaymentGateway } from "../adapters/payment/payment-gateway.ts";
import { derivedSecret, type Config } from "../platform/config.server.ts";
import type { Log } from "../platform/log.server.ts";
import { gatewaysOffered } from "../platform/payment-offers.ts";
import { startSandboxGateway } from "../sandboxes/payment/gateway-server.server.ts";
import { sandboxPayment } from "../sandboxes/payment/sandbox-payment.server.ts";

/** `gateways`: all that are configured, since payments stay where they began. */
type PaymentSide = {
  gateways: PaymentGateway[];
  payOrigins: string[];
  sandboxOrigin?: string;
  close: () => Promise<void>;
};
type Opened = { gateway: PaymentGateway; payOrigin: string; close: () => Promise<void> };

type Needs = { config: Config; pool: pg.Pool; log: Log; clock: () => Date; shopOrigin: string };

/**
 * Stripe if its keys are set, and the sandbox on its own port where no real money moves. Which one shoppers are offered
 * for what stands in `sales/payments/offered-gateway`.
 */
export async function openPayments(needs: Needs): Promise<PaymentSide> {
  const { config } = needs;
  const stripe =
    config.STRIPE_SECRET_KEY && config.STRIPE_WEBHOOK_SECRET
      ? await openStripe(config.STRIPE_SECRET_KEY, config.STRIPE_WEBHOOK_SECRET, config)
      : undefined;
  const sandbox = config.SHOP_MODE === "demo" ? await openSandbox(needs) : undefined;
  const opened = [stripe, sandbox].filter((one) => one !== undefined);
  return {
    gateways: opened.map(({ gateway }) => gateway),
    payOrigins: opened.map(({ payOrigin }) => payOrigin),
    ...(sandbox && gatewaysOffered(config).has("sandbox") && { sandboxOrigin: sandbox.payOrigin }),
    close: async () => void (await Promise.all(opened.map(({ close }) => close()))),
  };
}

async function openStripe(secretKey: string, webhookSecret: string, config: Config): Promise<Opened> {
  const { assertKeyFitsEnvironment, stripePayment } =
    await import("../adapters/payment/stripe/stripe-payment.server.ts");
  assertKeyFitsEnvironment(secretKey, config.SHOP_MODE === "production");
  return {
    gateway: stripePayment({ secretKey, webhookSecret }),
    payOrigin: "https://checkout.stripe.com",
    close: async () => {},
  };
}

async function openSandbox({ config, pool, log, clock, shopOrigin }: Needs): Promise<Opened> {
  const secretKey = derivedSecret(config, "sandbox key");
  const webhookSecret = derivedSecret(config, "sandbox webhooks");
  const server = await startSandboxGateway({
    database: pool,
    ...(config.SANDBOX_ORIGIN && { origin: config.SANDBOX_ORIGIN }),
    port: config.SANDBOX_PORT ?? config.PORT + 1,
    host: config.HOST,
    secretKey,
    webhookSecret,
    webhookUrl: `${shopOrigin}/webhooks/payment/sandbox`,
    pendingSeconds: config.SANDBOX_PENDING_SECONDS,
    failureRate: config.SANDBOX_FAILURE_RATE,
    now: clock,
    log,
  });
  return {
    gateway: sandboxPayment({ origin: server.origin, secretKey, webhookSecret, now: clock }),
    payOrigin: server.origin,
    close: () => server.close(),
  };
}
