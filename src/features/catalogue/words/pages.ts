/**
 * Where a page of the shop says the words of an area as soon as a stranger opens it. Words of other areas are said to
 * customers with an order, a SIM or an account alone.
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
  "find-order": "find-order",
  withdrawal: "withdrawal",
  documents: "frequently-asked-questions",
  upgrading: "upgrading",
};
