import { operation } from "../../../platform/operation.server.ts";
import { atlasOf } from "../destinations/atlas.server.ts";
import { nameIn } from "../destinations/names.ts";
import { reportsSince } from "./reports-store.server.ts";
import { GetPlaceReports } from "./staff-contract.ts";

/** Where most say that it does not work first. */
export const getPlaceReports = operation(GetPlaceReports, async (_wish, context) => {
  const [{ byIso2 }, reports] = [await atlasOf(context), await reportsSince(context.db, context.now)];
  const places = [...reports].map(([iso2, { works, fails }]) => ({
    iso2,
    name: nameIn(byIso2.get(iso2)?.names ?? {}, context.visitor.language) || iso2,
    works,
    fails,
  }));
  return { places: places.toSorted((one, other) => other.fails.travellers - one.fails.travellers) };
});
