import { useLoaderData, useRouteLoaderData } from "react-router";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { Field, FormProblem } from "../../parts/form.tsx";
import { Dropped } from "../../parts/list.tsx";
import { addressOf } from "../../parts/orders-address.ts";
import { Pairs } from "../../parts/panel.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { writeOut } from "./act.ts";
import { useChosen } from "./choices.ts";
import { orderList, type OrderList } from "./load.ts";

export const loader = orderList;
export const action = writeOut;

/** Row B1: the orders of a filter as a file; whole mailboxes only with the right to them, and a reason. */
export function Component() {
  const list = useLoaderData() as OrderList;
  const me = useRouteLoaderData("frame") as Me;
  const { titled, orders: words } = useWords();
  const { view, q, asks, columns, dropped } = list;
  const chosen = useChosen(list).map(({ label, text }) => [label, text] as const);
  const shown = view === "all" ? [] : [[words.views.label, words.views[view]] as const];
  const which = [...shown, ...(q ? [[words.columns.number, q] as const] : []), ...chosen];
  return (
    <>
      <title>{titled(words.csv.title)}</title>
      <header className="bar">
        <h1>{words.csv.title}</h1>
        <a className="button button-quiet" href={addressOf(asks)}>
          <Icon name="chevron-left" />
          {words.csv.back}
        </a>
      </header>
      <Dropped names={dropped} />
      <form method="post" className="orders-csv">
        <p>{words.csv.lede}</p>
        <FormProblem />
        <RequestKey />
        <h2>{words.csv.which}</h2>
        {which.length > 0 ? <Pairs pairs={which} /> : <p>{words.csv.everything}</p>}
        <fieldset>
          <legend>{words.csv.columnsLabel}</legend>
          <label>
            <input type="radio" name="columns" value="shown" defaultChecked /> {words.csv.shown}
            <small className="soft">{columns.map((column) => words.columns[column]).join(" · ")}</small>
          </label>
          <label>
            <input type="radio" name="columns" value="own" /> {words.csv.ofOrder}
          </label>
        </fieldset>
        <fieldset>
          <legend>{words.csv.mailboxes}</legend>
          <label>
            <input type="radio" name="mailboxes" value="masked" defaultChecked /> {words.csv.masked}
          </label>
          {may(me, "export_personal_data") && (
            <>
              <label>
                <input type="radio" name="mailboxes" value="whole" /> {words.csv.whole}
              </label>
              <Field
                name="reason"
                label={words.csv.reason}
                hint={words.csv.wholeNote}
                maxLength={500}
                autoComplete="off"
              />
            </>
          )}
        </fieldset>
        <button className="button button-go">
          <Icon name="download" />
          {words.csv.get}
        </button>
      </form>
    </>
  );
}
