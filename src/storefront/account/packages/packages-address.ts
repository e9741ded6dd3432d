import type { Language } from "../../../kernel/language.ts";
import { links } from "../../links.ts";
import type { View } from "./read-packages.ts";

type Change = { sim?: string; used?: boolean; usage?: string; start?: string; unsubscribe?: string; done?: string };

/** The page's own address with something else asked for; what concerns one package is asked for anew each time. */
export function packagesAddress(language: Language, view: Pick<View, "sim" | "used">, change: Change = {}, hash = ""): string {
  const { sim = view.sim, used = view.used, ...about } = change;
  return links(language).account({ tab: "packages", sim, show: used ? "used" : undefined, ...about }, hash);
}
