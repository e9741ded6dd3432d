import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/check-field.tsx";
import { TextField } from "../../../ui/field.tsx";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { useOpenProblems } from "../../../ui/use-open-problems.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useWords } from "../../ground/visit/words.ts";
import { FormProblems } from "../../parts/forms/form-problems.tsx";
import { useSendOnce } from "../../parts/forms/use-send-once.ts";
import type { PartProps } from "./part-props.ts";

/** The box is never ticked in advance, also when it is on already: other terms are agreed to again. */
export function AutoForm({ card, requestKey, notDone }: PartProps & { requestKey: string }) {
  const { auto: words, unit } = useWords("prepaid-card");
  const moneyText = useMoneyText();
  const { busy, onSubmit } = useSendOnce(notDone?.id);
  const { open, beside, onInput } = useOpenProblems(notDone);
  const { iccid, autoTopUp, amounts, cards, consentVersion } = card;
  const { on, agreed } = autoTopUp;
  const entries = notDone?.form === "on" ? notDone.entries : undefined;
  const amount = amounts.find((one) => one.amount === agreed?.amount.amount) ?? amounts[0]!;
  const payCard = cards.find(({ id }) => id === agreed?.card?.id) ?? cards[0]!;
  const dollars = (field: string, minor: number) => ({
    name: field,
    before: unit,
    inputMode: "decimal" as const,
    autoComplete: "off",
    maxLength: 9,
    required: true,
    defaultValue: entries?.[field] ?? String(minor / 100),
    error: beside(field),
  });
  const called = (field: string) =>
    ({ below: words.below, amount: words.amount, monthlyCap: words.cap, cardId: words.chooseCard })[field] ??
    words.agreement;
  return (
    <>
      <FormProblems answer={notDone} open={open} called={called} />
      <Form method="post" className="stack gap-4" noValidate onSubmit={onSubmit} onInput={onInput}>
        <input type="hidden" name="requestKey" value={requestKey} />
        <input type="hidden" name="iccid" value={iccid} />
        <input type="hidden" name="version" value={consentVersion} />
        <TextField label={words.below} {...dollars("below", agreed?.below.amount ?? 2000)} />
        <RadioCards
          label={words.amount}
          name="amount"
          cards={amounts.map((one) => ({ value: String(one.amount), label: moneyText(one) }))}
          defaultValue={entries?.amount ?? String(amount.amount)}
          required
          beside
          error={beside("amount")}
        />
        <TextField
          label={words.cap}
          hint={words.capHint}
          {...dollars("monthlyCap", agreed?.monthlyCap.amount ?? amount.amount * 2)}
        />
        <RadioCards
          label={words.chooseCard}
          name="cardId"
          defaultValue={entries?.cardId ?? payCard.id}
          required
          error={beside("cardId")}
          cards={cards.map(({ id, brand, lastFour, expiresOn }) => ({
            value: id,
            label: words.payCard(brand, lastFour),
            about: words.goodTo(expiresOn.split("-").toReversed().join("/")),
          }))}
        />
        <CheckField name="consent" label={words.consent} required error={beside("consent")} />
        <p>
          <Button type="submit" variant="go" name="intent" value="on" busy={busy}>
            {on ? words.save : words.turnOn}
          </Button>
        </p>
      </Form>
    </>
  );
}
