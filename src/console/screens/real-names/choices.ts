import { documents, purposes, turns } from "../../../features/people/real-names/queue-filter.ts";
import { regions } from "../../../features/people/real-names/rules.ts";
import { useWords } from "../../ground/asking.ts";
import type { Faceted } from "../../parts/facet-bar.tsx";
import { listAddress } from "../../parts/list-address.ts";
import { wordFor } from "../../parts/word-for.ts";

/** What the queue is filtered by, as the parts of facets take it. */
export function useFaceted(asks: Readonly<Record<string, string>>): Faceted {
  const words = useWords().realNames;
  const { facets, columns } = words;
  const said = {
    new: facets.new,
    change: words.changed,
    correction: words.corrected,
    first: facets.first,
    again: words.again,
  };
  const choices = [
    { facet: "region", label: columns.regions, options: regions.map((one) => [one, words.regions[one]] as const) },
    {
      facet: "document",
      label: columns.document,
      options: documents.map((one) => [one, wordFor(words.documents, one)] as const),
    },
    { facet: "purpose", label: facets.purpose, options: purposes.map((one) => [one, said[one]] as const) },
    { facet: "turn", label: facets.turn, options: turns.map((one) => [one, said[one]] as const) },
  ];
  return {
    choices: choices.map((one) => ({ ...one, isCounted: true })),
    asks,
    at: (page, said) => listAddress(`/console/real-names${page}`, said),
  };
}
