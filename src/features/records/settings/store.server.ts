import type { Insertable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { SettingChangeRow } from "../../../platform/database/tables.ts";
import { caseSettings, settings, type SettingEnvironment, type SettingName, type ValueOf } from "./rules.ts";
import { fits, type SettingValue } from "./setting-kinds.ts";
import { waysHeld } from "./ways-to-pay.ts";

/** What holds, read where it acts: in the transaction, job or page that is about to use it. */
export async function settingOf<Name extends SettingName>(
  db: DbOrTx,
  environment: SettingEnvironment,
  name: Name,
): Promise<ValueOf<Name>> {
  const row = await newest(db).where("setting", "=", name).executeTakeFirst();
  return holding(name, environment, row?.value) as ValueOf<Name>;
}

/** What staff have settled of those whose name is like this, until then; otherwise until now. */
export async function changedUntil(db: DbOrTx, pattern: string, at?: Date): Promise<Map<string, unknown>> {
  const like = newest(db).where("setting", "like", pattern);
  const rows = await (at ? like.where("changed_at", "<=", at) : like).execute();
  return new Map(rows.map(({ setting, value }) => [setting, value]));
}

/** Within how many hours each kind of case is due. */
export async function caseHours(db: DbOrTx, environment: SettingEnvironment): Promise<Record<string, number>> {
  const changed = await changedUntil(db, "case_hours.%");
  return Object.fromEntries(
    caseSettings.map(([kind, name]) => [kind, holding(name, environment, changed.get(name)) as number]),
  );
}

/** What the shop works by: what staff have settled, and otherwise the environment's or the shop's own. */
export function holding(name: SettingName, environment: SettingEnvironment, value: unknown): SettingValue {
  const setting = settings[name];
  const known =
    setting.kind === "some"
      ? stillAmong(setting.of, String(value))
      : setting.kind === "ways"
        ? waysHeld(environment, setting.currency, String(value))
        : value;
  return fits(setting, known) ? known : setting.byDefault(environment);
}

/** One that the shop no longer has leaves the others as staff have settled them. */
const stillAmong = (all: readonly string[], said: string) => all.filter((one) => said.split(",").includes(one)).join();

const newest = (db: DbOrTx) =>
  db
    .selectFrom("setting_changes")
    .distinctOn("setting")
    .select(["setting", "version", "value"])
    .orderBy("setting")
    .orderBy("version", "desc");

/** The newest change of each setting, with whoever made it. */
export function lastChanges(db: DbOrTx) {
  return db
    .selectFrom("setting_changes")
    .innerJoin("staff", "staff.id", "changed_by")
    .distinctOn("setting")
    .select(["setting", "version", "value", "changed_at", "staff.name as who"])
    .orderBy("setting")
    .orderBy("version", "desc")
    .execute();
}

/** The newest first. */
export function changesOf(db: DbOrTx, name: SettingName, most: number) {
  return db
    .selectFrom("setting_changes")
    .innerJoin("staff", "staff.id", "changed_by")
    .select(["version", "value", "reason", "changed_at", "staff.name as who"])
    .where("setting", "=", name)
    .orderBy("version", "desc")
    .limit(most)
    .execute();
}

/** The newest; version 0: nobody has changed it. */
export async function newestOf(
  tx: DbOrTx,
  name: SettingName,
): Promise<{ version: number; value: SettingValue | null }> {
  const row = await newest(tx).where("setting", "=", name).executeTakeFirst();
  return { version: row?.version ?? 0, value: row?.value ?? null };
}

/** False: another change has this version. */
export async function insertChange(tx: DbOrTx, change: Insertable<SettingChangeRow>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("setting_changes")
    .values(change)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
