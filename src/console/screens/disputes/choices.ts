import { disputeStandings, gateways } from "../../../features/sales/disputes/dispute-filter.ts";
import { useWords } from "../../ground/asking.ts";
import type { Faceted } from "../../parts/facet-bar.tsx";
import { listAddress } from "../../parts/list-address.ts";

/** What chargebacks are filtered by, as the parts of facets take it. */
export function useFaceted(asks: Readonly<Record<string, string>>): Faceted {
  const { columns, facts, states, answered } = useWords().disputes;
  const said = { ...states, answered };
  return {
    choices: [
      {
        facet: "standing",
        label: columns.state,
        options: disputeStandings.map((one) => [one, said[one]] as const),
        isCounted: true,
      },
      { facet: "gateway", label: facts.gateway, options: gateways.map((one) => [one, one] as const), isCounted: true },
    ],
    asks,
    at: (page, more) => listAddress(`/console/finance/disputes${page}`, more, { view: "open" }),
  };
}
