import { refuse } from "../../../kernel/refusal.ts";
import { attempt, type AttemptLimit } from "../../../platform/attempts.server.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { readAtSupplier } from "../../delivery/supply/read-at-supplier.server.ts";
import { answerInTime } from "../../delivery/usage/answer-in-time.server.ts";
import { refreshSims } from "../../delivery/usage/refresh-sims.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { profileByIccid } from "../../stock/esim-profiles/store.server.ts";
import { noteSighting } from "./sightings-store.server.ts";
import { AskNetwork } from "./sim-contract.ts";
import { simInTrail } from "./sim-in-trail.server.ts";
import { isSimKnown } from "./store.server.ts";

/** For all colleagues together: the network counts our calls. */
const askLimit: AttemptLimit = { what: "the network asked by staff", most: 1, minutes: 1 };

/** That it was asked stands in the trail first; the network answers outside any transaction. */
export const askNetwork = operation(AskNetwork, async ({ iccid }, context) => {
  const { db, vault, caller } = context;
  if (!(await isSimKnown(db, iccid))) return refuse("NOT_FOUND");
  await attempt(context, askLimit, iccid);
  await db.transaction().execute(async (tx) => {
    await lockCaller(tx, caller, "see_customers");
    await recordAction(tx, byCaller(context), "network_asked", simInTrail(vault, iccid));
  });
  const profile = await profileByIccid(db, iccid);
  if (profile && profile.supplier !== "pool") return { heard: await readAtSupplier(iccid, context) };
  const [seen] = await Promise.all([
    answerInTime(look(iccid, context), context),
    // what was used; claimed a moment ago by a page, its answer is on its way
    refreshSims([iccid], context),
  ]);
  return { heard: seen };
});

async function look(iccid: string, { db, network, clock }: Shop): Promise<"asked"> {
  const { state, seen } = await network.lookUpSim(iccid);
  await noteSighting(db, { iccid, state, seen_at: seen?.at ?? null, seen_in: seen?.country ?? null }, clock());
  return "asked";
}
