import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { ledgerDifferences } from "./ledger-proof.server.ts";

/** Checks the ledger every night against payments, refunds, fees and orders; opens a case for each difference. */
export const checkLedger = repeatedJob("check-ledger", "20 3 * * *", async ({ db, clock, log }): Promise<void> => {
  const differences = await ledgerDifferences(db);
  for (const { what, subject, orderId, ...details } of differences) {
    await openCase(db, { kind: `ledger_${what}`, subject, details, ...(orderId && { orderId }) }, clock());
  }
  if (differences.length > 0)
    log.error({ differences: differences.length }, "the ledger is not what it should be; cases are open");
});
