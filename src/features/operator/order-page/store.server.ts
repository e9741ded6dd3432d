import { sql } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import type { PaymentMethod } from "../../../kernel/payment-method.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type {
  DataPlanState,
  DispatchState,
  OrderPayableKind,
  ProfileState,
} from "../../../platform/database/tables.ts";
import type { mailKinds } from "../../aftersales/staff-mails/rules.ts";
import { consentPolicy } from "../../catalogue/content/policy-name.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import { mailsAtOnce, mostOrdersCounted } from "./rules.ts";

/** What stands beside an order; instants as the database writes them into JSON. */
type Beside = {
  consents: { consent: string; text_version: string; given_at: string; is_kept: boolean }[];
  orders: number;
  account: boolean;
  payments: {
    method: PaymentMethod;
    payable_kind: OrderPayableKind;
    charged_amount: number;
    charged_currency: Currency;
    fee_amount: number | null;
    fee_currency: Currency | null;
  }[];
  cases: { id: string; kind: string; opened_at: string }[];
  mails: {
    id: string;
    kind: (typeof mailKinds)[number];
    state: "queued" | "sent";
    at: string;
    position: number | null;
    recipient: string | null;
    held_until: string | null;
    repetition: string | null;
  }[];
  mails_sent: number;
  parcel: {
    state: DispatchState;
    carrier: string;
    tracking_number: string | null;
    promised_by: string;
    sent_at: string | null;
    arrived_at: string | null;
    contact_person: string;
    country: string;
    city: string | null;
    phone: string;
  } | null;
};

/**
 * All of it in one statement, each part along an index by the order; of the buyer's other orders no more than is said.
 * `mailsFrom`: its e-mails from this one on, and one more than is shown.
 */
export async function besideOrder(
  db: DbOrTx,
  { id, email, account_id }: Pick<Order, "id" | "email" | "account_id">,
  mailsFrom: number,
): Promise<Beside> {
  const { rows } = await sql<Beside>`${prepared}
    select
      coalesce((select jsonb_agg(to_jsonb(it) order by it.consent) from
        (select consent, text_version, given_at, exists (select from policy_texts
          where docname = ${consentPolicy} and version = text_version) as is_kept
          from order_consents where order_id = ${id}) as it), '[]') as consents,
      (select count(*)::int from (select from orders where lower(email) = lower(${email})
        limit ${sql.lit(mostOrdersCounted + 1)}) as those) as orders,
      exists (select from accounts where id = ${account_id}::uuid or email = lower(${email})) as account,
      coalesce((select jsonb_agg(to_jsonb(it)) from (select method, payable_kind, charged_amount, charged_currency,
        fee_amount, fee_currency from payments where order_id = ${id} and state = 'succeeded' order by created_at
        limit 20) as it), '[]') as payments,
      coalesce((select jsonb_agg(to_jsonb(it)) from (select id, kind, opened_at from cases
        where order_id = ${id} and closed_at is null order by opened_at limit 20) as it), '[]') as cases,
      coalesce((select jsonb_agg(to_jsonb(it)) from (select id, kind, state, coalesce(sent_at, queued_at) as at, position,
        recipient, held_until, repetition from mails where order_id = ${id} order by queued_at desc, id desc
        limit ${sql.lit(mailsAtOnce + 1)} offset ${mailsFrom - 1}::int) as it), '[]') as mails,
      (select count(*)::int from mails where order_id = ${id} and state = 'sent') as mails_sent,
      (select to_jsonb(it) from (select d.state, coalesce(d.carrier, a.carrier) as carrier, tracking_number, promised_by,
        sent_at, arrived_at, contact_person, country, city, phone
        from dispatches d join order_addresses a using (order_id) where order_id = ${id}) as it) as parcel`.execute(db);
  return rows[0]!;
}

export type SimRow = {
  position: number;
  iccid: string | null;
  traveller: string | null;
  profile_state: ProfileState | null;
  profile_state_at: Date | null;
  device: string | null;
  plan_state: DataPlanState | null;
  used_mb: number;
  used_today_mb: number;
  use_by: Date;
  activated_at: Date | null;
  expires_at: Date | null;
  as_of: Date | null;
  slow: boolean;
  renewal: string | null;
};

/** Some of an order's SIMs, from one place to another. A profile that went back is found by its data plan. */
export async function simsOfOrder(
  db: DbOrTx,
  { id }: Pick<Order, "id">,
  { from, to }: { from: number; to: number },
): Promise<SimRow[]> {
  const { rows } = await sql<SimRow>`${prepared}
    select place as position, coalesce(d.iccid, p.iccid, r.iccid, c.iccid) as iccid, t.name as traveller,
      coalesce(had.profile_state, p.profile_state) as profile_state,
      coalesce(had.profile_state_at, p.profile_state_at) as profile_state_at, coalesce(had.device, p.device) as device,
      d.state as plan_state, d.used_mb, d.used_today_mb, d.use_by, d.activated_at, d.expires_at, d.as_of, d.slow,
      r.state as renewal
    from generate_series(${from}::int, ${to}::int) as place
      left join data_plans d on d.order_id = ${id} and d.position = place
      left join esim_profiles had on had.iccid = d.iccid
      left join esim_profiles p on p.order_id = ${id} and p.position = place and p.state <> 'retired'
      left join order_renewals r on r.order_id = ${id} and r.position = place
      left join sim_cards c on c.order_id = ${id} and c.position = place
      left join order_travellers t on t.order_id = ${id} and t.position = place
    order by place`.execute(db);
  return rows;
}
