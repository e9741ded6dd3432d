import type { ChatProvider, WrittenAnswer } from "../adapters/chat/chat-provider.ts";
import type { Config } from "../platform/config.server.ts";
import type { Site } from "../platform/site.ts";

type ChatConfig = Pick<Config, "COPY_OF_SHOP" | "CHAT_API_URL" | "CHAT_API_KEY">;

/** The operator's own chatbot, if one is set; a copy of a shop asks nobody. */
export async function openChat(
  config: ChatConfig,
  clock: () => Date,
): Promise<ChatProvider<WrittenAnswer> | undefined> {
  if (config.COPY_OF_SHOP || !config.CHAT_API_URL) return undefined;
  const { httpChat } = await import("../adapters/chat/http-chat.server.ts");
  return httpChat({ url: config.CHAT_API_URL, key: config.CHAT_API_KEY!, clock });
}

/** The site's pages may frame the chat service that is set, and nothing else; without one they frame nothing. */
export function framingWidget(site: Site, { CHAT_WIDGET_URL: widget }: Pick<Config, "CHAT_WIDGET_URL">): Site {
  return widget ? { ...site, policy: { ...site.policy, "frame-src": new URL(widget).origin } } : site;
}
