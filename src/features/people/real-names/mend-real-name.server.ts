import { createHash } from "node:crypto";
import type { InputOf } from "../../../kernel/endpoint.ts";
import type { FieldProblem } from "../../../kernel/field-problems.ts";
import { wrongStepsOf } from "../../../kernel/real-name-reasons.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { MendRealName } from "./contract.ts";
import { countCorrection } from "./count-correction.server.ts";
import { refuseAll, withDocument } from "./mended-document.server.ts";
import { photosOf } from "./photos-store.server.ts";
import { lockRealNameBehindKey, realNameBehindKey } from "./real-name-key.server.ts";
import { forgottenUnanswered, keptReasons, moveRealName, noProposal, noReason, type RealName } from "./store.server.ts";
import { readSoon } from "./unread-store.server.ts";

/** Back into the queue with the one thing that was wrong; everything else stays as it was sent. */
export const mendRealName = operation(MendRealName, async (wish, context) => {
  const { db, now } = context;
  const requestHash = createHash("sha256").update(JSON.stringify(wish)).digest();
  const found = await realNameBehindKey(db, wish, context);
  if (found.request_hash?.equals(requestHash)) return { state: found.state };
  await refuseWhatLacks(db, found, wish);
  // each takes the case from whoever looks at it
  await countCorrection("a document", found, context);
  return db.transaction().execute(async (tx) => {
    const realName = await lockRealNameBehindKey(tx, wish, context);
    const { id, state, version } = realName;
    if (realName.request_hash?.equals(requestHash)) return { state };
    await refuseWhatLacks(tx, realName, wish);
    const mended = wish.document ? await withDocument(tx, realName, wish.document, context) : {};
    await moveRealName(tx, id, "received", {
      ...mended,
      request_key: wish.requestKey,
      request_hash: requestHash,
      ...noReason,
      // what the first of two reviewers saw is no longer what is decided
      ...noProposal,
      forget_at: forgottenUnanswered(now),
      // what is corrected while it waits keeps its place
      ...(state === "again" && { received_at: now, looked_at: null }),
    });
    if (state === "again") {
      await addJob(tx, "tell-real-name", { id, state: "received", version: version + 1 });
      await readSoon(tx);
    }
    return { state: "received" as const };
  });
});

async function refuseWhatLacks(db: DbOrTx, realName: RealName, wish: InputOf<typeof MendRealName>): Promise<void> {
  const { state } = realName;
  if (state !== "again" && state !== "received") return refuse("REAL_NAME_OVER");
  refuseAll(await lacking(db, realName, wish));
}

/** What a reviewer asked for must be there; whoever corrects what waits sends details. */
async function lacking(
  tx: DbOrTx,
  realName: RealName,
  { document }: InputOf<typeof MendRealName>,
): Promise<FieldProblem[]> {
  const { id, state, decided_at: decidedAt } = realName;
  const wrong = state === "received" ? [] : wrongStepsOf(keptReasons(realName));
  const typed: FieldProblem[] =
    document || (wrong.length > 0 && !wrong.includes("details")) ? [] : [{ field: "document", problem: "empty" }];
  if (!wrong.includes("photo")) return typed;
  const photos = await photosOf(tx, id);
  const isNew = photos.some(({ added_at: at }) => decidedAt !== null && at > decidedAt);
  return [...(isNew ? [] : [{ field: "photo.front", problem: "photo" } as const]), ...typed];
}
