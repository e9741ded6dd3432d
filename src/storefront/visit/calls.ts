import type { Endpoint, OutputOf, WishOf } from "../../kernel/endpoint.ts";

/** The contracts that screens ask. Types only: a page that checks nothing carries no schema to the browser. */
type Contracts =
  | typeof import("../../features/account-orders/contract.ts")
  | typeof import("../../features/accounts/contract.ts")
  | typeof import("../../features/alerts/contract.ts")
  | typeof import("../../features/addresses/contract.ts")
  | typeof import("../../features/auto-top-ups/contract.ts")
  | typeof import("../../features/content/contract.ts")
  | typeof import("../../features/coverage/contract.ts")
  | typeof import("../../features/destinations/contract.ts")
  | typeof import("../../features/devices/contract.ts")
  | typeof import("../../features/esim-shares/contract.ts")
  | typeof import("../../features/installs/contract.ts")
  | typeof import("../../features/order-details/contract.ts")
  | typeof import("../../features/order-links/contract.ts")
  | typeof import("../../features/orders/contract.ts")
  | typeof import("../../features/packages/contract.ts")
  | typeof import("../../features/passkeys/contract.ts")
  | typeof import("../../features/payments/contract.ts")
  | typeof import("../../features/personal-data/contract.ts")
  | typeof import("../../features/plan-changes/contract.ts")
  | typeof import("../../features/plans/contract.ts")
  | typeof import("../../features/postage/contract.ts")
  | typeof import("../../features/promos/contract.ts")
  | typeof import("../../features/refund-requests/contract.ts")
  | typeof import("../../features/reminders/contract.ts")
  | typeof import("../../features/sims/contract.ts")
  | typeof import("../../features/tracking/contract.ts")
  | typeof import("../../features/trips/contract.ts");

type EndpointIn<Contract> = Contract extends unknown ? Extract<Contract[keyof Contract], Endpoint> : never;
type AnyEndpoint = EndpointIn<Contracts>;
type EndpointAt<Path extends CallPath> = Extract<AnyEndpoint, { path: Path }>;

export type CallPath = AnyEndpoint["path"];
export type Wish<Path extends CallPath> = WishOf<EndpointAt<Path>>;
export type Answer<Path extends CallPath> = OutputOf<EndpointAt<Path>>;

/** Asks an operation: in the browser a POST under /api, on the server in process. Rejects with `CallRefused`. */
export type Call = <Path extends CallPath>(path: Path, wish: Wish<Path>) => Promise<Answer<Path>>;
