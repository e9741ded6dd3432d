import { keptChat } from "../../../kernel/kept-chat.ts";
import { forget, remember } from "../../ground/visit/browser-storage.ts";
import type { Talk } from "./load.ts";

/** Which chat this browser is in: the same one beside every page and on the page of its own. Never one that came by a link. */
export const keepTalk = ({ id, key }: Pick<Talk, "id" | "key">): void => remember(keptChat, `${id} ${key}`);
export const forgetTalk = (): void => forget(keptChat);

/** The query of its page; `null` for what no chat was kept as. */
export function queryOfKept(kept: string | null | undefined): URLSearchParams | null {
  const [, chat, key] = /^([0-9a-f-]{36}) ([\w-]{1,40})$/.exec(kept ?? "") ?? [];
  return chat && key ? new URLSearchParams({ chat, key }) : null;
}
