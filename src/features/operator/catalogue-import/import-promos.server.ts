import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { quoted, type Problem } from "./problem.server.ts";
import type { Promo } from "./promo-codes-csv.server.ts";
import type { Shop } from "./shop.server.ts";

/** A code that has left the file and was used before stays for its orders, but nobody can use it any more. */
export async function endPromos(tx: DbOrTx, listed: readonly Promo[], now: Date): Promise<number> {
  const codes = listed.map(({ code }) => code);
  const { numUpdatedRows } = await tx
    .updateTable("promo_codes")
    .set({ valid_until: now })
    .where("code", "not in", codes)
    .where("valid_until", ">", now)
    .where("valid_from", "<", now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Codes for plans that nobody ever sold, and limits that were passed before they were set. */
export async function clashesOfPromos(
  tx: DbOrTx,
  { promos, plans }: Pick<Shop, "promos" | "plans">,
): Promise<Problem[]> {
  if (!promos) return [];
  const used = new Map(
    (await tx.selectFrom("promo_codes").select(["code", "uses"]).execute()).map(({ code, uses }) => [code, uses]),
  );
  // also plans that were taken off sale: a code for several plans goes on for the others
  const inDatabase = await tx.selectFrom("plans").select("code").execute();
  const sold = new Set([
    ...inDatabase.map(({ code }) => code),
    ...(plans?.lines ?? []).flatMap(({ row }) => row.code ?? []),
  ]);
  return promos.lines.flatMap(({ line, row: { code, plans: wanted, total_limit } }) => {
    const unknown = wanted?.filter((plan) => !sold.has(plan)) ?? [];
    const uses = used.get(code ?? "") ?? 0;
    const problems: Problem[] = unknown.map((plan) => ({
      file: promos.file,
      line,
      field: "plans",
      text: `no plan ${quoted(plan)}`,
    }));
    if (total_limit && uses > total_limit) {
      problems.push({
        file: promos.file,
        line,
        field: "total_limit",
        text: `${quoted(code!)} was used ${uses} times already (was "${total_limit}")`,
      });
    }
    return problems;
  });
}
