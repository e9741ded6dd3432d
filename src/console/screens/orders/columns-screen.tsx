import { useActionData, useLoaderData } from "react-router";
import { redirect } from "react-router";
import {
  columnsIn,
  densities,
  moved,
  orderColumns,
  type OrderColumn,
} from "../../../features/operator/order-list/columns.ts";
import { Icon } from "../../../ui/icon.tsx";
import { asked, useWords, type ScreenArguments } from "../../ground/asking.ts";
import { Problem } from "../../parts/form.tsx";
import { Dropped } from "../../parts/list.tsx";
import { addressOf, beneath } from "../../parts/orders-address.ts";
import { shownBy, type Shown } from "./load.ts";

export const loader = shownBy;

/** Each press keeps what is ticked; an arrow stays on the page, "save" leads to the list. */
export async function action(asking: ScreenArguments) {
  const form = new URLSearchParams(await asking.request.text());
  const shown = await shownBy(asking);
  const { call } = asked(asking.context);
  const [deed = "", column] = (form.get("do") ?? "").split(":");
  const { columns: ticked } = columnsIn(form.getAll("column"));
  const view = shown.saved?.id ?? shown.view;
  // what is kept now stands on the server, and no longer in the address
  const { columns: _, density: __, ...asks } = shown.asks;
  if (deed === "usual") {
    await call("/staff/setLayout", { view, layout: null });
    return redirect(addressOf(asks));
  }
  if (ticked.length === 0) return { problem: true };
  const by = { earlier: -1 as const, later: 1 as const }[deed];
  const columns = by ? moved(ticked, column as OrderColumn, by) : ticked;
  const density = densities.find((one) => one === form.get("density")) ?? shown.density;
  await call("/staff/setLayout", { view, layout: { columns, density } });
  return redirect(by ? beneath("/columns", asks) : addressOf(asks));
}

/** Row B1: which columns, in which order, and how dense; for this person and this view alone. */
export function Component() {
  const { columns, density, saved, view, asks, dropped } = useLoaderData() as Shown;
  const answered = useActionData() as { problem: boolean } | undefined;
  const { titled, orders, views } = useWords();
  const { columns: words } = views;
  const rest = orderColumns.filter((one) => !columns.includes(one));
  const shared = addressOf({ ...asks, columns: columns.join(","), density });
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <a className="button button-quiet" href={addressOf(asks)}>
          <Icon name="chevron-left" />
          {views.back}
        </a>
      </header>
      <Dropped names={dropped} />
      <form method="post" className="columns-form">
        <p>{words.lede(saved?.name ?? orders.views[view])}</p>
        {answered?.problem && <Problem>{words.problem}</Problem>}
        {/* Enter saves, and does not press the first arrow */}
        <button className="vh" name="do" value="save" tabIndex={-1} aria-hidden="true">
          {words.save}
        </button>
        <fieldset>
          <legend>{words.chosen}</legend>
          <p className="soft">{words.number}</p>
          <ol>
            {columns.map((column) => (
              <li key={column}>
                <label>
                  <input type="checkbox" name="column" value={column} defaultChecked /> {orders.columns[column]}
                </label>
                <button
                  className="button"
                  name="do"
                  value={`earlier:${column}`}
                  aria-label={words.earlier(orders.columns[column])}
                >
                  <Icon name="chevron-up" />
                </button>
                <button
                  className="button"
                  name="do"
                  value={`later:${column}`}
                  aria-label={words.later(orders.columns[column])}
                >
                  <Icon name="chevron-down" />
                </button>
              </li>
            ))}
          </ol>
        </fieldset>
        {rest.length > 0 && (
          <fieldset>
            <legend>{words.others}</legend>
            <ol>
              {rest.map((column) => (
                <li key={column}>
                  <label>
                    <input type="checkbox" name="column" value={column} /> {orders.columns[column]}
                  </label>
                </li>
              ))}
            </ol>
          </fieldset>
        )}
        <fieldset className="columns-density">
          <legend>{words.density}</legend>
          {densities.map((one) => (
            <label key={one}>
              <input type="radio" name="density" value={one} defaultChecked={one === density} /> {words.densities[one]}
            </label>
          ))}
        </fieldset>
        <div className="bulk-row">
          <button className="button button-go" name="do" value="save">
            {words.save}
          </button>
          <button className="button" name="do" value="usual">
            {words.usual}
          </button>
          <a href={shared}>{words.share}</a>
        </div>
      </form>
    </>
  );
}
