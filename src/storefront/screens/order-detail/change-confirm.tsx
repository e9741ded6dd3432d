import { Form } from "react-router";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { FormAnswer } from "../../parts/forms/form-answer.ts";
import { useFreshPage } from "../../parts/forms/use-fresh-page.ts";
import { useSendOnce } from "../../parts/forms/use-send-once.ts";
import { PayButton } from "../../parts/paying/pay-button.tsx";
import { PaymentChoice } from "../../parts/paying/payment-choice.tsx";
import { ChangeForm, useDifference, usePlanText } from "./change-form.tsx";
import { chosenPlan, type FoundOrder, type Plan } from "./load.ts";
import { useMethods } from "./refund-box.tsx";
import { StepPage } from "./step-page.tsx";
import { currentPlan, factsApart } from "./told-apart.ts";

/** The difference once more, and the button that says what it obliges to. */
export function ChangeConfirm({ read, notDone }: { read: FoundOrder; notDone: FormAnswer | undefined }) {
  const plan = chosenPlan(read.changes, read.asked);
  return plan ? <Confirm read={read} plan={plan} notDone={notDone} /> : <ChangeForm read={read} missing />;
}

function Confirm({ read, plan, notDone }: { read: FoundOrder; plan: Plan; notDone: FormAnswer | undefined }) {
  const { change: words } = useWords("order-detail");
  const { order, link, rate, methods: offered, cardWallets, requestKey, terms } = read;
  const planText = usePlanText();
  const difference = useDifference();
  const methods = useMethods(terms);
  const to = links(useVisit().language);
  const { busy, onSubmit } = useSendOnce(notDone?.id);
  useFreshPage();
  const { amount } = plan.difference;
  const before = currentPlan(read);
  const apart = factsApart([before, plan]);
  const now = planText(before, apart(before));
  const then = planText(plan, apart(plan));
  // the address says how many days were shown: a plan that is sold for others is confirmed for its own
  const action = to.orderDetail({ ...link, step: "change-confirm", plan: plan.code, days: plan.days });
  return (
    <StepPage
      read={read}
      title={words.confirmTitle}
      lede={
        <>
          {amount > 0 ? words.confirmMore : amount < 0 ? words.confirmLess(methods) : words.confirmSame}{" "}
          {words.sim[order.way]}
        </>
      }
      problems={notDone}
    >
      <Facts
        look="ruled"
        rows={[
          {
            name: words.from,
            value: (
              <>
                {now.name}
                <span className="kick after-rate">{now.about}</span>
              </>
            ),
          },
          {
            name: words.to,
            value: (
              <>
                {then.name}
                <span className="kick after-rate">{then.about}</span>
              </>
            ),
          },
          { name: words.difference, value: <span className="num">{difference(plan)}</span> },
        ]}
      />
      <Form method="post" action={action} className="order-form" onSubmit={onSubmit}>
        <input type="hidden" name="requestKey" value={requestKey} />
        <input type="hidden" name="difference" value={amount} />
        {amount > 0 && (
          <PaymentChoice
            total={plan.difference}
            rate={rate}
            methods={offered}
            cardWallets={cardWallets}
            chosen={notDone?.entries.method || order.payments[0]?.method}
            error={notDone?.problems.find(({ field }) => field === "method")?.message}
          />
        )}
        {amount > 0 ? (
          <div className="pay-bar">
            <PayButton total={plan.difference} rate={rate} busy={busy} />
          </div>
        ) : (
          <p className="cluster gap-3">
            <Button type="submit" variant="go" busy={busy}>
              {words.confirm}
            </Button>
            <LinkButton variant="quiet" to={to.orderDetail({ ...link, step: "change", days: plan.days })}>
              {words.open}
            </LinkButton>
          </p>
        )}
      </Form>
    </StepPage>
  );
}
