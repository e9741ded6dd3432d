import { createHash } from "node:crypto";
import type { FieldProblem } from "../../../kernel/field-problems.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import type { AccountCaller, Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { refuseUnknownConsents } from "../../catalogue/content/known-consents.server.ts";
import { askAsStranger } from "../../stock/sims/ask-as-stranger.server.ts";
import { typedSims } from "../../stock/sims/rules.ts";
import { endProof, proofOf, type Proof } from "../identity-logins/proof-of.server.ts";
import { SubmitRealName } from "./contract.ts";
import { markOf, marksOf } from "./document-store.server.ts";
import { formProblems, tidyForm, type RealNameForm } from "./form-problems.ts";
import { refuseAll } from "./mended-document.server.ts";
import { nameProblems } from "./name-problems.server.ts";
import { photosOf } from "./photos-store.server.ts";
import { keyOfRealName, lockRealNameBehindKey } from "./real-name-key.server.ts";
import { regionRulesNow } from "./region-rules.server.ts";
import { requiredDocuments, slotsOf, type RulesOfRegions } from "./required-documents.ts";
import { keyOf, sealDetails } from "./sealed-details.server.ts";
import { shownConsents, unshownConsents } from "./shown-consents.server.ts";
import {
  forgottenUnanswered,
  holdAccount,
  moveRealName,
  noReason,
  type RealName,
  realNameByRequest,
  writeConsents,
} from "./store.server.ts";
import { readSoon } from "./unread-store.server.ts";

type Asking = Context & { caller?: AccountCaller };
type Problems = FieldProblem[];

/** Everything that is wrong is said at once, with the field; what was written down is in one transaction. */
export const submitRealName = operation(SubmitRealName, async (typed, context) => {
  const { db, vault } = context;
  const { requestKey, number, key, clauses, accuracy, transfer, privacy, ...rest } = typed;
  const requestHash = createHash("sha256").update(JSON.stringify(typed)).digest();
  const earlier = await realNameByRequest(db, requestKey);
  if (earlier)
    return earlier.request_hash?.equals(requestHash)
      ? { number: earlier.number, key: keyOfRealName(vault, earlier.id) }
      : refuse("REQUEST_KEY_REUSED");
  const form = tidyForm(rest);
  const rules = await regionRulesNow(db, context.config);
  refuseAll(formProblems(form, dateAt(context.now.getTime(), operatorZone), rules));
  await refuseUnknownConsents(context, { privacy });
  refuseAll(await unshownConsents({ clauses, accuracy, transfer }, form, context));
  refuseAll(await networkProblems(form, context));
  return db.transaction().execute(async (tx) => {
    // before the form's row, as whoever erases the account does
    if (context.caller) await holdAccount(tx, context.caller.accountId);
    const realName = await lockRealNameBehindKey(tx, { number, key }, context);
    // the same request, which was quicker
    if (realName.request_hash?.equals(requestHash)) return { number, key };
    if (realName.state !== "draft" && realName.state !== "again") return refuse("REAL_NAME_OVER");
    const { original } = form;
    const originalMark = original ? markOf(context.objectKeys, original) : null;
    refuseAll([
      ...(await photoProblems(tx, realName, form, rules)),
      ...(await nameProblems(tx, realName, form, { ...context, rules, originalMark })),
    ]);
    const proof = form.document.type === 3 ? await proofOf(tx, form.document, context) : undefined;
    if (!(await send(tx, realName, { form, originalMark, proof }, { requestKey, requestHash }, context)))
      return refuse("REAL_NAME_OVER");
    await endProof(tx, context);
    await writeConsents(tx, realName.id, context.now, [
      ...shownConsents({ clauses, accuracy, transfer }),
      { kind: "privacy", version: privacy.version, said: null },
    ]);
    await addJob(tx, "tell-real-name", { id: realName.id, state: "received", version: realName.version + 1 });
    await readSoon(tx);
    return { number: realName.number, key };
  });
});

/** A number that our network does not know is a typing mistake. Blocked and expired ones are no secret of a stranger's. */
async function networkProblems({ sims }: RealNameForm, context: Asking): Promise<Problems> {
  const asked = await askAsStranger(typedSims(sims.map(({ iccid }) => iccid)), context);
  return asked.flatMap(({ problem }, place): Problems => (problem ? [{ field: `sims.${place}.iccid`, problem }] : []));
}

async function photoProblems(
  tx: DbOrTx,
  { id }: RealName,
  { regions }: RealNameForm,
  rules: RulesOfRegions,
): Promise<Problems> {
  const there = new Set((await photosOf(tx, id)).map(({ slot }) => slot));
  return slotsOf(requiredDocuments(regions, rules)).flatMap((slot): Problems =>
    there.has(slot) ? [] : [{ field: `photo.${slot}`, problem: "photo" }],
  );
}

/** A form is whose account sends it, not whose began it on a device that others use; asked for once more it stays theirs. */
const sentBefore = ({ state, account_id: account }: RealName): string | null => (state === "draft" ? null : account);

type Request = { requestKey: string; requestHash: Buffer };

function send(
  tx: DbOrTx,
  realName: RealName,
  { form, originalMark, proof }: { form: RealNameForm; originalMark: Buffer | null; proof: Proof | undefined },
  request: Request,
  context: Asking,
): Promise<boolean> {
  const { objectKeys, now, caller, visitor } = context;
  const { contactName, document, original } = form;
  return moveRealName(tx, realName.id, "received", {
    purpose: form.purpose,
    regions: [...form.regions],
    language: visitor.language,
    account_id: caller?.accountId ?? sentBefore(realName),
    document_type: document.type,
    ...marksOf(objectKeys, document),
    original_mark: originalMark,
    details: sealDetails(keyOf(objectKeys, realName), { contactName, document, original, proof }),
    email: form.email ?? null,
    phone: form.phone ?? null,
    request_key: request.requestKey,
    request_hash: request.requestHash,
    received_at: now,
    looked_at: null,
    ...noReason,
    forget_at: forgottenUnanswered(now),
  });
}
