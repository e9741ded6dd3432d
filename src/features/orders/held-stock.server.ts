import { refuse } from "../../kernel/refusal.ts";
import type { DbOrTx } from "../../platform/database/database.server.ts";
import { holdProfiles, returnProfiles } from "../esim-profiles/held-profiles.server.ts";
import { holdCards, returnHeldCards } from "../sim-cards/hold-cards.server.ts";
import { isFromOurPool } from "./rules.ts";
import type { Order } from "./store.server.ts";

/**
 * Before somebody pays: what the order needs is set aside, all or none, so that nobody pays for what is sold out. Renewals
 * and suppliers that make eSIMs on demand have nothing to set aside. To be called with the order's row locked; holding
 * twice holds once.
 */
export async function holdStock(tx: DbOrTx, order: Order): Promise<void> {
  if (!(await held(tx, order))) refuse("OUT_OF_STOCK");
}

async function held(tx: DbOrTx, order: Order): Promise<boolean> {
  if (order.way === "physical") return holdCards(tx, order.id, order.quantity);
  return isFromOurPool(order) ? holdProfiles(tx, order.id, order.quantity) : true;
}

/** What was set aside and not delivered is free again. */
export async function returnHeldStock(tx: DbOrTx, orderIds: readonly string[]): Promise<void> {
  await returnProfiles(tx, orderIds);
  await returnHeldCards(tx, orderIds);
}
