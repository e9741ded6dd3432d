import { operation } from "../../../platform/operation.server.ts";
import { SeeMentions } from "./contract.ts";
import { orderIdOf, seeMentionsOn } from "./store.server.ts";

export const seeMentions = operation(SeeMentions, async ({ number }, { db, now, caller }) => {
  const orderId = await orderIdOf(db, number);
  if (orderId !== undefined) await seeMentionsOn(db, orderId, caller.staffId, now);
  return {};
});
