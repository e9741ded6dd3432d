import { addresses } from "./addresses.ts";
import { openChild, type Child } from "./child.ts";
import { atLeast, atMost, exactly, told, type Finding } from "./finding.ts";
import type { Ground } from "./ground.ts";
import { openShop } from "./open-shop.ts";
import type { Crowd, CrowdAnswers } from "./processes/crowd.ts";
import type { Answered } from "./processes/load.ts";
import { percentile } from "./slices.ts";

const timesTooMany = 3;

/**
 * Three times as many checkout pages, which are never cached, as the shop can render: who is served is served
 * soon, the others are refused at once.
 * Once they come one by one, as people do, and once all of a second in the same moment, as after a push message.
 *
 * The shop, its database and the clients share the processor, so two ratios are printed: pages a second, which holds what
 * asking costs against the shop, and pages for each second of processor time that the shop itself has used, which holds
 * against it only what it spends on those whom it turns away.
 */
export async function overload(ground: Ground): Promise<Finding[]> {
  await using shop = await openShop(ground.folder);
  await using load = await openChild("bench/processes/load.ts");
  const url = `${shop.origin}${addresses.order}`;
  const spent = spentBy(shop, load);
  const calm = () => spent(() => load.ask<Answered>("pages", { url, connections: 16, seconds: 3 }));
  await calm();
  const findings: Finding[] = [];
  for (const together of [false, true]) {
    const alone = await calm();
    const most = alone.answer.count / alone.answer.seconds;
    const crowd: Crowd = { url, connections: 2000, seconds: 10, perSecond: Math.round(timesTooMany * most), together };
    const { answer, shopMs, askerMs } = await spent(() => load.ask<CrowdAnswers>("crowd", crowd));
    const { served, turnedAway, late, other, seconds } = answer;
    const p99 = percentile(served, 0.99);
    const pace = served.length / seconds / most;
    const each = (served.length / shopMs) * (alone.shopMs / alone.answer.count);
    const share = (ms: number) => `${((ms / seconds / 1000) * 100).toFixed(0)} %`;
    findings.push(
      atMost(
        `${timesTooMany} × as many pages as can be made, ${together ? "a second's at once" : "one by one"}: p99 of those served`,
        p99,
        1000,
        `${p99.toFixed(0)} ms of ${served.length}`,
        " ms",
      ),
      atLeast(
        "  served a second : without the others",
        pace,
        0.5,
        `${pace.toFixed(2)}  (${most.toFixed(0)}/s alone; ${turnedAway.length} turned away)`,
      ),
      atLeast("  served for a second of the shop's processor time : without the others", each, 0.5, each.toFixed(2)),
      told(
        "  of a processor core: the shop, and who asks",
        `${share(shopMs)}, ${share(askerMs)}; p99 ${percentile(late, 0.99).toFixed(0)} ms late`,
      ),
      exactly("  answered with anything but a page or 503", other, 0, String(other)),
    );
  }
  return findings;
}

/** What something has cost the shop and its clients, in milliseconds of processor time. */
function spentBy(shop: Child, load: Child) {
  return async <Answer>(act: () => Promise<Answer>) => {
    const [shopBefore, askerBefore] = await Promise.all([shop.processorTime(), load.processorTime()]);
    const answer = await act();
    const [shopAfter, askerAfter] = await Promise.all([shop.processorTime(), load.processorTime()]);
    return { answer, shopMs: shopAfter - shopBefore, askerMs: askerAfter - askerBefore };
  };
}
