import { GetRegionRules } from "../../../features/people/real-names/contract.ts";
import { tidyNumber } from "../../../features/people/real-names/document-number.ts";
import {
  readOtherwise,
  regionRules,
  requiredDocuments,
  slotsOf,
  suggestedClass,
  type RulesOfRegions,
} from "../../../features/people/real-names/required-documents.ts";
import { regions, type Region } from "../../../features/people/real-names/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { regionsIn } from "./answers.ts";
import { documentIn } from "./wish.ts";

type Asked = Answer<"/realName/getRegionRules">["regions"];

/** How the operator reads each region's law, by settings. */
export const rulesAsked = async ({ call }: Pick<Asking, "call">): Promise<RulesOfRegions> =>
  rulesOf((await call("/realName/getRegionRules", {})).regions);

/**
 * The answers with what their regions ask for now: it goes along with them, so that each step knows it. Without an answer that
 * of before: whoever sends is told.
 */
export async function withRules(entries: Entries, { call }: Pick<Asking, "call">): Promise<Entries> {
  try {
    const { regions: asked } = await call("/realName/getRegionRules", {});
    const wanted = regionsIn(entries);
    const slots = wanted.length === 0 ? [] : slotsOf(requiredDocuments(wanted, rulesOf(asked)));
    return { ...entries, rules: JSON.stringify(asked), slots: slots.join() };
  } catch (error) {
    if (error instanceof CallRefused) return entries;
    throw error;
  }
}

/** A passport that by its number may be one that the regions refuse. */
export function mayBeRefused(entries: Entries): boolean {
  const [regions, { country, number, type }] = [regionsIn(entries), documentIn(entries)];
  const suggested = suggestedClass({ type, country, number: tidyNumber(number) });
  if (suggested === undefined || regions.length === 0) return false;
  return requiredDocuments(regions, rulesIn(entries)).refusedPassports.includes(suggested);
}

/** Whose passport it was said of that it is none of those: the tick falls with another number or country. */
export function askedOf(entries: Entries): string {
  const { country, number } = documentIn(entries);
  return `${country} ${tidyNumber(number)}`;
}

const Kept = GetRegionRules.output.shape.regions;

/** As they went along; what a browser made of them is not believed, and the server has the last word. */
export function rulesIn({ rules = "" }: Entries): RulesOfRegions {
  try {
    return rulesOf(Kept.parse(JSON.parse(rules)));
  } catch {
    return regionRules;
  }
}

function rulesOf(asked: Asked): RulesOfRegions {
  const of = (region: Region) => {
    const said = asked.find((one) => one.region === region);
    if (!said) return regionRules[region];
    const { documents, refusedPassports, leastAge, leastAges, mostSims, photos } = said;
    const read = {
      leastAge,
      ofStates: Object.fromEntries(leastAges.map(({ state, age }) => [state, age])),
      refusedPassports,
      mostSimsOfPerson: mostSims,
      secondPhoto: photos.includes("second"),
    };
    return { ...readOtherwise(regionRules[region], read), documents };
  };
  return Object.fromEntries(regions.map((region) => [region, of(region)])) as RulesOfRegions;
}
