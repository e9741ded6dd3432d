import type { Endpoint, OutputOf, WishOf } from "../../../kernel/endpoint.ts";

/** The contracts that screens use. Types only: a page without validation ships no schema. */
type Contracts =
  | typeof import("../../../features/people/account-orders/contract.ts")
  | typeof import("../../../features/people/account-sims/contract.ts")
  | typeof import("../../../features/people/accounts/contract.ts")
  | typeof import("../../../features/people/accounts/owner-contract.ts")
  | typeof import("../../../features/delivery/alerts/contract.ts")
  | typeof import("../../../features/people/addresses/contract.ts")
  | typeof import("../../../features/aftersales/auto-top-ups/contract.ts")
  | typeof import("../../../features/catalogue/china/contract.ts")
  | typeof import("../../../features/catalogue/content/contract.ts")
  | typeof import("../../../features/catalogue/words/contract.ts")
  | typeof import("../../../features/catalogue/link-lists/contract.ts")
  | typeof import("../../../features/catalogue/coverage/contract.ts")
  | typeof import("../../../features/catalogue/destinations/contract.ts")
  | typeof import("../../../features/catalogue/devices/contract.ts")
  | typeof import("../../../features/aftersales/esim-shares/contract.ts")
  | typeof import("../../../features/aftersales/installs/contract.ts")
  | typeof import("../../../features/aftersales/order-details/contract.ts")
  | typeof import("../../../features/aftersales/order-details/result-contract.ts")
  | typeof import("../../../features/aftersales/order-links/contract.ts")
  | typeof import("../../../features/sales/orders/contract.ts")
  | typeof import("../../../features/aftersales/packages/contract.ts")
  | typeof import("../../../features/people/passkeys/contract.ts")
  | typeof import("../../../features/sales/payments/contract.ts")
  | typeof import("../../../features/support/chats/contract.ts")
  | typeof import("../../../features/support/status-mails/contract.ts")
  | typeof import("../../../features/people/identity-logins/contract.ts")
  | typeof import("../../../features/people/esim-entry/contract.ts")
  | typeof import("../../../features/people/personal-data/contract.ts")
  | typeof import("../../../features/people/enquiries/contract.ts")
  | typeof import("../../../features/people/real-names/contract.ts")
  | typeof import("../../../features/people/real-names/corrections-contract.ts")
  | typeof import("../../../features/people/real-names/form-hand-over-contract.ts")
  | typeof import("../../../features/people/real-names/hand-over-contract.ts")
  | typeof import("../../../features/aftersales/plan-changes/contract.ts")
  | typeof import("../../../features/catalogue/outages/contract.ts")
  | typeof import("../../../features/catalogue/plans/contract.ts")
  | typeof import("../../../features/catalogue/postage/contract.ts")
  | typeof import("../../../features/prepaid/credits/contract.ts")
  | typeof import("../../../features/prepaid/holders/contract.ts")
  | typeof import("../../../features/prepaid/low-balances/contract.ts")
  | typeof import("../../../features/prepaid/statements/contract.ts")
  | typeof import("../../../features/sales/promos/contract.ts")
  | typeof import("../../../features/sales/saved-cards/contract.ts")
  | typeof import("../../../features/aftersales/refund-requests/contract.ts")
  | typeof import("../../../features/aftersales/reminders/contract.ts")
  | typeof import("../../../features/aftersales/renewal-links/contract.ts")
  | typeof import("../../../features/stock/sims/contract.ts")
  | typeof import("../../../features/people/clicks/contract.ts")
  | typeof import("../../../features/people/location/contract.ts")
  | typeof import("../../../features/catalogue/trips/contract.ts")
  | typeof import("../../../features/catalogue/wholesale/contract.ts");

type EndpointIn<Contract> = Contract extends unknown ? Extract<Contract[keyof Contract], Endpoint> : never;
type AnyEndpoint = EndpointIn<Contracts>;
type EndpointAt<Path extends CallPath> = Extract<AnyEndpoint, { path: Path }>;

export type CallPath = AnyEndpoint["path"];
export type Wish<Path extends CallPath> = WishOf<EndpointAt<Path>>;
export type Answer<Path extends CallPath> = OutputOf<EndpointAt<Path>>;

/** Calls an operation: in the browser by POST under /api, on the server in process. Rejects with `CallRefused`. */
export type Call = <Path extends CallPath>(path: Path, wish: Wish<Path>) => Promise<Answer<Path>>;
