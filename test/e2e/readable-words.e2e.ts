import { expect, type Page } from "@playwright/test";
import { nothingFades } from "./accessibility.ts";
import { test as lent } from "./lent-window.ts";
import { openPage } from "./open-page.ts";

/** A page that has no policy against pictures. */
const test = lent.extend<object, { bench: Page }>({
  bench: [
    async ({ browser }, lend) => {
      const context = await browser.newContext();
      await lend(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
});

test.use({ viewport: { width: 390, height: 844 } });

type Line = { words: string; colour: number[]; x: number; y: number; width: number; height: number };

/**
 * Every line of words inside, with its colour; then the words are taken away, so that a picture shows what they stand
 * on.
 */
const linesOf = (page: Page, inside: string) =>
  page.evaluate((selector) => {
    const lines: Line[] = [];
    for (const text of [...document.querySelectorAll(selector)].flatMap((part) => textsIn(part))) {
      if (text.textContent!.trim() === "") continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const colour = getComputedStyle(text.parentElement!)
        .color.match(/[\d.]+/g)!
        .slice(0, 3)
        .map(Number);
      for (const { x, y, width, height } of range.getClientRects())
        lines.push({ words: text.textContent!, colour, x, y, width, height });
    }
    const hidden = new CSSStyleSheet();
    hidden.replaceSync(
      `:is(${selector}), :is(${selector}) * { color: #0000 !important; text-decoration: none !important } :is(${selector}) .icon { visibility: hidden }`,
    );
    document.adoptedStyleSheets.push(hidden);
    return lines;

    function textsIn(part: Node): Node[] {
      return part.nodeType === Node.TEXT_NODE ? [part] : [...part.childNodes].flatMap(textsIn);
    }
  }, inside);

/** The lowest contrast (WCAG 2.2, 1.4.3) of a line with any pixel behind it. */
const worst = (page: Page, picture: Buffer, lines: Line[]) =>
  page.evaluate(
    async ([png, all]) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
      canvas.drawImage(bitmap, 0, 0);
      const luminance = ([r = 0, g = 0, b = 0]: Iterable<number>) => {
        const [red = 0, green = 0, blue = 0] = [r, g, b]
          .map((each) => each / 255)
          .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      return all.map(({ words, colour, x, y, width, height }) => {
        const { data } = canvas.getImageData(Math.floor(x), Math.floor(y), Math.ceil(width), Math.ceil(height));
        const ink = luminance(colour);
        let lowest = 21;
        for (let at = 0; at < data.length; at += 4) {
          const ground = luminance(data.subarray(at, at + 3));
          lowest = Math.min(lowest, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
        }
        return { words, lowest };
      });
    },
    [picture.toString("base64"), lines] as const,
  );

/** What stands behind the words is there. */
const picturesShown = (page: Page) =>
  page.evaluate(async () => {
    const seen = [...document.images].filter((picture) => {
      const { top, left, right } = picture.getBoundingClientRect();
      return picture.checkVisibility() && top < innerHeight && left < innerWidth && right > 0;
    });
    await Promise.allSettled([document.fonts.ready, ...seen.map((picture) => picture.decode())]);
  });

for (const [address, inside] of [
  ["/en/homepage", ".hero-words > :is(h1, .lede)"],
  ["/zh-cn/homepage", ".hero-words > :is(h1, .lede)"],
  ["/zh-cn/plans?country=JP", ".place-words"],
  ["/zh-cn/plans?country=CN", ".place-words"],
  ["/en/plans?country=US", ".place-words"],
  ["/en/plan-detail?code=jp-10gb-30d", ".place-words"],
  ["/zh-cn/plan-detail?code=cn-day-1gb", ".place-words"],
] as const) {
  test(`on a phone the words of ${address} can be read on every pixel of the picture behind them, by day and by night`, async ({
    bench,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openPage(page, address);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await picturesShown(page);
      await nothingFades(page);
      const lines = await linesOf(page, inside);
      expect(lines.length).toBeGreaterThan(2);
      const picture = await page.screenshot();
      const measured = await worst(
        bench,
        picture,
        lines.filter(({ y, height }) => y + height <= 844),
      );
      expect([colorScheme, measured.filter(({ lowest }) => lowest < 4.5)]).toEqual([colorScheme, []]);
      await page.evaluate(() => void document.adoptedStyleSheets.pop());
    }
  });
}
