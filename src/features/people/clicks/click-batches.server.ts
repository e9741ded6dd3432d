import { openBatches } from "../../../platform/batches.server.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { addClicks } from "./store.server.ts";

/** Row H11: clicks are recorded without making a visitor or an order wait. */
export function openClickBatches({ db, metrics, log }: Pick<Shop, "db" | "metrics" | "log">): Shop["clicks"] {
  return openBatches({
    write: (clicks) => addClicks(db, clicks),
    count: (end, rows) => metrics.clicks.inc({ end }, rows),
    failed: (error) => log.warn({ err: error }, "clicks could not be written"),
  });
}
