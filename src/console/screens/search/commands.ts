import { settingNames } from "../../../features/records/settings/rules.ts";
import { may, type StaffRight } from "../../../kernel/staff-right.ts";
import type { IconName } from "../../../ui/icon-names.ts";
import type { Words } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { settingName } from "../../parts/setting-name.ts";

/** `beside`: where it acts. */
type Command = { to: string; icon: IconName; is: string; beside?: string };
type Offered = { to: string; icon: IconName; right: StaffRight; is: (words: Words) => string };

/** What is begun somewhere below an area, under the name that it has there. */
export const offered: readonly Offered[] = [
  { to: "/console/dispatch/pick-list", icon: "list", right: "see_parcels", is: (all) => all.dispatch.picking.title },
  { to: "/console/dispatch/tracking", icon: "truck", right: "send_parcels", is: (all) => all.dispatch.tracking.title },
  { to: "/console/orders/csv", icon: "download", right: "see_orders", is: (all) => all.orders.csv.title },
  { to: "/console/orders/views", icon: "list", right: "see_orders", is: (all) => all.views.title },
  { to: "/console/bulk", icon: "list", right: "see_orders", is: (all) => all.bulk.list },
  { to: "/console/catalogue/plans/new", icon: "plus", right: "edit_catalogue", is: (all) => all.plans.fresh },
  { to: "/console/catalogue/destinations/new", icon: "plus", right: "edit_catalogue", is: (all) => all.areas.fresh },
  { to: "/console/catalogue/destinations", icon: "map", right: "see_catalogue", is: (all) => all.areas.title },
  { to: "/console/catalogue/prices", icon: "tag", right: "see_catalogue", is: (all) => all.plans.prices.title },
  { to: "/console/catalogue/coming", icon: "clock", right: "see_catalogue", is: (all) => all.plans.coming.title },
  { to: "/console/catalogue/history", icon: "history", right: "see_catalogue", is: (all) => all.priceHistory.title },
  { to: "/console/catalogue/proposals", icon: "eye", right: "see_catalogue", is: (all) => all.proposals.title },
  { to: "/console/catalogue/files", icon: "upload", right: "see_catalogue", is: (all) => all.plans.filesTitle },
  { to: "/console/catalogue/china", icon: "info", right: "see_catalogue", is: (all) => all.china.title },
  { to: "/console/stock/add", icon: "upload", right: "edit_stock", is: (all) => all.stock.addTitle },
  { to: "/console/promos?new=1", icon: "plus", right: "edit_promos", is: (all) => all.promos.fresh },
  { to: "/console/promos/files", icon: "upload", right: "see_promos", is: (all) => all.promos.filesTitle },
  { to: "/console/content/notice/new", icon: "plus", right: "edit_catalogue", is: (all) => all.content.fresh.notice },
  {
    to: "/console/content/question/new",
    icon: "plus",
    right: "edit_catalogue",
    is: (all) => all.content.fresh.question,
  },
  { to: "/console/content/links", icon: "menu", right: "see_catalogue", is: (all) => all.content.links.title },
  { to: "/console/content/words", icon: "languages", right: "see_catalogue", is: (all) => all.wording.title },
  {
    to: "/console/coverage/failures",
    icon: "signal",
    right: "see_catalogue",
    is: (all) => all.coverage.failures.title,
  },
  { to: "/console/finance/differences", icon: "landmark", right: "see_finance", is: (all) => all.differences.title },
  { to: "/console/finance/disputes", icon: "landmark", right: "see_finance", is: (all) => all.disputes.title },
  { to: "/console/finance/payouts", icon: "landmark", right: "see_finance", is: (all) => all.payouts.title },
  { to: "/console/incidents/new", icon: "plus", right: "mend_incidents", is: (all) => all.incident.fresh },
  { to: "/console/incidents/public/new", icon: "plus", right: "mend_incidents", is: (all) => all.outages.fresh },
  {
    to: "/console/incidents/maintenance",
    icon: "triangle-alert",
    right: "close_shop",
    is: (all) => all.maintenance.title,
  },
  { to: "/console/staff?invite=1", icon: "plus", right: "edit_staff", is: (all) => all.staff.invite },
  {
    to: "/console/settings/rate-files",
    icon: "upload",
    right: "see_settings",
    is: (all) => all.settings.rateFile.filesTitle,
  },
  { to: "/console/keys", icon: "zap", right: "own_session", is: (all) => all.keys.title },
];

/** More are found by typing on. */
const mostShown = 8;

/** What begins with what was typed stands first; one letter names nothing. */
export function commandsFor(q: string, me: Me, words: Words): Command[] {
  const typed = folded(q);
  if (typed.length < 2) return [];
  const known = [
    ...offered.filter(({ right }) => may(me, right)).map(({ is, ...one }) => ({ ...one, is: is(words) })),
    ...(may(me, "see_settings") ? settingsNamed(words) : []),
  ];
  const found = known.filter(({ is }) => folded(is).includes(typed));
  return found
    .toSorted((one, other) => Number(folded(other.is).startsWith(typed)) - Number(folded(one.is).startsWith(typed)))
    .slice(0, mostShown)
    .map(({ to, icon, is, ...one }) => ({ to, icon, is, ...("beside" in one && { beside: one.beside }) }));
}

const settingsNamed = (words: Words): Command[] =>
  settingNames.map((name) => ({
    to: `/console/settings?${new URLSearchParams({ setting: name })}`,
    icon: "sliders-horizontal" as const,
    is: settingName(words, name),
    beside: words.rail.settings,
  }));

const folded = (text: string): string => text.normalize("NFKC").trim().toLocaleLowerCase();
