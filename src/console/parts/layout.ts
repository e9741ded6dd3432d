import { layoutFrom, type Layout } from "../../features/operator/saved-views/layouts.ts";
import { lists, type ListName, type ViewOf } from "../../features/operator/saved-views/lists.ts";
import { asked, type ScreenArguments } from "../ground/asking.ts";

/** Lists whose page is theirs alone; that of orders has saved views besides, and columns in its address. */
export type LaidList = Exclude<ListName, "orders">;
/** Of one view of a list, as this person sees it. */
export type Laid<List extends ListName> = Layout<List> & { list: List; view: ViewOf<List> };

/** Where each stands, and what of its address names the view. */
const places: Record<LaidList, { path: string; viewed: string }> = {
  inbox: { path: "/console/inbox", viewed: "view" },
  parcels: { path: "/console/dispatch", viewed: "view" },
  enquiries: { path: "/console/enquiries", viewed: "view" },
  real_names: { path: "/console/real-names", viewed: "first" },
  stock: { path: "/console/stock", viewed: "view" },
  promos: { path: "/console/promos", viewed: "view" },
  disputes: { path: "/console/finance/disputes", viewed: "view" },
  differences: { path: "/console/finance/differences", viewed: "view" },
  trail: { path: "/console/trail", viewed: "kind" },
};
export const isLaidList = (name: string): name is LaidList => Object.hasOwn(places, name);

/** The list as the address of its own page, or of the page of its columns, asks for it. */
export const listWith = (list: LaidList, search: string): string => `${places[list].path}${search}`;

/** The columns that the caller has chosen for the view of this address, or the usual ones. */
export async function laidOut<List extends LaidList>(
  { context, request }: ScreenArguments,
  list: List,
): Promise<Laid<List>> {
  const said = new URL(request.url).searchParams.get(places[list].viewed);
  const views: readonly [ViewOf<List>, ...ViewOf<List>[]] = lists[list].views;
  const view = views.find((one) => one === said) ?? views[0];
  const { layout } = await asked(context).call("/staff/getLayout", { list, view });
  return { list, view, ...layoutFrom(list, view, layout) };
}

/** What a list's page shows, with the columns in which it does. */
export const withLayout =
  <List extends LaidList, Page extends object>(list: List, load: (asking: ScreenArguments) => Promise<Page>) =>
  async (asking: ScreenArguments): Promise<Page & { layout: Laid<List> }> => {
    const layout = laidOut(asking, list);
    // whoever may not see the list is told so by its page
    layout.catch(() => undefined);
    return { ...(await load(asking)), layout: await layout };
  };
