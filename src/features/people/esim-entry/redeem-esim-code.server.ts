import { timingSafeEqual } from "node:crypto";
import { refuse } from "../../../kernel/refusal.ts";
import { attempt, type AttemptLimit } from "../../../platform/attempts.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { hashOf } from "../sessions/begin-session.server.ts";
import { RedeemEsimCode } from "./contract.ts";
import { takeCode } from "./store.server.ts";

/** Only these count: all right ones come from the service's own address, and a stranger must not use up its calls. */
const wrongSecrets: AttemptLimit = { what: "secrets of the eSIM service", most: 20, minutes: 60, network: true };

export const redeemEsimCode = operation(RedeemEsimCode, async ({ secret, code }, context) => {
  const { db, config, now, visitor, concerns } = context;
  const known = config.ESIM_SERVICE_SECRET;
  if (known === undefined || !timingSafeEqual(hashOf(secret), hashOf(known))) {
    await attempt(context, wrongSecrets, visitor.address);
    return refuse("NOT_ALLOWED");
  }
  const found = (await takeCode(db, hashOf(code), now)) ?? refuse("CODE_WRONG");
  concerns(found.id);
  const { email, phone, lang } = found;
  return { email, phone, lang };
});
