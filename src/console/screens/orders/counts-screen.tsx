import { useLoaderData } from "react-router";
import { countedFacets, type CountedFacet } from "../../../features/operator/order-list/rules.ts";
import { asked, usePage, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { FacetCounts } from "../../parts/facet-counts.tsx";
import { wantedBy, wishOf } from "../../parts/orders-wanted.ts";
import { shortMoment } from "../../parts/short-moment.ts";
import { useFaceted } from "./choices.ts";

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

/** Row B1: how many orders of a filter have which value. */
export function Component() {
  const { facet, asks, values, more, lookedBackTo, dropped } = useLoaderData() as Counts;
  const { words, language } = usePage();
  const faceted = useFaceted({ areas: values.map(({ value, name }) => ({ area: value, name })), asks });
  return (
    <FacetCounts
      {...faceted}
      list={words.orders.title}
      facet={facet}
      values={values}
      partly={more && lookedBackTo ? words.orders.counts.partly(shortMoment(lookedBackTo, language)) : null}
      dropped={dropped}
    />
  );
}
