import type { IconName } from "../../../ui/icon-names.ts";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";

export type Entry = { to: string; icon: IconName; title: string; text: string };

/** Row H4. */
export function useSupportEntries(): Entry[] {
  const to = links(useVisit().language);
  const { support } = useWords("menus");
  return [
    { to: to.realName(), icon: "id-card", ...support.realName },
    { to: to.netCover(), icon: "radio-tower", ...support.coverage },
    { to: to.account(), icon: "package", ...support.packages },
    { to: to.topUp(), icon: "wallet", ...support.topUp },
    { to: to.topUpGogoChina(), icon: "arrow-up-from-line", ...support.topUpGogoChina },
    { to: to.questions(), icon: "circle-question-mark", ...support.questions },
  ];
}

/** Row H4. */
export function usePartnershipEntries(): Entry[] {
  const to = links(useVisit().language);
  const { partnership } = useWords("menus");
  return [
    { to: to.resale(), icon: "handshake", ...partnership.resale },
    { to: to.esimMarketplace(), icon: "store", ...partnership.marketplace },
    { to: to.business(), icon: "briefcase-business", ...partnership.business },
  ];
}
