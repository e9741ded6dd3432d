import * as z from "zod";

const widgetSaid = "an https address such as https://chat.example.com/farwave?lang={lang}";

/** Who answers in the support chat before a person does (row H10). Without any of these the shop's own program does. */
export const chatSettings = {
  /** A chatbot behind an HTTP API (adapters/chat/http-chat); where it fails or does not know, the shop's own program answers. */
  CHAT_API_URL: z.url({ protocol: /^https?$/, error: "an address such as https://bot.example.com/reply" }).optional(),
  CHAT_API_KEY: z.string().min(16, "at least 16 characters").optional(),
  /** A page of a chat service, shown in the panel instead of the shop's own chat; `{lang}` becomes zh-cn, zh-hk or en. */
  CHAT_WIDGET_URL: z.url({ protocol: /^https$/, error: widgetSaid }).optional(),
};

type Given = { [name in keyof typeof chatSettings]?: string | undefined } & {
  SHOP_ORIGIN?: string | undefined;
};

/** One sentence for each that does not go with another. */
export function* chatContradictions({
  SHOP_ORIGIN,
  CHAT_API_URL,
  CHAT_API_KEY,
  CHAT_WIDGET_URL,
}: Given): Iterable<string> {
  if (CHAT_API_URL && !CHAT_API_KEY) yield "CHAT_API_KEY: needed with CHAT_API_URL";
  if (CHAT_API_KEY && !CHAT_API_URL) yield "CHAT_API_URL: needed with CHAT_API_KEY";
  if (CHAT_WIDGET_URL && CHAT_API_URL) yield "CHAT_WIDGET_URL: not together with CHAT_API_URL, which it would hide";
  // with its own storage a page of ours could leave its frame
  if (CHAT_WIDGET_URL && SHOP_ORIGIN && new URL(CHAT_WIDGET_URL).origin === new URL(SHOP_ORIGIN).origin)
    yield "CHAT_WIDGET_URL: another origin than SHOP_ORIGIN";
}
