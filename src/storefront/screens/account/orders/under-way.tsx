import { useState } from "react";
import { LinkButton } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { useWords } from "../../../ground/visit/words.ts";
import { useAskingAgain } from "../../../parts/orders/use-asking-again.ts";
import { isUnderWay, type MyOrder } from "./my-order.ts";

/** Spec 4: says `Processing` while an order is being paid, and how it ended, also to those who do not see it. */
export function UnderWay({ orders }: { orders: readonly MyOrder[] }) {
  const words = useWords("my-orders");
  const underWay = orders.filter(isUnderWay);
  /** Everything that was seen under way on this page. */
  const [begun, setBegun] = useState<readonly string[]>([]);
  const newly = underWay.map(({ orderNumber }) => orderNumber).filter((number) => !begun.includes(number));
  if (newly.length > 0) setBegun([...begun, ...newly]);
  const ended = orders.filter((order) => begun.includes(order.orderNumber) && !isUnderWay(order));
  useAskingAgain(underWay.length > 0);
  return (
    <>
      <div aria-live="polite" className="my-orders-news">
        {underWay.length > 0 && (
          <Notice title={words.processing}>
            {words.processingText(underWay.map(({ areaName, orderNumber }) => `${areaName} ${orderNumber}`))}
          </Notice>
        )}
        {ended.map(({ orderNumber, areaName, state, paymentFailed }) => (
          <Notice key={orderNumber} tone={state === "delivered" || state === "dispatching" ? "good" : "care"}>
            {words.news(areaName, orderNumber, paymentFailed ? words.paymentFailed : words.states[state])}
          </Notice>
        ))}
      </div>
      {underWay.length > 0 && (
        <noscript>
          <p>
            <LinkButton reloadDocument to="" icon="refresh-cw">
              {words.lookAgain}
            </LinkButton>
          </p>
        </noscript>
      )}
    </>
  );
}
