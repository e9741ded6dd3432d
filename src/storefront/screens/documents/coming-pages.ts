import type { Areas } from "../../ground/visit/words.ts";

/** The words of a page that is being built: a key of `developing` in i18n/<lang>/documents.ts. */
type ComingPage = Exclude<keyof Areas["documents"]["developing"], "kick" | "offers" | "meanwhile" | "onward" | "links">;
/** Where one can go on: keys of `developing.links`. */
export type Onward = keyof Areas["documents"]["developing"]["links"];

const pages: Record<string, ComingPage> = {
  "top-up": "topUp",
  "top-up-gogo-china": "topUpGogoChina",
  "top-up-gogo-china-app": "topUpGogoChina",
  "gogo-china": "gogoChina",
};

/** `/zh-hk/top-up` → `topUp`. */
export function comingPage(pathname: string): ComingPage {
  return pages[pathname.split("/")[2] ?? ""] ?? "other";
}

export const onwardFrom: Record<ComingPage, Onward[]> = {
  topUp: ["use", "troubles"],
  topUpGogoChina: ["use", "destinations"],
  gogoChina: ["destinations", "questions"],
  other: ["destinations", "esim", "questions"],
};
