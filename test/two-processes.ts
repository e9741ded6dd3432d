import { jobs } from "../src/jobs.server.ts";
import { operations } from "../src/operations.server.ts";
import { answering } from "../src/platform/answer.server.ts";
import { contextFor, type Shop } from "../src/platform/context.server.ts";
import { databaseOn, openPool } from "../src/platform/database/database.server.ts";
import { runJobs } from "../src/platform/jobs/run-jobs.server.ts";
import { sandboxNetwork } from "../src/sandboxes/network/sandbox-network.server.ts";
import { english, type World } from "./world.ts";

/** Two processes of one shop on its database: each with connections, a network and a worker of its own. */
export function twoProcesses(world: World) {
  const processes = [processOf(world), processOf(world)] as const;
  return {
    answer: processes.map(({ answer }) => answer) as [World["answer"], World["answer"]],
    /** Both work until nothing is left to do now; what comes round by the clock is left out. */
    async work(): Promise<void> {
      const workers = await Promise.all(
        processes.map(({ shop }) =>
          runJobs(
            shop,
            jobs.filter(({ repeats }) => repeats === undefined),
            shop.pool,
          ),
        ),
      );
      while (
        (
          await world.pool.query(
            "select from graphile_worker._private_jobs where run_at <= now() + interval '5 seconds'",
          )
        ).rowCount! > 0
      )
        await new Promise((resolve) => setTimeout(resolve, 20));
      await Promise.all(workers.map((worker) => worker.stop()));
    },
    close: () => Promise.all(processes.map(({ shop }) => shop.pool.end())),
  };
}

function processOf({ shop: first, connection }: World): { shop: Shop; answer: World["answer"] } {
  const pool = openPool({ ...connection, max: 6 });
  const shop: Shop = { ...first, pool, db: databaseOn(pool), network: sandboxNetwork({ pool, clock: first.clock }) };
  const asked = answering(operations, shop.limits);
  return { shop, answer: (path: string, input: unknown) => asked(path, input, contextFor(shop, english)) };
}
