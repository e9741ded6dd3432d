import { sql } from "kysely";
import type { Reading } from "../../../platform/cursor.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { keysetStep } from "../../../platform/database/keyset-step.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { priceActions } from "./rules.ts";

type Side = Record<string, string | null> | null;
type PriceAction = {
  id: string;
  micros: string;
  at: Date;
  who: string;
  action: (typeof priceActions)[number];
  plan: string;
  before: Side;
  after: Side;
};

/** In the very words of the index actions_of_prices. */
const changedPrices = sql`action in ('plan_published', 'prices_began', 'prices_ended', 'prices_unscheduled')
  and jsonb_path_exists(after, '$.keyvalue().key ? (@ starts with "prices.")')`;

/** One step along `actions_of_prices`; of one plan, those of `actions_on_plans`, which are few. */
export async function actionsOnPrices(
  db: DbOrTx,
  code: string | undefined,
  reading: Reading,
  most: number,
): Promise<PriceAction[]> {
  const { order, beyond } = keysetStep(reading, ["at", "id"]);
  const ofPlan = code === undefined ? sql`true` : sql`details ? 'plan' and details ->> 'plan' = ${code}`;
  const { rows } = await sql<PriceAction>`${prepared}
    select id, (extract(epoch from at) * 1000000)::bigint::text as micros, at, who, action, details ->> 'plan' as plan,
      before, after
    from actions where ${ofPlan} and ${changedPrices} ${beyond} order by ${order} limit ${sql.lit(most)}`.execute(db);
  return rows;
}
