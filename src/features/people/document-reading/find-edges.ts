import type { Grey } from "./cut-cell.ts";

/** Every so many degrees: a barcode is some times as long as it is high, so that a line across it may lie slanting. */
const degrees = 12;
/** Lines of a picture in each direction. */
const linesAcross = 120;

/** Light along lines in all directions, each from one side of the picture to the other. */
export function* linesThrough({ data, width, height }: Grey): Generator<Float32Array> {
  const reach = Math.hypot(width, height) / 2;
  const apart = Math.max(3, (2 * reach) / linesAcross);
  for (let turned = 0; turned < 180; turned += degrees) {
    const [dx, dy] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
    for (let aside = -reach; aside <= reach; aside += apart) {
      const line = new Float32Array(Math.ceil(2 * reach));
      let length = 0;
      for (let along = -reach; along < reach; along++) {
        const x = width / 2 + along * dx - aside * dy;
        const y = height / 2 + along * dy + aside * dx;
        if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) continue;
        const corner = (y | 0) * width + (x | 0);
        const [right, down] = [x % 1, y % 1];
        const above = data[corner]! * (1 - right) + data[corner + 1]! * right;
        const below = data[corner + width]! * (1 - right) + data[corner + width + 1]! * right;
        line[length++] = above * (1 - down) + below * down;
      }
      yield line.subarray(0, length);
    }
  }
}

/**
 * The widths between the edges of a line, beginning with a dark one. An edge is halfway between something lighter and something
 * darker; what differs by less than `least` is noise.
 */
export function runsOf(line: Float32Array, least: number): number[] {
  const turns = turningPoints(line, least);
  const edges = turns.slice(1).map((at, index) => crossing(line, turns[index]!, at));
  const fromDark = turns.length > 1 && line[turns[0]!]! < line[turns[1]!]! ? 1 : 0;
  return edges.slice(fromDark + 1).map((edge, index) => edge - edges[index + fromDark]!);
}

/** Where a line is lightest and darkest in turn. */
function turningPoints(line: Float32Array, least: number): number[] {
  const turns: number[] = [];
  let [lightest, darkest] = [0, 0];
  let sought: "either" | "light" | "dark" = "either";
  for (let at = 1; at < line.length; at++) {
    if (line[at]! > line[lightest]!) lightest = at;
    if (line[at]! < line[darkest]!) darkest = at;
    if (sought !== "dark" && line[lightest]! - line[at]! > least) {
      turns.push(lightest);
      [sought, darkest] = ["dark", at];
    } else if (sought !== "light" && line[at]! - line[darkest]! > least) {
      turns.push(darkest);
      [sought, lightest] = ["light", at];
    }
  }
  if (sought !== "either") turns.push(sought === "light" ? lightest : darkest);
  return turns;
}

function crossing(line: Float32Array, from: number, to: number): number {
  const middle = (line[from]! + line[to]!) / 2;
  const isFalling = line[from]! > line[to]!;
  for (let at = from + 1; at <= to; at++) {
    const [before, now] = [line[at - 1]!, line[at]!];
    if (isFalling ? now <= middle : now >= middle) return at - 1 + (middle - before) / (now - before);
  }
  return to;
}
