import type { Grey } from "./cut-cell.ts";

/** Dark pixels that touch each other: a character, a part of one, or several that run together. */
export type Mark = { x: number; y: number; width: number; height: number };

/** Ink is darker than what surrounds it by this share. */
const darker = 0.16;
/** In pixels: what is lower is dust, what is higher no character of a photograph that we take. */
const heights = { least: 7, most: 140 };

/** Of sizes that characters may have; a photograph has some thousand. */
export function marksOf(grey: Grey): Mark[] {
  const ink = inkOf(grey);
  const marks: Mark[] = [];
  const waiting: number[] = [];
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] !== 1) continue;
    const mark = flooded(ink, grey, start, waiting);
    const { width, height } = mark;
    if (height >= heights.least && height <= heights.most && width <= 5 * height) marks.push(mark);
  }
  return marks;
}

function flooded(ink: Uint8Array, { width, height }: Grey, start: number, waiting: number[]): Mark {
  let [left, right, top, bottom] = [width, 0, height, 0];
  waiting.push(start);
  ink[start] = 2;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const [x, y] = [at % width, (at / width) | 0];
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        const other = row * width + column;
        if (ink[other] !== 1) continue;
        ink[other] = 2;
        waiting.push(other);
      }
  }
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left + 1, height: bottom - top + 1 };
}

/** 1 where a pixel, with its neighbours, is darker than the mean around it: shadows and lamps are taken out so. */
function inkOf(grey: Grey): Uint8Array {
  const { width, height } = grey;
  const sums = sumsOf(grey);
  const around = Math.round(Math.max(width, height) / 45);
  const ink = new Uint8Array(width * height);
  const mean = (x: number, y: number, reach: number) => {
    const [left, top] = [Math.max(0, x - reach), Math.max(0, y - reach)];
    const [right, bottom] = [Math.min(width, x + reach + 1), Math.min(height, y + reach + 1)];
    const [above, below] = [top * (width + 1), bottom * (width + 1)];
    const sum = sums[below + right]! - sums[below + left]! - sums[above + right]! + sums[above + left]!;
    return sum / ((right - left) * (bottom - top));
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (mean(x, y, 1) < mean(x, y, around) * (1 - darker)) ink[y * width + x] = 1;
  return ink;
}

/** Sums of everything above and to the left, which make the mean of any rectangle cheap. */
function sumsOf({ data, width, height }: Grey): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x]!;
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  return sums;
}
