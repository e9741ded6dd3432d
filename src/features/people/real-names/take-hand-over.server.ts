import { refuse } from "../../../kernel/refusal.ts";
import { attempt, type AttemptLimit } from "../../../platform/attempts.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { TakeHandOver } from "./hand-over-contract.ts";
import { hashOfCode, keyOfHandOver } from "./hand-over-key.server.ts";
import { takeHandOverByCode } from "./hand-over-store.server.ts";
import { realNameById } from "./store.server.ts";

/** Codes of 128 bits are not guessed; this is for whoever tries all the same. */
const takenByNetwork: AttemptLimit = { what: "hand-overs taken by a network", most: 60, minutes: 60, network: true };

export const takeHandOver = operation(TakeHandOver, async ({ code, requestKey }, context) => {
  const { db, vault, now } = context;
  await attempt(context, takenByNetwork, context.visitor.address);
  const by = requestKey === undefined ? undefined : hashOfCode(requestKey);
  const taken = (await takeHandOverByCode(db, { hash: hashOfCode(code), by }, now)) ?? refuse("NOT_FOUND");
  const { number } = (await realNameById(db, taken.real_name_id))!;
  return {
    number,
    key: keyOfHandOver(vault, taken),
    type: taken.document_type,
    slots: taken.slots,
    endsAt: taken.ends_at.toISOString(),
  };
});
