import { createHash, randomUUID } from "node:crypto";
import { refuse } from "../../../kernel/refusal.ts";
import { attempt, mayTry, type AttemptLimit } from "../../../platform/attempts.server.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { answeredBy } from "./answered-by.server.ts";
import { NewBusiness, type EnquiryForm } from "./contract.ts";
import { keyOfEnquiry, lockEnquiryBehindKey, newEnquiryNumber } from "./enquiry-key.server.ts";
import { leaveFiles } from "./files-store.server.ts";
import { refuseTooQuick } from "./form-ticket.server.ts";
import { enquiryByRequest, insertDraft, lockEnquiry, lockRequest, moveEnquiry, type Enquiry } from "./store.server.ts";
import { tidyForm } from "./tidy-form.ts";

/** Of one network in an hour: a fair of companies behind one address. */
const enquiriesOfNetwork: AttemptLimit = { what: "enquiries of a network", most: 10, minutes: 60, network: true };
/** To one mailbox, whoever names it: it cannot be filled by strangers. */
const mailsOfMailbox: AttemptLimit = { what: "enquiry mails to a mailbox", most: 3, minutes: 24 * 60 };

export const sendEnquiry = operation(NewBusiness, async (typed, context) => {
  const { db, vault } = context;
  const { requestKey, number, key, ticket, fax: _empty, ...rest } = typed;
  const form = tidyForm(rest);
  const requestHash = createHash("sha256")
    .update(JSON.stringify([number, form]))
    .digest();
  const answerOf = (sent: Enquiry) =>
    sent.request_hash?.equals(requestHash)
      ? { number: sent.number, key: keyOfEnquiry(vault, sent.id) }
      : refuse("REQUEST_KEY_REUSED");
  const earlier = await enquiryByRequest(db, requestKey);
  if (earlier) return answerOf(earlier);
  refuseTooQuick(ticket, context);
  await attempt(context, enquiriesOfNetwork, context.visitor.address);
  return db.transaction().execute(async (tx) => {
    // the same request, which was quicker, is waited for
    const draft = await draftOf(tx, { requestKey, number, key }, context);
    if (draft.request_key === requestKey) return answerOf(draft);
    if (!(await receive(tx, draft, form, { requestKey, requestHash }, context))) return refuse("ENQUIRY_OVER");
    return { number: draft.number, key: keyOfEnquiry(vault, draft.id) };
  });
});

type Sending = { requestKey: string; number: string | undefined; key: string | undefined };

/** The form of its files, or a new one; under this request key the one that was sent meanwhile. */
async function draftOf(tx: DbOrTx, { requestKey, number, key = "" }: Sending, context: Context): Promise<Enquiry> {
  if (number !== undefined) return lockEnquiryBehindKey(tx, { number, key }, context);
  await lockRequest(tx, requestKey);
  const sent = await enquiryByRequest(tx, requestKey);
  if (sent) return sent;
  const { visitor, now } = context;
  const id = randomUUID();
  await insertDraft(tx, { id, number: newEnquiryNumber(), language: visitor.language, begun_at: now });
  return lockEnquiry(tx, id);
}

type Request = { requestKey: string; requestHash: Buffer };

async function receive(
  tx: DbOrTx,
  { id, version, number }: Enquiry,
  form: EnquiryForm,
  { requestKey, requestHash }: Request,
  context: Context,
): Promise<boolean> {
  const { now, visitor, config } = context;
  const dueAt = await answeredBy(now, { db: tx, config });
  const isMoved = await moveEnquiry(
    tx,
    { id, state: "received", now },
    {
      language: visitor.language,
      intention: form.intention,
      company: form.company,
      country: form.country,
      email: form.email,
      form: JSON.stringify(form),
      request_key: requestKey,
      request_hash: requestHash,
      received_at: now,
      due_at: dueAt,
    },
  );
  if (!isMoved) return false;
  await leaveFiles(tx, id, "unfinished");
  await openCase(tx, { kind: "enquiry_waits", subject: number, details: { country: form.country }, dueAt }, now);
  // in the transaction, for of one that is sent twice at once only this one is taken
  const isTold = await mayTry({ ...context, db: tx }, mailsOfMailbox, form.email.toLowerCase());
  if (isTold) await addJob(tx, "tell-enquiry", { id, version: version + 1 });
  return true;
}
