import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { isDatabaseAway } from "../src/platform/database/away.server.ts";
import { lookAt } from "./low-cards.ts";
import { withCheckDigit } from "./shop-fixture.ts";
import type { ShopProcess } from "./shop-process.ts";
import { buy, topUp, type Bought } from "./shopper.ts";
import { aCardWish, aRenewalWish, aSim, aWish } from "./wishes.ts";

const cards = {
  pays: "4242424242424242",
  declines: "4000000000000002",
  paysLate: "4000000000000077",
  failsLate: "4000000000000341",
};
/** Plans whose eSIMs are made after payment; the last one never is. */
const supplied = [
  ["from-reseller", "reseller", "ASIA-5GB-15D"],
  ["from-carrier", "es2plus", "ASIA-5GB-15D"],
  ["sold-out", "reseller", "SOLD-OUT-5GB-15D"],
] as const;
/**
 * Every third order is made signed in, by one of so many: none renews more SIMs than one may in an hour, nor buys by a
 * code that is used up alone (31 and 10 share no factor).
 */
export const accounts = 31;
export const tokenOf = (place: number) => (place % 3 === 0 ? `token-of-account-number-${place % accounts}` : undefined);

/** Fewer than `orders` want, so that the pool runs dry. */
export const stockFor = (orders: number) => ({
  profiles: Math.round(orders * 0.3),
  cards: Math.round(orders * 0.07),
  promoUses: Math.round(orders * 0.03),
});

export async function stockForTheCrowd(pool: pg.Pool, stock: ReturnType<typeof stockFor>): Promise<void> {
  for (const [code, supplier, product] of supplied) {
    await pool.query(
      `insert into plans select (jsonb_populate_record(plans,
        jsonb_build_object('code', $1::text, 'supplier', $2::text, 'supplier_product', $3::text))).*
       from plans where code = 'jp-th-5gb-15d'`,
      [code, supplier, product],
    );
    await pool.query("insert into plan_prices (plan_code, currency, amount) values ($1, 'HKD', 6000)", [code]);
  }
  const iccids = Array.from({ length: stock.cards }, (_, number) => aSim(70_000 + number));
  await pool.query("insert into sim_cards (iccid) select unnest($1::text[])", [iccids]);
  await pool.query(
    `insert into promo_codes (code, kind, percent, valid_from, valid_until, total_limit)
     values ('CROWD', 'percent', 10, now() - interval '1 day', now() + interval '1 day', $1)`,
    [stock.promoUses],
  );
}

/** Accounts that know their token, in place of a language: so an order tells by which it was made. */
export async function signIn(pool: pg.Pool): Promise<void> {
  const tokens = Array.from({ length: accounts }, (_, number) => tokenOf(number * 3)!);
  await pool.query(
    `with opened as (insert into accounts (email, lang, created_at) select token || '@example.com', token, now()
      from unnest($1::text[]) token returning id, lang)
     insert into sessions (token_hash, account_id, device, stays, created_at, seen_at, expires_at)
     select sha256(convert_to(lang, 'UTF8')), id, '', true, now(), now(), now() + interval '90 days' from opened`,
    [tokens],
  );
}

/**
 * Between the order and its delivery the network closes the first SIM: the plan cannot be loaded any more. The database
 * may be away just then.
 */
const closeSim = (pool: pg.Pool, order: Bought) =>
  untilWritten(
    pool,
    `select r.iccid from order_renewals r join orders o on o.id = r.order_id where o.number = $1 and r.position = 1`,
    order.orderNumber,
  );

/** A prepaid card, between its top-up and its payment. */
const block = (pool: pg.Pool, iccid: string) => untilWritten(pool, "select $1::text as iccid", iccid);

async function untilWritten(pool: pg.Pool, sim: string, value: string): Promise<void> {
  try {
    await pool.query(
      `insert into sandbox_network.sims (iccid, state, known_at) select iccid, 'blocked', now() from (${sim}) sim
       on conflict do nothing`,
      [value],
    );
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    await pause(100);
    await untilWritten(pool, sim, value);
  }
}

/** `came`: who has tried to buy, by token; some find it sold out. */
export type Crowd = {
  acknowledged: Bought[];
  tokens: Map<string, string | undefined>;
  came: Set<string | undefined>;
  gone: Promise<void>;
};

/** `buyers` at once, each buying one thing after the other until `enough`, with a rest in between. */
export function crowd(
  shops: readonly ShopProcess[],
  pool: pg.Pool,
  { buyers, enough, restMs = 0 }: { buyers: number; enough: (bought: number) => boolean; restMs?: number },
): Crowd {
  const numbers = [cards.pays, cards.pays, cards.pays, cards.paysLate, cards.declines, cards.failsLate];
  const origin = () => shops[randomInt(shops.length)]!.origin;
  const acknowledged: Bought[] = [];
  const tokens = new Map<string, string | undefined>();
  const came = new Set<string | undefined>();
  let next = 0;
  const buyer = async () => {
    while (!enough(acknowledged.length)) {
      const place = next++;
      came.add(tokenOf(place));
      await buy(
        origin,
        { card: numbers[place % numbers.length]!, wish: wishOf(place), token: tokenOf(place) },
        async (order) => {
          acknowledged.push(order);
          tokens.set(order.orderNumber, tokenOf(place));
          if (place % 4 === 1) await closeSim(pool, order);
        },
      );
      if (place % 4 === 2) {
        const wish = topUpOf(place);
        await topUp(origin, { card: numbers[(place >> 2) % numbers.length]!, wish }, async () => {
          if (place % 24 === 2) await block(pool, wish.iccid);
        });
      }
      if (place % 4 === 3) await lookAt(pool, place % accounts);
      if (restMs > 0) await pause(restMs);
    }
  };
  const all = async () => void (await Promise.all(Array.from({ length: buyers }, buyer)));
  return { acknowledged, tokens, came, gone: all() };
}

/** A few cards, so that several top up the same one at the same moment; and some of their own, which are blocked. */
function topUpOf(place: number) {
  const number = place % 24 === 2 ? 5_000_000 + place * 1000 : 1000 + (place % 6);
  const iccid = withCheckDigit(`89852341${String(number).padStart(10, "0")}`);
  return { tariff: "gogochina_001", iccid, amount: place % 8 === 2 ? 13_600 : 3400 };
}

/** Mostly eSIMs, some for two; cards by post, renewals, and a code that is soon used up. */
function wishOf(place: number) {
  const departsOn = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  switch (place % 10) {
    case 0:
      return aCardWish({ departsOn });
    case 1:
      return aRenewalWish({ iccids: [aSim(10_000_000 + place * 1000)] });
    case 2:
      return aRenewalWish({
        iccids: [aSim(20_000_000 + place * 1000), aSim(30_000_000 + place * 1000)],
        quantity: 2,
        expectedTotal: 21_000,
      });
    case 3:
      return aWish({ quantity: 2, expectedTotal: 21_000 });
    case 4:
      return aWish({ promoCode: "CROWD", expectedTotal: 9450 });
    case 5:
    case 6:
      return aWish({ planCode: supplied[place % 2]![0], days: undefined, expectedTotal: 12_000, quantity: 2 });
    case 7:
      return aWish({ planCode: supplied[2][0], days: undefined, expectedTotal: 6000 });
    default:
      return aWish();
  }
}

/** Every order that the gateway has been paid for has come to an end, and no e-mail waits. */
export async function untilSettled(pool: pg.Pool): Promise<void> {
  await untilNone(
    pool,
    `
    select (select count(*) from orders where state in ('paid', 'refunding'))
         + (select count(*) from top_ups where state = 'paid')
         + (select count(*) from prepaid_corrections where state = 'decided')
         + (select count(*) from payments where saved_card is not null and state in ('created', 'waiting'))
         + (select count(*) from graphile_worker.jobs
           where task_identifier = 'look-at-balance' and attempts < max_attempts)
         + (select count(*) from refunds where state in ('asked', 'pending'))
         + (select count(*) from order_renewals r join orders o on o.id = r.order_id
           where r.state = 'waiting' and o.state in ('paid', 'delivered'))
         + (select count(*) from supply_orders where state in ('asked', 'accepted'))
         + (select count(*) from graphile_worker.jobs
           where task_identifier in ('load-plans', 'end-plans', 'end-plan') and attempts < max_attempts)
         + (select count(*) from graphile_worker.jobs
           where task_identifier in ('cancel-supply', 'cancel-at-supplier') and attempts < max_attempts
             and run_at < now() + interval '2 minutes')
         + (select count(*) from sandbox_gateway.payments where state = 'pending')
         + (select count(*) from sandbox_gateway.payments p join payments ours on ours.gateway_reference = p.reference
            where p.state in ('succeeded', 'failed') and ours.state <> p.state) as open`,
  );
  // a confirmation waits a minute in case there is something better to say; by now there is
  await pool.query(
    "select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where task_identifier = 'send-mail' and run_at > now()",
  );
  await untilNone(pool, "select count(*) as open from mails where state = 'queued'");
}

async function untilNone(pool: pg.Pool, counted: string): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ open: string }>(counted);
    if (Number(rows[0]!.open) === 0) return;
    await moments(100);
  }
}

export const moments = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
