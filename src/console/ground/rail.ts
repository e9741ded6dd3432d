import { mostWaiting } from "../../features/operator/inbox/rules.ts";
import { may, type StaffRight } from "../../kernel/staff-right.ts";
import type { IconName } from "../../ui/icon-names.ts";
import type { Answer, Words } from "./asking.ts";
import type { Me } from "./signed-in.ts";

export type Area = {
  /** One that shows a part of what another lists has the filter in it. */
  path: string;
  name: Exclude<keyof Words["rail"], "label">;
  /** Behind G it leads there. */
  letter: string;
  icon: IconName;
  right: StaffRight;
  /** How many wait there for somebody. */
  waiting?: keyof Answer<"/staff/getWaiting">;
};
/** The first group stands alone, without a name. */
type Group = { name: keyof Words["groups"] | null; areas: readonly Area[] };

/** The areas in their order; one that the role may not open is left out. */
export const rail: readonly Group[] = [
  {
    name: null,
    areas: [
      { path: "/console/overview", name: "overview", letter: "v", icon: "gauge", right: "see_inbox" },
      { path: "/console/inbox", name: "inbox", letter: "i", icon: "inbox", right: "see_inbox", waiting: "inbox" },
    ],
  },
  {
    name: "serve",
    areas: [
      { path: "/console/orders", name: "orders", letter: "o", icon: "receipt-text", right: "see_orders" },
      { path: "/console/customers", name: "customers", letter: "c", icon: "user", right: "see_customers" },
      {
        path: "/console/dispatch",
        name: "dispatch",
        letter: "d",
        icon: "package",
        right: "see_parcels",
        waiting: "dispatch",
      },
      {
        path: "/console/real-names",
        name: "realNames",
        letter: "w",
        icon: "scan-face",
        right: "review_real_names",
        waiting: "realNames",
      },
      {
        path: "/console/enquiries",
        name: "enquiries",
        letter: "b",
        icon: "briefcase-business",
        right: "see_enquiries",
        waiting: "enquiries",
      },
      { path: "/console/chats", name: "chats", letter: "h", icon: "message-square", right: "see_inbox" },
    ],
  },
  {
    name: "sell",
    areas: [
      { path: "/console/catalogue", name: "catalogue", letter: "p", icon: "tag", right: "see_catalogue" },
      { path: "/console/stock", name: "stock", letter: "s", icon: "boxes", right: "see_stock" },
      { path: "/console/promos", name: "promos", letter: "m", icon: "ticket", right: "see_promos" },
      { path: "/console/content", name: "content", letter: "t", icon: "languages", right: "see_catalogue" },
      { path: "/console/coverage", name: "coverage", letter: "r", icon: "radio-tower", right: "see_catalogue" },
    ],
  },
  {
    name: "money",
    areas: [
      { path: "/console/finance", name: "finance", letter: "f", icon: "landmark", right: "see_finance" },
      {
        path: "/console/enquiries?interest=reseller",
        name: "partners",
        letter: "u",
        icon: "handshake",
        right: "see_enquiries",
      },
    ],
  },
  {
    name: "house",
    areas: [
      {
        path: "/console/incidents",
        name: "incidents",
        letter: "n",
        icon: "triangle-alert",
        right: "see_incidents",
        waiting: "incidents",
      },
      { path: "/console/staff", name: "staff", letter: "a", icon: "id-card", right: "see_staff" },
      { path: "/console/settings", name: "settings", letter: "e", icon: "sliders-horizontal", right: "see_settings" },
      { path: "/console/trail", name: "trail", letter: "l", icon: "history", right: "see_trail" },
    ],
  },
];

/** `17`; `999+`, where nobody has counted on. */
export const waitingText = (count: number): string => (count > mostWaiting ? `${mostWaiting}+` : String(count));

const pathnameOf = ({ path }: Area) => path.split("?")[0]!;
const filterOf = ({ path }: Area) => [...new URLSearchParams(path.split("?")[1])];

/** The area that a page belongs to: its own pages and those below them; of two, the one whose filter is asked for. */
export function areaAt(here: string): Area | undefined {
  const [pathname = "", query] = here.split("?");
  const asks = new URLSearchParams(query);
  return rail
    .flatMap(({ areas }) => areas)
    .filter((area) => `${pathname}/`.startsWith(`${pathnameOf(area)}/`))
    .filter((area) => filterOf(area).every(([name, value]) => asks.get(name) === value))
    .toSorted((one, other) => filterOf(other).length - filterOf(one).length)[0];
}

/** Where somebody begins who has opened no page: with the orders, or the first area that their role opens. */
export function firstArea(me: Me): string {
  const open = rail.flatMap(({ areas }) => areas).filter(({ right }) => may(me, right));
  return (open.find(({ name }) => name === "orders") ?? open[0])?.path ?? "/console/orders";
}
