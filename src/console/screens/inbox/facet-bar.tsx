import { inboxFacets, nobody, type InboxFacet } from "../../../features/operator/inbox/rules.ts";
import { caseKinds } from "../../../features/records/cases/rules.ts";
import { usePage, useWords } from "../../ground/asking.ts";
import { countedText } from "../../parts/counted-text.ts";
import { Dropping, FacetBox, FacetSelect, InTheWay, type Options } from "../../parts/facets.tsx";
import { wordFor } from "../../parts/word-for.ts";
import { addressOf, beneath, type Filter } from "./address.ts";
import type { Inbox } from "./load.ts";

type Colleagues = Inbox["colleagues"];
type Choice = { facet: InboxFacet; label: string; options: Options };

export function useInboxChoices(colleagues: Colleagues): readonly Choice[] {
  const { words, language } = usePage();
  const { kinds, filter, columns, nobody: none } = words.inbox;
  const { compare } = new Intl.Collator(language);
  const named = caseKinds.map((kind) => [kind, wordFor(kinds, kind)] as const);
  const owners = colleagues.map(({ id, name }) => [id, name] as const);
  return [
    { facet: "kind", label: filter.kind, options: named.toSorted(([, one], [, other]) => compare(one, other)) },
    { facet: "owner", label: columns.owner, options: [[nobody, none], ...owners] },
  ];
}

/** What is chosen, in words. */
export function useInboxChosen(filter: Filter, colleagues: Colleagues) {
  return useInboxChoices(colleagues).flatMap(({ facet, label, options }) => {
    const value = filter[facet];
    const text = options.find(([one]) => one === value)?.[1];
    return text === undefined ? [] : [{ facet, label, text }];
  });
}

/** One form, which needs no script; what is chosen stands beside it, each with the way without it. */
export function InboxFacets({ list: { filter, colleagues } }: { list: Inbox }) {
  const { facets: words } = useWords().orders;
  const chosen = useInboxChosen(filter, colleagues);
  return (
    <div className="facets">
      <form
        aria-label={words.label}
        data-counts={beneath("/counts", filter)}
        className="facets-form facets-few"
        action="/console/inbox"
      >
        {filter.view !== "all" && <input type="hidden" name="view" value={filter.view} />}
        {useInboxChoices(colleagues).map(({ facet, label, options }, place) => (
          <FacetBox key={facet} label={label} isOn={filter[facet] !== undefined} hasKey={place === 0}>
            <FacetSelect facet={facet} options={options} chosen={filter[facet]} hasKey={place === 0} />
          </FacetBox>
        ))}
        <button className="button">{words.show}</button>
        <a className="button button-quiet" href={beneath("/counts", { ...filter, facet: inboxFacets[0] })}>
          {words.counts}
        </a>
      </form>
      <Dropping chosen={chosen} without={(facet) => addressOf({ ...filter, [facet]: null })} />
    </div>
  );
}

/** Of an empty inbox: what each thing that it is filtered by would show if it were taken away. */
export function WorkInTheWay({ list: { filter, colleagues, without } }: { list: Inbox }) {
  const { filter: words, views } = useWords().inbox;
  const chosen = useInboxChosen(filter, colleagues);
  const drops = without.map(({ drop, ...count }) => {
    const { label, text } = chosen.find(({ facet }) => facet === drop) ?? {
      label: views.label,
      text: views[filter.view],
    };
    const would = words.would(`${label}: ${text}`, countedText(count));
    return { name: drop, href: addressOf({ ...filter, [drop]: null }), would };
  });
  return <InTheWay drops={drops} none={words.none} />;
}
