import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../../kernel/envelope.ts";
import { placesIn } from "../../../kernel/places-text.ts";
import type { FileOfSite } from "../../../platform/http/private-pages.server.ts";
import { GetRefundLetter } from "./contract.ts";

/** The HTML of the e-mail by itself, for the frame that shows it with its own styles. */
export const refundLetterFrame: FileOfSite = async ({ query, ask }) => {
  const { sims, amount, part, ...wish } = query as Record<string, string>;
  const answer = (await ask(GetRefundLetter.path, {
    ...wish,
    positions: placesIn(sims ?? "", 10_000),
    amount: Number(amount),
    part: Number(part),
  })) as Envelope<OutputOf<typeof GetRefundLetter>>;
  return { name: "refund.html", type: "text/html; charset=utf-8", file: unwrap(answer).html };
};
