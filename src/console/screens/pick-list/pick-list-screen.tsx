import { useLoaderData } from "react-router";
import { spacedIccid } from "../../../kernel/iccid.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import { listAddress } from "../../parts/list-address.ts";
import { Dropped, Empty } from "../../parts/list.tsx";
import { pickList, type PickList } from "./load.ts";

export const loader = pickList;

/** Row B1: what to take out of which drawer, then which cards go into which parcel; made to be printed. */
export function Component() {
  const list = useLoaderData() as PickList;
  const { words } = usePage();
  const { titled, dispatch } = words;
  const { picking } = dispatch;
  return (
    <>
      <title>{titled(picking.title)}</title>
      <header className="bar">
        <h1>{picking.title}</h1>
        <p className="soft">{picking.counts(list.orders.length, list.cards, list.drawers.length)}</p>
        <div className="picking-ways">
          <a className="button button-quiet" href={listAddress("/console/dispatch", list.asks)}>
            <Icon name="chevron-left" />
            {picking.back}
          </a>
          <button className="button" type="button" data-print hidden>
            <Icon name="printer" />
            {picking.print}
          </button>
        </div>
      </header>
      <Dropped names={list.dropped} />
      {list.more && <output className="told">{picking.more}</output>}
      {list.orders.length === 0 ? (
        <Empty title={picking.empty}>{null}</Empty>
      ) : (
        <div className="picking">
          <Drawers drawers={list.drawers} />
          <Orders orders={list.orders} />
        </div>
      )}
    </>
  );
}

function Drawers({ drawers }: Pick<PickList, "drawers">) {
  const { words, language } = usePage();
  const { picking } = words.dispatch;
  return (
    <section aria-labelledby="drawers">
      <h2 id="drawers">{picking.drawers}</h2>
      {drawers.map(({ drawer, cards }) => (
        <table key={drawer} className="picks">
          <caption>
            {picking.drawer(spacedIccid(drawer))} <b>{picking.cards(cards.length)}</b>
          </caption>
          <thead>
            <tr>
              <th scope="col">{picking.card}</th>
              <th scope="col">{picking.order}</th>
              <th scope="col">{picking.promised}</th>
            </tr>
          </thead>
          <tbody>
            {cards.map(({ iccid, orderNumber, promisedBy }) => (
              <tr key={iccid}>
                <th scope="row">
                  <span className="tick" aria-hidden="true" /> {spacedIccid(iccid)}
                </th>
                <td>{orderNumber}</td>
                <td>{dateText(promisedBy, language, { year: false })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}

function Orders({ orders }: Pick<PickList, "orders">) {
  const { words, language } = usePage();
  const { picking, columns } = words.dispatch;
  return (
    <section aria-labelledby="orders">
      <h2 id="orders">{picking.orders}</h2>
      <table className="picks">
        <caption className="vh">{picking.orders}</caption>
        <thead>
          <tr>
            <th scope="col">{picking.order}</th>
            <th scope="col">{picking.promised}</th>
            <th scope="col">{picking.to}</th>
            <th scope="col">{columns.carrier}</th>
            <th scope="col">{picking.card}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ orderNumber, promisedBy, country, carrier, iccids }) => (
            <tr key={orderNumber}>
              <th scope="row">{orderNumber}</th>
              <td>{dateText(promisedBy, language, { year: false })}</td>
              <td>{country}</td>
              <td>{carrier}</td>
              <td>
                {iccids.map((iccid) => (
                  <span key={iccid} className="picks-card">
                    {spacedIccid(iccid)}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
