import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetPromoCode } from "./contract.ts";
import { shownPromo } from "./shown-promo.server.ts";
import { promoAt } from "./store.server.ts";

export const getPromoCode = operation(GetPromoCode, async ({ code }, { db, now }) =>
  shownPromo((await promoAt(db, code, now)) ?? refuse("NOT_FOUND")),
);
