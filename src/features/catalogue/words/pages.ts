/**
 * Where a page of the shop says the words of an area as soon as it is opened, by a stranger or, the pages of an order, by
 * its buyer (sites/storefront/example-order.server.ts). Words of other areas are said to customers with a SIM or an
 * account alone.
 */
export const pageOfArea: Readonly<Record<string, string>> = {
  shell: "homepage",
  menus: "homepage",
  homepage: "homepage",
  "home-parts": "homepage",
  destination: "destination",
  plans: "plans",
  shelf: "plans",
  netcover: "netCover",
  device: "device-check",
  trip: "trip-planner",
  "sign-in": "login",
  ask: "ask",
  "esim-entry": "my-esims",
  "find-order": "find-order",
  withdrawal: "withdrawal",
  documents: "frequently-asked-questions",
  upgrading: "upgrading",
  order: "order-sim",
  buying: "order-sim",
  checkout: "order-sim",
  "plan-detail": "plan-detail",
  "order-detail": "order-detail",
  result: "order-result",
  install: "install",
  trouble: "install",
};
