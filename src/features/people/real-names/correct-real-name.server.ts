import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { provedOtherwise } from "./compare-reading.ts";
import { reasonOfLook, refuseWhereColleagueLooks } from "./holding-store.server.ts";
import { openReading } from "./kept-reading.server.ts";
import { seenByReviewer, type Deciding } from "./lock-seen-version.server.ts";
import { withDocument } from "./mended-document.server.ts";
import { photoIn } from "./photos-store.server.ts";
import { CorrectRealName } from "./review-contract.ts";
import { keyOf, openDetails, unlessDamaged } from "./sealed-details.server.ts";
import { moveRealName, noProposal, type RealName } from "./store.server.ts";

/** A slip of the pen that check digits prove needs no second letter. What a reviewer reads by eye does: its person types that anew. */
export const correctRealName = operation(CorrectRealName, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: CorrectRealName.path, wish }, { caller, now }, async (tx) => {
    const realName = await seenByReviewer(tx, wish, context);
    const { id, number, state, version } = realName;
    const looking = { staffId: caller.staffId, now };
    refuseWhereColleagueLooks(realName, looking);
    if (state !== "received") return refuse("CASE_CHANGED");
    // nobody corrects what they have not seen
    if (reasonOfLook(realName, looking) === undefined) return refuse("REVEAL_FIRST");
    const { document, proved } = await compared(tx, realName, context);
    const fields = Object.keys(proved);
    if (fields.length === 0) return refuse("CASE_CHANGED");
    const mended = await withDocument(tx, realName, { ...document, ...proved }, context);
    // what the first of two reviewers saw is no longer what is decided
    await moveRealName(tx, id, "received", { ...mended, ...noProposal });
    await recordAction(tx, byCaller(context), "real_name_corrected", {
      on: { kind: "real_name", id: number },
      after: { fields: fields.join(", ") },
    });
    return { version: version + 1 };
  });
});

async function compared(tx: DbOrTx, realName: RealName, { objectKeys }: Deciding) {
  const { document } = openDetails(objectKeys, realName) ?? refuse("REAL_NAME_OVER");
  const front = await photoIn(tx, realName.id, "front");
  const key = keyOf(objectKeys, realName);
  const read = front?.reading && unlessDamaged(() => openReading(key, front.id, front.reading!));
  return { document, proved: read?.type === document.type ? provedOtherwise(document, read) : {} };
}
