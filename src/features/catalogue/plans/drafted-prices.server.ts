import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { draftsOfAll } from "../../records/drafts/store.server.ts";

/** What somebody has typed of each plan, and which colleagues are at it as well. */
export async function draftedPrices(db: DbOrTx, codes: readonly string[], staffId: string) {
  const drafts = Map.groupBy(await draftsOfAll(db, { kind: "prices", things: codes }), ({ thing }) => thing);
  return (code: string) => {
    const [mine = [], others = []] = [true, false].map((isMine) =>
      drafts.get(code)?.filter(({ staff_id }) => (staff_id === staffId) === isMine),
    );
    const [own] = mine;
    return {
      draft: own ? { version: own.version!, entries: own.entries, savedAt: own.saved_at.toISOString() } : null,
      others: others.map(({ name, saved_at }) => ({ who: name, savedAt: saved_at.toISOString() })),
    };
  };
}
