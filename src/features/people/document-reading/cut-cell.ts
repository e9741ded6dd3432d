import { cellHeight, cellWidth } from "./zone-network.ts";

/** Light from 0 to 255, row by row. */
export type Grey = { data: Uint8Array; width: number; height: number };
/** A cell's middle, and the ways from it to the next cell and, as far, to above. */
export type Cell = { x: number; y: number; right: readonly [number, number]; up: readonly [number, number] };

/** In pitches: from the middle of a cell to the edge of what the network sees. */
const reach = { x: 0.625, y: 0.75 };

/** Samples what is in a cell into `to`, straightened, with a mean of 0 and a deviation of 1. */
export function cutCell({ data, width, height }: Grey, { x, y, right, up }: Cell, to: Float32Array): void {
  let [sum, squares] = [0, 0];
  // four samples for each number: photographs have up to three times as many pixels
  for (let row = 0, at = 0; row < cellHeight; row++)
    for (let column = 0; column < cellWidth; column++, at++) {
      let light = 0;
      for (let part = 0; part < 4; part++) {
        const u = ((2 * (column + 0.25 + (part & 1) / 2)) / cellWidth - 1) * reach.x;
        const v = (1 - (2 * (row + 0.25 + (part >> 1) / 2)) / cellHeight) * reach.y;
        const px = Math.min(width - 1.001, Math.max(0, x + u * right[0] + v * up[0]));
        const py = Math.min(height - 1.001, Math.max(0, y + u * right[1] + v * up[1]));
        const corner = (py | 0) * width + (px | 0);
        const [dx, dy] = [px % 1, py % 1];
        const above = data[corner]! * (1 - dx) + data[corner + 1]! * dx;
        const below = data[corner + width]! * (1 - dx) + data[corner + width + 1]! * dx;
        light += above * (1 - dy) + below * dy;
      }
      to[at] = light / 4;
      sum += light / 4;
      squares += (light / 4) ** 2;
    }
  const mean = sum / to.length;
  const deviation = Math.sqrt(Math.max(leastDeviation ** 2, squares / to.length - mean ** 2));
  for (let at = 0; at < to.length; at++) to[at] = (to[at]! - mean) / deviation;
}

/** Where there is nothing, noise is not made large. */
const leastDeviation = 4;
