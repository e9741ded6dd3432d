import sharp from "sharp";
import { codesIn } from "./decode-bars.ts";
import { linesThrough, runsOf } from "./find-edges.ts";

/** In pixels: a code of twenty digits that is a third of the photograph has four for each of its modules then. */
const longestSide = 2000;
/** Shares of a line's contrast that count as an edge: a code in the shadow beside a lamp has less of it. */
const shares = [0.08, 0.16, 0.3];
/** What is paler than this has no bars. */
const leastContrast = 24;
/** Of the processor's time, not of a busy machine's: passports wait for the same process. */
const mostMs = 6000;

/** What the barcodes of a photograph say, each once; of a picture that takes too long, as far as it was looked at. */
export async function readBarcodes(jpeg: Buffer, most = mostMs): Promise<string[]> {
  const { data, info } = await sharp(jpeg)
    .greyscale()
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = new Set<string>();
  const started = process.cpuUsage();
  for (const line of linesThrough({ data, width: info.width, height: info.height })) {
    if (process.cpuUsage(started).user > most * 1000) break;
    const contrast = contrastOf(line);
    if (contrast < leastContrast) continue;
    for (const share of shares) {
      const runs = runsOf(line, share * contrast);
      // the other way round it begins with a dark one, too
      const back = runs.slice(0, runs.length - ((runs.length + 1) % 2)).toReversed();
      for (const text of [...codesIn(runs), ...codesIn(back)]) found.add(text);
    }
  }
  return [...found];
}

function contrastOf(line: Float32Array): number {
  let [least, most] = [255, 0];
  for (const light of line) {
    if (light < least) least = light;
    if (light > most) most = light;
  }
  return most - least;
}
