import { maskedMailbox } from "../../../kernel/masked.ts";
import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import type { PrivacyAnswer } from "../../letters/mails/privacy-letter.server.ts";
import { closeCaseAbout } from "../../records/cases/store.server.ts";
import { subjectOf } from "./rules.ts";
import type { PrivacyRequest } from "./store.server.ts";

type Told = Pick<PrivacyRequest, "id" | "email" | "lang" | "due_at">;

/** Enqueued with what it tells. Sealed while it waits: the mailbox of somebody who was erased lies in no table. */
export async function tellCustomer(
  tx: DbOrTx,
  { id, email, lang, due_at }: Told,
  { what, answer = "" }: { what: PrivacyAnswer; answer?: string },
  { vault, now }: Pick<Context, "vault" | "now">,
): Promise<void> {
  const sealed = vault.seal(JSON.stringify({ to: email, answer })).toString("base64");
  const facts = { what, sealed, lang, at: now.toISOString(), dueAt: due_at.toISOString() };
  await addJob(tx, "send-privacy-letter", { id: `${id}:${what}`, ...facts });
}

/** What the trail keeps of it for good, the mailbox masked. */
export function aboutRequest({ kind, customer, email }: PrivacyRequest) {
  return { on: { kind: "customer", id: customer }, request: kind, email: maskedMailbox(email) } as const;
}

export async function leaveInbox(
  tx: DbOrTx,
  { kind, customer }: PrivacyRequest,
  note: string,
  { caller, now }: { caller: StaffCaller; now: Date },
): Promise<void> {
  await closeCaseAbout(
    tx,
    { kind: "privacy_asked", subject: subjectOf(kind, customer) },
    `${caller.email} ${note}`,
    now,
  );
}
