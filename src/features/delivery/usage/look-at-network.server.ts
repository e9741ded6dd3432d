import type { PlanOnNetwork, UsageRecord } from "../../../adapters/network/network.ts";
import { dayMs } from "../../../kernel/duration.ts";
import { addDays } from "../../../kernel/zoned-time.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { afterNetwork } from "../../stock/data-plans/rules.ts";
import { changeOfUsage, type UsageThen } from "./rules.ts";
import { bytesInMb, knownPlans, lockPlans, writeWords, type Days, type KnownPlan, type Word } from "./store.server.ts";

/** Days before the last report that are queried again: another zone's calendar, and the network's later corrections. */
const daysAgain = 2;
/** For a plan without a report for longer than this, all days are queried. */
const daysTogether = 7;

/**
 * Queries the network about at most 200 plans and records the answers, in a fixed number of calls and statements.
 * Returns the plans that it reported. Throws `NetworkUnavailable`.
 */
export async function lookAtNetwork(
  references: readonly string[],
  { db, network }: Pick<Shop, "db" | "network">,
): Promise<readonly string[]> {
  if (references.length === 0) return [];
  const reported = await network.findPlans(references);
  const known = new Map((await knownPlans(db, references)).map((plan) => [plan.network_reference, plan]));
  const days = Map.groupBy(await usageSince(reported, known, network), ({ reference }) => reference);
  await db.transaction().execute(async (tx) => {
    const locked = await lockPlans(tx, references);
    const words = locked.flatMap((plan) => wordOn(plan, reported, days));
    await writeWords(tx, words);
    for (const plan of locked)
      await tellLater(
        tx,
        plan,
        words.find(({ reference }) => reference === plan.network_reference),
      );
  });
  return reported.map(({ reference }) => reference);
}

/**
 * The days with usage that we may not have: since the last report, or since the plan's start. Nothing where the days that
 * we have add up to what is reported, but for a byte of each: the network may round the whole and its days apart.
 */
async function usageSince(
  reported: readonly PlanOnNetwork[],
  known: ReadonlyMap<string, KnownPlan & Days>,
  network: Shop["network"],
): Promise<UsageRecord[]> {
  const used = reported.flatMap((plan) => {
    const before = known.get(plan.reference);
    if (!before || !plan.activatedAt || isAllOf(plan, before)) return [];
    const recent = before.as_of && plan.asOf.getTime() - before.as_of.getTime() < daysTogether * dayMs;
    return [
      {
        reference: plan.reference,
        recent,
        from: addDays((recent ? before.as_of! : plan.activatedAt).toISOString().slice(0, 10), -daysAgain),
      },
    ];
  });
  const groups = Map.groupBy(used, ({ recent }) => recent).values();
  const answers = [...groups].map((group) =>
    network.usageOf(
      group.map(({ reference }) => reference),
      group.map(({ from }) => from).toSorted()[0]!,
    ),
  );
  return (await Promise.all(answers)).flat();
}

const isAllOf = ({ usedMb }: PlanOnNetwork, { bytes_of_days: bytes, days_known: days }: Days): boolean =>
  Math.abs(Math.round(usedMb * bytesInMb) - bytes) <= days;

function wordOn(
  plan: KnownPlan,
  reported: readonly PlanOnNetwork[],
  days: ReadonlyMap<string, readonly UsageRecord[]>,
): Word[] {
  const found = reported.find(({ reference }) => reference === plan.network_reference);
  const change = found && afterNetwork(plan, found);
  return change
    ? [
        {
          ...change,
          reference: plan.network_reference,
          order_id: plan.order_id,
          position: plan.position,
          days: days.get(plan.network_reference) ?? [],
        },
      ]
    : [];
}

/** An alert needs the order's lock, and others hold that while they wait for our locks: so a job raises it later. */
async function tellLater(tx: Parameters<typeof addJob>[0], plan: KnownPlan, word: Word | undefined): Promise<void> {
  if (!word) return;
  const then = (at: Omit<UsageThen, "termMb"> & { used_mb: number; used_today_mb: number }) => ({
    ...at,
    termMb: plan.kind === "fixed" ? at.used_mb : at.used_today_mb,
  });
  const change = changeOfUsage(then(plan), then(word), plan);
  if (!change) return;
  const { order_id: orderId, position } = plan;
  await addJob(tx, "tell-usage", { orderId, position, ...change, shares: [...change.shares] });
}
