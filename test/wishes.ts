import { randomUUID } from "node:crypto";
import type { CreateOrder } from "../src/features/sales/orders/contract.ts";
import { jobs } from "../src/jobs.server.ts";
import type { WishOf } from "../src/kernel/endpoint.ts";
import { withCheckDigit } from "./shop-fixture.ts";
import type { World } from "./world.ts";

/** Seven days of Japan's day pass for Mei, in Hong Kong dollars. */
export function aWish(wish: Partial<WishOf<typeof CreateOrder>> = {}): WishOf<typeof CreateOrder> {
  return {
    requestKey: randomUUID(),
    planCode: "jp-day-1gb",
    way: "esim",
    days: 7,
    quantity: 1,
    currency: "HKD",
    expectedTotal: 10500,
    email: "mei@example.com",
    privacyPolicy: { given: true, version: "2026-11" },
    dataTransfer: { given: true, version: "2026-11" },
    ...wish,
  };
}

/**
 * The package of 10 GB on a card, posted to Tokyo: HK$105.00 and HK$45.00 of postage. Ordered on 21 November it is
 * there by the 30th.
 */
export function aCardWish(wish: Partial<WishOf<typeof CreateOrder>> = {}): WishOf<typeof CreateOrder> {
  const shipping = {
    country: "JP",
    province: "Tokyo",
    city: "Minato-ku",
    address: "1-2-3 Minami-Aoyama",
    postalCode: "107-0062",
    contactPerson: "Mei Chan",
    phone: "+819012345678",
  };
  return aWish({
    planCode: "jp-10gb-30d",
    days: undefined,
    way: "physical",
    expectedTotal: 15000,
    departsOn: "2026-12-05",
    shipping,
    ...wish,
  });
}

/** The package of 10 GB on a SIM that Mei holds. */
export function aRenewalWish(wish: Partial<WishOf<typeof CreateOrder>> = {}): WishOf<typeof CreateOrder> {
  return aWish({
    planCode: "jp-10gb-30d",
    days: undefined,
    way: "renewal",
    expectedTotal: 10500,
    iccids: [aSim(1)],
    ...wish,
  });
}

/**
 * The ICCID of a card that a customer holds. The last digits of `number` make the sandbox network's sad cases: 404, 403,
 * 410, 503.
 */
export function aSim(number: number): string {
  return withCheckDigit(`8985234${String(number).padStart(11, "0")}`);
}

/**
 * Does every waiting job whose time has come, as the worker would; with `evenLater` also those that wait for a later
 * hour. `only`: of this kind.
 */
export async function workOff(
  { pool, shop }: Pick<World, "pool" | "shop">,
  { evenLater = false, most = 50, only }: { evenLater?: boolean; most?: number; only?: string } = {},
): Promise<string[]> {
  const done: string[] = [];
  for (;;) {
    const { rows } = await pool.query<{ id: string; name: string; payload: unknown }>(
      `select job.id::text, task.identifier as name, job.payload
       from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
       where ($1 or job.run_at <= now() + interval '1 second') and ($2::text is null or task.identifier = $2)
         order by job.run_at, job.id limit 1`,
      [evenLater, only ?? null],
    );
    const next = rows[0];
    if (!next) return done;
    await pool.query("delete from graphile_worker._private_jobs where id = $1", [next.id]);
    done.push(next.name);
    await jobs.find(({ name }) => name === next.name)!.run(next.payload, shop);
    if (done.length > most) throw new Error(`jobs never end: ${done.slice(-5).join(", ")}`);
  }
}
