import { createContext, useContext } from "react";
import { createContext as createRouterContext, type RouterContextProvider } from "react-router";
import type { Endpoint, OutputOf, WishOf } from "../../kernel/endpoint.ts";
import type { Language } from "../../kernel/language.ts";

/** The contracts that the console asks. */
type Contracts =
  | typeof import("../../features/staff/invitations/contract.ts")
  | typeof import("../../features/staff/staff-keys/contract.ts")
  | typeof import("../../features/staff/proofs/contract.ts")
  | typeof import("../../features/staff/colleagues/contract.ts")
  | typeof import("../../features/staff/roles/contract.ts")
  | typeof import("../../features/staff/staff-sessions/contract.ts")
  | typeof import("../../features/records/actions/contract.ts")
  | typeof import("../../features/records/reveals/contract.ts")
  | typeof import("../../features/records/cases/contract.ts")
  | typeof import("../../features/records/drafts/contract.ts")
  | typeof import("../../features/records/settings/contract.ts")
  | typeof import("../../features/sales/payments/rates-contract.ts")
  | typeof import("../../features/records/fraud-marks/contract.ts")
  | typeof import("../../features/records/notes/contract.ts")
  | typeof import("../../features/delivery/dispatches/contract.ts")
  | typeof import("../../features/delivery/dispatches/handing-contract.ts")
  | typeof import("../../features/delivery/dispatches/pick-contract.ts")
  | typeof import("../../features/operator/inbox/contract.ts")
  | typeof import("../../features/operator/list-facets/contract.ts")
  | typeof import("../../features/operator/order-list/contract.ts")
  | typeof import("../../features/operator/order-exports/contract.ts")
  | typeof import("../../features/operator/saved-views/contract.ts")
  | typeof import("../../features/staff/members/contract.ts")
  | typeof import("../../features/operator/bulk-actions/contract.ts")
  | typeof import("../../features/operator/bulk-cases/contract.ts")
  | typeof import("../../features/operator/bulk-enquiries/contract.ts")
  | typeof import("../../features/sales/payments/staff-contract.ts")
  | typeof import("../../features/operator/customers/contract.ts")
  | typeof import("../../features/operator/customers/sim-contract.ts")
  | typeof import("../../features/operator/privacy-requests/contract.ts")
  | typeof import("../../features/people/enquiries/staff-contract.ts")
  | typeof import("../../features/people/real-names/review-contract.ts")
  | typeof import("../../features/aftersales/renewal-links/contract.ts")
  | typeof import("../../features/aftersales/sim-blocks/contract.ts")
  | typeof import("../../features/aftersales/esim-swaps/contract.ts")
  | typeof import("../../features/operator/search/contract.ts")
  | typeof import("../../features/catalogue/plans/staff-contract.ts")
  | typeof import("../../features/catalogue/areas/contract.ts")
  | typeof import("../../features/catalogue/areas/coverage-contract.ts")
  | typeof import("../../features/catalogue/china/staff-contract.ts")
  | typeof import("../../features/operator/order-page/contract.ts")
  | typeof import("../../features/operator/catalogue-files/contract.ts")
  | typeof import("../../features/operator/china-files/contract.ts")
  | typeof import("../../features/operator/coverage-files/contract.ts")
  | typeof import("../../features/operator/carrier-failures/contract.ts")
  | typeof import("../../features/operator/books/contract.ts")
  | typeof import("../../features/operator/differences/contract.ts")
  | typeof import("../../features/operator/prepaid-corrections/contract.ts")
  | typeof import("../../features/support/chats/staff-contract.ts")
  | typeof import("../../features/sales/disputes/contract.ts")
  | typeof import("../../features/sales/payouts/contract.ts")
  | typeof import("../../features/operator/overview/contract.ts")
  | typeof import("../../features/operator/promo-list/contract.ts")
  | typeof import("../../features/operator/tracking-file/contract.ts")
  | typeof import("../../features/operator/given-up-jobs/contract.ts")
  | typeof import("../../features/operator/incidents/contract.ts")
  | typeof import("../../features/operator/maintenance/contract.ts")
  | typeof import("../../features/catalogue/outages/staff-contract.ts")
  | typeof import("../../features/operator/outside-hours/contract.ts")
  | typeof import("../../features/sales/promos/staff-contract.ts")
  | typeof import("../../features/operator/stock-page/contract.ts")
  | typeof import("../../features/catalogue/plans/prices-contract.ts")
  | typeof import("../../features/catalogue/plans/costs-contract.ts")
  | typeof import("../../features/operator/price-file/contract.ts")
  | typeof import("../../features/catalogue/price-changes/contract.ts")
  | typeof import("../../features/catalogue/price-changes/history-contract.ts")
  | typeof import("../../features/catalogue/text-changes/contract.ts")
  | typeof import("../../features/catalogue/text-changes/proposals-contract.ts")
  | typeof import("../../features/catalogue/price-changes/proposals-contract.ts")
  | typeof import("../../features/catalogue/content/staff-contract.ts")
  | typeof import("../../features/catalogue/words/staff-contract.ts")
  | typeof import("../../features/catalogue/link-lists/staff-contract.ts")
  | typeof import("../../features/letters/word-previews/contract.ts")
  | typeof import("../../features/aftersales/order-mailbox/contract.ts")
  | typeof import("../../features/aftersales/order-mailbox/move-contract.ts")
  | typeof import("../../features/aftersales/goodwill-codes/contract.ts")
  | typeof import("../../features/aftersales/staff-mails/contract.ts")
  | typeof import("../../features/aftersales/staff-changes/contract.ts")
  | typeof import("../../features/aftersales/staff-refunds/contract.ts");

type EndpointIn<Contract> = Contract extends unknown ? Extract<Contract[keyof Contract], Endpoint> : never;
type AnyEndpoint = EndpointIn<Contracts>;
type EndpointAt<Path> = Extract<AnyEndpoint, { path: Path }>;
type CallPath = AnyEndpoint["path"];
export type Answer<Path extends CallPath> = OutputOf<EndpointAt<Path>>;
/** Asks an operation in this process. Rejects with `CallRefused`. */
export type Call = <Path extends CallPath>(path: Path, wish: WishOf<EndpointAt<Path>>) => Promise<Answer<Path>>;

export type Words = typeof import("../../i18n/en/console.ts").words;
/** What the page is written in; `here`: its address, for a form that comes back to it. */
export type Page = {
  language: Language;
  words: Words;
  here: string;
  /** Of a page that the caller's role does not open: the roles that it opens to. */
  opensTo?: Answer<"/staff/getRolesWith">["roles"];
  /** Of a page that failed: by what the log finds it. */
  failureId?: string;
};
export type Asking = Page & { call: Call };

const askingContext = createRouterContext<Asking>();

export function provideAsking(context: RouterContextProvider, asking: Asking): RouterContextProvider {
  context.set(askingContext, asking);
  return context;
}

export type ScreenArguments = { request: Request; context: Readonly<RouterContextProvider> };

/** `const { call, words } = asked(context)` in a loader or action. */
export const asked = (context: Readonly<RouterContextProvider>): Asking => context.get(askingContext);

const PageContext = createContext<Page | undefined>(undefined);
export const PageProvider = PageContext.Provider;

export const usePage = (): Page => useContext(PageContext)!;
export const useWords = (): Words => usePage().words;
