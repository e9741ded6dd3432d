import { redirect, useLoaderData } from "react-router";
import { useWords, type ScreenArguments } from "../../ground/asking.ts";
import { ColumnsForm } from "../../parts/columns-form.tsx";
import { keepColumns } from "../../parts/keep-columns.ts";
import { addressOf, beneath } from "../../parts/orders-address.ts";
import { shownBy, type Shown } from "./load.ts";

export const loader = shownBy;

export async function action(asking: ScreenArguments) {
  const shown = await shownBy(asking);
  const { pathname, search } = new URL(asking.request.url);
  const form = new URLSearchParams(await asking.request.clone().text());
  // deleted since the page was opened: what was ticked for it is not kept for the view beneath
  if (form.get("saved") && !shown.saved) return redirect(pathname + search);
  // what is kept now stands on the server, and no longer in the address
  const { columns: _, density: __, ...asks } = shown.asks;
  return keepColumns(asking, shown, { saved: shown.saved?.id, back: addressOf(asks), here: beneath("/columns", asks) });
}

/** The columns of the list of orders, in a saved view or in one of its own. */
export function Component() {
  const shown = useLoaderData() as Shown;
  const { columns, density, saved, view, asks, dropped } = shown;
  const { orders } = useWords();
  const shared = addressOf({ ...asks, columns: columns.join(","), density });
  return (
    <ColumnsForm
      laid={shown}
      saved={saved?.id}
      called={saved?.name ?? orders.views[view]}
      back={addressOf(asks)}
      shared={shared}
      dropped={dropped}
    />
  );
}
