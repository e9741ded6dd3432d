import { refuse } from "../../../kernel/refusal.ts";
import { attempt, type AttemptLimit } from "../../../platform/attempts.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { orderByNumber } from "../../sales/orders/store.server.ts";
import { chatBehindKey } from "./chat-key.server.ts";
import { ProveOrder } from "./contract.ts";
import { shownChat } from "./shown-chat.server.ts";
import { putOrder } from "./store.server.ts";

/** An order's number is no secret, and a mailbox is guessed: few may be tried, by a chat and by a network. */
const ofChat: AttemptLimit = { what: "order in chat", most: 5, minutes: 60 };
const ofNetwork: AttemptLimit = { what: "orders in chats", most: 20, minutes: 60, network: true };

/** Unknown and another's are refused alike. What is shown of it then is how far it is, and nothing that opens it. */
export const proveOrder = operation(ProveOrder, async ({ orderNumber, email, ...shown }, context) => {
  const { db, visitor } = context;
  const { id } = await chatBehindKey(db, shown, context);
  await attempt(context, ofNetwork, visitor.address);
  await attempt(context, ofChat, id);
  const order = await orderByNumber(db, orderNumber.trim().toUpperCase());
  if (!order || order.email.toLowerCase() !== email.toLowerCase()) return refuse("ORDER_NOT_FOUND");
  await putOrder(db, id, order.id);
  return shownChat(id, context);
});
