import { useEffect, useRef, useState } from "react";
import { Form, useSearchParams } from "react-router";
import type { PlanCard } from "../../features/plans/contract.ts";
import { tripDays, tripPrice } from "../../features/plans/trip-price.ts";
import { NumberStepper } from "../../ui/number-stepper.tsx";
import { Ticket } from "../../ui/ticket.tsx";
import { links } from "../links.ts";
import { useChoiceInAddress } from "../plans/use-choice-in-address.ts";
import { useVisit } from "../visit/visit.ts";
import { OrderTotal } from "./order-total.tsx";
import type { PlanPageWords } from "../../features/plans/plan-words.ts";

/** The order's own limit (features/orders/contract.ts). */
const mostEsims = 20;

/** How long, how many, what it costs: a GET form to the order page. The price follows at once, without JavaScript by a button. */
export function OrderTicket({ plan, words }: { plan: PlanCard; words: PlanPageWords }) {
  const { language } = useVisit();
  const [search] = useSearchParams();
  const follow = useChoiceInAddress();
  const form = useRef<HTMLFormElement>(null);
  const asked = tripPrice(plan, tripDays(search.get("days")) ?? 1).days ?? 1;
  const [days, setDays] = useState(asked);
  const [quantity, setQuantity] = useState(Math.min(tripDays(search.get("quantity")) ?? 1, mostEsims));
  const device = search.get("device");
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
  const choose = (choice: { days: number; quantity: number }) => {
    setDays(choice.days);
    setQuantity(choice.quantity);
    follow({ days: isPass ? choice.days : undefined, quantity: choice.quantity });
  };
  return (
    <Form ref={form} className="plan-order" data-item-type="order" method="get" action={links(language).orderSim({ plan: plan.code }).split("?")[0]}>
      <input type="hidden" name="plan" value={plan.code} />
      {device && <input type="hidden" name="device" value={device} />}
      <Ticket
        as="section"
        labelledBy="plan-order"
        stub={<OrderTotal plan={plan} choice={daysWrong || quantityWrong ? undefined : { days, quantity }} words={words} />}
      >
        <h2 id="plan-order">{buy.title}</h2>
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
            onChange={(chosen) => choose({ days: chosen, quantity })}
          />
        )}
        <NumberStepper
          label={buy.quantity}
          name="quantity"
          min={1}
          max={mostEsims}
          defaultValue={quantity}
          fewerLabel={buy.fewer}
          moreLabel={buy.more}
          hint={buy.quantityHint}
          error={quantityWrong && buy.quantityProblem(mostEsims)}
          onChange={(chosen) => choose({ days, quantity: chosen })}
        />
      </Ticket>
    </Form>
  );
}
