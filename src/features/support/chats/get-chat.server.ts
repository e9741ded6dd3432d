import { operation } from "../../../platform/operation.server.ts";
import { chatBehindKey } from "./chat-key.server.ts";
import { GetChat } from "./contract.ts";
import { shownChat } from "./shown-chat.server.ts";

export const getChat = operation(GetChat, async (shown, context) => {
  const { id } = await chatBehindKey(context.db, shown, context);
  return shownChat(id, context);
});
