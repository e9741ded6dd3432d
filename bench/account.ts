import { planCode } from "./addresses.ts";
import { openChild } from "./child.ts";
import { atMost, type Finding } from "./finding.ts";
import { openGround } from "./ground.ts";
import { addAccounts } from "./million-accounts.ts";
import { openShop } from "./open-shop.ts";
import type { Visited } from "./processes/members.ts";
import { percentile } from "./slices.ts";

const clients = 8;
const pages = 1_600;
const accounts = 1_000_000;
const limitMs = 80;

const tabs = {
  orders: "/en/account?tab=orders",
  packages: "/en/account?tab=packages",
  detail: "/en/account?tab=detail",
};

/**
 * A member's own pages, rendered for each anew, in a shop with a million accounts, a million orders and three million
 * usage records.
 */
export async function account(): Promise<Finding[]> {
  const ground = await openGround();
  try {
    const tokens = await addAccounts(ground.pool, planCode, accounts);
    await using members = await openChild("bench/processes/members.ts");
    await using shop = await openShop(ground.folder);
    const findings: Finding[] = [];
    for (const [tab, path] of Object.entries(tabs)) {
      const visit = (count: number) =>
        members.ask<Visited>("visit", { origin: shop.origin, path, cookie: "session", tokens, clients, pages: count });
      // as often again, until what is hot is compiled
      await visit(pages);
      const before = await shop.processorTime();
      const { milliseconds } = await visit(pages);
      const cost = ((await shop.processorTime()) - before) / milliseconds.length;
      const [median, p99] = [percentile(milliseconds, 0.5), percentile(milliseconds, 0.99)];
      const figure = `${p99.toFixed(0)} ms  (median ${median.toFixed(0)} ms, ${cost.toFixed(1)} ms of processor time each)`;
      findings.push(
        atMost(
          `account, ${tab} (${clients} clients, ${accounts.toLocaleString("en")} accounts): p99 of ${pages}`,
          p99,
          limitMs,
          figure,
          " ms",
        ),
      );
    }
    return findings;
  } finally {
    await ground.close();
  }
}
