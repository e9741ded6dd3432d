import { slicesOf, type ReadDocument } from "../../../kernel/read-document.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { ReadPhoto } from "./contract.ts";
import { openReading, sealReading } from "./kept-reading.server.ts";
import { lookAtPhoto, type Seen } from "./look-at-photo.server.ts";
import { keepReading, objectOf, partOf, photoIn } from "./photos-store.server.ts";
import { realNameBehindKey } from "./real-name-key.server.ts";
import { keyOf, unlessDamaged } from "./sealed-details.server.ts";
import type { RealName } from "./store.server.ts";

type Photo = NonNullable<Awaited<ReturnType<typeof photoIn>>>;

/**
 * Each photograph is read once: what was read stays sealed beside it, and goes with it. The pieces that a person compares it with
 * are cut anew each time: nothing of a photograph is kept anywhere but in it.
 */
export const readPhoto = operation(ReadPhoto, async ({ slot, ...shown }, context) => {
  const { db, objects, objectKeys, documents } = context;
  const realName = await realNameBehindKey(db, shown, context);
  const photo = (await photoIn(db, realName.id, slot)) ?? refuse("NOT_FOUND");
  if (!mayRead(realName, photo)) refuse("REAL_NAME_OVER");
  const key = keyOf(objectKeys, realName);
  const kept = photo.reading && unlessDamaged(() => ({ read: openReading(key, photo.id, photo.reading!) }));
  const sealed = await objects.get(objectOf(photo.id)).catch(() => undefined);
  const jpeg = sealed && unlessDamaged(() => key.open(sealed, partOf(photo.id)));
  // nobody will ever read it: its holder types, or takes another
  if (sealed && !jpeg) return { document: kept?.read ?? null, isBusy: false };
  const seen: Seen | "busy" | "broken" | undefined = kept ?? (jpeg && (await lookAtPhoto(jpeg, context)));
  if (!seen || typeof seen === "string") return { document: null, isBusy: true };
  const { read } = seen;
  // before pieces are asked for, whose cutter may be busy or end with the process
  if (!kept) await keepReading(db, photo.id, sealReading(key, photo.id, read));
  return { document: read && jpeg ? await withPieces(read, seen.pieces, jpeg, documents) : read, isBusy: false };
});

/**
 * The private link is in e-mails, and shows nothing of what a document says (real-name-key.server.ts). So what was sent once
 * is not read out any more, but for a photograph that came since.
 */
function mayRead({ state, decided_at: decided }: RealName, { added_at: added }: Photo): boolean {
  return state === "draft" || (state === "again" && decided !== null && added > decided);
}

/** What its holder compares each value with. Where nobody could cut them out, the values are there without. */
async function withPieces(
  read: ReadDocument,
  cut: string[] | undefined,
  jpeg: Buffer,
  documents: Context["documents"],
): Promise<ReadDocument> {
  const { type, fields } = read;
  const sliced = slicesOf(read);
  if (sliced.length === 0) return read;
  const slices = sliced.map(([, slice]) => slice);
  const { pieces = [] } = cut ? { pieces: cut } : await documents.pieces(jpeg, slices);
  const shown = sliced.flatMap(([name], at) => (pieces[at] ? [[name, { ...fields[name], piece: pieces[at] }]] : []));
  return { type, fields: { ...fields, ...Object.fromEntries(shown) } };
}
