import { sql } from "kysely";
import { iccidKey } from "../../../kernel/iccid.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJobs } from "../../../platform/jobs/add-job.server.ts";
import { correctionsOfSim, moveCorrected } from "./correction-store.server.ts";
import { isAccepted } from "./document-store.server.ts";

/**
 * Another SIM carries on for this one: under the same name, also in a form that waits or was accepted seconds ago, and the
 * network is told of both. What it said of the old one is not true of the new.
 * Where somebody has put the new number under another name already, it stays there, and its holder is asked.
 */
export async function moveRegistration(tx: DbOrTx, moved: { from: string; to: string }): Promise<void> {
  const [from, to] = [iccidKey(moved.from), iccidKey(moved.to)];
  // whoever decides about it, or mends it, puts its SIMs on anew behind this lock
  await sql`select from real_names
    where id in (select real_name_id from real_name_sims where iccid = ${from} union all ${correctionsOfSim(from)})
    order by id for no key update`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    update real_name_sims sim set iccid = ${to}, network_asked_at = null, out_since = null from real_names name
    where name.id = sim.real_name_id and sim.iccid = ${from}
      and (sim.holds or name.state in ('received', 'again') or ${isAccepted})
      and not exists (select from real_name_sims other where other.iccid = ${to} and other.holds)
    returning name.id`.execute(tx);
  // where the wrong one stays, it is still the one that is replaced
  await moveCorrected(tx, { from, to, under: rows.map(({ id }) => id) });
  if (rows.length > 0)
    await addJobs(
      tx,
      [from, to].map((iccid) => ({ name: "register-sim" as const, payload: { iccid }, once: `register-sim:${iccid}` })),
    );
}
