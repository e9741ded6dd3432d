import { useState } from "react";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import { OrderFields } from "./order-fields.tsx";
import type { OrderProblem } from "./order-form.ts";
import type { Offer } from "./order-offer.ts";
import { mostAtOnce } from "./order-offer.ts";
import { OrderSummary } from "./order-summary.tsx";
import type { NotPlaced } from "./place-order.ts";

export function OrderPage({ offer, notPlaced }: { offer: Offer; notPlaced: NotPlaced | undefined }) {
  const words = useWords("order");
  const { titled } = useWords("shell");
  const to = links(useVisit().language);
  const [quantity, setQuantity] = useState(countable(notPlaced?.entries.quantity) ?? offer.quantity);
  const { plan, days } = offer;
  const named = ({ field, message }: OrderProblem) => ({ field, message: field ? words.named(words.fields[field], message) : message });
  return (
    <div className="wrap order">
      <title>{titled(words.title(plan.areaName))}</title>
      <meta name="description" content={words.description} />
      <header className="order-head">
        <Link className="order-back" to={to.planDetail({ code: plan.code, days, device: offer.device })}>
          <Icon name="arrow-left" size="small" /> {words.ticket.change}
        </Link>
        <h1>{words.heading}</h1>
        <p className="soft">{words.lede}</p>
      </header>
      <div className="order-grid">
        <OrderSummary offer={offer} quantity={quantity} />
        <div className="stack gap-6">
          {notPlaced && <ErrorSummary key={notPlaced.id} title={notPlaced.title} problems={notPlaced.problems.map(named)} />}
          <OrderFields
            offer={offer}
            quantity={quantity}
            notPlaced={notPlaced}
            onQuantity={(written) => setQuantity((before) => countable(written) ?? before)}
          />
        </div>
      </div>
    </div>
  );
}

/** While somebody is typing, a number that cannot be ordered changes no price. */
function countable(written: string | undefined): number | undefined {
  const count = /^\d{1,2}$/.test(written ?? "") ? Number(written) : 0;
  return count >= 1 && count <= mostAtOnce ? count : undefined;
}
