import { randomInt, randomUUID } from "node:crypto";
import { minuteMs } from "../../../kernel/duration.ts";
import { attempt, hasTries, mayTry } from "../../../platform/attempts.server.ts";
import type { Context } from "../../../platform/context.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { askerOf, messagesOf, type Asker } from "./asker.server.ts";
import { codeHash, longHash } from "./prove.server.ts";
import { longCode, sendLimits, shortCode, tryLimits } from "./rules.ts";
import { keepCode, type Proof } from "./store.server.ts";

/** `silent`: does everything except sending, so that neither answer nor timing reveals whether there is an account. */
type CodeWish = Proof & { by: "mail" | "sms"; silent?: boolean };

/** Creates a code and enqueues its message. What waits to be sent is sealed; what is stored are hashes. */
export async function askForCode({ by, silent = false, ...proof }: CodeWish, context: Context): Promise<void> {
  const { db, vault, visitor, now, session } = context;
  if (proof.accountId === undefined) session.keepBrowser();
  const asker = await askerOf(proof, context);
  const isLong = await countMessage(proof, asker, context);
  const [id, short, long] = [randomUUID(), digits(shortCode.digits), digits(longCode.digits)];
  const shown = isLong ? { code: long, minutes: longCode.minutes } : { code: short, minutes: shortCode.minutes };
  const sealed = vault
    .seal(
      JSON.stringify({
        recipient: proof.recipient,
        ...shown,
        ...(by === "mail" && proof.accountId === undefined && { long }),
      }),
    )
    .toString("base64");
  await db.transaction().execute(async (tx) => {
    const hashes = { code: codeHash(vault, id, short), long: longHash(vault, proof, long) };
    await keepCode(
      tx,
      { ...proof, holder: asker.holder },
      { id, hashes, sentAt: now, expiresAt: new Date(now.getTime() + longCode.minutes * minuteMs) },
    );
    await addJob(tx, "send-code", { id, purpose: proof.purpose, by, silent, sealed, language: visitor.language });
  });
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
