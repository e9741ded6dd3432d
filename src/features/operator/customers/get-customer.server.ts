import { maskedMailbox, maskedPhone } from "../../../kernel/masked.ts";
import { money } from "../../../kernel/money.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { pageOf, readingOf } from "../../../platform/cursor.server.ts";
import { instantInJson } from "../../../platform/database/json-instant.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { revealedUntil } from "../../records/reveals/store.server.ts";
import { GetCustomer } from "./contract.ts";
import { mostCounted, onAPage } from "./rules.ts";
import { soldPlanOf } from "./sold-plan.server.ts";
import { accountBeside, autoTopUpsOfAccount, countsOf, ordersOfPerson, personBehind, simsOf } from "./store.server.ts";

export const getCustomer = operation(GetCustomer, async ({ customer, after, before }, { db, visitor, now, caller }) => {
  const person = (await personBehind(db, customer)) ?? refuse("NOT_FOUND");
  const { email, lang, account_id: id } = person;
  const reading = readingOf({ after, before });
  const [account, counts, sims, autoTopUps, found, revealed] = await Promise.all([
    id === null ? undefined : accountBeside(db, id, now),
    countsOf(db, person),
    simsOf(db, person),
    id === null ? [] : autoTopUpsOfAccount(db, id),
    ordersOfPerson(db, person, reading, onAPage + 1),
    revealedUntil(db, caller, { kind: "customer", thing: customer }, now),
  ]);
  const { shown, newer, older } = pageOf(found, reading, onAPage);
  const { orders, paid, refunded, cases, sums } = counts;
  return {
    revealedUntil: revealed?.toISOString() ?? null,
    email: revealed ? email : maskedMailbox(email),
    language: lang,
    account: account && id !== null ? { id, ...accountShown(account, revealed !== undefined) } : null,
    counts: {
      orders: Math.min(orders, mostCounted),
      more: orders > mostCounted,
      paid,
      refunded,
      cases,
      sums: sums.map(({ currency, ...sum }) => ({ paid: money(sum.paid, currency), back: money(sum.back, currency) })),
    },
    sims: sims.map(({ iccid, number, state, ...sold }) => ({
      iccid,
      number,
      state,
      plan: soldPlanOf(sold, visitor.language),
    })),
    autoTopUps: autoTopUps.map(({ iccid, on_since, stopped }) => ({ iccid, isOn: on_since !== null, stopped })),
    orders: shown.map(({ number, placed_at, state, quantity, total_amount, currency, ...sold }) => ({
      number,
      placedAt: placed_at.toISOString(),
      state,
      quantity,
      plan: soldPlanOf(sold, visitor.language),
      total: money(total_amount, currency),
    })),
    newer,
    older,
  };
});

type Account = NonNullable<Awaited<ReturnType<typeof accountBeside>>>;

function accountShown({ created_at, phone, has_password, seen_at, ...kept }: Account, isRevealed: boolean) {
  return {
    ...kept,
    since: instantInJson(created_at),
    phone: phone && !isRevealed ? maskedPhone(phone) : phone,
    hasPassword: has_password,
    seenAt: instantInJson(seen_at),
  };
}
