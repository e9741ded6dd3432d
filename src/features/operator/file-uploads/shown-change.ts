import { differencesBetween } from "../../catalogue/plans/staff-rules.ts";
import type { FileChange } from "./rules.ts";

/** A record that a file adds, changes (both) or takes away. */
export type ChangedRecord = { file: string; name: string; before: object | undefined; after: object | undefined };

/** Of a change the fields that differ, of what comes or goes all that it says. */
export function shownChange({ file, name, before, after }: ChangedRecord): FileChange {
  const differences = after ? differencesBetween(before, after) : differencesBetween(undefined, before!);
  const side = (of: "before" | "after") =>
    differences.flatMap((one) => (one[of] === null ? [] : [`${one.field} ${one[of]}`])).join(" · ");
  const was = before && (after ? side("before") : side("after"));
  return { file, what: name, before: was ?? null, after: after ? side("after") : null };
}
