import { useLoaderData } from "react-router";
import { countedFacets, mostValues, type CountedFacet } from "../../../features/operator/order-list/rules.ts";
import { Icon } from "../../../ui/icon.tsx";
import { asked, usePage, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { countedText } from "../../parts/counted-text.ts";
import { FacetCounts } from "../../parts/facets.tsx";
import { Dropped, Empty } from "../../parts/list.tsx";
import { addressOf, beneath } from "../../parts/orders-address.ts";
import { wantedBy, wishOf } from "../../parts/orders-wanted.ts";
import { shortMoment } from "../../parts/short-moment.ts";
import { useChoices } from "./choices.ts";

type Counts = Answer<"/staff/countFacet"> & { facet: CountedFacet; asks: Record<string, string>; dropped: string[] };

/** Asked when somebody opens a facet: the list waits for no count of it. */
export async function loader({ context, request }: ScreenArguments): Promise<Counts> {
  const address = new URL(request.url).searchParams;
  const { wanted, asks, dropped } = wantedBy(address);
  const facet = countedFacets.find((one) => one === address.get("facet"));
  const { call } = asked(context);
  const wish = { ...(await wishOf(wanted, call)), facet: facet ?? "state" };
  const counted = await call("/staff/countFacet", wish);
  return { ...counted, facet: wish.facet, asks, dropped: facet ? dropped : [...dropped, "facet"] };
}

/** Row B1: how many orders of a filter have which value; a script puts the numbers into the bar instead. */
export function Component() {
  const { facet, asks, values, more, lookedBackTo, dropped } = useLoaderData() as Counts;
  const { words: all, language } = usePage();
  const { counts: words } = all.orders;
  const choices = useChoices(values.map(({ value, name }) => ({ area: value, name })));
  const { label, options } = choices.find((one) => one.facet === facet)!;
  const named = (value: string, name: string) => options?.find(([one]) => one === value)?.[1] ?? name;
  return (
    <>
      <title>{all.titled(words.title(label))}</title>
      <header className="bar">
        <h1>{words.title(label)}</h1>
        <a className="button button-quiet" href={addressOf(asks)}>
          <Icon name="chevron-left" />
          {words.back}
        </a>
      </header>
      <nav className="views" aria-label={words.facet}>
        {choices
          .filter((one) => (countedFacets as readonly string[]).includes(one.facet))
          .map((one) => (
            <a
              key={one.facet}
              href={beneath("/counts", { ...asks, facet: one.facet })}
              aria-current={one.facet === facet ? "page" : undefined}
            >
              {one.label}
            </a>
          ))}
      </nav>
      <Dropped names={dropped} />
      {values.length === 0 ? (
        <Empty title={words.none}>
          <a className="button" href={addressOf({ ...asks, [facet]: null })}>
            {words.back}
          </a>
        </Empty>
      ) : (
        <FacetCounts
          label={label}
          title={words.title(label)}
          counted={words.count}
          values={values.map(({ value, name, ...count }) => ({
            value,
            text: named(value, name),
            count: countedText(count),
            href: addressOf({ ...asks, [facet]: value }),
            isChosen: asks[facet] === value,
          }))}
        >
          <p className="soft">{words.others}</p>
          {more && lookedBackTo && <p className="soft">{words.partly(shortMoment(lookedBackTo, language))}</p>}
          {values.length === mostValues && <p className="soft">{words.rest}</p>}
        </FacetCounts>
      )}
    </>
  );
}
