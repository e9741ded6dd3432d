import { money } from "../../../kernel/money.ts";
import { pageOf, readingOf } from "../../../platform/cursor.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetEntries } from "./contract.ts";
import { daysSpan, monthOf, occasionOf, onAPage, spanOf } from "./rules.ts";
import { entriesOf } from "./store.server.ts";

export const getEntries = operation(GetEntries, async (wish, { db, now }) => {
  const { account, currency, days } = wish;
  const span = days ? daysSpan(days) : spanOf(wish.month ?? monthOf(now));
  const reading = readingOf(wish, "number");
  const found = await entriesOf(db, { account, currency, ...span, ...reading }, onAPage + 1);
  const { shown, newer, older } = pageOf(found, reading, onAPage);
  return {
    month: monthOf(span.from),
    days: days ?? null,
    entries: shown.map(({ at, occasion, order_number: order, amount }) => ({
      at: at.toISOString(),
      occasion: occasionOf(occasion),
      order,
      amount: money(amount, currency),
    })),
    newer,
    older,
  };
});
