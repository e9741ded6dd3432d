import { use } from "react";
import type { Language } from "../../../kernel/language.ts";
import { inTime } from "../../ground/visit/in-time.ts";
import { loadWords } from "../../ground/visit/words.ts";
import type { AccountTab, TabName } from "./account-tab.ts";

/** As the frame sees a tab: its data is known to that tab alone. */
type OpenTab = AccountTab<unknown, unknown>;

/** A file each, so that only the open tab is loaded. */
const files = {
  orders: () => import("./orders/orders-tab.tsx"),
  packages: () => import("./packages/packages-tab.tsx"),
  addresses: () => import("./addresses/addresses-tab.tsx"),
  detail: () => import("./detail/detail-tab.tsx"),
} satisfies Record<TabName, () => Promise<{ tab: unknown }>>;

const open = new Map<string, OpenTab>();
const opening = new Map<string, Promise<OpenTab>>();

/** A tab with its words. */
export function openTab(name: TabName, language: Language): Promise<OpenTab> {
  const key = `${language} ${name}`;
  const known = opening.get(key) ?? fetchTab(name, language, key);
  opening.set(key, known);
  return known;
}

/**
 * The same while rendering: loaders have opened it, except where the browser takes over a page that the server has
 * written.
 */
export function useOpenTab(name: TabName, language: Language): OpenTab {
  return open.get(`${language} ${name}`) ?? use(openTab(name, language));
}

async function fetchTab(name: TabName, language: Language, key: string): Promise<OpenTab> {
  try {
    const tab = (await inTime<{ tab: unknown }>(files[name]())).tab as OpenTab;
    await loadWords(language, tab.areas);
    open.set(key, tab);
    return tab;
  } catch (error) {
    opening.delete(key);
    throw error;
  }
}
