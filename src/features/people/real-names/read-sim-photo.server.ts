import { setTimeout as after } from "node:timers/promises";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { attempt, type AttemptLimit } from "../../../platform/attempts.server.ts";
import type { Context } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { refusalOf } from "../../../platform/photographs/photo-rules.ts";
import { ReadSimPhoto } from "./contract.ts";
import { iccidsOnCards } from "./read-sim-card.ts";
import { usable } from "./usable-photograph.server.ts";

/** As many as of documents: each costs as much to read. */
const simPhotosOfNetwork: AttemptLimit = { what: "photographs of SIMs", most: 60, minutes: 60, network: true };

/** The browser waits for an answer for twenty seconds, and sending the photograph takes some. */
const patienceMs = 16_000;

/** Nothing of it is kept: it goes through the memory of the processes that read it, and no further. */
export const readSimPhoto = operation(ReadSimPhoto, async ({ photo }, context) => {
  await attempt(context, simPhotosOfNetwork, context.visitor.address);
  const until = performance.now() + patienceMs;
  const tooLate = after(patienceMs, nobodyLooked, { ref: false });
  return Promise.race([readUntil(until, photo, context), tooLate]);
});

type Found = OutputOf<typeof ReadSimPhoto>;
const nobodyLooked: Found = { iccid: null, isBusy: true };

async function readUntil(until: number, photo: Uint8Array, { photographs, documents }: Context): Promise<Found> {
  const { jpeg, measures } = await usable(photographs.open(photo));
  const found = await iccidsIn(jpeg, documents, until);
  if (!found) return nobodyLooked;
  const [iccid, ...others] = found;
  if (iccid !== undefined) return { iccid: others.length === 0 ? iccid : null, isBusy: false };
  // a card may be white on white: only what could not be read is asked whether it was too dark or blurred
  const refused = refusalOf({ ...measures, colour: Infinity });
  return refused ? refuse("PHOTO_REFUSED", undefined, { why: refused }) : { iccid: null, isBusy: false };
}

/**
 * Undefined: nobody could look. Bars first: they say of themselves whether they were read right, and cost little. Text is read
 * by the process that reads identity cards, and not for anybody who waits no longer.
 */
async function iccidsIn(jpeg: Buffer, documents: Context["documents"], until: number): Promise<string[] | undefined> {
  const isOver = () => performance.now() >= until;
  const { codes } = isOver() ? {} : await documents.barcodes(jpeg);
  if (!codes) return undefined;
  const ofBars = iccidsOnCards(codes, []);
  if (ofBars.length > 0) return ofBars;
  for (const isTurned of [false, true]) {
    const { lines } = isOver() ? {} : await documents.text(jpeg, isTurned);
    if (!lines) return undefined;
    const printed = iccidsOnCards([], lines);
    if (printed.length > 0) return printed;
  }
  return [];
}
