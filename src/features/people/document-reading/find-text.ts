/** How likely each point of a picture belongs to a line of text, 0 to 1, row by row. */
type TextMap = { data: Float32Array; width: number; height: number };
/** A line of text that may lie slanting: its middle, half its length and half its height, and the way along it. */
export type TextRegion = { x: number; y: number; along: readonly [number, number]; reach: number; rise: number };

/** PaddleOCR's own figures for this model: what is text, how sure a line must be, and how much the model draws it too thin. */
const isText = 0.3;
const leastSure = 0.6;
const thinness = 1.6;
const leastPoints = 20;
const mostRegions = 60;

/** Lines of text, the likeliest reading order: from above to below. */
export function findText(map: TextMap): TextRegion[] {
  const seen = new Uint8Array(map.data.length);
  const regions: TextRegion[] = [];
  for (let start = 0; start < seen.length && regions.length < mostRegions; start++) {
    if (seen[start] || map.data[start]! < isText) continue;
    const points = together(map, seen, start);
    const sure = points.reduce((sum, at) => sum + map.data[at]!, 0) / points.length;
    if (points.length >= leastPoints && sure >= leastSure) regions.push(regionOf(points, map.width));
  }
  return regions.toSorted((one, other) => one.y - other.y);
}

function together({ data, width, height }: TextMap, seen: Uint8Array, start: number): number[] {
  const points = [start];
  seen[start] = 1;
  for (let next = 0; next < points.length; next++) {
    const at = points[next]!;
    const [x, y] = [at % width, (at / width) | 0];
    const beside = [x > 0 && at - 1, x < width - 1 && at + 1, y > 0 && at - width, y < height - 1 && at + width];
    for (const other of beside) {
      if (other === false || seen[other] || data[other]! < isText) continue;
      seen[other] = 1;
      points.push(other);
    }
  }
  return points;
}

/** The rectangle around points, along their longest direction. */
function regionOf(points: readonly number[], width: number): TextRegion {
  const count = points.length;
  const xs = points.map((at) => at % width);
  const ys = points.map((at) => (at / width) | 0);
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / count;
  const [middleX, middleY] = [mean(xs), mean(ys)];
  const spreadX = mean(xs.map((x) => (x - middleX) ** 2));
  const spreadY = mean(ys.map((y) => (y - middleY) ** 2));
  const both = mean(xs.map((x, at) => (x - middleX) * (ys[at]! - middleY)));
  const angle = Math.atan2(2 * both, spreadX - spreadY) / 2;
  const along = [Math.cos(angle), Math.sin(angle)] as const;
  const ways = xs.map((x, at) => (x - middleX) * along[0] + (ys[at]! - middleY) * along[1]);
  const across = xs.map((x, at) => (ys[at]! - middleY) * along[0] - (x - middleX) * along[1]);
  const [left, right, top, bottom] = [...extremes(ways), ...extremes(across)] as [number, number, number, number];
  const [reach, rise] = [(right - left + 1) / 2, (bottom - top + 1) / 2];
  const more = (thinness * reach * rise) / (reach + rise);
  const [further, lower] = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: middleX + further * along[0] - lower * along[1],
    y: middleY + further * along[1] + lower * along[0],
    along,
    reach: reach + more,
    rise: rise + more,
  };
}

function extremes(values: readonly number[]): [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}
