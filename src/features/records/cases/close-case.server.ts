import { refuse } from "../../../kernel/refusal.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller, type By } from "../actions/by.server.ts";
import { endCase } from "./case-deeds.server.ts";
import { changeSeenCase } from "./change-seen-case.server.ts";
import { CloseCase } from "./contract.ts";
import { endsItself } from "./rules.ts";
import { lockCase, lockOrderOfCase, openCaseLike } from "./store.server.ts";

type Closed = { closed: true; kind: string; subject: string } | { closed: false; because: "not_found" | "ends_itself" };

export const closeCase = operation(CloseCase, (wish, context) => {
  const by = byCaller(context);
  return changeSeenCase(CloseCase.path, wish, context, (tx, found) =>
    endsItself(found.kind) ? refuse("CASE_ENDS_ITSELF") : endCase(tx, found, wish.note, by),
  );
});

/** The desk's: the open case with this id prefix; `note` is what was found and done. */
export function closeCaseLike(db: Db, { id, note }: { id: string; note: string }, by: By): Promise<Closed> {
  return db.transaction().execute(async (tx) => {
    const like = await openCaseLike(tx, id);
    if (like) await lockOrderOfCase(tx, like.id);
    const found = like && (await lockCase(tx, like.id));
    if (!found || found.closed_at) return { closed: false, because: "not_found" };
    if (endsItself(found.kind)) return { closed: false, because: "ends_itself" };
    await endCase(tx, found, note, by);
    return { closed: true, kind: found.kind, subject: found.subject };
  });
}
