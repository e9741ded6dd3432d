import { refuse } from "../../../kernel/refusal.ts";
import { attempt, type AttemptLimit } from "../../../platform/attempts.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { readAtSupplier } from "../../delivery/supply/read-at-supplier.server.ts";
import { refreshSims } from "../../delivery/usage/refresh-sims.server.ts";
import { orderByNumber } from "../../sales/orders/store.server.ts";
import { ReadSim } from "./contract.ts";
import { heards, type Heard } from "./rules.ts";
import { simsOfOrder } from "./store.server.ts";

/** For all colleagues together: the network and the suppliers count our calls. */
const readLimit: AttemptLimit = { what: "a SIM read by staff", most: 1, minutes: 1 };

/** Outside any transaction. A late answer is written down when it comes. */
export const readSim = operation(ReadSim, async ({ number, position }, context) => {
  const order = (await orderByNumber(context.db, number.toUpperCase())) ?? refuse("ORDER_NOT_FOUND");
  const [sim] = await simsOfOrder(context.db, order, { from: position, to: position });
  const iccid = position <= order.quantity ? sim?.iccid : undefined;
  if (!iccid) return refuse("NOT_FOUND");
  await attempt(context, readLimit, iccid);
  const answers = await Promise.all([readAtSupplier(iccid, context), refreshSims([iccid], context)]);
  const heard: Heard = heards.find((one) => answers.includes(one)) ?? "known";
  return { heard };
});
