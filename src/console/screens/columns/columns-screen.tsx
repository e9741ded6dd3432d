import { useLoaderData } from "react-router";
import { usePage, type ScreenArguments, type Words } from "../../ground/asking.ts";
import { ColumnsForm } from "../../parts/columns-form.tsx";
import { keepColumns } from "../../parts/keep-columns.ts";
import type { LaidList } from "../../parts/layout.ts";
import { columnsPage, type ColumnsPage } from "./load.ts";

export const loader = columnsPage;

export async function action(asking: ScreenArguments) {
  const { pathname, search } = new URL(asking.request.url);
  const { laid, back } = await columnsPage(asking);
  return keepColumns(asking, laid, { back, here: pathname + search });
}

/** The columns of a list that has no saved views. */
export function Component() {
  const { laid, back } = useLoaderData() as ColumnsPage;
  const { words } = usePage();
  const { title, views = {} } = called[laid.list](words);
  const view = views[laid.view];
  return <ColumnsForm laid={laid} called={view === undefined ? title : `${title} · ${view}`} back={back} />;
}

type Called = { title: string; views?: Readonly<Record<string, string>> };
const called: Record<LaidList, (words: Words) => Called> = {
  inbox: ({ inbox }) => inbox,
  parcels: ({ dispatch }) => dispatch,
  enquiries: ({ enquiries }) => enquiries,
  real_names: ({ realNames: { title, orders } }) => ({ title, views: orders }),
  stock: ({ stock: { title } }) => ({ title }),
  promos: ({ promos }) => promos,
  disputes: ({ disputes }) => disputes,
  differences: ({ differences: { title } }) => ({ title }),
  trail: ({ trail: { title, all, kinds } }) => ({ title, views: { all, ...kinds } }),
};
