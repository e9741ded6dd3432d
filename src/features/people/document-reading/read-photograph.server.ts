import sharp from "sharp";
import type { ReadDocument, Slice } from "../../../kernel/read-document.ts";
import { documentIn, type SliceOf } from "./describe-zone.ts";
import { readZone, type PieceOf, type ReadZone } from "./read-zone.ts";
import { readNetwork } from "./zone-network.ts";

/** In pixels: a page that fills the photograph has 40 for each character of its zone then. */
const longestSide = 2000;
/** As phones lie in a hand: mostly upright, and then on the head before on a side. */
const turns = [0, 180, 90, 270] as const;

// one photograph after the other, and nothing of it stays in memory
sharp.cache(false);
sharp.concurrency(1);
const network = readNetwork();

/** Null where no zone was found, or none that its check digits prove. */
export async function readPhotograph(jpeg: Buffer, today: string): Promise<ReadDocument | null> {
  const zone = await zoneIn(jpeg, today);
  return zone ? documentIn(zone, zone.sliceOf) : null;
}

type Turn = (typeof turns)[number];
type Size = { width: number; height: number };

export async function zoneIn(jpeg: Buffer, today: string): Promise<(ReadZone & { sliceOf: SliceOf }) | undefined> {
  for (const turn of turns) {
    const { data, info } = await sharp(jpeg)
      .greyscale()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .rotate(turn)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const zone = readZone({ data, width: info.width, height: info.height }, network, today);
    if (zone) return { ...zone, sliceOf: (...place) => sliceIn(zone.pieceOf(...place), turn, info) };
  }
  return undefined;
}

/** Where a piece of the turned picture stands in the photograph as it lies. */
function sliceIn([corner, along, down]: ReturnType<PieceOf>, turn: Turn, { width, height }: Size): Slice {
  const way = ([x, y]: readonly [number, number]): readonly [number, number] => {
    const [across, below] = [x / width, y / height];
    if (turn === 0) return [across, below];
    if (turn === 180) return [-across, -below];
    return turn === 90 ? [below, -across] : [-below, across];
  };
  const start = { 0: [0, 0], 90: [0, 1], 180: [1, 1], 270: [1, 0] }[turn];
  const [x, y] = way(corner);
  const all = [start[0]! + x, start[1]! + y, ...way(along), ...way(down)];
  return all.map((share) => Math.round(share * 10_000) / 10_000) as Slice;
}
