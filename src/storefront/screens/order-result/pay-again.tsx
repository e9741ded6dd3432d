import { Form } from "react-router";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { FormAnswer } from "../../parts/forms/form-answer.ts";
import { useFreshPage } from "../../parts/forms/use-fresh-page.ts";
import { useSendOnce } from "../../parts/forms/use-send-once.ts";
import { PayButton } from "../../parts/paying/pay-button.tsx";
import { PaymentChoice } from "../../parts/paying/payment-choice.tsx";
import { LetGo } from "./let-go.tsx";
import type { FoundOrder } from "./load.ts";
import { OrderTicket } from "./purchase-summary.tsx";

type PayAgainProps = { title: string; order: FoundOrder; notPaid: FormAnswer | undefined };

/** The order is kept; only the way to pay is asked again (spec 4: failure with retry). */
export function PayAgain({ title, order, notPaid }: PayAgainProps) {
  const { again: words } = useWords("result");
  const { codes } = useWords("errors");
  const { busy, onSubmit } = useSendOnce(notPaid?.id);
  const { result, rate, methods, cardWallets, requestKey, payAgain, refusal } = order;
  useFreshPage();
  return (
    <div className="wrap order">
      <header className="order-head">
        <h1>{title}</h1>
        <p className="lede">
          {result.failure
            ? words.reasons[result.failure]
            : refusal
              ? codes[refusal]
              : payAgain
                ? words.away
                : words.waiting}
        </p>
        {result.failure && <p className="soft">{words.nothing}</p>}
      </header>
      <div className="order-grid">
        <div className="stack gap-6">
          {notPaid && <ErrorSummary key={notPaid.id} title={notPaid.title} problems={notPaid.problems} />}
          <Form method="post" noValidate className="order-form" onSubmit={onSubmit}>
            <input type="hidden" name="requestKey" value={requestKey} />
            <PaymentChoice
              total={result.total}
              rate={rate}
              methods={methods}
              cardWallets={cardWallets}
              chosen={notPaid?.entries.method ?? result.method ?? undefined}
              error={notPaid?.problems.find(({ field }) => field === "method")?.message}
            />
            <div className="pay-bar">
              <PayButton total={result.total} rate={rate} busy={busy} />
            </div>
          </Form>
          <LetGo />
        </div>
        <OrderTicket order={order} />
      </div>
    </div>
  );
}
