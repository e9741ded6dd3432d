import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/check-field.tsx";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { FoundOrder } from "./load.ts";
import { Kept, StepPage } from "./step-page.tsx";

export const reasons = [
  "plans_changed",
  "wrong_plan",
  "does_not_work",
  "phone_not_supported",
  "not_arrived",
  "other",
] as const;

/** Which, and why. Asked by address, so that the next page can be gone back from. `missing`: what was not chosen. */
export function RefundForm({ read, missing = [] }: { read: FoundOrder; missing?: ("sims" | "reason")[] }) {
  const moneyText = useMoneyText();
  const { refund: words, failed, bought } = useWords("order-detail");
  const { terms, asked, order } = read;
  const possible = terms.sims.filter(({ answer }) => answer !== "no");
  const asReasons = reasons.filter((reason) => order.way !== "esim" || reason !== "not_arrived");
  const noSim = missing.includes("sims") ? words.chooseOne : undefined;
  const noReason = missing.includes("reason") ? words.chooseReason : undefined;
  const problems = [
    ...(noSim ? [{ field: `sim${possible[0]!.position}`, message: noSim }] : []),
    ...(noReason ? [{ field: "reason", message: noReason }] : []),
  ];
  return (
    <StepPage
      read={read}
      title={words.ask}
      problems={problems.length > 0 ? { id: missing.join(), title: failed, problems } : undefined}
    >
      <Form method="get" className="order-form">
        <Kept read={read} step="refund-confirm" />
        <fieldset className="field after-choice">
          <legend className="field-label">{words.choose}</legend>
          {terms.together && possible.length > 1 && <p className="field-hint">{words.together}</p>}
          {possible.map(({ position, traveller, iccid, back, why }, index) => (
            <CheckField
              key={position}
              name={`sim${position}`}
              label={
                <>
                  <b>{traveller ?? bought.sim[terms.way](position)}</b>{" "}
                  <span className="num soft" translate="no">
                    {iccid}
                  </span>{" "}
                  · <span className="num">{moneyText(back)}</span>
                </>
              }
              hint={words.why[why]}
              defaultChecked={possible.length === 1 || terms.together || asked.sims.includes(position)}
              error={index === 0 ? noSim : undefined}
            />
          ))}
        </fieldset>
        <RadioCards
          label={words.reason}
          name="reason"
          defaultValue={asked.reason}
          error={noReason}
          cards={asReasons.map((reason) => ({ value: reason, label: words.reasons[reason] }))}
        />
        <p>
          <Button type="submit" variant="go" icon="arrow-right">
            {words.next}
          </Button>
        </p>
      </Form>
    </StepPage>
  );
}
