import sharp from "sharp";
import { chance } from "../../bench/chance.ts";
import { spacedIccid } from "../../src/kernel/iccid.ts";
import { code128, quiet } from "../../src/platform/pdf/code-128.ts";
import { paper, type Picture } from "./draw-page.ts";
import { lettered } from "./letters.ts";

/** ISO 7810: 85.6 by 54 mm, at 12 pixels to the millimetre. */
const width = 1027;
const height = 648;

type SimCard = {
  /** Bars and spaces in modules; none: the number is only printed. */
  bars?: readonly number[];
  /** As the number is printed, line by line; none: there are only bars. */
  printed?: readonly string[];
};

/** The back of a card as a shop sends it: the punched-out SIM, what to do with it, the number and its barcode. */
export async function drawSimCard({ bars = [], printed = [] }: SimCard, seed: number): Promise<Picture> {
  const next = chance(seed);
  const latin = (text: string, x: number, y: number, size: number) => lettered(text, x, y, size, "instrument-sans-600");
  const text = [
    latin("TRAVEL DATA", 60, 84, 42),
    latin("Break out the card and put it into your phone.", 60, 130, 22),
    latin("PIN 1234   PUK 12345678", 60, 168, 22),
    ...printed.map((line, row) => latin(line, 60, 420 + row * 46, 36)),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paper(next, { width, height })}
    <rect x="640" y="210" width="300" height="180" rx="16" fill="none" stroke="#8d97a5" stroke-width="4"/>
    <g fill="#16202c">${text.join("")}${drawnBars(bars)}</g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).flatten().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A card with the number in bars and in digits, as most have it. */
export const aSimCard = (iccid: string, seed: number): Promise<Picture> =>
  drawSimCard({ bars: code128(iccid), printed: [spacedIccid(iccid)] }, seed);

function drawnBars(bars: readonly number[]): string {
  if (bars.length === 0) return "";
  const [left, top, wide, high] = [60, 510, 900, 96];
  const module = wide / (bars.reduce((sum, one) => sum + one, 0) + 2 * quiet);
  let at = left + quiet * module;
  const drawn = bars.map((modules, place) => {
    const from = at;
    at += modules * module;
    return place % 2 === 0
      ? `<rect x="${from}" y="${top}" width="${modules * module}" height="${high}" fill="#000"/>`
      : "";
  });
  return `<rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="#fff"/>${drawn.join("")}`;
}
