import { Stripe } from "stripe";
import { GatewayUnavailable } from "../payment-gateway.ts";

/** What may pass by itself, or is mended by whoever runs the shop, is an outage to the shopper; the rest is a bug. */
export async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (isOutage(error)) throw new GatewayUnavailable("Stripe: no usable answer", { cause: error });
    throw error;
  }
}

function isOutage(error: unknown): boolean {
  const {
    StripeError,
    StripeConnectionError,
    StripeAPIError,
    StripeRateLimitError,
    StripeAuthenticationError,
    StripePermissionError,
  } = Stripe.errors;
  const outages = [
    StripeConnectionError,
    StripeAPIError,
    StripeRateLimitError,
    StripeAuthenticationError,
    StripePermissionError,
  ];
  // 409: the same key is being answered at this moment
  const inUse = error instanceof StripeError && error.statusCode === 409;
  return inUse || outages.some((outage) => error instanceof outage);
}

/** All pages, one object after the other, with outages told apart as everywhere. */
export async function* reading<Theirs>(pages: AsyncIterable<Theirs>): AsyncIterable<Theirs> {
  const objects = pages[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await asking(async () => objects.next());
    if (done) return;
    yield value;
  }
}
