import type { Areas } from "../../ground/visit/words.ts";

/** The words of a page that is being built: a key of `developing` in i18n/<lang>/documents.ts. */
type ComingPage = Exclude<keyof Areas["documents"]["developing"], "kick" | "offers" | "meanwhile" | "onward" | "links">;
/** Where one can go on: keys of `developing.links`. */
export type Onward = keyof Areas["documents"]["developing"]["links"];

const pages: Record<string, ComingPage> = {
};

/** `/zh-hk/top-up` → `topUp`. */
export function comingPage(pathname: string): ComingPage {
  return pages[pathname.split("/")[2] ?? ""] ?? "other";
}

export const onwardFrom: Record<ComingPage, Onward[]> = {
  other: ["destinations", "esim", "questions"],
};
