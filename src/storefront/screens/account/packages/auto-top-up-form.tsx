import { Form } from "react-router";
import { times } from "../../../../kernel/money.ts";
import { Button } from "../../../../ui/button.tsx";
import { CheckField } from "../../../../ui/check-field.tsx";
import { Link } from "../../../../ui/link.tsx";
import { RadioCards } from "../../../../ui/radio-cards.tsx";
import { links } from "../../../ground/links.ts";
import { useMoneyText } from "../../../ground/visit/use-money-text.ts";
import { useVisit } from "../../../ground/visit/visit.ts";
import { useWords } from "../../../ground/visit/words.ts";
import { useSendOnce } from "../../../parts/forms/use-send-once.ts";
import type { NotDone } from "./act.ts";
import type { TopUp } from "./read-auto-top-up.ts";

/** So many packages a month may be allowed. */
const allowed = [1, 2, 4];

/** No box is ticked in advance, also when it is on already: other terms are agreed to again. */
export function AutoTopUpForm({
  topUp,
  offer,
  requestKey,
  notDone,
}: {
  topUp: TopUp;
  offer: NonNullable<TopUp["offer"]>;
  requestKey: string;
  notDone: NotDone | undefined;
}) {
  const moneyText = useMoneyText();
  const words = useWords("auto-top-up");
  const { consents } = useWords("order");
  const to = links(useVisit().language);
  const { busy, onSubmit } = useSendOnce(notDone?.id);
  const { on, agreed, cards, iccid, version } = topUp;
  const { price } = offer;
  const caps = allowed.map((packages) => ({
    value: String(times(price, packages).amount),
    label: moneyText(times(price, packages)),
    about: words.packages(packages),
  }));
  const cap = caps.find(({ value }) => value === String(agreed?.monthlyCap.amount)) ?? caps[0]!;
  const card = cards.find(({ id }) => id === agreed?.card?.id) ?? cards[0]!;
  const errorAt = (field: string) => notDone?.problems.find((problem) => problem.field === field)?.message;
  const hidden = {
    requestKey,
    iccid,
    version,
    planCode: offer.planCode,
    days: offer.days,
    currency: price.currency,
    expectedPrice: price.amount,
  };
  return (
    <Form method="post" className="auto-top-up-form" onSubmit={onSubmit}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <RadioCards
        label={words.cap}
        name="monthlyCap"
        cards={caps}
        defaultValue={cap.value}
        required
        beside
        error={errorAt("monthlyCap")}
      />
      <RadioCards
        label={words.chooseCard}
        name="cardId"
        defaultValue={card.id}
        required
        error={errorAt("cardId")}
        cards={cards.map(({ id, brand, lastFour, expiresOn }) => ({
          value: id,
          label: words.card(brand, lastFour),
          about: words.goodTo(expiresOn.split("-").toReversed().join("/")),
        }))}
      />
      <div className="auto-top-up-consents">
        <CheckField
          name="privacyPolicy"
          required
          error={errorAt("privacyPolicy")}
          label={
            <>
              {consents.privacyBefore}
              <Link className="link" to={to.agreement("privacy_policy")} target="_blank">
                {consents.privacyLink}
                <span className="vh"> {consents.newTab}</span>
              </Link>
            </>
          }
        />
        <CheckField name="dataTransfer" label={consents.transfer} required error={errorAt("dataTransfer")} />
        <CheckField name="beginNow" label={consents.beginNow} required error={errorAt("beginNow")} />
      </div>
      <p>
        <Button type="submit" variant="go" name="intent" value="top-up-on" busy={busy}>
          {on ? words.save : words.turnOn(moneyText(price))}
        </Button>
      </p>
    </Form>
  );
}
