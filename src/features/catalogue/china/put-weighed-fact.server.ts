import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import { recordChinaChange } from "./record-china-change.server.ts";
import { putRecord } from "./staff-store.server.ts";
import type { WeighedFact } from "./weigh-china.server.ts";

/** Where nothing differs, nothing is written. */
export async function putWeighedFact(tx: DbOrTx, weighed: WeighedFact, by: By): Promise<void> {
  const { kind, name, record, former, differences } = weighed;
  if (differences.length === 0) return;
  await putRecord(tx, kind, record);
  await recordChinaChange(tx, by, { kind, name, before: former, after: record });
}
