import type { StaffRight } from "../../../kernel/staff-right.ts";
import { parcelViews } from "../../delivery/dispatches/rules.ts";
import { enquiryViews } from "../../people/enquiries/staff-contract.ts";
import { queueOrders } from "../../people/real-names/rules.ts";
import { actionKinds } from "../../records/actions/rules.ts";
import { disputeViews } from "../../sales/disputes/rules.ts";
import { inboxViews } from "../inbox/rules.ts";
import { rightToList } from "../list-facets/rules.ts";
import { columnsOfOrders } from "../order-list/columns.ts";
import { orderViews } from "../order-list/rules.ts";
import { promoViews } from "../promo-list/rules.ts";

type Declared<View extends string, Column extends string> = {
  right: StaffRight;
  /** The first is the one that its page shows unasked. */
  views: readonly [View, ...View[]];
  /** What heads each row, whatever else is chosen. */
  first: string;
  usual: readonly Column[];
  /** What can be chosen besides. */
  beside: readonly Column[];
  /** Views that are read otherwise. */
  usualOf?: Partial<Record<View, readonly Column[]>>;
  /** What rows have only in these views. */
  only?: Partial<Record<Column, readonly View[]>>;
};
const list = <const View extends string, const Column extends string>(one: Declared<View, Column>) => one;

const posted = parcelViews.filter((view) => view !== "to_post");
const ofPosted = ["to", "carrier", "cards", "tracking"] as const;

/** The lists of the console whose columns each person chooses for each view. */
export const lists = {
  orders: list({ right: "see_orders", views: orderViews, ...columnsOfOrders }),
  inbox: list({
    right: rightToList.inbox,
    views: inboxViews,
    first: "what",
    usual: ["whom", "departs", "due", "owner"],
    beside: ["closed", "opened", "order", "snoozed", "note"],
    usualOf: { closed: ["whom", "departs", "closed", "owner"] },
    only: { closed: ["closed"], note: ["closed"], snoozed: ["snoozed"] },
  }),
  parcels: list({
    right: rightToList.dispatch,
    views: parcelViews,
    first: "order",
    usual: ["to", "carrier", "cards", "state"],
    beside: ["tracking", "promise", "departs", "labelled", "sent"],
    usualOf: { on_the_way: ofPosted, late: ofPosted, came_back: ofPosted, arrived: ofPosted },
    only: { state: ["to_post"], labelled: ["to_post"], tracking: posted, promise: posted, sent: posted },
  }),
  enquiries: list({
    right: rightToList.enquiries,
    views: enquiryViews,
    first: "company",
    usual: ["wants", "received", "due", "owner", "state"],
    beside: ["number", "interests", "salesBand", "language"],
  }),
  real_names: list({
    right: rightToList["real-names"],
    views: queueOrders,
    first: "registration",
    usual: ["document", "sims", "leaves", "waits", "held"],
    beside: ["regions", "received"],
  }),
  stock: list({
    right: "see_stock",
    views: ["all"],
    first: "pool",
    usual: ["free", "held", "sold", "retired", "perDay", "daysLeft", "orderBy"],
    beside: ["season", "delivery"],
  }),
  promos: list({
    right: rightToList.promos,
    views: promoViews,
    first: "code",
    usual: ["discount", "state", "until", "uses", "cost"],
    beside: ["from", "perBuyer", "plans"],
  }),
  disputes: list({
    right: rightToList.disputes,
    views: disputeViews,
    first: "begun",
    usual: ["order", "amount", "reason", "state", "due"],
    beside: ["answered", "gateway"],
  }),
  differences: list({
    right: rightToList.differences,
    views: ["all"],
    first: "what",
    usual: ["ours", "theirs", "gap", "order", "since"],
    beside: ["subject", "gateway", "snoozed"],
  }),
  trail: list({
    right: rightToList.trail,
    views: ["all", ...actionKinds],
    first: "what",
    usual: ["at", "who", "on", "from"],
    beside: ["email", "why"],
  }),
};

export type ListName = keyof typeof lists;
export const listNames = Object.keys(lists) as [ListName, ...ListName[]];
export type ViewOf<List extends ListName> = (typeof lists)[List]["views"][number];
export type ColumnOf<List extends ListName> = (typeof lists)[List]["usual"][number];
