import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { dispatchOf } from "../../delivery/dispatches/store.server.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import { periodOf } from "./withdrawal-rules.ts";

/** Null: the cards have not arrived, so the period has not started. */
export async function periodEnd(db: DbOrTx, { id, way, placed_at, paid_at }: Order): Promise<Date | null> {
  const dispatch = way === "physical" ? await dispatchOf(db, id) : undefined;
  return periodOf({ way, placedAt: placed_at, paidAt: paid_at, arrivedAt: dispatch?.arrived_at ?? null });
}
