import type { InboxFilter } from "../../../features/operator/inbox/inbox-filter.ts";
import {
  inboxFacets,
  inboxViews,
  ownerForm,
  type InboxFacet,
  type InboxView,
} from "../../../features/operator/inbox/rules.ts";
import { caseKinds } from "../../../features/records/cases/rules.ts";
import { listAddress, type Asks } from "../../parts/list-address.ts";

export type Filter = InboxFilter & { view: InboxView };

/** The inbox at a filter, a place and an open case; what is not said is left out. */
export const addressOf = (asks: Asks): string => beneath("", asks);

/** A page beside the inbox that goes by the same filter: `/counts`. */
export const beneath = (page: string, asks: Asks): string =>
  listAddress(`/console/inbox${page}`, asks, { view: "all" });

const known: Record<"view" | InboxFacet, (value: string) => boolean> = {
  view: (value) => (inboxViews as readonly string[]).includes(value),
  kind: (value) => (caseKinds as readonly string[]).includes(value),
  owner: (value) => ownerForm.test(value),
};

export const filterOf = (address: URLSearchParams): Filter => filterIn(address, new Set()).filter;

/** What an address filters the inbox by, and the names of what it does not know; `others`: what else it may say. */
export function filterIn(address: URLSearchParams, others: ReadonlySet<string>): { filter: Filter; dropped: string[] } {
  const given = (["view", ...inboxFacets] as const)
    .map((name) => [name, address.get(name) ?? ""] as const)
    .filter(([, value]) => value !== "");
  const said = Object.fromEntries(given.filter(([name, value]) => known[name](value)));
  return {
    filter: { view: "all", ...(said as InboxFilter) },
    dropped: [
      ...new Set(address.keys().filter((name) => !Object.hasOwn(known, name) && !others.has(name))),
      ...given.filter(([name, value]) => !known[name](value)).map(([name]) => name),
    ],
  };
}
