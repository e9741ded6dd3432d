import type { ReactNode } from "react";
import { dataAmount } from "../../../features/catalogue/plans/rules.ts";
import { EmailText } from "../../../ui/email-text.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { hueOf } from "../../../ui/mark.tsx";
import { Price } from "../../../ui/price.tsx";
import { Ticket } from "../../../ui/ticket.tsx";
import { customerService, mailTo } from "../../ground/shell/customer-service.ts";
import { useDay } from "../../ground/visit/use-moment.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useWords } from "../../ground/visit/words.ts";
import { AreaArt } from "../../parts/drawings/area-art.tsx";
import type { FoundOrder, Result } from "./load.ts";
import { OrderLinks } from "./order-links.tsx";

/** Under the eSIM: what was bought and what was paid for it. */
export function Bought({ order }: { order: FoundOrder }) {
  const moneyText = useMoneyText();
  const { result } = order;
  const { bought: words } = useWords("result");
  const total = moneyText(result.total);
  const rows = [
    { name: words.plan, value: `${result.areaName} · ${words.kinds[result.kind]}` },
    ...useOrderFacts(result),
    ...usePriceParts(result),
    { name: words.paid, value: result.method ? `${total} · ${words.by[result.method]}` : total },
  ];
  return (
    <section className="bought" aria-labelledby="bought">
      <h2 id="bought">{words.title}</h2>
      <Facts look="ruled" rows={rows} />
      <OrderLinks order={order} />
      <Help result={result} />
    </section>
  );
}

/** Beside what is to be done about an order: the order as a ticket. */
export function OrderTicket({ order }: { order: FoundOrder }) {
  const moneyText = useMoneyText();
  const { result } = order;
  const { bought: words } = useWords("result");
  const parts = usePriceParts(result);
  return (
    <div className="order-ticket">
      <Ticket
        as="section"
        className={`order-summary hue-${hueOf(result.area)}`}
        labelledBy="order-ticket"
        art={<AreaArt id="order-ticket" area={result.area} name={result.areaName} about={words.kinds[result.kind]} />}
        stub={
          <>
            <span className="strong">{words.total}</span>
            <Price amount={moneyText(result.total)}>
              {parts.length === 0 && `${result.quantity} × ${moneyText(result.unitPrice)}`}
            </Price>
          </>
        }
      >
        <Facts rows={[...useOrderFacts(result), ...parts]} />
      </Ticket>
      <OrderLinks order={order} />
      <Help result={result} />
    </div>
  );
}

/** What stands between the price of one and the total: postage, and what a promo code took off. */
function usePriceParts({ postage, discount, promoCode, way, unitPrice }: Result): { name: string; value: ReactNode }[] {
  const moneyText = useMoneyText();
  const { bought: words } = useWords("result");
  const posted = way === "physical";
  if (!posted && discount.amount === 0) return [];
  return [
    { name: words.unit, value: moneyText(unitPrice) },
    ...(posted ? [{ name: words.postage, value: postage.amount === 0 ? words.free : moneyText(postage) }] : []),
    ...(discount.amount > 0 ? [{ name: words.discount(promoCode ?? ""), value: `−${moneyText(discount)}` }] : []),
  ];
}

function useOrderFacts({
  allowanceMb,
  kind,
  days,
  quantity,
  orderNumber,
  placedAt,
  email,
  way,
}: Result): { name: string; value: ReactNode }[] {
  const { bought: words } = useWords("result");
  const day = useDay();
  const { figure, unit } = dataAmount(allowanceMb);
  return [
    { name: words.data, value: words.amounts[kind](`${figure} ${unit}`) },
    { name: words.days, value: words.inDays(days) },
    { name: words.quantities[way], value: quantity },
    { name: words.number, value: <span translate="no">{orderNumber}</span> },
    { name: words.placed, value: <time dateTime={placedAt}>{day(placedAt)}</time> },
    { name: words.email, value: <EmailText>{email}</EmailText> },
  ];
}

function Help({ result: { orderNumber } }: { result: Result }) {
  const { help } = useWords("result");
  return (
    <p className="kick">
      {help(orderNumber)}{" "}
      <a className="link" href={mailTo}>
        {customerService.email}
      </a>
    </p>
  );
}
