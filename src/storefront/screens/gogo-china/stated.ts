import type { FigureName, Sourced } from "../../../features/catalogue/china/facts.ts";
import { newest } from "../../../features/catalogue/china/facts.ts";
import { grouped, type Guide } from "./guide.ts";

/** A figure as it is read on the page, and the fact that it stands on. */
export type Stated = { as: string; fact: Sourced };

/** The newest position of each figure that is known, as `read` writes it. */
export function stated(
  guide: Pick<Guide, "figures">,
  figures: { [Name in FigureName]?: (value: string) => string },
): Stated[] {
  return Object.entries(figures).flatMap(([name, read]) => {
    const fact = newest(guide, name as FigureName);
    return fact ? [{ as: read(grouped(fact.value)), fact }] : [];
  });
}

/** What has the same source and day stands together, so that each source is named once. */
export function bySource(facts: readonly Stated[]): { as: string[]; fact: Sourced }[] {
  const groups: { as: string[]; fact: Sourced }[] = [];
  for (const { as, fact } of facts) {
    const same = groups.find(({ fact: one }) => one.source === fact.source && one.asOf === fact.asOf);
    if (same) same.as.push(as);
    else groups.push({ as: [as], fact });
  }
  return groups;
}
