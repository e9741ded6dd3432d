import { useLoaderData } from "react-router";
import { useWords, type ScreenArguments } from "../../ground/asking.ts";
import { StateShape } from "../../parts/state-shape.tsx";
import { wordFor } from "../../parts/word-for.ts";
import { orderSeen, type OrderSeen } from "./look-load.ts";
import { SoldTicket } from "./sold-ticket.tsx";
import { Days } from "./timeline.tsx";

export const loader = (asking: ScreenArguments) => orderSeen(asking);

/** An order at a glance, without a deed: the key Space lays it over the list (ground/look). */
export function Component() {
  const { order, latest } = useLoaderData() as OrderSeen;
  const { titled, order: words, orders, inbox } = useWords();
  const { number, state, waits } = order;
  return (
    <>
      <title>{titled(number)}</title>
      <h1 className="vh">{number}</h1>
      <section className="order-look" data-look-part="" aria-label={words.look.label(number)}>
        <header className="row">
          <h2 className="order-number">{number}</h2>
          <StateShape state={state}>{orders.states[state]}</StateShape>
          <a className="button button-go" href={`/console/orders/${number}`}>
            {words.look.open}
          </a>
        </header>
        {waits.cases.length > 0 && (
          <p className="todo">
            {waits.cases.map(({ kind }) => words.waits.case(wordFor(inbox.kinds, kind))).join(" · ")}
          </p>
        )}
        <SoldTicket order={order} />
        <Days moments={latest} asOf={order.asOf} zone={order.buyer.zone} />
      </section>
    </>
  );
}
