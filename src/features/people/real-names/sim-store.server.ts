import { sql } from "kysely";
import { iccidKey } from "../../../kernel/iccid.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { RealName } from "./store.server.ts";

type OfSim = Pick<RealName, "number" | "state" | "decided_at" | "forget_at">;

/** The registration that holds a SIM; without one, the last that it was sent in with. */
export async function realNameOfSim(db: DbOrTx, iccid: string): Promise<OfSim | undefined> {
  const { rows } = await sql<OfSim>`
    select number, state, decided_at, forget_at
    from real_name_sims sim join real_names name on name.id = sim.real_name_id
    where sim.iccid = ${iccidKey(iccid)} and state <> 'draft'
    order by sim.holds desc, received_at desc nulls last limit 1`.execute(db);
  return rows[0];
}
