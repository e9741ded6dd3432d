import { caseKinds } from "../../../features/records/cases/rules.ts";
import { nobody } from "../../../kernel/facet.ts";
import { usePage } from "../../ground/asking.ts";
import { chosenOf, type Faceted } from "../../parts/facet-bar.tsx";
import { wordFor } from "../../parts/word-for.ts";
import { beneath, type Filter } from "./address.ts";
import type { Inbox } from "./load.ts";

/** What the inbox is filtered by, as the parts of facets take it. */
export function useFaceted(filter: Filter, colleagues: Inbox["colleagues"]): Faceted {
  const { words, language } = usePage();
  const { kinds, filter: said, columns, nobody: none } = words.inbox;
  const { compare } = new Intl.Collator(language);
  const named = caseKinds.map((kind) => [kind, wordFor(kinds, kind)] as const);
  const owners = colleagues.map(({ id, name }) => [id, name] as const);
  return {
    choices: [
      {
        facet: "kind",
        label: said.kind,
        options: named.toSorted(([, one], [, other]) => compare(one, other)),
        isCounted: true,
      },
      { facet: "owner", label: columns.owner, options: [[nobody, none], ...owners], isCounted: true },
    ],
    asks: filter,
    at: beneath,
  };
}

/** What is chosen, in words. */
export const useChosen = (filter: Filter, colleagues: Inbox["colleagues"]) =>
  chosenOf(useFaceted(filter, colleagues), usePage().language);
