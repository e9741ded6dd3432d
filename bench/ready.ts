import { atMost, type Finding } from "./finding.ts";
import type { Ground } from "./ground.ts";
import { openShop } from "./open-shop.ts";
import { median } from "./slices.ts";

const starts = 5;

/** The server alone, built before and with its goods in the database: until it says that it is ready. */
export async function ready({ folder }: Ground): Promise<Finding[]> {
  const seconds: number[] = [];
  const processor: number[] = [];
  for (let start = 0; start < starts; start++) {
    const began = performance.now();
    await using shop = await openShop(folder);
    seconds.push((performance.now() - began) / 1000);
    processor.push((await shop.processorTime()) / 1000);
  }
  const figure = `${median(seconds).toFixed(2)} s  (median of ${starts}; ${median(processor).toFixed(2)} s of processor time)`;
  return [atMost("server alone until it is ready", median(seconds), 1.2, figure, " s")];
}
