import { minuteMs } from "../../../kernel/duration.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { attempt, type AttemptLimit } from "../../../platform/attempts.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { TakeForm } from "./form-hand-over-contract.ts";
import { handedAnswers } from "./form-hand-over-key.server.ts";
import { formBehindCode, takeAnswersByCode } from "./form-hand-over-store.server.ts";
import { hashOfCode } from "./hand-over-key.server.ts";
import { keyOfRealName } from "./real-name-key.server.ts";
import { followMinutes } from "./rules.ts";
import { keyOf } from "./sealed-details.server.ts";
import { lockRealName } from "./store.server.ts";

/** Codes of 128 bits are not guessed; this is for whoever tries all the same. */
const takenByNetwork: AttemptLimit = { what: "forms taken by a network", most: 60, minutes: 60, network: true };

export const takeForm = operation(TakeForm, async ({ code }, context) => {
  const { db, vault, objectKeys, now } = context;
  await attempt(context, takenByNetwork, context.visitor.address);
  const followUntil = new Date(now.getTime() + followMinutes * minuteMs);
  return db.transaction().execute(async (tx) => {
    const hash = hashOfCode(code);
    const id = (await formBehindCode(tx, hash)) ?? refuse("NOT_FOUND");
    const form = await lockRealName(tx, id);
    const sealed = form.state === "draft" && (await takeAnswersByCode(tx, hash, { now, followUntil }));
    if (!sealed) return refuse("NOT_FOUND");
    const answers = keyOf(objectKeys, form).open(sealed, handedAnswers);
    return {
      number: form.number,
      key: keyOfRealName(vault, form.id),
      answers: JSON.parse(answers.toString()) as OutputOf<typeof TakeForm>["answers"],
    };
  });
});
