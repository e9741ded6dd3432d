import type { ReactNode } from "react";
import { dataAmount } from "../../../features/catalogue/plans/rules.ts";
import { Button } from "../../../ui/button.tsx";
import { links } from "../../ground/links.ts";
import { useMoment } from "../../ground/visit/use-moment.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { Go } from "./go.tsx";
import type { Line, Talk } from "./load.ts";
import { TalkForm } from "./talk-form.tsx";
import { usePageOrder } from "./use-page-order.ts";

type Order = NonNullable<Talk["order"]>;
type Package = Order["packages"][number];
type OrderCardProps = { talk: Talk; order: Order; matter: NonNullable<NonNullable<Line["answer"]>["matter"]> };

/** How far a proven order is. What acts on it is a page of its own; here it is at most said where that is. */
export function OrderCard({ talk, order, matter }: OrderCardProps) {
  const { order: words } = useWords("ask");
  const toOrder = useOrderPage(order);
  const { number, state, refund, packages } = order;
  return (
    <>
      <dl className="ask-order">
        <Row name={words.number}>
          <span translate="no">{number}</span>
        </Row>
        <Row name={words.state}>{words.states[state]}</Row>
        {packages.map((one, place) => (
          <PackageRows key={place} one={one} />
        ))}
        {(matter === "refund" || refund !== "none") && <Row name={words.refund}>{words.refunds[refund]}</Row>}
      </dl>
      <p className="ask-steps">
        <Go to={toOrder(matter === "refund")}>{matter === "refund" ? words.toRefund : words.toOrder}</Go>
      </p>
      {(matter === "resend" || matter === "where") && (
        <TalkForm talk={talk}>
          <Button type="submit" size="small" name="go" value="resend">
            {words.again}
          </Button>
        </TalkForm>
      )}
    </>
  );
}

function PackageRows({
  one: { areaName, state, where, kind, remainingMb, remainingTodayMb, useBy, validUntil },
}: {
  one: Package;
}) {
  const { order: words } = useWords("ask");
  const moment = useMoment();
  const left = kind === "day_pass" ? remainingTodayMb : remainingMb;
  const isOver = state === "used_up" || state === "expired";
  return (
    <>
      <Row name={areaName}>{words.where[where]}</Row>
      {state === "not_started" && <Row name={words.left}>{words.notStarted(moment(useBy))}</Row>}
      {state === "active" && (
        <Row name={kind === "day_pass" ? words.leftToday : words.left}>
          {words.leftUntil(
            left === null ? words.unknown : amountText(left),
            validUntil === null ? null : moment(validUntil),
          )}
        </Row>
      )}
      {isOver && <Row name={words.left}>{words.over[state]}</Row>}
    </>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function amountText(megabytes: number): string {
  const { figure, unit } = dataAmount(megabytes);
  return `${figure} ${unit}`;
}

/** The order's page by the link that is open beside, by the account, or by a new link in its mailbox: never by the chat. */
function useOrderPage({ number, isOfAccount }: Order): (isRefund: boolean) => string {
  const to = links(useVisit().language);
  const beside = usePageOrder();
  return (isRefund) => {
    if (beside?.order === number) return to.orderDetail({ ...beside, ...(isRefund && { step: "refund" }) });
    return isOfAccount ? to.account({ tab: "orders" }) : to.findOrder({ order: number });
  };
}
