import { createHash } from "node:crypto";
import type { InputOf } from "../../../kernel/endpoint.ts";
import { iccidKey } from "../../../kernel/iccid.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import type { AccountCaller, Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { noteSecurity } from "../../../platform/security-log.server.ts";
import { askAsStranger } from "../../stock/sims/ask-as-stranger.server.ts";
import { typedSims } from "../../stock/sims/rules.ts";
import { isAnyHeld } from "./change-store.server.ts";
import { copyRegistration, sealedAnew, type Copy } from "./copy-registration.server.ts";
import { copyConsents, lockBoth, openCorrections } from "./correction-store.server.ts";
import { CorrectSim } from "./corrections-contract.ts";
import { countCorrection } from "./count-correction.server.ts";
import { marksOf } from "./document-store.server.ts";
import { documentProblems, simProblems, type RealNameForm } from "./form-problems.ts";
import { giveUp } from "./give-up.server.ts";
import { refuseAll } from "./mended-document.server.ts";
import { nameProblems } from "./name-problems.server.ts";
import { keepPhoto } from "./photos-store.server.ts";
import { isRefOfSim, keyOfRealName, realNameBehindKey } from "./real-name-key.server.ts";
import { regionRulesNow } from "./region-rules.server.ts";
import { requiredDocuments, slotsOf } from "./required-documents.ts";
import { mayBeTakenBack } from "./rules.ts";
import { openDetails } from "./sealed-details.server.ts";
import {
  forgottenUnanswered,
  holdAccount,
  moveRealName,
  realNameByRequest,
  simsOf,
  type RealName,
} from "./store.server.ts";
import { readSoon } from "./unread-store.server.ts";

type Asking = Context & { caller?: AccountCaller };
type Request = { requestKey: string; requestHash: Buffer };

/**
 * The right number in the place of a wrong one, as a registration of its own: it is looked at as any other, and the wrong
 * one stays until then. What was photographed is copied under a key of the new one's own, before anything is locked.
 */
export const correctSim = operation(CorrectSim, async (wish, context) => {
  const { db } = context;
  const requestHash = createHash("sha256").update(JSON.stringify(wish)).digest();
  const request = { requestKey: wish.requestKey, requestHash };
  const before = await realNameBehindKey(db, wish, context);
  const done = await doneBefore(db, request, context);
  if (done) return done;
  const wrong = await wrongSim(db, before, wish, context);
  const iccid = await rightNumber(wish, context);
  // each copies photographs, and is looked at by a person
  await countCorrection("a SIM", before, context);
  const copy = await copyRegistration(before, context);
  try {
    const sent = await db
      .transaction()
      .execute((tx) => send(tx, { wish, wrong, iccid, before, copy, request }, context));
    // the same request, which was quicker
    if (sent.number !== copy.draft.number) await drop(copy, context);
    else noteSecurity(context, ["sim", "changed"], { what: CorrectSim.path });
    return sent;
  } catch (error) {
    await drop(copy, context);
    throw error;
  }
});

const drop = ({ draft }: Copy, { db, now }: Asking): Promise<boolean> =>
  db.transaction().execute((tx) => giveUp(tx, draft.id, now));

async function doneBefore(db: DbOrTx, { requestKey, requestHash }: Request, { vault }: Asking) {
  const earlier = await realNameByRequest(db, requestKey);
  if (!earlier) return undefined;
  return earlier.request_hash?.equals(requestHash)
    ? { number: earlier.number, key: keyOfRealName(vault, earlier.id) }
    : refuse("REQUEST_KEY_REUSED");
}

type WrongSim = { iccid: string; remark: string | null };

/** In force, its decision told, by whoever can still be written to; and not being corrected already. */
async function wrongSim(
  tx: DbOrTx,
  before: RealName,
  { sim: ref }: InputOf<typeof CorrectSim>,
  { vault, now }: Asking,
): Promise<WrongSim> {
  const { id, state, decided_at: at, email, phone } = before;
  const sim = (await simsOf(tx, id)).find(({ iccid }) => isRefOfSim(vault, { id, iccid, ref })) ?? refuse("NOT_FOUND");
  if (state !== "registered" || !sim.holds || (email === null && phone === null)) return refuse("REAL_NAME_OVER");
  if (mayBeTakenBack(at, now)) return refuse("TRY_AGAIN_LATER");
  if ((await openCorrections(tx, before)).some(({ iccid }) => iccid === sim.iccid)) return refuse("CORRECTION_OPEN");
  return sim;
}

/** By the rules of the form, and in its words. */
async function rightNumber(wish: InputOf<typeof CorrectSim>, context: Asking): Promise<string> {
  refuseAll(atField(simProblems({ sims: [wish] })));
  const [asked] = await askAsStranger(typedSims([wish.iccid]), context);
  const iccid = iccidKey(asked!.iccid);
  // behind the lock it is looked at again
  const problem = asked!.problem ?? ((await isAnyHeld(context.db, [iccid])) ? "iccid.registered" : null);
  refuseAll(problem ? [{ field: "iccid", problem }] : []);
  return iccid;
}

const atField = (problems: ReturnType<typeof simProblems>) =>
  problems.map((one) => (one.field.startsWith("sims") ? { ...one, field: "iccid" } : one));

type Sending = {
  wish: InputOf<typeof CorrectSim>;
  wrong: WrongSim;
  iccid: string;
  before: RealName;
  copy: Copy;
  request: Request;
};

async function send(tx: DbOrTx, sending: Sending, context: Asking): Promise<{ number: string; key: string }> {
  const { wish, iccid, copy, request } = sending;
  const { objectKeys, now, vault } = context;
  const { account_id: account, id: beforeId } = sending.before;
  // before the rows, as whoever erases the account does
  if (account) await holdAccount(tx, account);
  const before = (await lockBoth(tx, [beforeId, copy.draft.id])).find(({ id }) => id === beforeId)!;
  const done = await doneBefore(tx, request, context);
  if (done) return done;
  const wrong = await wrongSim(tx, before, wish, context);
  const rules = await regionRulesNow(tx, context.config);
  const form = formOf(before, { ...wrong, iccid }, context);
  const { document } = form;
  if (documentProblems(form, dateAt(now.getTime(), operatorZone), rules).length > 0) return refuse("REGISTER_ANEW");
  const there = new Set(copy.photos.map(({ slot }) => slot));
  if (slotsOf(requiredDocuments(form.regions, rules)).some((slot) => !there.has(slot))) return refuse("REGISTER_ANEW");
  const { id, number, version } = copy.draft;
  for (const photo of copy.photos)
    if (!(await keepPhoto(tx, { ...photo, realNameId: id, seenAt: null, askedFor: null })))
      return refuse("TRY_AGAIN_LATER");
  await moveRealName(tx, id, "received", {
    purpose: 1,
    regions: before.regions,
    language: before.language,
    account_id: before.account_id,
    document_type: document.type,
    ...marksOf(objectKeys, document),
    details: sealedAnew(before, copy.draft, context),
    email: before.email,
    phone: before.phone,
    request_key: request.requestKey,
    request_hash: request.requestHash,
    corrects: before.id,
    corrects_iccid: wrong.iccid,
    received_at: now,
    forget_at: forgottenUnanswered(now),
  });
  // counted once it stands in the place of the wrong one
  refuseAll(atField(await nameProblems(tx, copy.draft, form, { objectKeys, rules, originalMark: null })));
  await copyConsents(tx, { from: before.id, to: id });
  await addJob(tx, "tell-real-name", { id, state: "received", version: version + 1 });
  await readSoon(tx);
  return { number, key: keyOfRealName(vault, id) };
}

/** As a first registration of the right number: the document before, if there was one, was about the wrong one. */
function formOf(before: RealName, { iccid, remark }: WrongSim, { objectKeys }: Asking): RealNameForm {
  const { contactName, document } = openDetails(objectKeys, before) ?? refuse("REGISTER_ANEW");
  const sims = [{ iccid, remark: remark ?? "" }];
  return { purpose: 1, regions: before.regions!, contactName, sims, document };
}
