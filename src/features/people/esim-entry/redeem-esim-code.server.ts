import { timingSafeEqual } from "node:crypto";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { hashOf } from "../sessions/begin-session.server.ts";
import { RedeemEsimCode } from "./contract.ts";
import { takeCode } from "./store.server.ts";

export const redeemEsimCode = operation(RedeemEsimCode, async ({ secret, code }, { db, config, now, concerns }) => {
  const known = config.ESIM_SERVICE_SECRET;
  if (known === undefined || !timingSafeEqual(hashOf(secret), hashOf(known))) return refuse("NOT_ALLOWED");
  const found = (await takeCode(db, hashOf(code), now)) ?? refuse("CODE_WRONG");
  concerns(found.id);
  const { email, phone, lang } = found;
  return { email, phone, lang };
});
