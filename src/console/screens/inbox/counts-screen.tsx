import { useLoaderData } from "react-router";
import { inboxFacets, type InboxFacet } from "../../../features/operator/inbox/rules.ts";
import { Icon } from "../../../ui/icon.tsx";
import { asked, useWords, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { countedText } from "../../parts/counted-text.ts";
import { FacetCounts } from "../../parts/facets.tsx";
import { Dropped, Empty } from "../../parts/list.tsx";
import { addressOf, beneath, filterIn, type Filter } from "./address.ts";
import { useInboxChoices } from "./facet-bar.tsx";

type Counts = Answer<"/staff/countInboxFacet"> & { facet: InboxFacet; filter: Filter; dropped: string[] };

/** Asked when somebody opens a facet: the inbox waits for no count of it. */
export async function loader({ context, request }: ScreenArguments): Promise<Counts> {
  const address = new URL(request.url).searchParams;
  const { filter, dropped } = filterIn(address);
  const facet = inboxFacets.find((one) => one === address.get("facet"));
  const counted = await asked(context).call("/staff/countInboxFacet", { ...filter, facet: facet ?? inboxFacets[0] });
  return { ...counted, facet: facet ?? inboxFacets[0], filter, dropped: facet ? dropped : [...dropped, "facet"] };
}

/** Row B1: how many cases of a filter have which value; a script puts the numbers into the bar instead. */
export function Component() {
  const { facet, filter, values, more, dropped } = useLoaderData() as Counts;
  const { titled, inbox, orders } = useWords();
  const words = inbox.filter;
  const choices = useInboxChoices(values.map(({ value, name }) => ({ id: value, name: name ?? inbox.nobody })));
  const { label, options } = choices.find((one) => one.facet === facet)!;
  return (
    <>
      <title>{titled(words.counts(label))}</title>
      <header className="bar">
        <h1>{words.counts(label)}</h1>
        <a className="button button-quiet" href={addressOf(filter)}>
          <Icon name="chevron-left" />
          {inbox.many.back}
        </a>
      </header>
      <nav className="views" aria-label={orders.counts.facet}>
        {choices.map((one) => (
          <a
            key={one.facet}
            href={beneath("/counts", { ...filter, facet: one.facet })}
            aria-current={one.facet === facet ? "page" : undefined}
          >
            {one.label}
          </a>
        ))}
      </nav>
      <Dropped names={dropped} />
      {values.length === 0 ? (
        <Empty title={words.nothing}>
          <a className="button" href={addressOf({ ...filter, [facet]: null })}>
            {inbox.many.back}
          </a>
        </Empty>
      ) : (
        <FacetCounts
          label={label}
          title={words.counts(label)}
          counted={words.count}
          values={values.map(({ value, ...count }) => ({
            value,
            text: options.find(([one]) => one === value)![1],
            count: countedText(count),
            href: addressOf({ ...filter, [facet]: value }),
            isChosen: filter[facet] === value,
          }))}
        >
          <p className="soft">{orders.counts.others}</p>
          {more && <p className="soft">{words.partly}</p>}
        </FacetCounts>
      )}
    </>
  );
}
