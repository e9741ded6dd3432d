import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { Language } from "../../../kernel/language.ts";
import { money, type Money } from "../../../kernel/money.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { may } from "../../../kernel/staff-right.ts";
import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { orderByNumber, type Order } from "../../sales/orders/store.server.ts";
import { ledgerOfPayment, ledgerOfWaived, type LedgerLine } from "../../sales/payments/ledger.ts";
import { booksOfRefund } from "../../sales/payments/refund-books.server.ts";
import { weighGoodwill } from "../goodwill-codes/goodwill-limit.server.ts";
import { offersFor, type Offer } from "../plan-changes/offers.server.ts";
import { openChange } from "../plan-changes/store.server.ts";
import { querySimsForPage } from "../refund-requests/query-sims.server.ts";
import { inYuan } from "../staff-refunds/refund-limit.server.ts";
import { buyersCountry } from "./buyers-country.ts";
import { GetChangePreview } from "./contract.ts";

type Preview = OutputOf<typeof GetChangePreview>;
type Asking = Context & { caller: StaffCaller };

/** Computed by what the change itself computes with, so that what is shown is what is done. */
export const getChangePreview = operation(GetChangePreview, async ({ number, days, planCode }, context) => {
  const { db, visitor, now, suppliers } = context;
  const order = (await orderByNumber(db, number.toUpperCase())) ?? refuse("ORDER_NOT_FOUND");
  const tellers = { suppliers, silent: await querySimsForPage(order, context) };
  const { why, offers } = await offersFor(db, order, { days, country: buyersCountry(order), tellers, now });
  const open = await openChange(db, order.id);
  const isUnpaid = open?.state === "asked" || open?.state === "paying";
  const chosen = offers.find(({ candidate }) => candidate.as_sold.code === planCode);
  return {
    why: why ?? null,
    plans: offers.map((offer) => shown(offer, order, visitor.language)),
    open: isUnpaid
      ? { code: open.to_plan, days: open.to_days, difference: money(open.difference_amount, order.currency) }
      : null,
    seen: open?.id ?? "",
    chosen: chosen
      ? { plan: shown(chosen, order, visitor.language), ...(await consequences(order, chosen.difference, context)) }
      : null,
  };
});

type Consequences = Omit<NonNullable<Preview["chosen"]>, "plan">;

async function consequences(order: Order, difference: number, { db, caller, now }: Asking): Promise<Consequences> {
  const sum = money(Math.abs(difference), order.currency);
  if (difference === 0) return { books: [], goesTo: [], waived: null };
  if (difference < 0) {
    const { books, goesTo } = await booksOfRefund(db, order.id, sum.amount);
    return { books: linesShown(books), goesTo, waived: null };
  }
  const paid = ledgerOfPayment({ goods: sum.amount, postage: 0, promo: 0 }, sum.currency, sum);
  return { books: linesShown(paid), goesTo: [], waived: await waived(sum) };

  async function waived(given: Money): Promise<Consequences["waived"]> {
    if (!may(caller, "give_goodwill")) return null;
    const { isWithin } = await weighGoodwill(db, caller, await inYuan(db, given, now), now);
    return { books: linesShown(ledgerOfWaived(given)), isWithin };
  }
}

const linesShown = (lines: readonly LedgerLine[]) => lines.map(({ account, amount: sum }) => ({ account, sum }));

function shown(
  { candidate: { as_sold: plan, names }, days, difference }: Offer,
  { currency }: Order,
  language: Language,
): Preview["plans"][number] {
  return {
    code: plan.code,
    kind: plan.kind,
    area: names?.[language] ?? plan.area,
    allowanceMb: plan.allowance_mb,
    speedAfterKbps: plan.speed_after_kbps,
    days,
    difference: money(difference, currency),
  };
}
