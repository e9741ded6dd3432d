import { dataAmount, speedText } from "../../../../features/catalogue/plans/rules.ts";
import { Badge, type Hue } from "../../../../ui/badge.tsx";
import { LinkButton } from "../../../../ui/button.tsx";
import { hueOf, DestinationMark, RegionMark } from "../../../../ui/mark.tsx";
import { links, receiptFile } from "../../../ground/links.ts";
import { useMoment } from "../../../ground/visit/use-moment.ts";
import { useMoneyText } from "../../../ground/visit/use-money-text.ts";
import { useVisit } from "../../../ground/visit/visit.ts";
import { useWords } from "../../../ground/visit/words.ts";
import type { MyOrder } from "./my-order.ts";
import { OrderDetails } from "./order-details.tsx";

const hues: Record<MyOrder["state"], Hue> = {
  placed: "gilt",
  paying: "gilt",
  paid: "gilt",
  dispatching: "cobalt",
  delivered: "celadon",
  refunding: "gilt",
  refunded: "cobalt",
  cancelled: "cobalt",
};

export function OrderCard({ order }: { order: MyOrder }) {
  const moneyText = useMoneyText();
  const words = useWords("my-orders");
  const moment = useMoment();
  const { orderNumber, area, areaName, state, paymentFailed, placedAt, unitPrice, quantity, total } = order;
  const facts = [
    { name: words.columns.number, value: <span translate="no">{orderNumber}</span> },
    { name: words.columns.time, value: <time dateTime={placedAt}>{moment(placedAt)}</time> },
    { name: words.columns.unitPrice, value: moneyText(unitPrice) },
    { name: words.columns.quantity, value: quantity },
    { name: words.columns.amount, value: moneyText(total) },
  ];
  return (
    <li className={`my-order hue-${hueOf(area)}`}>
      <div className="my-order-art">
        {/^[A-Z]{2}$/.test(area) ? <DestinationMark iso2={area} /> : <RegionMark slug={area} />}
      </div>
      <div className="my-order-body">
        <div className="my-order-head">
          <h2>{areaName}</h2>
          <Badge hue={paymentFailed ? "wrong" : hues[state]}>
            {paymentFailed ? words.paymentFailed : words.states[state]}
          </Badge>
          <p className="soft">{usePlan(order)}</p>
        </div>
        <dl className="my-order-facts">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
        <Onward order={order} />
        <OrderDetails order={order} />
      </div>
    </li>
  );
}

function usePlan({ kind, allowanceMb, speedAfterKbps, days, way }: MyOrder): string {
  const words = useWords("my-orders");
  const { figure, unit } = dataAmount(allowanceMb);
  const data = words.data[kind](`${figure} ${unit}`);
  return words.plan(speedAfterKbps > 0 ? words.slowed(data, speedText(speedAfterKbps)) : data, days, words.ways[way]);
}

/** Each says of which order, since they stand in a list (WCAG 2.4.4). */
function Onward({ order: { orderNumber, key, areaName, paymentFailed, can } }: { order: MyOrder }) {
  const words = useWords("my-orders");
  const { language } = useVisit();
  const to = links(language);
  const link = { order: orderNumber, key };
  const about = (action: string) => words.about(action, areaName, orderNumber);
  const [pay, { install, open, receipt }] = [paymentFailed ? words.payAgain : words.pay, words];
  return (
    <p className="my-order-onward">
      {can.pay && (
        <LinkButton variant="go" to={to.orderResult(link)} aria-label={about(pay)}>
          {pay}
        </LinkButton>
      )}
      {can.install && (
        <LinkButton icon="qr-code" to={to.orderResult(link)} aria-label={about(install)}>
          {install}
        </LinkButton>
      )}
      <LinkButton
        variant={can.pay || can.install ? "quiet" : "line"}
        to={to.orderDetail(link)}
        aria-label={about(open)}
      >
        {open}
      </LinkButton>
      {can.receipt && (
        <a
          className="button button-quiet"
          href={receiptFile({ ...link, lang: language })}
          download
          aria-label={about(receipt)}
        >
          {receipt}
        </a>
      )}
    </p>
  );
}
