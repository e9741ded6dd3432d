import { maskedMailbox } from "../../../kernel/masked.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { instantInJson } from "../../../platform/database/json-instant.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { isSwapOver } from "../../aftersales/esim-swaps/rules.ts";
import { swapsAbout } from "../../aftersales/esim-swaps/store.server.ts";
import { blockOf, orderOfSim } from "../../aftersales/sim-blocks/store.server.ts";
import { nameIn } from "../../catalogue/destinations/names.ts";
import { realNameOfSim } from "../../people/real-names/sim-store.server.ts";
import { noteLook } from "../../records/reveals/note-look.server.ts";
import { profileByIccid } from "../../stock/esim-profiles/store.server.ts";
import { GetSim } from "./contract.ts";
import { sightingOf } from "./sightings-store.server.ts";
import { simInTrail } from "./sim-in-trail.server.ts";
import { plansOnSim, simByNumber } from "./sim-store.server.ts";
import { soldPlanOf } from "./sold-plan.server.ts";
import { isSimKnown } from "./store.server.ts";

export const getSim = operation(GetSim, async ({ iccid }, context) => {
  const { db, vault, visitor } = context;
  if (!(await isSimKnown(db, iccid))) return refuse("NOT_FOUND");
  const [sim, plans, sighting, order, block, { out, into }, kept, realName] = await Promise.all([
    simByNumber(db, iccid),
    plansOnSim(db, iccid),
    sightingOf(db, iccid),
    orderOfSim(db, iccid),
    blockOf(db, iccid),
    swapsAbout(db, iccid),
    profileByIccid(db, iccid),
    realNameOfSim(db, iccid),
  ]);
  const named = simInTrail(vault, iccid);
  if (sighting?.seen_in) await noteLook(context, { action: "sim_whereabouts_seen", ...named, right: "see_customers" });
  const { profile, is_card: isCard, days, renewals, auto_top_ups: autoTopUps, holders, events } = sim;
  return {
    iccid,
    inTrail: named.on.id,
    network: sighting
      ? {
          state: sighting.state,
          seenAt: sighting.seen_at?.toISOString() ?? null,
          seenIn: sighting.names ? nameIn(sighting.names, visitor.language) : sighting.seen_in,
          askedAt: sighting.asked_at.toISOString(),
        }
      : null,
    isOurs: order?.ours ?? false,
    block: block
      ? { state: block.state, cause: block.cause, version: block.version, at: block.changed_at.toISOString() }
      : null,
    swap: out
      ? {
          state: out.state,
          at: (out.ended_at ?? out.asked_at).toISOString(),
          to: out.state === "done" ? out.new_iccid : null,
          failure: out.failure,
        }
      : null,
    replaces: into?.old_iccid ?? null,
    canBeReplaced: kept?.state === "allotted" && (!out || isSwapOver(out.state)),
    profile: profile && { ...profile, at: instantInJson(profile.at) },
    isCard,
    realName: realName
      ? {
          number: realName.number,
          state: realName.state,
          decidedAt: realName.decided_at?.toISOString() ?? null,
          keptUntil: realName.forget_at?.toISOString() ?? null,
        }
      : null,
    needsRealName: sim.needs_real_name,
    plans: plans.map((plan) => ({
      number: plan.number,
      code: plan.plan_code,
      plan: soldPlanOf(plan, visitor.language),
      state: plan.state,
      usedMb: plan.used_mb,
      usedTodayMb: plan.used_today_mb,
      useBy: plan.use_by.toISOString(),
      begunAt: plan.activated_at?.toISOString() ?? null,
      endsAt: plan.expires_at?.toISOString() ?? null,
      asOf: plan.as_of?.toISOString() ?? null,
      isSlow: plan.slow,
    })),
    days,
    renewals: renewals.map((renewal) => ({ ...renewal, at: instantInJson(renewal.at) })),
    autoTopUps,
    holders: holders.map(({ account, email }) => ({ account, email: maskedMailbox(email) })),
    events: events.map((event) => ({ ...event, at: instantInJson(event.at) })),
  };
});
