import { refuse } from "../../../kernel/refusal.ts";
import type { StaffCaller } from "../../../platform/context.server.ts";
import type { Db, DbOrTx } from "../../../platform/database/database.server.ts";
import { wishHash } from "../../../platform/wish-hash.server.ts";

type Asked = { path: string; wish: { requestKey: string } };
type By = { caller: Pick<StaffCaller, "staffId">; now: Date };

/**
 * Does what a form of the console asks for once per request key, in one transaction with the key: a repeat waits for
 * the first and gets its answer. What is refused leaves no key behind.
 */
export function once<Answer>(
  db: Db,
  { path, wish }: Asked,
  { caller, now }: By,
  act: (tx: DbOrTx) => Promise<Answer>,
): Promise<Answer> {
  const hash = wishHash(path, wish);
  return db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("staff_requests")
      .values({ request_key: wish.requestKey, staff_id: caller.staffId, wish_hash: hash, answer: null, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) {
      const first = await tx
        .selectFrom("staff_requests")
        .select(["staff_id", "wish_hash", "answer"])
        .where("request_key", "=", wish.requestKey)
        .executeTakeFirstOrThrow();
      if (first.staff_id !== caller.staffId || !first.wish_hash.equals(hash)) return refuse("REQUEST_KEY_REUSED");
      return first.answer as Answer;
    }
    const answer = await act(tx);
    await tx
      .updateTable("staff_requests")
      .set({ answer: JSON.stringify(answer) })
      .where("request_key", "=", wish.requestKey)
      .execute();
    return answer;
  });
}
