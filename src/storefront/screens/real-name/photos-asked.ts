import { photoSlots, type PhotoSlot, type Region } from "../../../features/people/real-names/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { regionsIn } from "./answers.ts";

type PhotosAsked = Partial<Record<Region, readonly PhotoSlot[]>>;

/** Of each region: settings of the operator say whether its law wants a second document. */
export async function photosAsked({ call }: Pick<Asking, "call">): Promise<PhotosAsked> {
  const { regions } = await call("/realName/getRegionRules", {});
  return Object.fromEntries(regions.map(({ region, photos }) => [region, photos]));
}

/** The answers with the photographs that their regions ask for now. Without an answer those of before: whoever sends is told. */
export async function withSlots(entries: Entries, asking: Pick<Asking, "call">): Promise<Entries> {
  try {
    const asked = await photosAsked(asking);
    const wanted = regionsIn(entries).flatMap((region) => asked[region] ?? []);
    return { ...entries, slots: photoSlots.filter((slot) => wanted.includes(slot)).join() };
  } catch (error) {
    if (error instanceof CallRefused) return entries;
    throw error;
  }
}
