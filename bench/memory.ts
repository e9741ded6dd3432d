import { addresses } from "./addresses.ts";
import { openChild } from "./child.ts";
import { atMost, told, type Finding } from "./finding.ts";
import type { Ground } from "./ground.ts";
import { openShop } from "./open-shop.ts";
import type { PageLoad } from "./processes/load.ts";

const connections = 64;
const rounds = 4;
const limitMegabytes = 500;

/** What is asked in each round: lists by API, and pages that are rendered for each request and never cached. */
const load: Omit<PageLoad, "connections" | "seconds">[] = [
  { url: "/api/product/getPlanList", wish: { country: "JP", currency: "HKD" }, amount: 1500 },
  { url: "/api/product/getPlanList", wish: { country: "US", currency: "USD" }, amount: 1500, encoding: "identity" },
  { url: "/api/common/getCountryList", wish: {}, amount: 1500, encoding: "gzip" },
  { url: addresses.order, amount: 600 },
  { url: `${addresses.plans}&from=2027-03-01&to=2027-03-09`, amount: 600 },
  { url: `${addresses.planDetail}&from=2027-03-01&to=2027-03-09`, amount: 600 },
];

/** What a server has in memory when it has answered a crowd, and the most that it had on the way. */
export async function memory(ground: Ground): Promise<Finding[]> {
  await using shop = await openShop(ground.folder);
  await using visitors = await openChild("bench/processes/load.ts");
  const before = await shop.memory();
  for (let round = 0; round < rounds; round++)
    for (const { url, ...asked } of load)
      await visitors.ask("pages", { ...asked, url: `${shop.origin}${url}`, connections });
  const after = await shop.memory();
  const megabytes = (bytes: number) => Math.round(bytes / 1e6);
  const answered = rounds * load.reduce((sum, { amount = 0 }) => sum + amount, 0);
  return [
    atMost(
      `memory of a server after ${answered.toLocaleString("en")} lists and pages (${connections} connections)`,
      megabytes(after.now),
      limitMegabytes,
      `${megabytes(after.now)} MB  (${megabytes(before.now)} MB before, ${megabytes(after.most)} MB at most)`,
      " MB",
    ),
    told(
      "  of that JavaScript's, and what it points to",
      `${megabytes(after.heap)} MB, ${megabytes(after.external)} MB`,
    ),
  ];
}
