import { dayPassCode } from "./addresses.ts";
import type { Child } from "./child.ts";
import { exactly, type Finding } from "./finding.ts";
import type { Ground, OpenShop } from "./ground.ts";

type UnderLoad = { ground: Ground; shop: OpenShop; load: Child; url: string; connections: number };

const changes = 50;

/** Changes a price in the database again and again; the very next request after each commit must show it. */
export async function pricesUnderLoad({ ground: { pool }, load, url, connections }: UnderLoad): Promise<Finding> {
  const crowd = load.ask("pages", { url, connections, seconds: 120 });
  const started = performance.now();
  let stale = 0;
  for (let change = 0; change < changes; change++) {
    const yuan = 12_345 + change;
    await pool.query("update plan_prices set amount = $1 where plan_code = $2 and currency = 'CNY'", [yuan * 100, dayPassCode]);
    const page = await (await fetch(url, { headers: { "accept-encoding": "br" } })).text();
    if (!page.includes(yuan.toLocaleString("en"))) stale++;
  }
  const seconds = (performance.now() - started) / 1000;
  await load.ask("stop");
  await crowd;
  return exactly(`stale prices among ${changes} changes under that load`, stale, 0, `${stale}  (in ${seconds.toFixed(1)} s)`);
}
