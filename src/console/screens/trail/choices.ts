import { actionKinds, countedTrailFacets, desk } from "../../../features/records/actions/rules.ts";
import { useWords } from "../../ground/asking.ts";
import type { Faceted } from "../../parts/facet-bar.tsx";
import { listAddress } from "../../parts/list-address.ts";
import type { TrailPage } from "./load.ts";

const counted: readonly string[] = countedTrailFacets;

/** What the trail is filtered by, as the parts of facets take it. */
export function useFaceted({ asks, people }: Pick<TrailPage, "asks" | "people">): Faceted {
  const { trail: words } = useWords();
  const choices = [
    { facet: "kind", label: words.kind, options: actionKinds.map((one) => [one, words.kinds[one]] as const) },
    {
      facet: "person",
      label: words.person,
      options: [...people.map(({ id, name }) => [id, name] as const), [desk, words.desk] as const],
    },
    { facet: "thing", label: words.thing, hint: words.thingHint },
    { facet: "network", label: words.columns.from },
  ];
  return {
    choices: choices.map((one) => ({ ...one, isCounted: counted.includes(one.facet) })),
    asks,
    at: (page, said) => listAddress(`/console/trail${page}`, said),
  };
}
