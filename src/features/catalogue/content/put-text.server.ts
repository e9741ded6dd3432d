import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { putPage } from "./staff-store.server.ts";
import type { Weighed } from "./weigh-text.server.ts";

/** All its languages, and what differs in the trail. The catalogue is locked. */
export async function putText(
  tx: DbOrTx,
  { text: { kind, name }, pages, differences }: Weighed,
  by: By,
  action: "text_published" | "text_began",
): Promise<void> {
  for (const page of pages) await putPage(tx, page);
  await recordAction(tx, by, action, {
    on: { kind: "text", id: `${kind} ${name}` },
    text: `${kind} ${name}`,
    before: Object.fromEntries(differences.map(({ field, before }) => [field, before])),
    after: Object.fromEntries(differences.map(({ field, after }) => [field, after])),
  });
}
