import type { Page } from "@playwright/test";
import { addresses } from "./addresses.ts";
import { withBigCatalogue } from "./big-catalogue.ts";
import { firstVisit, openBrowser } from "./browser.ts";
import { exactly, type Finding } from "./finding.ts";
import type { Ground } from "./ground.ts";
import { openShop } from "./open-shop.ts";
import { median } from "./slices.ts";

const rounds = 5;
/** A fast typist: a key every 70 ms. */
const pause = 70;
const typed = ["san francisco", "united kingdm", "bangkok"];

type Frames = { dropped: number; longTasks: number };

/**
 * Typing into the home page's search. Frames that are dropped without typing are the machine's, and are
 * taken off.
 */
export async function typing(ground: Ground): Promise<Finding[]> {
  return withBigCatalogue(ground, async () => {
    await using shop = await openShop(ground.folder);
    await using browser = await openBrowser();
    const page = await firstVisit(browser, { width: 1280, height: 800 });
    await page.goto(`${shop.origin}${addresses.home}`, { waitUntil: "networkidle" });
    const field = page.getByRole("combobox").first();
    await field.click();
    const write = async () => {
      for (const text of typed) {
        await field.fill("");
        await field.pressSequentially(text, { delay: pause });
        await page.getByRole("option").first().waitFor();
      }
    };
    await write();
    const found: { typing: Frames; idle: Frames }[] = [];
    for (let round = 0; round < rounds; round++) {
      const started = performance.now();
      const typing = await framesDuring(page, write);
      const took = performance.now() - started;
      found.push({ typing, idle: await framesDuring(page, () => page.waitForTimeout(took)) });
    }
    const ours = (count: (frames: Frames) => number) =>
      median(found.map(({ typing, idle }) => Math.max(0, count(typing) - count(idle))));
    const all = (count: (frames: Frames) => number) =>
      `${found.map(({ typing }) => count(typing)).join(", ")}; without typing ${found.map(({ idle }) => count(idle)).join(", ")}`;
    const dropped = ours((frames) => frames.dropped);
    const long = ours((frames) => frames.longTasks);
    return [
      exactly(
        "frames dropped while typing into the search",
        dropped,
        0,
        `${dropped}  (${all((frames) => frames.dropped)})`,
      ),
      exactly(
        "tasks over 50 ms while typing into the search",
        long,
        0,
        `${long}  (${all((frames) => frames.longTasks)})`,
      ),
    ];
  });
}

async function framesDuring(page: Page, act: () => Promise<unknown>): Promise<Frames> {
  const counting = await page.evaluateHandle(() => {
    const frame = 1000 / 60;
    const counted = { dropped: 0, longTasks: 0, done: false };
    const observer = new PerformanceObserver((list) => void (counted.longTasks += list.getEntries().length));
    observer.observe({ type: "longtask" });
    let last = performance.now();
    requestAnimationFrame(function next(now) {
      counted.dropped += Math.max(0, Math.round((now - last) / frame) - 1);
      last = now;
      if (!counted.done) requestAnimationFrame(next);
      else observer.disconnect();
    });
    return counted;
  });
  await act();
  return counting.evaluate((counted) => {
    counted.done = true;
    return { dropped: counted.dropped, longTasks: counted.longTasks };
  });
}
