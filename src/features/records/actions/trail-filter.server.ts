import type * as z from "zod/mini";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { TrailWish } from "./contract.ts";
import { actionsOf, thingKinds } from "./rules.ts";
import { memberIdOf, orderIdOf, type Thing, type TrailFilter } from "./trail-store.server.ts";

/** What an address asks for, as an index has it. Null: there is nothing of that name. */
export async function trailFilter(
  db: DbOrTx,
  { kind, person, thing: typed, network }: z.output<typeof TrailWish>,
): Promise<TrailFilter | null> {
  const thing = typed === undefined || typed === "" ? undefined : await thingOf(db, typed);
  if (thing === null) return null;
  return { actions: kind && actionsOf(kind), staffId: person === "desk" ? null : person, thing, network };
}

/** Null: there is none of that name. */
async function thingOf(db: DbOrTx, typed: string): Promise<Thing | null> {
  const [, said, id = ""] = /^([a-z_]+):(.+)$/.exec(typed) ?? [undefined, undefined, typed];
  const kind = said ?? (id.includes("@") ? "staff" : /^fw/i.test(id) ? "order" : "plan");
  if (kind === "order") {
    const orderId = await orderIdOf(db, id.toUpperCase());
    return orderId === undefined ? null : { orderId };
  }
  if (kind === "staff" && id.includes("@")) {
    const staffId = await memberIdOf(db, id.toLowerCase());
    return staffId === undefined ? null : { kind, id: staffId };
  }
  return thingKinds.some((one) => one === kind) ? { kind, id } : null;
}
