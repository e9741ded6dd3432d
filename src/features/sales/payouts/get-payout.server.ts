import { refuse } from "../../../kernel/refusal.ts";
import { pageOf, readingOf } from "../../../platform/cursor.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetPayout } from "./contract.ts";
import { linesIn, payoutById, sumsOf } from "./list-store.server.ts";
import { onAPage } from "./rules.ts";
import { shownPayout } from "./shown-payout.server.ts";

export const getPayout = operation(GetPayout, async (wish, { db }) => {
  const reading = readingOf(wish);
  const payout = (await payoutById(db, wish.id)) ?? refuse("NOT_FOUND");
  const [found, sums] = await Promise.all([linesIn(db, payout.id, reading, onAPage + 1), sumsOf(db, payout.id)]);
  const { shown, newer, older } = pageOf(found, reading, onAPage);
  return {
    ...shownPayout(payout),
    sums,
    lines: shown.map(
      ({ reference, kind, at, number, amount, fee, booked_amount, booked_currency, verdict, difference }) => ({
        reference,
        kind,
        amount,
        fee,
        verdict,
        difference,
        at: at.toISOString(),
        order: number,
        booked:
          booked_amount === null || booked_currency === null
            ? null
            : { amount: booked_amount, currency: booked_currency },
      }),
    ),
    newer,
    older,
  };
});
