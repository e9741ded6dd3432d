import { isKeyOfHandOver, type PhotoSlot } from "../../../features/people/real-names/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import type { FieldProblem } from "../../../ui/error-summary.tsx";
import type { Answer, Wish } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { photoBytes } from "../../parts/photographs/photo-bytes.ts";
import { withShot } from "./shot-here.ts";

type Sent = { entries: Entries; problems: FieldProblem[]; isNew: boolean };
type Refused = keyof ReturnType<typeof wordsOf<"photos">>["refused"];
type Photo = Wish<"/realName/addPhoto">;
type Others = Omit<Photo, "photo">;
type Kept = Answer<"/realName/addPhoto">;

const isBrowser = !import.meta.env.SSR;
const wordsIn = (language: Asking["language"]) => wordsOf(language, "real-name").photo;

/** What did not get through is in this page still: the form is drawn anew, and its field of files is empty then. */
const unsent = new Map<PhotoSlot, File>();
export const forgetUnsent = (): void => unsent.clear();

/** Sends the photograph that was chosen; without one the one before stays. A refusal says what to do, at its field. */
export async function sendPhoto(
  form: FormData,
  { slot, entries, channel }: { slot: PhotoSlot; entries: Entries; channel?: string },
  asking: Asking,
): Promise<Sent> {
  const chosen = form.get(`photo.${slot}`);
  const file = chosen instanceof File && chosen.size > 0 ? chosen : unsent.get(slot);
  unsent.delete(slot);
  if (!file) return { entries, problems: [], isNew: false };
  const words = wordsIn(asking.language);
  const { refused } = wordsOf(asking.language, "photos");
  const refusal = (message: string, also: Entries = {}) => ({
    entries: { ...entries, ...also },
    problems: [{ field: `photo.${slot}`, message }],
    isNew: false,
  });
  try {
    const sent = await send(file, { slot, channel }, entries, asking);
    if (sent === "heavy") return refusal(refused.heavy);
    const { number, key, warnings } = sent;
    const names = { [`kept.${slot}`]: file.name.slice(-40) || slot, [`warnings.${slot}`]: warnings.join() };
    const now = { ...entries, ...names, number, key };
    return { entries: isBrowser && slot === "front" ? withShot(now, file) : now, problems: [], isNew: true };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    if (isBrowser && isLost(error)) {
      unsent.set(slot, file);
      return refusal(words.notSent, { [`unsent.${slot}`]: file.name.slice(-40) });
    }
    if (isKeyOfHandOver(entries["key"]) && isOver(error))
      return refusal(wordsOf(asking.language, "real-name").handOver.goneText);
    const why = error.details.why as Refused | undefined;
    return refusal(why ? refused[why] : error.message);
  }
}

/** From a browser twice, the second time smaller still: on a slow line the first one takes longer than a request may. */
async function send(file: File, wish: Others, entries: Entries, { call, language }: Asking): Promise<Kept | "heavy"> {
  if (!isBrowser) return kept(file, wish, entries, (photo) => call("/realName/addPhoto", photo));
  const [{ shrunk }, { uploadPhoto }] = await Promise.all([
    import("../../parts/photographs/shrink-photo.ts"),
    import("../../parts/photographs/upload-photo.ts"),
  ]);
  const upload = (photo: Photo) => uploadPhoto("/realName/addPhoto", photo, language);
  try {
    return await kept(await shrunk(file), wish, entries, upload);
  } catch (error) {
    if (!isLost(error)) throw error;
    return kept(await shrunk(file, true), wish, entries, upload);
  }
}

const isOver = (error: unknown): boolean =>
  error instanceof CallRefused && (error.code === "REAL_NAME_OVER" || error.code === "NOT_FOUND");
const isLost = (error: unknown): boolean => error instanceof CallRefused && error.code === "TRY_AGAIN_LATER";

/** A form that was swept after a day, or is over, is no reason to lose the answers: another one is begun, with its channel. */
async function kept(
  file: File,
  wish: Others,
  { number, key }: Entries,
  add: (photo: Photo) => Promise<Kept>,
): Promise<Kept | "heavy"> {
  const bytes = await photoBytes(file);
  if (!bytes) return "heavy";
  const photo = { ...wish, photo: bytes };
  if (!number || !key) return add(photo);
  try {
    return await add({ ...photo, number, key });
  } catch (error) {
    if (isOver(error) && wish.channel !== undefined) return add(photo);
    throw error;
  }
}
