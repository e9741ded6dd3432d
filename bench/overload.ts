import { addresses } from "./addresses.ts";
import { openChild } from "./child.ts";
import { atLeast, atMost, exactly, type Finding } from "./finding.ts";
import type { Ground } from "./ground.ts";
import { openShop } from "./open-shop.ts";
import type { Answered, CrowdAnswers } from "./processes/load.ts";
import { percentile } from "./slices.ts";

const timesTooMany = 3;

/** Three times as many checkout pages, which are kept for nobody, as the shop can make: whoever is served is served soon, the others hear so at once. */
export async function overload(ground: Ground): Promise<Finding[]> {
  await using shop = await openShop(ground.folder);
  await using load = await openChild("bench/processes/load.ts");
  const url = `${shop.origin}${addresses.order}`;
  const calm = () => load.ask<Answered>("pages", { url, connections: 16, seconds: 3 });
  await calm();
  const { count, seconds } = await calm();
  const most = count / seconds;
  const crowd = await load.ask<CrowdAnswers>("crowd", { url, connections: 2000, seconds: 10, perSecond: Math.round(timesTooMany * most) });
  const p99 = percentile(crowd.served, 0.99);
  const pace = crowd.served.length / crowd.seconds / most;
  return [
    atMost(`${timesTooMany} × as many pages as can be made: p99 of those served`, p99, 1000, `${p99.toFixed(0)} ms of ${crowd.served.length}`, " ms"),
    atLeast("  served a second : without the others", pace, 0.5, `${pace.toFixed(2)}  (${most.toFixed(0)}/s alone; ${crowd.turnedAway.length} turned away)`),
    exactly("  answered with anything but a page or 503", crowd.other, 0, String(crowd.other)),
  ];
}
