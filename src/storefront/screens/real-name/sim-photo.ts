import { mostSims } from "../../../features/people/real-names/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { spacedIccid } from "../../../kernel/iccid.ts";
import type { FieldProblem } from "../../../ui/error-summary.tsx";
import type { Answer } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { hasSim, simsIn, withSim } from "./answers.ts";
import { photoBytes } from "./photo-bytes.ts";

export const simPhoto = "photo.sim";
/** The button that has it read. */
export const readPhoto = "sims.photo";
/** In an answer alone: the number that a photograph has just said. */
export const simRead = "simRead";

type Refused = keyof ReturnType<typeof wordsOf<"real-name">>["photo"]["refused"];

const isBrowser = !import.meta.env.SSR;
const chosenIn = (form: FormData): File | undefined => {
  const chosen = form.get(simPhoto);
  return chosen instanceof File && chosen.size > 0 ? chosen : undefined;
};

/** By its button, or where the form was sent on with a photograph and without a number. */
export const isSimToRead = (go: string, form: FormData, entries: Entries): boolean =>
  go === readPhoto || (go === "" && chosenIn(form) !== undefined && simsIn(entries) === 1 && !entries["sims.0.iccid"]);

/** The answers with the number that a photograph of a card says; whatever keeps it from being read leaves them as they are. */
export async function withSimOfPhoto(
  form: FormData,
  entries: Entries,
  asking: Asking,
): Promise<{ entries: Entries; problems: FieldProblem[] }> {
  const { sim: words, photo: photos } = wordsOf(asking.language, "real-name");
  const no = (message: string) => ({ entries, problems: [{ field: simPhoto, message }] });
  const chosen = chosenIn(form);
  if (!chosen) return no(words.photo.choose);
  try {
    const photo = await photoBytes(await asSent(chosen));
    if (!photo) return no(photos.refused.heavy);
    const { iccid, isBusy } = await read(photo, asking);
    if (iccid === null) return no(isBusy ? words.photo.busy : words.photo.none);
    const filled = withSim(entries, iccid);
    if (!hasSim(filled, iccid)) return no(words.most(mostSims));
    return { entries: { ...filled, [simRead]: spacedIccid(iccid) }, problems: [] };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const why = error.details.why as Refused | undefined;
    return no(why ? photos.refused[why] : error.message);
  }
}

async function read(photo: Uint8Array, { call, language }: Asking): Promise<Answer<"/realName/readSimPhoto">> {
  if (!isBrowser) return call("/realName/readSimPhoto", { photo });
  const { uploadPhoto } = await import("./camera/upload-photo.ts");
  return uploadPhoto("/realName/readSimPhoto", { photo }, language);
}

async function asSent(file: File): Promise<File> {
  if (!isBrowser) return file;
  const { shrunk } = await import("./camera/shrink-photo.ts");
  return shrunk(file);
}
