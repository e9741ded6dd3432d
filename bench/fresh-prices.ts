import { dayPassCode } from "./addresses.ts";
import type { Child } from "./child.ts";
import { exactly, type Finding } from "./finding.ts";
import type { Ground } from "./ground.ts";

type UnderLoad = { ground: Ground; load: Child; url: string; connections: number };

const changes = 50;
const atMostSeconds = 60;

/** Changes a price in the database again and again; the very next request after each commit must show it. */
export async function pricesUnderLoad({ ground, load, url, connections }: UnderLoad): Promise<Finding> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  let [done, stale] = [0, 0];
  const change = async () => {
    for (; done < changes && seconds() < atMostSeconds; done++) {
      if (!(await showsNewPrice(ground, url, 12_345 + done))) stale++;
    }
  };
  const crowd = load.ask("pages", { url, connections, seconds: 2 * atMostSeconds });
  await Promise.all([crowd, change().finally(() => void load.ask("stop"))]);
  return exactly(
    `stale prices among ${done} changes under that load`,
    stale,
    0,
    `${stale}  (one change every ${((1000 * seconds()) / done).toFixed(0)} ms)`,
  );
}

async function showsNewPrice({ pool }: Ground, url: string, dollars: number): Promise<boolean> {
  await pool.query("update plan_prices set amount = $1 where plan_code = $2 and currency = 'USD'", [
    dollars * 100,
    dayPassCode,
  ]);
  const page = await (await fetch(url, { headers: { "accept-encoding": "br" } })).text();
  return page.includes(dollars.toLocaleString("en"));
}
