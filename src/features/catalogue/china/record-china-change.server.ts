import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { beforeAndAfter, differencesBetween } from "../plans/staff-rules.ts";
import type { ChinaKind } from "./china-records.ts";

type Changed = { kind: ChinaKind; name: string; before: object | undefined; after: object | undefined };

export const chinaThing = (kind: ChinaKind, name: string) => ({ kind: "china", id: `${kind} ${name}` }) as const;

/** An entry of a fact's history: published, or taken away. */
export async function recordChinaChange(tx: DbOrTx, by: By, { kind, name, before, after }: Changed): Promise<void> {
  const on = chinaThing(kind, name);
  if (after)
    await recordAction(tx, by, "china_published", { on, ...beforeAndAfter(differencesBetween(before, after)) });
  else {
    const { after: was } = beforeAndAfter(differencesBetween(undefined, before!));
    await recordAction(tx, by, "china_dropped", { on, before: was, after: {} });
  }
}
