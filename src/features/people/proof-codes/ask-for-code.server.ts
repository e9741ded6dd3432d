import { randomInt, randomUUID } from "node:crypto";
import { minuteMs } from "../../../kernel/duration.ts";
import type { Language } from "../../../kernel/language.ts";
import { attempt, hasTries, mayTry } from "../../../platform/attempts.server.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { askerOf, messagesOf, type Asker } from "./asker.server.ts";
import { codeHash, longHash } from "./prove.server.ts";
import { longCode, sendLimits, shortCode, tryLimits } from "./rules.ts";
import { keepCode, type HeldProof, type Proof } from "./store.server.ts";

/** `silent`: does everything except sending, so that neither answer nor timing reveals whether there is an account. */
type CodeWish = Proof & { by: "mail" | "sms"; silent?: boolean };

export async function askForCode({ by, silent = false, ...proof }: CodeWish, context: Context): Promise<void> {
  const { db, visitor, session } = context;
  if (proof.accountId === undefined) session.keepBrowser();
  const asker = await askerOf(proof, context);
  const isLong = await countMessage(proof, asker, context);
  const hasLink = by === "mail" && proof.accountId === undefined;
  const message = { ...proof, holder: asker.holder, by, silent, isLong, hasLink, language: visitor.language };
  await db.transaction().execute((tx) => issueCode(tx, message, context));
}

/** `holder`: who may use it (asker.server.ts). `isLong`: shows the long code. `hasLink`: opens a form with it. */
type Message = HeldProof & {
  by: "mail" | "sms";
  silent?: boolean;
  isLong?: boolean;
  hasLink?: boolean;
  language: Language;
};

/** Creates a code and enqueues its message. What waits to be sent is sealed; what is stored are hashes. */
export async function issueCode(
  tx: DbOrTx,
  { by, silent = false, isLong = false, hasLink = false, language, ...proof }: Message,
  { vault, now }: Pick<Context, "vault" | "now">,
): Promise<void> {
  const { purpose, recipient } = proof;
  const [id, short, long] = [randomUUID(), digits(shortCode.digits), digits(longCode.digits)];
  const shown = isLong ? { code: long, minutes: longCode.minutes } : { code: short, minutes: shortCode.minutes };
  const sealed = vault.seal(JSON.stringify({ recipient, ...shown, ...(hasLink && { long }) })).toString("base64");
  const hashes = { code: codeHash(vault, id, short), long: longHash(vault, proof, long) };
  const expiresAt = new Date(now.getTime() + longCode.minutes * minuteMs);
  await keepCode(tx, proof, { id, hashes, sentAt: now, expiresAt });
  await addJob(tx, "send-code", { id, purpose, by, silent, sealed, language });
}

/** Throws where no message may be sent now; returns whether it must show the long code. */
async function countMessage(
  { purpose, recipient }: Proof,
  { counted, isTrusted }: Asker,
  context: Context,
): Promise<boolean> {
  const isForeign = purpose === "bind_email" || purpose === "bind_phone";
  if (isForeign || !isTrusted) await attempt(context, sendLimits.network, context.visitor.address);
  const messages = messagesOf({ purpose, recipient }, counted);
  await attempt(context, sendLimits.soon, messages);
  if (isForeign) await attempt(context, sendLimits.foreign, recipient);
  if (!(await mayTry(context, sendLimits.day, messages))) await attempt(context, sendLimits.seldom, messages);
  const isShort = await mayTry(context, sendLimits.short, messages);
  return !isShort || !(await hasTries(context, tryLimits.asker, counted));
}

function digits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join("");
}
