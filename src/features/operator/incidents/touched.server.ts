import { createHash } from "node:crypto";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { mostTouched } from "./rules.ts";
import { touchedBy, type Criteria } from "./touched-store.server.ts";

/** Whom an incident touches at this moment, who of them has heard nothing of it, and by which sign these are known again. */
export async function touchedNow(db: DbOrTx, incident: Criteria) {
  const found = await touchedBy(db, incident, mostTouched + 1);
  const orders = found.slice(0, mostTouched);
  const unwritten = orders.filter(({ is_written: isWritten }) => !isWritten).map(({ id }) => id);
  const seen = createHash("sha256").update(unwritten.toSorted().join()).digest("hex").slice(0, 32);
  return { orders, isMore: found.length > mostTouched, unwritten, seen };
}
