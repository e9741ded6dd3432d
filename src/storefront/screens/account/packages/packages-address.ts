import type { Language } from "../../../../kernel/language.ts";
import { links } from "../../../ground/links.ts";
import type { View } from "./load.ts";

type Change = {
  sim?: string;
  show?: View["show"];
  usage?: string;
  start?: string;
  unsubscribe?: string;
  done?: string;
};

/** The page's own address with something else asked for; what concerns one package is asked for each time. */
export function packagesAddress(
  language: Language,
  view: Pick<View, "sim" | "show">,
  change: Change = {},
  hash = "",
): string {
  const { sim = view.sim, show = view.show, ...about } = change;
  return links(language).account(
    { tab: "packages", sim, show: show === "purchased" ? undefined : show, ...about },
    hash,
  );
}
