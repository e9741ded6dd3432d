import { operation } from "../../../platform/operation.server.ts";
import { GetRegionRules } from "./contract.ts";
import { regionRulesNow } from "./region-rules.server.ts";
import { slotsOf } from "./required-documents.ts";
import { regions } from "./rules.ts";

export const getRegionRules = operation(GetRegionRules, async (_wish, { db, config }) => {
  const rules = await regionRulesNow(db, config);
  return {
    regions: regions.map((region) => {
      const { documents, refusedPassports, leastAge, ofState, mostSimsOfPerson: mostSims } = rules[region];
      return {
        region,
        documents: [...documents],
        refusedPassports: [...refusedPassports],
        leastAge,
        leastAges: Object.entries(ofState).flatMap(([state, { leastAge: age }]) => (age ? [{ state, age }] : [])),
        mostSims,
        photos: slotsOf(rules[region]),
      };
    }),
  };
});
