import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { RealName } from "./store.server.ts";

type Held = Pick<RealName, "id" | "number" | "state" | "account_id"> & { iccid: string };

/** Under which name SIMs are, or will be once a reviewer agrees. */
export async function registrationsHolding(db: DbOrTx, iccids: readonly string[]): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select sim.iccid, name.id, name.number, name.state, name.account_id
    from real_name_sims sim join real_names name on name.id = sim.real_name_id
    where sim.iccid = any (${[...iccids]}::text[]) and sim.holds`.execute(db);
  return rows;
}
