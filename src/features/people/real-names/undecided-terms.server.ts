import { dayMs } from "../../../kernel/duration.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { SettingEnvironment } from "../../records/settings/rules.ts";
import { changesOf, holding } from "../../records/settings/store.server.ts";
import { termThatHolds } from "./rules.ts";

const setting = "keep_undecided_days";
/** Of one setting, within the days that matter; beyond them the shop's own term is the longest. */
const mostChanges = 100;

/** What was sent before it and waits for a reviewer is kept no longer. */
export async function sentBeforeToEnd(tx: DbOrTx, environment: SettingEnvironment, now: Date): Promise<Date> {
  const daysOf = (value?: unknown) => holding(setting, environment, value) as number;
  const changes = await changesOf(tx, setting, mostChanges);
  const terms = changes.map(({ value, changed_at: since }) => ({ days: daysOf(value), since }));
  return new Date(now.getTime() - termThatHolds(terms, daysOf(), now) * dayMs);
}
