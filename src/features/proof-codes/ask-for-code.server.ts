import { randomInt, randomUUID } from "node:crypto";
import { attempt } from "../../platform/attempts.server.ts";
import type { Context } from "../../platform/context.server.ts";
import { addJob } from "../../platform/jobs/add-job.server.ts";
import { codeHash } from "./prove.server.ts";
import { codeMinutes, sendLimits } from "./rules.ts";
import { keepCode, type Proof } from "./store.server.ts";

/** `silent`: everything happens but the sending, so that nobody learns by answer or time whether there is an account. */
export type CodeWish = Proof & { by: "mail" | "sms"; silent?: boolean };

/** Keeps a new code and has it sent later. What waits for sending is sealed; what is kept is a hash. */
export async function askForCode({ by, silent = false, ...proof }: CodeWish, context: Context): Promise<void> {
  const { db, vault, visitor, now } = context;
  const { recipient } = proof;
  await attempt(context, sendLimits.network, visitor.address);
  await attempt(context, sendLimits.soon, `${proof.purpose} ${recipient}`);
  await attempt(context, sendLimits.recipient, recipient);
  const id = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const sealed = vault.seal(JSON.stringify({ recipient, code })).toString("base64");
  await db.transaction().execute(async (tx) => {
    await keepCode(tx, proof, { id, hash: codeHash(vault, id, code), sentAt: now, expiresAt: new Date(now.getTime() + codeMinutes * 60_000) });
    await addJob(tx, "send-code", { id, purpose: proof.purpose, by, silent, sealed, language: visitor.language });
  });
}
