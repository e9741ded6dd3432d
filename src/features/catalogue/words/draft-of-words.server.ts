import type { StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { draftsOf } from "../../records/drafts/store.server.ts";

type At = { area: string; path: string };

export const draftOf = ({ area, path }: At) => ({ kind: "words", thing: `${area} ${path}` }) as const;

/** What somebody has typed for a message, by the fields of its form. */
export async function draftOfWords(
  db: DbOrTx,
  at: At,
  { staffId }: Pick<StaffCaller, "staffId">,
): Promise<Record<string, string> | undefined> {
  return (await draftsOf(db, draftOf(at))).find(({ staff_id }) => staff_id === staffId)?.entries;
}
