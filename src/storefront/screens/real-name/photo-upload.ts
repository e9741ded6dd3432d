import { AddPhoto } from "../../../features/people/real-names/contract.ts";
import type { PhotoSlot } from "../../../features/people/real-names/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import type { FieldProblem } from "../../../ui/error-summary.tsx";
import type { Wish } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import type { Entries } from "../../parts/forms/entries.ts";

type Sent = { entries: Entries; problems: FieldProblem[]; isNew: boolean };
type Refused = keyof ReturnType<typeof wordsIn>["refused"];

const wordsIn = (language: Asking["language"]) => wordsOf(language, "real-name").photo;

/** Sends the photograph that was chosen; without one the one before stays. A refusal says what to do, at its field. */
export async function sendPhoto(
  form: FormData,
  { slot, entries, channel }: { slot: PhotoSlot; entries: Entries; channel: string },
  { call, language }: Asking,
): Promise<Sent> {
  const file = form.get(`photo.${slot}`);
  if (!(file instanceof File) || file.size === 0) return { entries, problems: [], isNew: false };
  const { refused } = wordsIn(language);
  const refusal = (message: string) => ({ entries, problems: [{ field: `photo.${slot}`, message }], isNew: false });
  const photo = { photo: file.size < AddPhoto.bodyBytes! ? await base64Of(file) : "", slot, channel };
  // what is too heavy is not worth the way
  if (!AddPhoto.input.shape.photo.safeParse(photo.photo).success) return refusal(refused.heavy);
  try {
    const { number, key, warnings } = await kept(photo, entries, call);
    const names = { [`kept.${slot}`]: file.name.slice(-40) || slot, [`warnings.${slot}`]: warnings.join() };
    return { entries: { ...entries, ...names, number, key }, problems: [], isNew: true };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const why = error.details.why as Refused | undefined;
    return refusal(why ? refused[why] : error.message);
  }
}

type Photo = Wish<"/realName/addPhoto">;

/** A form that was swept after a day, or is over, is no reason to lose the answers: another one is begun. */
async function kept(photo: Photo, { number, key }: Entries, call: Asking["call"]) {
  if (!number || !key) return call("/realName/addPhoto", photo);
  try {
    return await call("/realName/addPhoto", { ...photo, number, key });
  } catch (error) {
    if (error instanceof CallRefused && (error.code === "REAL_NAME_OVER" || error.code === "NOT_FOUND"))
      return call("/realName/addPhoto", photo);
    throw error;
  }
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pieces: string[] = [];
  // a call takes only so many arguments; a multiple of three, so that the pieces join without padding
  for (let at = 0; at < bytes.length; at += 24_576)
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + 24_576))));
  return pieces.join("");
}
