import { openBatches, type Batches } from "../../../platform/batches.server.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { addAttempts, type Attempt } from "./store.server.ts";

/** Written every few seconds, so that no buyer and no job waits for a figure; what a killed process had not written is lost. */
export function openAttemptBatches({ db, log }: Pick<Shop, "db" | "log">): Batches<Attempt> {
  return openBatches({
    write: (attempts) => addAttempts(db, attempts),
    count() {},
    failed: (error) => log.warn({ err: error }, "attempts at services outside could not be written"),
    most: 1000,
    everyMs: 5000,
  });
}
