import { use } from "react";
import type { IconName } from "../../../ui/icon-names.ts";
import { links } from "../links.ts";
import type { Answer } from "../visit/calls.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords, type Areas } from "../visit/words.ts";
import { MenuLinksContext } from "./menu-links.ts";

export type Entry = { to: string; icon: IconName; title: string; text: string };

/** Row H4. */
export function useSupportEntries(): Entry[] {
  const to = links(useVisit().language);
  const { support } = useWords("menus");
  return useListed("support", {
    realName: { to: to.realName(), icon: "id-card", ...support.realName },
    coverage: { to: to.netCover(), icon: "radio-tower", ...support.coverage },
    packages: { to: to.account(), icon: "package", ...support.packages },
    topUp: { to: to.topUp(), icon: "wallet", ...support.topUp },
    topUpGogoChina: { to: to.topUpGogoChina(), icon: "arrow-up-from-line", ...support.topUpGogoChina },
    questions: { to: to.questions(), icon: "circle-question-mark", ...support.questions },
  });
}

/** Row H4. */
export function usePartnershipEntries(): Entry[] {
  const to = links(useVisit().language);
  const { partnership } = useWords("menus");
  return useListed("partnership", {
    resale: { to: to.resale(), icon: "handshake", ...partnership.resale },
    marketplace: { to: to.esimMarketplace(), icon: "store", ...partnership.marketplace },
    business: { to: to.business(), icon: "briefcase-business", ...partnership.business },
  });
}

type Menu = keyof Answer<"/common/getMenuLinks">;
type MenuKey<List extends Menu> = keyof Areas["menus"][List];

/** As staff have put the list (features/catalogue/link-lists), otherwise as it stands here. */
function useListed<List extends Menu>(list: List, entries: Record<MenuKey<List>, Entry>): Entry[] {
  const links = use(MenuLinksContext)?.[list];
  if (!links) return Object.values<Entry>(entries);
  return links.flatMap((one): Entry[] => {
    if ("key" in one) return Object.hasOwn(entries, one.key) ? [entries[one.key as MenuKey<List>]] : [];
    return [{ to: one.link, icon: "external-link", title: one.title, text: new URL(one.link).host }];
  });
}
