import { fileSpeech } from "../../../i18n/file-problems.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { differencesBetween } from "../../catalogue/plans/staff-rules.ts";
import { plansAt } from "../../catalogue/plans/staff-store.server.ts";
import { versionOf } from "../../catalogue/plans/weigh-plan.server.ts";
import { readSheet, rowsOf } from "../catalogue-import/csv-sheet.server.ts";
import { plansCsv } from "../catalogue-import/plans-csv.server.ts";
import { inReadingOrder } from "../catalogue-import/problem.server.ts";
import { ComparePriceFile } from "./contract.ts";

const mostShown = 100;

/** A file in which one line is wrong is taken in no part: nobody knows what else slipped. */
export const comparePriceFile = operation(ComparePriceFile, async ({ content }, { db, visitor }) => {
  const { sheet, problems } = readSheet(plansCsv, content, fileSpeech(visitor.language));
  if (problems.length > 0)
    return {
      changes: [],
      unknown: [],
      otherwise: [],
      problems: inReadingOrder(problems)
        .slice(0, mostShown)
        .map(({ line, field, text }) => ({ line: line ?? null, column: field ?? null, text })),
      allProblems: problems.length,
    };
  const plans = rowsOf(sheet);
  const kept = await plansAt(
    db,
    plans.map(({ code }) => code),
  );
  const onSale = new Map(kept.filter((plan) => plan.onSale).map((plan) => [plan.record.code, plan]));
  const compared = plans.flatMap((plan) => {
    const now = onSale.get(plan.code);
    // a file has no supplier where the pool is meant
    if (!now) return [];
    const wanted = { ...plan, supplier: plan.supplier ?? "pool" };
    return [{ plan, now, differences: differencesBetween(now.record, wanted) }];
  });
  const isPrice = ({ field }: { field: string }) => field.startsWith("prices.");
  return {
    changes: compared
      .filter(({ differences }) => differences.some(isPrice))
      .map(({ plan, now }) => ({
        code: plan.code,
        version: versionOf(now),
        prices: plan.prices,
        former: now.record.prices,
      })),
    unknown: plans
      .filter(({ code }) => !onSale.has(code))
      .map(({ code }) => code)
      .slice(0, mostShown),
    otherwise: compared
      .filter(({ differences }) => !differences.every(isPrice))
      .map(({ plan }) => plan.code)
      .slice(0, mostShown),
    problems: [],
    allProblems: 0,
  };
});
