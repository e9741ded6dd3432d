import { sql } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import type { Language } from "../../../kernel/language.ts";
import type { Place, Reading } from "../../../platform/cursor.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { Names, OrderState } from "../../../platform/database/tables.ts";
import { customerForms, mostCounted, mostShown } from "./rules.ts";

/** A mailbox, and the account that it has; either may be what they were found by. */
export type Person = { email: string; lang: Language; account_id: string | null };

export type PlanColumns = {
  plan: { kind: "day_pass" | "fixed"; allowance_mb: number; scope: "country" | "region"; area: string };
  days: number;
  area_names: Names | null;
};

export const soldPlan = sql`jsonb_build_object('kind', plan_as_sold -> 'kind', 'allowance_mb', plan_as_sold -> 'allowance_mb',
        'scope', plan_as_sold -> 'scope', 'area', plan_as_sold -> 'area') as plan,
      case plan_as_sold ->> 'scope'
        when 'country' then (select names from destinations where iso2 = plan_as_sold ->> 'area')
        else (select names from regions where slug = plan_as_sold ->> 'area')
      end as area_names`;

/** Who placed an order: its account, or the mailbox, which may have got an account since. */
export async function personOfOrder(db: DbOrTx, number: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select coalesce(a.email, lower(o.email)) as email, coalesce(a.lang, o.lang) as lang, a.id as account_id
    from orders o left join accounts a on a.id = coalesce(o.account_id,
      (select id from accounts where email = lower(o.email)))
    where o.number = ${number}`.execute(db);
  return rows[0];
}

async function personOfAccount(db: DbOrTx, accountId: string): Promise<Person | undefined> {
  return db
    .selectFrom("accounts")
    .select(["email", "lang", "id as account_id"])
    .where("id", "=", accountId)
    .executeTakeFirst();
}

/** By an account's id or an order's number. */
export const personBehind = (db: DbOrTx, customer: string): Promise<Person | undefined> =>
  (customerForms.account.test(customer) ? personOfAccount : personOfOrder)(db, customer);

/** By account, by the newest order of a mailbox, or by both. */
export async function peopleWith(db: DbOrTx, by: "email" | "phone", is: string) {
  const { rows } = await sql<{ email: string; account_id: string | null; number: string | null; orders: number }>`
    with found as (
      select email, id as account_id from accounts where ${by === "email" ? sql`email` : sql`phone`} = ${is}
      ${by === "email" ? sql`union all select ${is}, null where not exists (select from accounts where email = ${is})` : sql``}
    )
    select found.*,
      (select number from orders where lower(email) = found.email order by placed_at desc, id desc limit 1) as number,
      (select count(*)::int from (select from orders where lower(email) = found.email
        limit ${sql.lit(mostCounted + 1)}) as those) as orders
    from found`.execute(db);
  return rows.filter(({ account_id, number }) => account_id !== null || number !== null);
}

export async function isSimKnown(db: DbOrTx, iccid: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from esim_profiles where iccid = ${iccid})
      or exists (select from sim_cards where iccid = ${iccid}) or exists (select from data_plans where iccid = ${iccid})
      or exists (select from order_renewals where iccid = ${iccid})
      or exists (select from prepaid_cards where iccid = ${iccid})
      or exists (select from account_sims where iccid = ${iccid}) as known`.execute(db);
  return rows[0]!.known;
}

type AccountBeside = {
  created_at: string;
  phone: string | null;
  has_password: boolean;
  passkeys: number;
  sessions: number;
  seen_at: string | null;
  pushes: number;
  alerts: string[] | null;
  cards: { brand: string | null; lastFour: string | null }[];
};

/** Instants as the database writes them into JSON. */
export async function accountBeside(db: DbOrTx, id: string, now: Date): Promise<AccountBeside | undefined> {
  const { rows } = await sql<AccountBeside>`
    select to_json(created_at) as created_at, phone, password_hash is not null as has_password,
      (select count(*)::int from passkeys where account_id = a.id) as passkeys,
      (select count(*)::int from sessions where account_id = a.id and expires_at > ${now}) as sessions,
      (select to_json(max(seen_at)) from sessions where account_id = a.id) as seen_at,
      (select count(*)::int from push_subscriptions where account_id = a.id) as pushes,
      (select kinds from alert_choices where account_id = a.id) as alerts,
      coalesce((select jsonb_agg(jsonb_build_object('brand', brand, 'lastFour', last_four) order by saved_at)
        from saved_cards where account_id = a.id and state = 'saved'), '[]') as cards
    from accounts a where id = ${id}`.execute(db);
  return rows[0];
}

/** Orders of the mailbox and of the account: both are steps along their own index. */
const ordersOf = ({ email, account_id }: Person, columns: string, most: number) => sql`
    (select ${sql.raw(columns)} from orders where lower(email) = ${email} order by placed_at desc, id desc
      limit ${sql.lit(most)})
    union
    (select ${sql.raw(columns)} from orders where account_id = ${account_id}::uuid order by placed_at desc, id desc
      limit ${sql.lit(most)})`;

type Counts = {
  orders: number;
  paid: number;
  refunded: number;
  cases: number;
  sums: { currency: Currency; paid: number; back: number }[];
};

export async function countsOf(db: DbOrTx, person: Person): Promise<Counts> {
  const { rows } = await sql<Counts>`
    with mine as (${ordersOf(person, "id, placed_at, currency, total_amount, paid_at", mostCounted + 1)}),
      back as (select order_id, sum(sold_amount) as amount from refunds
        where order_id in (select id from mine) and state = 'succeeded' group by order_id)
    select count(*)::int as orders, count(paid_at)::int as paid,
      (select count(*)::int from back where amount > 0) as refunded,
      (select count(*)::int from cases where order_id in (select id from mine) and closed_at is null) as cases,
      coalesce((select jsonb_agg(to_jsonb(it) order by it.currency) from (
        select currency, sum(total_amount) as paid, coalesce(sum(back.amount), 0) as back
        from mine left join back on back.order_id = mine.id where paid_at is not null group by currency) as it), '[]') as sums
    from mine`.execute(db);
  return rows[0]!;
}

type SimOfPerson = PlanColumns & { iccid: string; number: string; state: string };

export async function simsOf(db: DbOrTx, person: Person): Promise<SimOfPerson[]> {
  const { rows } = await sql<SimOfPerson>`
    with mine as (${ordersOf(person, "id, placed_at", mostCounted)})
    select d.iccid, number, d.state, days, ${soldPlan}
    from mine join data_plans d on d.order_id = mine.id join orders o on o.id = mine.id
    order by o.placed_at desc, d.position limit ${sql.lit(mostShown)}`.execute(db);
  return rows;
}

export function autoTopUpsOfAccount(db: DbOrTx, accountId: string) {
  return db
    .selectFrom("auto_top_ups")
    .select(["iccid", "on_since", "stopped"])
    .where("account_id", "=", accountId)
    .orderBy("iccid")
    .limit(mostShown)
    .execute();
}

type OrderOfPerson = PlanColumns & {
  id: string;
  micros: string;
  number: string;
  placed_at: Date;
  state: OrderState;
  quantity: number;
  currency: Currency;
  total_amount: number;
};

const edge = {
  older: { micros: "9999999999999999", id: "ffffffff-ffff-ffff-ffff-ffffffffffff" },
  newer: { micros: "0", id: "00000000-0000-0000-0000-000000000000" },
} as const satisfies Record<string, Place>;

/** In the order in which they were stepped along. */
export async function ordersOfPerson(
  db: DbOrTx,
  { email, account_id }: Person,
  { towards, place = edge[towards] }: Reading,
  most: number,
): Promise<OrderOfPerson[]> {
  const [beyond, order] = towards === "older" ? [sql`<`, sql`placed_at desc, id desc`] : [sql`>`, sql`placed_at, id`];
  const at = sql`(timestamptz 'epoch' + ${place.micros}::float8 * interval '1 microsecond', ${place.id}::uuid)`;
  const { rows } = await sql<OrderOfPerson>`${prepared}
    with mine as (
      (select id, placed_at from orders where lower(email) = ${email} and (placed_at, id) ${beyond} ${at}
        order by ${order} limit ${sql.lit(most)})
      union
      (select id, placed_at from orders where account_id = ${account_id}::uuid and (placed_at, id) ${beyond} ${at}
        order by ${order} limit ${sql.lit(most)})
    ), page as (select id, placed_at from mine order by ${order} limit ${sql.lit(most)})
    select o.id, number, o.placed_at, state, days, quantity, currency, total_amount,
      (extract(epoch from o.placed_at) * 1000000)::bigint::text as micros, ${soldPlan}
    from page join orders o using (id)
    order by ${towards === "older" ? sql`o.placed_at desc, id desc` : sql`o.placed_at, id`}`.execute(db);
  return rows;
}
