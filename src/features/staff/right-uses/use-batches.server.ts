import { openBatches } from "../../../platform/batches.server.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { addUses } from "./store.server.ts";

/** Written every few seconds, so that no page of the console waits for it; what a killed process had not written is lost. */
export function openUseBatches({ db, log }: Pick<Shop, "db" | "log">): Shop["rightUses"] {
  return openBatches({
    write: (uses) => addUses(db, uses),
    count() {},
    failed: (error) => log.warn({ err: error }, "uses of rights could not be written"),
    everyMs: 5000,
  });
}
