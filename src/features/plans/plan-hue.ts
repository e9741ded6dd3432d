import { hueOf } from "../../ui/mark.tsx";
import type { PlanCard } from "./contract.ts";

/**
 * The hue of a plan's place. Where that would be cinnabar, another one: between plans the only thing in cinnabar
 * is the button that takes one (look.md).
 */
export function planHue({ area, scope }: Pick<PlanCard, "area" | "scope">) {
  const hue = hueOf(area);
  if (hue !== "cinnabar") return hue;
  return scope === "country" ? "celadon" : "gilt";
}
