import { countedFacetsOf, facetsOfList, type FacetedList } from "../../features/operator/list-facets/rules.ts";
import { asked, type Answer, type Call, type ScreenArguments } from "../ground/asking.ts";
import { knownAsks } from "./known-asks.ts";

type Asks = Readonly<Record<string, string>>;
export type ListCounts = Answer<"/staff/countListFacet"> & { facet: string; asks: Asks; dropped: string[] };
export type Without = Answer<"/staff/findListFilterInTheWay">["without"];

const apart = ({ view, ...asks }: Asks) => ({ asks, ...(view !== undefined && { view }) });

/** The counts of one facet of a list by its address; asked when somebody opens it: the list waits for no count of it. */
export async function listCounts<Name extends string>(
  { context, request }: ScreenArguments,
  list: FacetedList,
  forms: Readonly<Record<Name, RegExp>>,
): Promise<ListCounts> {
  const { asks, dropped } = knownAsks<string>(request, { ...forms, facet: /./ });
  const { facet: wanted, ...rest } = asks as Asks;
  const facets = countedFacetsOf[list];
  const facet = facets.find((one) => one === wanted) ?? facets[0]!;
  const counted = await asked(context).call("/staff/countListFacet", { list, facet, ...apart(rest) });
  return { ...counted, facet, asks: rest, dropped: facet === wanted ? dropped : [...dropped, "facet"] };
}

/** Of a list that its filter has emptied: what is in the way. */
export async function withoutOne(call: Call, list: FacetedList, asks: Asks, isEmptied: boolean): Promise<Without> {
  const facets: readonly string[] = facetsOfList[list];
  if (!isEmptied || !facets.some((facet) => asks[facet] !== undefined)) return [];
  return (await call("/staff/findListFilterInTheWay", { list, ...apart(asks) })).without;
}
