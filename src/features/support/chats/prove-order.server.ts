import { refuse } from "../../../kernel/refusal.ts";
import { attempt, type AttemptLimit } from "../../../platform/attempts.server.ts";
import type { AccountCaller, Context } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { isOrderKey } from "../../sales/orders/order-keys.server.ts";
import { orderByNumber, type Order } from "../../sales/orders/store.server.ts";
import { chatBehindKey } from "./chat-key.server.ts";
import { ProveOrder } from "./contract.ts";
import { shownChat } from "./shown-chat.server.ts";
import { putOrder } from "./store.server.ts";

/** An order's number is no secret, and a mailbox is guessed: few may be tried, by a chat and by a network. */
const ofChat: AttemptLimit = { what: "order in chat", most: 5, minutes: 60 };
const ofNetwork: AttemptLimit = { what: "orders in chats", most: 20, minutes: 60, network: true };

type Proof = { email?: string | undefined; orderKey?: string | undefined };
type Asking = Context & { caller?: AccountCaller };

/** Unknown and another's are refused alike. What is shown of it then is how far it is, and nothing that opens it. */
export const proveOrder = operation(ProveOrder, async ({ orderNumber, email, orderKey, ...shown }, context) => {
  const { db, visitor, caller } = context;
  if (email === undefined && orderKey === undefined && !caller)
    return refuse("INVALID_INPUT", { field: "email", problem: "empty" });
  const { id } = await chatBehindKey(db, shown, context);
  await attempt(context, ofNetwork, visitor.address);
  await attempt(context, ofChat, id);
  const order = await orderByNumber(db, orderNumber.trim().toUpperCase());
  if (!order || !proves(order, { email, orderKey }, context)) return refuse("ORDER_NOT_FOUND");
  await putOrder(db, id, order);
  return shownChat(id, context);
});

function proves(order: Order, { email, orderKey }: Proof, { vault, now, caller }: Asking): boolean {
  if (orderKey !== undefined) return isOrderKey(vault, order, orderKey, now);
  if (email !== undefined) return order.email.toLowerCase() === email.toLowerCase();
  return caller !== undefined && order.account_id === caller.accountId;
}
