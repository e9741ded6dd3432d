import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { wasAsked } from "../../delivery/renewals/store.server.ts";
import { isHeld } from "../../sales/orders/order-to-deliver.server.ts";
import type { Order } from "../../sales/orders/store.server.ts";

/**
 * Whether what is paid and not delivered stays where it is: a person holds it, or its buyer asked for the money (`isAnswer`)
 * and what a supplier makes is taken back. A plan that the network was asked to load may be on the SIM: it waits for the
 * answer. Behind the order's row this stays true, for `renewSims` asks behind it as well.
 */
export async function isAtRest(
  db: DbOrTx,
  { id, state, way }: Pick<Order, "id" | "state" | "way">,
  { isAnswer }: { isAnswer: boolean },
): Promise<boolean> {
  if (state !== "paid" || (isAnswer && way !== "renewal")) return true;
  return (await isHeld(db, id)) && (way !== "renewal" || !(await wasAsked(db, id)));
}
