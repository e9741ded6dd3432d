import { randomUUID } from "node:crypto";
import { withCheckDigit } from "./shop-fixture.ts";
import type { World } from "./world.ts";

type Paid = { id: string; number: string };
type Change = { quantity?: number; total?: number; state?: string };

let made = 0;

/** A paid order in the database, as createOrder and a payment leave it; `change` makes it another. */
async function paidOrder(
  { pool }: World,
  way: "physical" | "renewal",
  { quantity = 1, total = 10_500 * quantity, state = "paid" }: Change,
  postage: number,
): Promise<Paid> {
  const number = `FW${String(++made).padStart(8, "0")}`;
  const { rows } = await pool.query<{ id: string }>(
    `insert into orders (number, request_key, state, plan_code, way, days, quantity, currency, unit_amount,
      postal_amount, total_amount, plan_as_sold, email, lang, placed_at, paid_at)
     select $1, $2, $3, code, $4, 30, $5, 'HKD', $6::int / $5::int, $7::int, $6::int + $7::int,
       to_jsonb(plans) - 'on_sale', 'mei@example.com', 'en', '2026-11-21T07:59:00Z', '2026-11-21T08:00:00Z'
     from plans where code = 'jp-10gb-30d' returning id`,
    [number, randomUUID(), state, way, quantity, total, postage],
  );
  const id = rows[0]!.id;
  await pool.query(
    `insert into payments (id, order_id, request_key, state, method, gateway, gateway_reference, amount, currency,
      charged_amount, charged_currency, created_at, expires_at, settled_at)
     values ($1, $2, $3, 'succeeded', 'card', 'sandbox', $4, $5, 'HKD', $5, 'HKD', '2026-11-21T07:59:00Z',
       '2026-11-21T08:29:00Z', '2026-11-21T08:00:00Z')`,
    [randomUUID(), id, randomUUID(), `pay_${number}`, total + postage],
  );
  return { id, number };
}

type Address = {
  country?: string;
  province?: string | null;
  city?: string | null;
  address?: string;
  postal_code?: string | null;
  contact_person?: string;
  promised_by?: string;
};

/** A card by post to Hong Kong, promised for two working days later. */
export async function aCardOrder(
  world: World,
  change: Change & { to?: Address; held?: readonly string[] } = {},
): Promise<Paid> {
  const order = await paidOrder(world, "physical", change, 1_500);
  const to = {
    country: "HK",
    province: "Kowloon",
    city: "Mong Kok",
    address: "Flat 5B, 12 Nathan Road",
    postal_code: null,
    contact_person: "CHAN Mei",
    promised_by: "2026-11-25",
    ...change.to,
  };
  await world.pool.query(
    `insert into order_addresses (order_id, country, province, city, address, postal_code, contact_person, phone,
      carrier, promised_from, promised_by)
     values ($1, $2, $3, $4, $5, $6, $7, '+85251234567', 'SF Express', '2026-11-24', $8)`,
    [order.id, to.country, to.province, to.city, to.address, to.postal_code, to.contact_person, to.promised_by],
  );
  for (const [place, iccid] of (change.held ?? []).entries()) {
    await world.pool.query("update sim_cards set state = 'held', order_id = $2, position = $3 where iccid = $1", [
      iccid,
      order.id,
      place + 1,
    ]);
  }
  return order;
}

/** A plan for SIMs that a customer holds. */
export async function aRenewal(world: World, iccids: readonly string[], change: Change = {}): Promise<Paid> {
  const order = await paidOrder(world, "renewal", { ...change, quantity: iccids.length }, 0);
  for (const [place, iccid] of iccids.entries()) {
    await world.pool.query("insert into order_renewals (order_id, position, iccid) values ($1, $2, $3)", [
      order.id,
      place + 1,
      iccid,
    ]);
  }
  return order;
}

/** So many cards in the storeroom, by their numbers in order. */
export async function someCards({ pool }: World, count: number): Promise<string[]> {
  const iccids = Array.from({ length: count }, (_, number) =>
    withCheckDigit(`898523431${String(number + 1).padStart(9, "0")}`),
  );
  await pool.query("insert into sim_cards (iccid) select unnest($1::text[])", [iccids]);
  return iccids.toSorted();
}
