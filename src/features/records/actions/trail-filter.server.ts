import type * as z from "zod/mini";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Thing, TrailFilter } from "./along-trail.server.ts";
import type { TrailWish } from "./contract.ts";
import { actionsOf, desk, thingKinds } from "./rules.ts";
import { memberIdOf, orderIdOf } from "./trail-store.server.ts";

/** What an address asks for, as an index has it. */
export async function trailFilter(
  db: DbOrTx,
  { kind, person, thing: typed, network }: z.output<typeof TrailWish>,
): Promise<TrailFilter> {
  const thing = typed === undefined || typed === "" ? undefined : await thingOf(db, typed);
  return { kind: kind && actionsOf(kind), person: person === desk ? null : person, thing, network };
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
