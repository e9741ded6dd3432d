import { setTimeout as after } from "node:timers/promises";
import { refuse } from "../../../kernel/refusal.ts";
import { attempt, type AttemptLimit } from "../../../platform/attempts.server.ts";
import type { Context } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { refusalOf } from "../../../platform/photographs/photo-rules.ts";
import { ReadSimPhoto } from "./contract.ts";
import { iccidOnCard } from "./read-sim-card.ts";
import { usable } from "./usable-photograph.server.ts";

/** As many as of documents: each costs as much to read. */
const simPhotosOfNetwork: AttemptLimit = { what: "photographs of SIMs", most: 60, minutes: 60, network: true };

/** The browser waits for an answer for twenty seconds, and opening the photograph takes some. */
const patienceMs = 14_000;

/** Nothing of it is kept: it goes through the memory of the processes that read it, and no further. */
export const readSimPhoto = operation(ReadSimPhoto, async ({ photo }, context) => {
  await attempt(context, simPhotosOfNetwork, context.visitor.address);
  const { jpeg, measures } = await usable(context.photographs.open(Buffer.from(photo, "base64")));
  const found = await Promise.race([iccidIn(jpeg, context.documents), after(patienceMs, undefined, { ref: false })]);
  if (found === undefined) return { iccid: null, isBusy: true };
  // a card may be white on white: only what could not be read is asked whether it was too dark or blurred
  const refused = found === null && refusalOf({ ...measures, colour: Infinity });
  return refused ? refuse("PHOTO_REFUSED", undefined, { why: refused }) : { iccid: found, isBusy: false };
});

/** Undefined: nobody could look. Bars first: they say of themselves whether they were read right, and cost little. */
async function iccidIn(jpeg: Buffer, documents: Context["documents"]): Promise<string | null | undefined> {
  const { codes } = await documents.barcodes(jpeg);
  const ofBars = iccidOnCard(codes ?? [], []);
  if (ofBars !== null) return ofBars;
  for (const isTurned of [false, true]) {
    const { lines } = await documents.text(jpeg, isTurned);
    if (!lines) return undefined;
    const printed = iccidOnCard(codes ?? [], lines);
    if (printed !== null) return printed;
  }
  return codes && null;
}
