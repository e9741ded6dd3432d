import type { FileSpeech } from "../../../i18n/file-problems.server.ts";
import { wrong } from "../../../kernel/record-problem.ts";
import type { Draft } from "../../../kernel/record.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { promoCodeReferences, type PromoCodeRecord } from "../../sales/promos/promo-code-rules.ts";
import { problemsOn } from "./csv-sheet.server.ts";
import type { Problem } from "./problem.server.ts";
import type { Shop } from "./shop.server.ts";

/** A used code that is no longer in the file stays for its orders, but is disabled. */
export async function endPromos(tx: DbOrTx, listed: readonly PromoCodeRecord[], now: Date): Promise<number> {
  const codes = listed.map(({ code }) => code);
  const { numUpdatedRows } = await tx
    .updateTable("promo_codes")
    .set({ valid_until: now })
    .where("code", "not in", codes)
    .where("made_by_staff", "=", false)
    .where("valid_until", ">", now)
    .where("valid_from", "<", now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Problems of valid codes that conflict with existing plans, with previous use, or with a code of the console. */
export async function clashesOfPromos(
  tx: DbOrTx,
  { promos, plans: listed }: Pick<Shop, "promos" | "plans">,
  speech?: FileSpeech,
): Promise<Problem[]> {
  if (!promos) return [];
  const codes = await tx.selectFrom("promo_codes").select(["code", "uses", "made_by_staff"]).execute();
  const inDatabase = await tx.selectFrom("plans").select("code").execute();
  const uses = new Map(codes.map((promo) => [promo.code, promo.uses]));
  const ofStaff = new Set(codes.flatMap((promo) => (promo.made_by_staff ? promo.code : [])));
  const plans = new Set([
    ...inDatabase.map(({ code }) => code),
    ...(listed?.lines ?? []).flatMap(({ row }) => row.code ?? []),
  ]);
  const check = (promo: Draft<PromoCodeRecord>) => [
    ...(promo.code !== undefined && ofStaff.has(promo.code) ? [wrong("code", "promo_code_taken")] : []),
    ...promoCodeReferences(promo, { plans, uses }),
  ];
  return problemsOn(promos, check, speech);
}
