/** Of which kind a page is, as far as what is asked there first. */
type AskedFrom = "any" | "buying" | "mine" | "network";

const kinds: readonly (readonly [AskedFrom, readonly string[]])[] = [
  ["buying", ["destination", "plans", "plan-detail", "trip-planner", "order-sim", "device-check", "esim"]],
  ["mine", ["install", "order-detail", "order-result", "account", "my-esims", "find-order"]],
  ["network", ["netCover", "status"]],
];

/** Of its address: `/en/esim/japan` sells. */
export function askedFrom(pathname: string): AskedFrom {
  const [, , page] = pathname.split("/");
  return kinds.find(([, pages]) => pages.includes(page ?? ""))?.[0] ?? "any";
}
