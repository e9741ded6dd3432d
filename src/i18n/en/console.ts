import { words as areas } from "./console-areas.ts";
import { words as bulk } from "./console-bulk.ts";
import { words as caseFacts } from "./console-case-facts.ts";
import { words as chats } from "./console-chats.ts";
import { words as china } from "./console-china.ts";
import { words as content } from "./console-content.ts";
import { words as coverage } from "./console-coverage.ts";
import { words as customers } from "./console-customers.ts";
import { words as differences } from "./console-differences.ts";
import { words as dispatch } from "./console-dispatch.ts";
import { words as disputes } from "./console-disputes.ts";
import { words as enquiries } from "./console-enquiries.ts";
import { words as facets } from "./console-facets.ts";
import { words as finance } from "./console-finance.ts";
import { words as inbox } from "./console-inbox.ts";
import { words as incident } from "./console-incident.ts";
import { words as incidents } from "./console-incidents.ts";
import { words as jobs } from "./console-jobs.ts";
import { words as keys } from "./console-keys.ts";
import { words as maintenance } from "./console-maintenance.ts";
import { words as order } from "./console-order.ts";
import { words as orders } from "./console-orders.ts";
import { words as outages } from "./console-outages.ts";
import { words as overview } from "./console-overview.ts";
import { words as payouts } from "./console-payouts.ts";
import { words as planChange } from "./console-plan-change.ts";
import { words as plans } from "./console-plans.ts";
import { words as priceHistory } from "./console-price-history.ts";
import { words as sheet } from "./console-price-sheet.ts";
import { words as privacy } from "./console-privacy.ts";
import { words as promos } from "./console-promos.ts";
import { words as proposals } from "./console-proposals.ts";
import { words as realNames } from "./console-real-names.ts";
import { words as reveal } from "./console-reveal.ts";
import { words as search } from "./console-search.ts";
import { words as settings } from "./console-settings.ts";
import { words as signIn } from "./console-sign-in.ts";
import { words as staff } from "./console-staff.ts";
import { words as stock } from "./console-stock.ts";
import { words as trail } from "./console-trail.ts";
import { words as views } from "./console-views.ts";
import { words as wording } from "./console-words.ts";

/** The operator's console. The operator's language is not the customer's. */
export const words = {
  titled: (title: string): string => `${title} · Farwave console`,
  name: "Console",
  shop: {
    live: "Live",
    closed: "Closed",
    until: (moment: string): string => `The shop is closed to visitors until ${moment}.`,
    overdue: (moment: string): string => `The shop is still closed to visitors. The announced end was ${moment}.`,
    look: "Maintenance",
  },
  skip: "Skip to content",
  language: "Language",
  more: "More",
  copying: { copy: (what: string): string => `Copy ${what}`, copied: "Copied" },
  signOut: "Sign out",
  roles: {
    administrator: "Administrator",
    support: "Support",
    logistics: "Logistics",
    reviewer: "Reviewer",
    editor: "Editor",
    finance: "Finance",
  },
  listFile: {
    get: "CSV",
    label: "Download this list as CSV",
    often: "You have exported lists often in the last hour. Please wait, or ask a colleague.",
  },
  /** Two people, one thing: both values side by side. */
  overtaken: {
    said: "A colleague was quicker: what stands now, beside what you typed",
    field: "Field",
    now: "Now",
    yours: "Yours",
    nothing: "–",
    take: "Take what stands now",
    keep: "Yours stays in the form; send it again to put it in its place.",
  },
  /** Above a list: rows that have come since it was opened. */
  newRows: {
    orders: (count: string): string => `${count} new`,
    inbox: (count: string): string => `${count} new`,
    dispatch: (count: string): string => `${count} new`,
    enquiries: (count: string): string => `${count} new`,
    "real-names": (count: string): string => `${count} new`,
  },
  groups: {
    serve: "Serve",
    sell: "Sell",
    money: "Money",
    house: "House",
  },
  rail: {
    label: "Areas",
    overview: "Overview",
    inbox: "Inbox",
    orders: "Orders",
    customers: "Customers & SIMs",
    dispatch: "Dispatch",
    realNames: "Real-name",
    enquiries: "Enquiries",
    chats: "Support chats",
    catalogue: "Catalogue",
    stock: "Stock",
    promos: "Promo codes",
    content: "Content",
    coverage: "Coverage",
    finance: "Finance",
    partners: "Partners",
    incidents: "Incidents",
    staff: "Staff & roles",
    settings: "Settings",
    trail: "Audit trail",
  },

  ...signIn,
  areas,
  china,
  coverage,
  bulk,
  caseFacts,
  promos,
  stock,
  priceHistory,
  privacy,
  proposals,
  settings,
  differences,
  chats,
  disputes,
  payouts,
  enquiries,
  realNames,
  reveal,
  staff,
  trail,
  wording,
  views,
  customers,
  content,
  dispatch,
  inbox,
  incident,
  incidents,
  outages,
  jobs,
  keys,
  maintenance,
  order,
  orders,
  overview,
  planChange,
  plans,
  sheet,
  search,
  facets,
  finance,

  trouble: {
    right: "Your role does not open this page",
    rightLede: "An administrator can change that.",
    opensTo: (roles: readonly string[]): string => `It opens to: ${roles.join(", ")}.`,
    missing: "There is no such page",
    missingLede: "The address may have been mistyped, or what it showed is gone.",
    away: "The console cannot answer right now",
    awayLede: "Nothing was changed. Try again in a moment.",
    bug: "Something went wrong here",
    bugLede: "It is in the log. What you see elsewhere is still right.",
    inLog: (id: string): string => `In the log: ${id}`,
    retry: "Try again",
    home: "To the console",
  },
};
