import { minuteMs } from "../../../kernel/duration.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { attempt, type AttemptLimit } from "../../../platform/attempts.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { TakeForm } from "./form-hand-over-contract.ts";
import { handedAnswers } from "./form-hand-over-key.server.ts";
import { formBehindCode, keepTaken, takeAnswersByCode, takenBefore } from "./form-hand-over-store.server.ts";
import { hashOfCode } from "./hand-over-key.server.ts";
import { keyOfRealName } from "./real-name-key.server.ts";
import { followMinutes } from "./rules.ts";
import { keyOf, unlessDamaged } from "./sealed-details.server.ts";
import { lockRealName } from "./store.server.ts";

/** Codes of 128 bits are not guessed; this is for whoever tries all the same. */
const takenByNetwork: AttemptLimit = { what: "forms taken by a network", most: 60, minutes: 60, network: true };

export const takeForm = operation(TakeForm, async ({ code, requestKey }, context) => {
  const { db, vault, objectKeys, now } = context;
  await attempt(context, takenByNetwork, context.visitor.address);
  const followUntil = new Date(now.getTime() + followMinutes * minuteMs);
  const by = requestKey === undefined ? undefined : hashOfCode(requestKey);
  return db.transaction().execute(async (tx) => {
    const hash = hashOfCode(code);
    const id = (await formBehindCode(tx, hash)) ?? refuse("NOT_FOUND");
    const form = await lockRealName(tx, id);
    if (form.state !== "draft") return refuse("NOT_FOUND");
    const taken = await takeAnswersByCode(tx, hash, { now, followUntil });
    if (taken && by) await keepTaken(tx, { code_hash: hash, real_name_id: id, taken_by: by, ...taken });
    const { answers: sealed } = taken ?? (by && (await takenBefore(tx, { hash, by }, now))) ?? refuse("NOT_FOUND");
    const key = keyOf(objectKeys, form);
    const answers = unlessDamaged(() => key.open(sealed, handedAnswers)) ?? refuse("REAL_NAME_UNREADABLE");
    return {
      number: form.number,
      key: keyOfRealName(vault, form.id),
      answers: JSON.parse(answers.toString()) as OutputOf<typeof TakeForm>["answers"],
    };
  });
});
