import { newUuid } from "../../../kernel/uuid.ts";
import type { Entries } from "../../parts/forms/entries.ts";

/** In this page alone, as it was chosen: a page that is loaded anew, and another device, have only what was read of it. */
let here: { shot: string; file: File } | undefined;

/** Another tab, or a phone, that sends one for the same form says another name, or none. */
export function withShot(entries: Entries, file: File): Entries {
  here = { shot: newUuid(), file };
  return { ...entries, shot: here.shot };
}

export const withoutShot = (entries: Entries): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => name !== "shot"));

export const shotHere = ({ shot }: Entries): File | undefined => (shot === here?.shot ? here?.file : undefined);

export const forgetShot = (): void => void (here = undefined);
