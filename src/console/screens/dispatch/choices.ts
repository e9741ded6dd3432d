import { promisedSpans } from "../../../features/delivery/dispatches/parcel-filter.ts";
import { useWords } from "../../ground/asking.ts";
import type { Faceted } from "../../parts/facet-bar.tsx";
import { beneath } from "./address.ts";
import type { Dispatch } from "./load.ts";

type List = Pick<Dispatch, "asks" | "countries" | "carriers">;

/** What parcels are filtered by, as the parts of facets take it. */
export function useFaceted({ asks, countries, carriers }: List): Faceted {
  const { facets } = useWords().dispatch;
  const choices = [
    { facet: "country", label: facets.country, options: countries.map(({ iso2, name }) => [iso2, name] as const) },
    { facet: "carrier", label: facets.carrier, options: carriers.map((one) => [one, one] as const) },
    {
      facet: "promised",
      label: facets.promised,
      options: promisedSpans.map((one) => [one, facets.until[one]] as const),
    },
  ];
  return { choices: choices.map((one) => ({ ...one, isCounted: true })), asks, at: beneath };
}
