import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { english } from "../../../../test/world.ts";
import { money } from "../../../kernel/money.ts";
import type { PaymentMethod } from "../../../kernel/payment-method.ts";
import { contextFor } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PayableKind } from "../../../platform/database/tables.ts";
import { endAttempt } from "./end-attempt.server.ts";
import type { LedgerDifference } from "./ledger-difference.ts";
import { liveOrNewAttempt, type KeptCard } from "./new-attempt.server.ts";
import { waysToPay } from "./offered-gateway.server.ts";
import { openPayPage } from "./pay-page.server.ts";
import type { Payable } from "./payable.ts";
import { payables } from "./payables.server.ts";
import { paymentsWorld } from "./payments.world.ts";
import { refundPayable, refundUnwanted, type RefundWish } from "./refund-payable.server.ts";
import { livePaymentOf, paymentByRequestKey } from "./store.server.ts";

/** A partner's deposit: paid ahead, no order's and about none. The shop sells none; it stands in the list for tests. */
export const kind = "deposit" as PayableKind;

/** What a kind brings along: its table, and its name in the check on payments. */
const migration = `
  create table deposits (
    id uuid primary key default gen_random_uuid(),
    number text not null default 'DP1',
    state text not null default 'open' check (state in ('open', 'paid', 'closed')),
    asked integer not null default 50000,
    received integer not null default 0,
    times_paid integer not null default 0,
    times_unpaid integer not null default 0
  );
  alter table payments drop constraint payments_payable;
  alter table payments add constraint payments_payable
    check (payable_kind is not null and payable_kind in ('order', 'plan_change', 'top_up', 'deposit') and payable_id is not null);`;

type Deposit = { id: string; number: string; state: "open" | "paid" | "closed"; asked: number };

async function lockDeposit(tx: DbOrTx, id: string): Promise<Deposit> {
  const { rows } =
    await sql<Deposit>`select id, number, state, asked from deposits where id = ${id} for no key update`.execute(tx);
  return rows[0]!;
}

const received = (tx: DbOrTx, id: string, amount: number) =>
  sql`update deposits set received = received + ${amount} where id = ${id}`.execute(tx);

const depositPayable: Payable = {
  async lock(tx, payment) {
    const { id, state } = await lockDeposit(tx, payment.payable_id);
    return {
      orderId: null,
      sold: { account: "deposits", goods: payment.amount, postage: 0, promo: 0 },
      async paid(now) {
        if (state !== "open") {
          await refundUnwanted(tx, payment, state === "paid" ? "paid_twice" : "paid_late", now);
          return;
        }
        await sql`update deposits set state = 'paid', times_paid = times_paid + 1 where id = ${id}`.execute(tx);
        await received(tx, id, payment.amount);
        const other = await livePaymentOf(tx, { kind, id });
        if (other) await endAttempt(tx, other, "replaced", now);
      },
      async unpaid() {
        await sql`update deposits set times_unpaid = times_unpaid + 1 where id = ${id}`.execute(tx);
      },
      async refunded({ reason, sold_amount }) {
        if (reason === "granted") await received(tx, id, -sold_amount);
      },
      async notRefunded({ reason, sold_amount }) {
        if (reason === "granted") await received(tx, id, sold_amount);
      },
    };
  },
  async standing(db, { payable_id: id }) {
    const { rows } = await sql<Deposit>`select state from deposits where id = ${id}`.execute(db);
    return rows[0]!.state === "open" ? "wanted" : rows[0]!.state === "closed" ? "closed" : "other";
  },
  async statement(db, { payable_id: id }) {
    const { rows } = await sql<Deposit>`select number from deposits where id = ${id}`.execute(db);
    return { number: rows[0]!.number, description: "Deposit" };
  },
  proof: sql<LedgerDifference>`
    with booked as (
      select p.payable_id as id, -sum(e.amount) as kept from payments p cross join lateral (select 'payment:' || p.id as occasion union all
          select word || r.id from refunds r, (values ('refund:'), ('refund-failed:')) as words (word)
            where r.payment_id = p.id) as of
        join ledger_entries e on e.occasion = of.occasion and e.account = 'deposits'
      where p.payable_kind = 'deposit' and not exists (select from refunds r
        where r.payment_id = p.id and r.reason in ('paid_twice', 'paid_late'))
      group by p.payable_id
    )
    select 'deposit' as what, d.id::text as subject, null as "orderId", null as account, 'HKD' as currency,
      d.received as expected, coalesce(kept, 0)::float8 as found
    from deposits d left join booked using (id) where d.received <> coalesce(kept, 0)`,
};

/** A shop that takes deposits, too, until it is closed. */
export async function depositsWorld() {
  const world = await paymentsWorld();
  await world.ask(migration);
  Object.assign(payables, { [kind]: depositPayable });
  const context = () => contextFor(world.shop, english);

  /** Begins to pay it, as an operation of that kind would. */
  async function attempt(
    id: string,
    {
      method = "card",
      requestKey = randomUUID(),
      savedCard,
    }: { method?: PaymentMethod; requestKey?: string; savedCard?: KeptCard } = {},
  ) {
    const by = savedCard ? { savedCard } : { ways: await waysToPay(context()) };
    return world.db.transaction().execute(async (tx) => {
      const { asked } = await lockDeposit(tx, id);
      const total = money(asked, "HKD");
      return (
        (await paymentByRequestKey(tx, requestKey)) ??
        (await liveOrNewAttempt(
          tx,
          { orderId: null, payable: { kind, id }, total, method, requestKey, ...by },
          context(),
        ))
      );
    });
  }

  return {
    ...world,
    attempt,
    async opened(): Promise<string> {
      return (await world.ask<{ id: string }>("insert into deposits default values returning id"))[0]!.id;
    },
    async pay(id: string, method: PaymentMethod = "card", requestKey: string = randomUUID()) {
      const payment = await attempt(id, { method, requestKey });
      const page = {
        number: "DP1",
        email: "partner@example.com",
        description: "Deposit",
        returnTo: `deposit?id=${id}`,
      };
      return { paymentId: payment.id, payPage: await openPayPage(payment, page, context()) };
    },
    back: (id: string, wish: Partial<RefundWish> = {}) =>
      world.db.transaction().execute(async (tx) => {
        await lockDeposit(tx, id);
        const all: RefundWish = { amount: "everything", reason: "granted", key: `deposit:${id}`, ...wish };
        return refundPayable(tx, { kind, id }, all, world.shop.clock());
      }),
    deposit: async (id: string) =>
      (
        await world.ask<{ state: string; received: number; times_paid: number; times_unpaid: number }>(
          `select state, received, times_paid, times_unpaid from deposits where id = '${id}'`,
        )
      )[0]!,
    async close() {
      delete (payables as Partial<typeof payables>)[kind];
      await world.close();
    },
  };
}

export type DepositsWorld = Awaited<ReturnType<typeof depositsWorld>>;
