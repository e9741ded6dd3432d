import { useActionData, useLoaderData } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { FormProblem } from "../../parts/form.tsx";
import { keeping, withDrafts } from "../../parts/kept-drafts.ts";
import { Dropped, Empty, Pages } from "../../parts/list.tsx";
import { Moment } from "../../parts/moment.tsx";
import { PlanLine } from "../../parts/plan-line.tsx";
import { RevealForm } from "../../parts/reveal-form.tsx";
import { StateShape } from "../../parts/state-shape.tsx";
import { TrailLink } from "../../parts/trail-link.tsx";
import { actOnCustomer } from "./act.ts";
import { AccountPanel, GlancePanel, SimsPanel, TopUpsPanel } from "./facts.tsx";
import { customerPage, type CustomerPage } from "./load.ts";
import { PrivacyPanel } from "./privacy-panel.tsx";

export const loader = withDrafts(customerPage);
export const action = keeping(actOnCustomer);

/** Row B1: all that one mailbox and its account have bought. */
export function Component() {
  const customer = useLoaderData() as CustomerPage;
  const { titled, customers: words, privacy } = useWords();
  const answered = useActionData();
  const { email, orders, newer, older, dropped, done } = customer;
  const at = (asks: Record<string, string>) =>
    `/console/customers/${customer.customer}?${new URLSearchParams(asks).toString()}`;
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <a className="button button-quiet" href="/console/customers" aria-label={words.back}>
          <Icon name="arrow-left" />
        </a>
        <h1 lang="en">{email}</h1>
        <span className="soft">{customer.account ? words.account : words.guest}</span>
        <TrailLink kind="customer" id={customer.customer} called={email} />
      </header>
      <Dropped names={dropped} />
      {done !== undefined && Object.hasOwn(privacy.done, done) && !answered && (
        <output className="told">{privacy.done[done]}</output>
      )}
      <div className="one-customer">
        <section className="customer-orders">
          <h2>{words.ordersTitle}</h2>
          {orders.length > 0 ? (
            <Orders orders={orders} />
          ) : (
            <Empty title={words.noOrders}>
              <p>{words.noOrdersLede}</p>
            </Empty>
          )}
          <Pages
            note={words.foot}
            newer={newer === null ? undefined : at({ before: newer })}
            older={older === null ? undefined : at({ after: older })}
          />
        </section>
        <aside className="customer-facts" aria-label={words.facts.label}>
          <FormProblem />
          <RevealForm until={customer.revealedUntil} />
          <GlancePanel customer={customer} />
          <SimsPanel sims={customer.sims} />
          <TopUpsPanel topUps={customer.autoTopUps} />
          <AccountPanel account={customer.account} />
          <PrivacyPanel customer={customer} />
        </aside>
      </div>
    </>
  );
}

function Orders({ orders }: Pick<CustomerPage, "orders">) {
  const words = useWords();
  const { columns, states } = words.orders;
  return (
    <table className="list">
      <caption className="vh">{words.customers.ordersCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          <th scope="col">{columns.placed}</th>
          <th scope="col">{columns.bought}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col" className="end">
            {columns.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ number, placedAt, state, plan, quantity, total }) => (
          <tr key={number}>
            <th scope="row" className="number">
              <a href={`/console/orders/${number}`}>{number}</a>
            </th>
            <td className="soft wide-only">
              <Moment at={placedAt} />
            </td>
            <td className="line-2">
              <PlanLine plan={plan} pieces={quantity} />
            </td>
            <td className="line-3">
              <StateShape state={state}>{states[state]}</StateShape>
            </td>
            <td className="end">
              <span className="currency">{total.currency}</span> <b>{(total.amount / 100).toFixed(2)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
