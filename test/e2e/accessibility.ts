import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const builder = createRequire(import.meta.resolve("@axe-core/playwright"));
const axe = readFileSync(builder.resolve("axe-core/axe.min.js"), "utf8");

/**
 * Axe finds no violation. Legacy mode, because the shop has no frames: the other one opens a page of its own each time
 * to put together what several frames say, which takes as long again as the examination. A colour that is still fading
 * in is nobody's.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await expectNoViolation(page, (examination) => (part ? examination.include(part) : examination));
}

/** What may differ on a page that was examined by day: by night it has the same elements at the same places. */
export async function expectColoursAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, (examination) => examination.withRules(["color-contrast", "link-in-text-block"]));
}

/** Every colour has come to where it fades to. */
export async function nothingFades(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fading = document
      .getAnimations()
      .filter(
        ({ playState, timeline, effect }) =>
          playState === "running" && timeline === document.timeline && effect!.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
}

async function expectNoViolation(page: Page, chosen: (examination: AxeBuilder) => AxeBuilder): Promise<void> {
  await nothingFades(page);
  // once for each page and in its small form: the builder brings the large one twice for each examination, which takes
  // a quarter of its time
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const examination = new AxeBuilder({ page, axeSource: "void 0" })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] });
  const { violations } = await chosen(examination).analyze();
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

/**
 * No violation, one heading, nothing that sticks out on a small phone. With a part it alone is examined: of a page that
 * another journey examines, and that differs in this part.
 */
export async function expectSound(page: Page, part?: string): Promise<void> {
  expect(await page.locator("h1").count()).toBe(1);
  await expectAccessible(page, part);
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  await page.setViewportSize(before);
}
