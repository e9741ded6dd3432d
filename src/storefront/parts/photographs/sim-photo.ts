import { CallRefused } from "../../../kernel/envelope.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { photoBytes } from "./photo-bytes.ts";

export const simPhoto = "photo.sim";

type Refused = keyof ReturnType<typeof wordsOf<"photos">>["refused"];

const isBrowser = !import.meta.env.SSR;

export function photoIn(form: FormData): File | undefined {
  const chosen = form.get(simPhoto);
  return chosen instanceof File && chosen.size > 0 ? chosen : undefined;
}

/** The number on the photograph of a card, or in words why there is none. */
export async function simOnPhoto(form: FormData, asking: Asking): Promise<{ iccid: string } | { why: string }> {
  const { card: words, refused } = wordsOf(asking.language, "photos");
  const chosen = photoIn(form);
  if (!chosen) return { why: words.choose };
  try {
    const photo = await photoBytes(await asSent(chosen));
    if (!photo) return { why: refused.heavy };
    const { iccid, isBusy } = await read(photo, asking);
    return iccid === null ? { why: isBusy ? words.busy : words.none } : { iccid };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const why = error.details.why as Refused | undefined;
    return { why: why ? refused[why] : error.message };
  }
}

async function read(photo: Uint8Array, { call, language }: Asking): Promise<Answer<"/realName/readSimPhoto">> {
  if (!isBrowser) return call("/realName/readSimPhoto", { photo });
  const { uploadPhoto } = await import("./upload-photo.ts");
  return uploadPhoto("/realName/readSimPhoto", { photo }, language);
}

async function asSent(file: File): Promise<File> {
  if (!isBrowser) return file;
  const { shrunk } = await import("./shrink-photo.ts");
  return shrunk(file);
}
