import { randomUUID } from "node:crypto";
import { planCode } from "./addresses.ts";
import { openChild } from "./child.ts";
import { exactly, told, type Finding } from "./finding.ts";
import type { Ground } from "./ground.ts";
import { openShop } from "./open-shop.ts";
import type { Crowd } from "./processes/promo-crowd.ts";
import { wishFor } from "./wish.ts";

const clients = 32;
const tries = 10_000;
const limit = 4_000;
const perBuyer = 1;
/** Every buyer tries twice, so that both limits are hit. */
const buyers = tries / 2;

/** A crowd with one code: more orders than it allows, two for each buyer, all at once. */
export async function promo(ground: Ground): Promise<Finding[]> {
  const code = `BENCH-${randomUUID().slice(0, 8)}`.toUpperCase();
  await ground.pool.query(
    `insert into promo_codes (code, kind, percent, valid_from, valid_until, total_limit, per_buyer_limit)
     values ($1, 'percent', 10, now() - interval '1 day', now() + interval '1 day', $2, $3)`,
    [code, limit, perBuyer],
  );
  await using shop = await openShop(ground.folder);
  await using child = await openChild("bench/processes/promo-crowd.ts");
  const wish = await wishFor(ground, planCode);
  const discount = Math.floor(wish.expectedTotal / 10);
  const crowd = await child.ask<Crowd>("crowd", {
    origin: shop.origin,
    clients,
    tries,
    buyers,
    wish: { ...wish, promoCode: code, expectedTotal: wish.expectedTotal - discount },
  });
  const { rows } = await ground.pool.query(
    `select (select uses from promo_codes where code = $1) as counted,
       (select count(*)::int from promo_uses where code = $1) as written,
       (select coalesce(max(n), 0)::int
         from (select count(*) as n from promo_uses where code = $1 group by buyer) each) as most`,
    [code],
  );
  const { counted, written, most } = rows[0];
  if (counted !== written || written !== crowd.placed)
    throw new Error(`${crowd.placed} orders were answered, ${written} uses written, ${counted} counted`);
  return [
    exactly(
      `promo code: uses after ${tries.toLocaleString("en")} tries by ${clients} clients`,
      written,
      limit,
      `${written} (${crowd.refused} refused)`,
    ),
    exactly("promo code: most uses by one buyer", most, perBuyer, String(most)),
    told("promo code: tries per second", (tries / crowd.seconds).toFixed(0)),
  ];
}
