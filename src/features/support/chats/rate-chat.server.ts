import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { chatBehindKey } from "./chat-key.server.ts";
import { RateChat } from "./contract.ts";
import { shownChat } from "./shown-chat.server.ts";
import { rateLine } from "./store.server.ts";

export const rateChat = operation(RateChat, async ({ place, helpful, ...shown }, context) => {
  const { id } = await chatBehindKey(context.db, shown, context);
  if (!(await rateLine(context.db, id, place, helpful))) return refuse("NOT_FOUND");
  return shownChat(id, context);
});
