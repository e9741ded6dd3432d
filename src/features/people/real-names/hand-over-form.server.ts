import { randomBytes } from "node:crypto";
import { minuteMs } from "../../../kernel/duration.ts";
import { attempt } from "../../../platform/attempts.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { HandOverForm } from "./form-hand-over-contract.ts";
import { handedAnswers, keyOfFollower } from "./form-hand-over-key.server.ts";
import { insertFormHandOver } from "./form-hand-over-store.server.ts";
import { codesOfNetwork, hashOfCode } from "./hand-over-key.server.ts";
import { beginForm } from "./open-form.server.ts";
import { handOverMinutes } from "./rules.ts";
import { keyOf } from "./sealed-details.server.ts";

/**
 * A form of its own, of nobody's account: the key of the one that the desk may have would open at the desk what the phone
 * photographs, and whoever shows a code to a stranger would have what they send in their own account.
 */
export const handOverForm = operation(HandOverForm, async ({ answers, ...wish }, context) => {
  const { db, vault, objectKeys, visitor, now } = context;
  await attempt(context, codesOfNetwork, visitor.address);
  const form = await beginForm(wish, context);
  const code = randomBytes(16).toString("base64url");
  const endsAt = new Date(now.getTime() + handOverMinutes * minuteMs);
  const handOver = {
    code_hash: hashOfCode(code),
    real_name_id: form.id,
    answers: keyOf(objectKeys, form).seal(Buffer.from(JSON.stringify(answers)), handedAnswers),
    opened_at: now,
    ends_at: endsAt,
    taken_at: null,
  };
  await insertFormHandOver(db, handOver);
  return { number: form.number, key: keyOfFollower(vault, handOver), code, endsAt: endsAt.toISOString() };
});
