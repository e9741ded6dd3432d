import { differenceKinds } from "../../../features/operator/differences/rules.ts";
import { gateways } from "../../../features/sales/disputes/dispute-filter.ts";
import { useWords } from "../../ground/asking.ts";
import type { Faceted } from "../../parts/facet-bar.tsx";
import { listAddress } from "../../parts/list-address.ts";

/** What differences are filtered by, as the parts of facets take it. */
export function useFaceted(asks: Readonly<Record<string, string>>): Faceted {
  const { columns, kinds } = useWords().differences;
  return {
    choices: [
      {
        facet: "kind",
        label: columns.what,
        options: differenceKinds.map((one) => [one, kinds[one]] as const),
        isCounted: true,
      },
      {
        facet: "gateway",
        label: columns.gateway,
        options: gateways.map((one) => [one, one] as const),
        isCounted: true,
      },
    ],
    asks,
    at: (page, more) => listAddress(`/console/finance/differences${page}`, more),
  };
}
