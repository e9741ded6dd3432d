import { operation } from "../../../platform/operation.server.ts";
import { discountFor } from "./discount-for.server.ts";
import { TryPromoCode } from "./staff-contract.ts";

export const tryPromoCode = operation(TryPromoCode, async (wish, { db, now }) => {
  const { goods, discount, problem = null } = await discountFor(db, wish, now);
  return { goods, discount, problem };
});
