import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Axe finds no violation. Legacy mode, because the shop has no frames: the other one opens a page of its own each time
 * to put together what several frames say, which takes as long again as the examination. A colour that is still fading
 * in is nobody's.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await page.evaluate(async () => {
    const fading = document
      .getAnimations()
      .filter(
        ({ playState, timeline, effect }) =>
          playState === "running" && timeline === document.timeline && effect!.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ target }) => target.join(" "))
          .slice(0, 3)
          .join(", ")}`,
    ),
  ).toEqual([]);
}

/** No violation, one heading, nothing that sticks out on a small phone. */
export async function expectSound(page: Page): Promise<void> {
  expect(await page.locator("h1").count()).toBe(1);
  await expectAccessible(page);
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  await page.setViewportSize(before);
}
