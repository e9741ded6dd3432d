import { Stripe } from "stripe";
import { GatewayUnavailable } from "../payment-gateway.ts";

/** Errors that may be temporary, or that the operator can fix, count as an outage; the rest are bugs. */
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
  // 409: the same key is being processed concurrently
  const inUse = error instanceof StripeError && error.statusCode === 409;
  return inUse || outages.some((outage) => error instanceof outage);
}

/** Iterates over all pages, with the same mapping of errors. */
export async function* reading<Theirs>(pages: AsyncIterable<Theirs>): AsyncIterable<Theirs> {
  const objects = pages[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await asking(async () => objects.next());
    if (done) return;
    yield value;
  }
}
