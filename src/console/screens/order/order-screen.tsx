import { useLoaderData, useRouteLoaderData } from "react-router";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { CopyButton } from "../../parts/copy-button.tsx";
import { FormProblem } from "../../parts/form.tsx";
import { addressOf } from "../../parts/orders-address.ts";
import { RequestKey } from "../../parts/request-key.tsx";
import { StateShape } from "../../parts/state-shape.tsx";
import { actOnOrder } from "./act.ts";
import { BuyerPanel } from "./buyer-panel.tsx";
import { ChangePanel } from "./change-panel.tsx";
import { DocumentsPanel } from "./documents-panel.tsx";
import { FraudHold } from "./fraud-panel.tsx";
import { ListPlace } from "./list-place.tsx";
import { orderPage, type OrderPage } from "./load.ts";
import { MailsPanel } from "./mails-panel.tsx";
import { ParcelPanel } from "./parcel-panel.tsx";
import { RefundOvertaken } from "./refund-overtaken.tsx";
import { RefundPanel } from "./refund-panel.tsx";
import { SimsPanel } from "./sims-panel.tsx";
import { SoldTicket } from "./sold-ticket.tsx";
import { Timeline } from "./timeline.tsx";
import { Waits } from "./waits.tsx";

export const loader = orderPage;
export const action = actOnOrder;

/** Row B1, picture 04: what waits, what happened, and beside it what was sold to whom. */
export function Component() {
  const order = useLoaderData() as OrderPage;
  const me = useRouteLoaderData("frame") as Me;
  const { titled, order: words, orders, bulk } = useWords();
  const { number, state } = order;
  return (
    <>
      <title>{titled(number)}</title>
      <header className="bar">
        <a className="button button-quiet" href={addressOf(order.beside?.asks ?? {})} aria-label={words.back}>
          <Icon name="arrow-left" />
        </a>
        <h1 className="order-number">{number}</h1>
        <CopyButton text={number} />
        <StateShape state={state}>{orders.states[state]}</StateShape>
        {order.beside && <ListPlace beside={order.beside} />}
        {(state === "placed" || state === "paying") && may(me, "cancel_orders") && (
          <form method="post" className="order-cancel">
            <input type="hidden" name="what" value="cancel" />
            <RequestKey />
            <button className="button" title={bulk.cancelNote}>
              <Icon name="ban" />
              {words.cancel}
            </button>
          </form>
        )}
      </header>
      <div className="one-order">
        <div className="order-story">
          <FormProblem />
          <RefundOvertaken order={order} />
          <FraudHold fraud={order.fraud} />
          <Waits order={order} />
          <RefundPanel order={order} />
          <ChangePanel order={order} />
          <Timeline order={order} />
        </div>
        <aside className="order-facts" aria-label={words.ticket.label}>
          <SoldTicket order={order} />
          <SimsPanel order={order} />
          {order.parcel && <ParcelPanel parcel={order.parcel} />}
          <BuyerPanel order={order} />
          <MailsPanel order={order} />
          <DocumentsPanel order={order} />
        </aside>
      </div>
    </>
  );
}
