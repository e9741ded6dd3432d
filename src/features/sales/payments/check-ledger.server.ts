import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { closeCaseAbout, openCase, subjectsOpen } from "../../records/cases/store.server.ts";
import type { LedgerDifference } from "./ledger-difference.ts";
import { mostDifferences } from "./ledger-difference.ts";
import { ledgerDifferences } from "./ledger-proof.server.ts";

/**
 * Checks the ledger every night against payments, refunds, fees and orders; opens a case for each difference, and closes
 * those of differences that are gone.
 */
export const checkLedger = repeatedJob("check-ledger", "20 3 * * *", async ({ db, clock, log }): Promise<void> => {
  const differences = await ledgerDifferences(db);
  for (const { what, subject, orderId, ...details } of differences) {
    await openCase(db, { kind: `ledger_${what}`, subject, details, ...(orderId && { orderId }) }, clock());
  }
  for (const what of kinds) {
    const found = new Set(differences.filter((one) => one.what === what).map(({ subject }) => subject));
    // of more, only the first were listed
    if (found.size >= mostDifferences) continue;
    for (const subject of await subjectsOpen(db, `ledger_${what}`))
      if (!found.has(subject))
        await closeCaseAbout(db, { kind: `ledger_${what}`, subject }, "The books are right again.", clock());
  }
  if (differences.length > 0)
    log.error({ differences: differences.length }, "the ledger is not what it should be; cases are open");
});

const kinds = [
  "unbalanced",
  "booking",
  "hours",
  "sealed",
  "order",
  "plan_change",
  "top_up",
] as const satisfies readonly LedgerDifference["what"][];
