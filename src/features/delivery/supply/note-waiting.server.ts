import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import type { Waiting } from "./ask-supplier.server.ts";
import { moveSupplyOrder, type SupplyOrder } from "./store.server.ts";

/** What was heard of an order that is not ready; what makes no sense is a case for a person as well. */
export async function noteWaiting(tx: DbOrTx, asked: SupplyOrder, heard: Waiting, now: Date): Promise<void> {
  const { id, order_id: orderId, supplier } = asked;
  if (heard.state === "accepted") await moveSupplyOrder(tx, id, "accepted", { reference: heard.reference });
  else if (heard.fault)
    await openCase(
      tx,
      { kind: "supplier_nonsense", subject: id, orderId, details: { supplier, fault: heard.fault } },
      now,
    );
}
