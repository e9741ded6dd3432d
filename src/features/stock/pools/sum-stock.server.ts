import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { foldMoves } from "./store.server.ts";

const mostAtOnce = 10_000;

/** Sums the noted moves of stock by day (`stock_days`). */
export const sumStock = repeatedJob("sum-stock", "*/5 * * * *", async ({ db }): Promise<void> => {
  while ((await foldMoves(db, mostAtOnce)) === mostAtOnce);
});
