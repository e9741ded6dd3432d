import { addDays } from "../../../kernel/zoned-time.ts";
import { operation } from "../../../platform/operation.server.ts";
import { everybody } from "../../records/actions/trail-store.server.ts";
import { batchesOf, type BatchOfPool } from "../../stock/batches/store.server.ts";
import { daysOfPools } from "../../stock/pools/store.server.ts";
import { GetPool, type BatchState } from "./contract.ts";
import { todayAt } from "./pool-facts.server.ts";
import { poolsNow } from "./pools-now.server.ts";
import { lookBackDays } from "./rules.ts";

const onAPage = 50;

export const getPool = operation(GetPool, async ({ pool, after = null }, { db, config, now }) => {
  const today = todayAt(now);
  const [pools, days, found] = await Promise.all([
    poolsNow(db, config, now),
    daysOfPools(db, [pool], [{ from: addDays(today, -lookBackDays), to: today }]),
    batchesOf(db, pool, after, onAPage + 1),
  ]);
  const shown = found.slice(0, onAPage);
  const names = new Map((await everybody(db)).map(({ id, name }) => [id, name]));
  return {
    today,
    facts: pools.find((one) => one.pool === pool)!,
    days: days.toReversed(),
    batches: shown.map((batch) => ({
      id: batch.id,
      file: batch.file,
      pieces: batch.pieces,
      state: stateOf(batch),
      addedAt: batch.added_at.toISOString(),
      addedBy: names.get(batch.added_by) ?? "",
      retiredAt: batch.retired_at?.toISOString() ?? null,
    })),
    older: found.length > onAPage ? shown.at(-1)!.id : null,
  };
});

function stateOf({ retired_at, is_touched, has_free }: BatchOfPool): BatchState {
  if (retired_at) return "retired";
  if (!is_touched) return "untouched";
  return has_free ? "in_use" : "used_up";
}
