import { dayMs } from "../../../kernel/duration.ts";
import type { Context } from "../../../platform/context.server.ts";
import { creditOf, healthOf, supplierDays } from "./supplier-rules.ts";
import { awaitedFrom, failuresOfSuppliers, figuresOfSuppliers } from "./supplier-store.server.ts";

const longestReason = 120;

/** How those who make eSIMs for us are, from what we asked of them; they themselves are not asked for it. */
export async function healthOfSuppliers({ db, suppliers, now }: Pick<Context, "db" | "suppliers" | "now">) {
  const names = suppliers.map(({ name }) => name);
  const since = new Date(now.getTime() - supplierDays * dayMs);
  const [figures, failures, awaited] = await Promise.all([
    figuresOfSuppliers(db, names, since),
    failuresOfSuppliers(db, names, since),
    awaitedFrom(db, names),
  ]);
  return names.map((supplier) => {
    const { made, failed, p50, p95, last_made, last_failure } = figures.find((one) => one.supplier === supplier)!;
    const { waiting, oldest } = awaited.find((one) => one.supplier === supplier)!;
    const oldestSeconds = oldest ? (now.getTime() - oldest.getTime()) / 1000 : 0;
    return {
      supplier,
      state: healthOf({ made, failed, waiting, oldestSeconds, p95 }),
      made,
      failed,
      p50: p50 === null ? null : Math.round(p50),
      p95: p95 === null ? null : Math.round(p95),
      reasons: failures
        .filter((one) => one.supplier === supplier)
        .map(({ reason, count }) => ({ reason: reason.slice(0, longestReason), count })),
      waiting,
      oldestSeconds: Math.round(oldestSeconds),
      credit: creditOf(supplier, { made: last_made, failure: last_failure }),
    };
  });
}
