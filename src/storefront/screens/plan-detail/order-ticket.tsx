import { useEffect, useRef, useState } from "react";
import { Form, useSearchParams } from "react-router";
import type { PlanCard } from "../../../features/catalogue/plans/contract.ts";
import { readDates } from "../../../features/catalogue/plans/need.ts";
import type { PlanPageWords } from "../../../features/catalogue/plans/plan-words.ts";
import { tripDays, tripPrice } from "../../../features/catalogue/plans/trip-price.ts";
import { NumberStepper } from "../../../ui/number-stepper.tsx";
import { Ticket } from "../../../ui/ticket.tsx";
import { links } from "../../ground/links.ts";
import { useChoiceInAddress } from "../../ground/visit/use-choice-in-address.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { OrderTotal } from "./order-total.tsx";
import { WayChoice, wayAsked } from "./way-choice.tsx";

/** The order's own limit (features/sales/orders/contract.ts). */
const mostEsims = 20;

type OrderTicketProps = {
  plan: PlanCard;
  words: PlanPageWords;
  /** Row P5: not to who is where the visitor is. */ refused: boolean;
};

/**
 * In which way, how long, how many, what it costs: a GET form to the order page. The price follows at once, without
 * JavaScript by a button.
 */
export function OrderTicket({ plan, words, refused }: OrderTicketProps) {
  const { language } = useVisit();
  const [search] = useSearchParams();
  const follow = useChoiceInAddress();
  const form = useRef<HTMLFormElement>(null);
  const asked = tripPrice(plan, tripDays(search.get("days")) ?? 1).days ?? 1;
  const [days, setDays] = useState(asked);
  const [quantity, setQuantity] = useState(Math.min(tripDays(search.get("quantity")) ?? 1, mostEsims));
  const [way, setWay] = useState(wayAsked(plan, search.get("way")));
  const device = search.get("device");
  const dates = readDates(search, asked);
  // going back, and "take 6 days" beside the calendar, change the address under the field
  useEffect(() => {
    const field = form.current?.elements.namedItem("days");
    if (!(field instanceof HTMLInputElement) || document.activeElement === field) return;
    field.value = String(asked);
    setDays(asked);
  }, [asked]);
  const { buy } = words.detail;
  const isPass = plan.kind === "day_pass";
  const [least, most] = [plan.minDays ?? 1, plan.maxDays ?? 1];
  const daysWrong = isPass && (days < least || days > most);
  const quantityWrong = quantity < 1 || quantity > mostEsims;
  const choose = (changed: Partial<{ days: number; quantity: number; way: typeof way }>) => {
    const choice = { days, quantity, way, ...changed };
    setDays(choice.days);
    setQuantity(choice.quantity);
    setWay(choice.way);
    follow({
      days: isPass ? choice.days : undefined,
      quantity: choice.quantity,
      way: choice.way === wayAsked(plan, null) ? undefined : choice.way,
    });
  };
  return (
    <Form
      ref={form}
      className="plan-order"
      data-item-type="order"
      method="get"
      action={links(language).orderSim({ plan: plan.code }).split("?")[0]}
    >
      <input type="hidden" name="plan" value={plan.code} />
      {device && <input type="hidden" name="device" value={device} />}
      {dates && <input type="hidden" name="from" value={dates.from} />}
      <Ticket
        as="section"
        labelledBy="plan-order"
        stub={
          <OrderTotal
            plan={plan}
            choice={daysWrong || quantityWrong ? undefined : { way, days, quantity }}
            words={words}
            refused={refused}
          />
        }
      >
        <h2 id="plan-order">{buy.title}</h2>
        <WayChoice plan={plan} way={way} words={buy} onChange={(chosen) => choose({ way: chosen })} />
        {isPass && (
          <NumberStepper
            label={buy.days}
            name="days"
            min={least}
            max={most}
            defaultValue={days}
            fewerLabel={buy.fewerDays}
            moreLabel={buy.moreDays}
            hint={buy.daysHint(least, most)}
            error={daysWrong && buy.daysProblem(least, most)}
            onChange={(chosen) => choose({ days: chosen })}
          />
        )}
        {/* a renewal has as many as the order page is given numbers */}
        {way !== "renewal" && (
          <NumberStepper
            label={buy.quantity[way]}
            name="quantity"
            min={1}
            max={mostEsims}
            defaultValue={quantity}
            fewerLabel={buy.fewer}
            moreLabel={buy.more}
            hint={buy.quantityHint}
            error={quantityWrong && buy.quantityProblem(mostEsims)}
            onChange={(chosen) => choose({ quantity: chosen })}
          />
        )}
      </Ticket>
    </Form>
  );
}
