import type { FileSpeech } from "../../../i18n/file-problems.server.ts";
import { wrong } from "../../../kernel/record-problem.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { momentOfRate } from "../../sales/payments/exchange-rate-rules.ts";
import { allRates } from "../../sales/payments/rates-store.server.ts";
import { problemsOn } from "./csv-sheet.server.ts";
import type { Problem } from "./problem.server.ts";
import type { Shop } from "./shop.server.ts";

/** A file changes no rate that staff set: it would stand under the name of whoever set another one. */
export async function clashesOfRates(
  tx: DbOrTx,
  { rates }: Pick<Shop, "rates">,
  speech?: FileSpeech,
): Promise<Problem[]> {
  if (!rates) return [];
  const known = new Map((await allRates(tx)).map((rate) => [momentOfRate(rate), rate]));
  return problemsOn(
    rates,
    (row) => {
      const set = known.get(momentOfRate(row));
      if (!set?.who || !row.rate || Number(set.rate) === Number(row.rate)) return [];
      return [wrong("rate", "set_in_console", set.who)];
    },
    speech,
  );
}
