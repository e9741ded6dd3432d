import { refuse, Refusal } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../actions/by.server.ts";
import { lockCaller } from "../actions/caller-store.server.ts";
import { once } from "../actions/once.server.ts";
import { recordAction } from "../actions/store.server.ts";
import { ruleCases } from "../cases/store.server.ts";
import { ChangeSetting } from "./contract.ts";
import { settings, valueIn, type SettingEnvironment, type SettingName } from "./rules.ts";
import type { SettingValue } from "./setting-kinds.ts";
import { keepsAWayIn, lockForSignIn } from "./sign-in-rules.server.ts";
import { caseHours, holding, insertChange, newestOf } from "./store.server.ts";

/**
 * Written behind the caller's row, in the order of versions: of two at the same moment the second is refused and shown
 * what the first has made of it.
 */
export const changeSetting = operation(ChangeSetting, (wish, context) => {
  const { db, now, caller, config } = context;
  const { name, version, reason } = wish;
  const value = valueOf(name, wish.value, config);
  return once(db, { path: ChangeSetting.path, wish }, context, async (tx) => {
    await lockForSignIn(tx, name, caller);
    await lockCaller(tx, caller, "edit_settings");
    const before = await newestOf(tx, name);
    if (before.version !== version) return refuse("RECORD_CHANGED");
    if (before.value === value) return { name };
    if (name === "signing_in.ways") await keepsAWayIn(tx, caller, value);
    const change = {
      setting: name,
      version: version + 1,
      value: value === null ? null : JSON.stringify(value),
      reason,
      changed_by: caller.staffId,
      changed_at: now,
    };
    if (!(await insertChange(tx, change))) return refuse("RECORD_CHANGED");
    // open cases are due by it from now on
    if (settings[name].group === "cases") await ruleCases(tx, await caseHours(tx, config));
    const said = (one: SettingValue | null) => ({ value: holding(name, config, one) });
    await recordAction(tx, byCaller(context), "setting_changed", {
      on: { kind: "setting", id: name },
      before: said(before.value),
      after: said(value),
      reason,
    });
    return { name };
  });
});

function valueOf(name: SettingName, typed: string | null, environment: SettingEnvironment): SettingValue | null {
  if (typed === null) return null;
  const read = valueIn(name, typed, environment);
  if ("problem" in read) throw new Refusal("INVALID_INPUT", { fields: [read.problem] });
  return read.value;
}
