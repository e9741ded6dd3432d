import { createHash } from "node:crypto";
import type { InputOf } from "../../../kernel/endpoint.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { noteSecurity } from "../../../platform/security-log.server.ts";
import { writeContact } from "./contact-store.server.ts";
import { CorrectContact } from "./corrections-contract.ts";
import { countCorrection } from "./count-correction.server.ts";
import { refuseAll } from "./mended-document.server.ts";
import { lockRealNameBehindKey, realNameBehindKey } from "./real-name-key.server.ts";
import { mayBeTakenBack } from "./rules.ts";
import { sealContact } from "./sealed-contact.server.ts";
import { keyOf, openDetails, sealDetails } from "./sealed-details.server.ts";
import type { RealName } from "./store.server.ts";

type Wish = InputOf<typeof CorrectContact>;

/**
 * Whoever has the link may do it, who could take the whole registration back as well. It shows nothing of what stands there,
 * and the mailbox before hears of it, without the new one and without the link.
 */
export const correctContact = operation(CorrectContact, async (wish, context) => {
  const { db } = context;
  const requestHash = createHash("sha256").update(JSON.stringify(wish)).digest();
  if (!wish.contactName && !wish.phone && !wish.email) refuseAll([{ field: "email", problem: "contact" }]);
  const found = await realNameBehindKey(db, wish, context);
  // each may write to a mailbox of somebody's choosing
  if (!found.request_hash?.equals(requestHash)) await countCorrection("a contact", found, context);
  const { state, changed } = await db.transaction().execute(async (tx) => {
    const realName = await lockRealNameBehindKey(tx, wish, context);
    const { state } = realName;
    if (realName.request_hash?.equals(requestHash)) return { state, changed: undefined };
    if (!mayBeCorrected(realName)) return refuse("REAL_NAME_OVER");
    const { details, isRenamed } = named(realName, wish, context);
    const contact = { email: wish.email || realName.email, phone: wish.phone || realName.phone };
    const changed = changeOf(realName, contact);
    const isTold = changed !== undefined && !isToldLater(realName, context);
    // what was decided is carried out in the version of then, and no reviewer decides it anew
    const isAnew = isTold && state !== "registered";
    const news = { version: realName.version + (isAnew ? 1 : 0), change: requestHash.toString("hex").slice(0, 16) };
    await writeContact(tx, realName, {
      ...contact,
      details,
      request_key: wish.requestKey,
      request_hash: requestHash,
      isAnew,
    });
    if (isTold) await tellNow(tx, realName, news);
    if (changed) await tellBefore(tx, realName, { ...news, now: contact }, context);
    else if (isRenamed) await addJob(tx, "tell-contact-name", { id: realName.id, change: news.change });
    return { state, changed };
  });
  if (changed) noteSecurity(context, [changed, "changed"], { what: CorrectContact.path });
  return { state };
});

type Correctable = RealName & { state: "received" | "again" | "registered" };

/** Whoever was erased is written to no more, also where somebody has the link. */
function mayBeCorrected(realName: RealName): realName is Correctable {
  const { state, email, phone } = realName;
  return ["received", "again", "registered"].includes(state) && (email !== null || phone !== null);
}

type Where = Pick<RealName, "email" | "phone">;

function changeOf(before: Where, now: Where): "mailbox" | "phone" | undefined {
  if (before.email !== now.email) return "mailbox";
  return before.phone === now.phone ? undefined : "phone";
}

/** Without a name nothing has to be opened: whoever cannot be read is reached all the same. */
function named(realName: RealName, wish: Wish, { objectKeys }: Pick<Context, "objectKeys">) {
  const kept = realName.details ?? refuse("REAL_NAME_OVER");
  if (!wish.contactName) return { details: kept, isRenamed: false };
  const before = openDetails(objectKeys, realName) ?? refuse("REAL_NAME_OVER");
  const details = sealDetails(keyOf(objectKeys, realName), { ...before, contactName: wish.contactName });
  return { details, isRenamed: wish.contactName !== before.contactName };
}

/** Decided a moment ago: what can still be taken back is told in its time, to whoever is named by then. */
const isToldLater = ({ state, decided_at: at }: RealName, { now }: Pick<Context, "now">): boolean =>
  state !== "received" && mayBeTakenBack(at, now);

/** `change` tells the letters of two corrections apart that have one version. */
type News = { version: number; change: string };

const tellNow = (tx: DbOrTx, { id, state }: Correctable, news: News): Promise<void> =>
  addJob(tx, "tell-real-name", { id, state, ...news, elsewhere: true });

async function tellBefore(
  tx: DbOrTx,
  realName: RealName,
  { now, ...news }: News & { now: Where },
  { vault }: Pick<Context, "vault">,
): Promise<void> {
  const left = whereItWas(realName, now);
  // the row has forgotten it by then
  if (left) await addJob(tx, "tell-contact-before", { id: realName.id, ...news, ...sealContact(vault, left) });
}

/**
 * The mailbox that is named no more. A phone only where there was no mailbox and a reviewer has agreed: before that, anybody
 * may have typed it.
 */
function whereItWas({ state, email, phone }: RealName, now: Where): Where | undefined {
  if (email !== null) return email === now.email ? undefined : { email, phone: null };
  return state === "registered" && phone !== now.phone ? { email, phone } : undefined;
}
