import sharp from "sharp";
import type { ReadDocument } from "../../../kernel/read-document.ts";
import { documentIn } from "./describe-zone.ts";
import { readZone, type ReadZone } from "./read-zone.ts";
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
  return zone ? documentIn(zone) : null;
}

export async function zoneIn(jpeg: Buffer, today: string): Promise<ReadZone | undefined> {
  for (const turn of turns) {
    const { data, info } = await sharp(jpeg)
      .greyscale()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .rotate(turn)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const zone = readZone({ data, width: info.width, height: info.height }, network, today);
    if (zone) return zone;
  }
  return undefined;
}
