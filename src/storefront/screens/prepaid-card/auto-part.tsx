import { Form } from "react-router";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useWords } from "../../ground/visit/words.ts";
import { useSendOnce } from "../../parts/forms/use-send-once.ts";
import { KeptCards } from "../../parts/paying/kept-cards.tsx";
import { AutoForm } from "./auto-form.tsx";
import type { PartProps } from "./part-props.ts";

/** Off until its owner has read when, how much and up to what a month, and agreed. */
export function AutoPart({ card, requestKey, notDone }: PartProps & { requestKey: string }) {
  const { auto: words, on, off } = useWords("prepaid-card");
  const { autoTopUp, cards, given } = card;
  const { on: isOn, stopped, capReached } = autoTopUp;
  const isOpen = !isOn || notDone !== undefined || given !== null;
  return (
    <section className="panel panel-line stack gap-4" id="auto" aria-labelledby="auto-title">
      <div className="cluster gap-3">
        <h2 id="auto-title">{words.title}</h2>
        <Badge hue={isOn ? "celadon" : "cobalt"}>{isOn ? on : off}</Badge>
      </div>
      {!isOn && stopped && <Notice tone="care">{words.stopped[stopped]}</Notice>}
      {capReached && <Notice tone="care">{words.capReached}</Notice>}
      {isOn && <Agreed card={card} />}
      <details className="disclosure" key={String(isOn)} open={isOpen}>
        <summary>{isOn ? words.change : words.setUp}</summary>
        <div className="stack gap-4 prepaid-card-set">
          <ul className="prepaid-card-rules">
            {[words.rules.when, words.rules.cap, words.rules.refused, words.rules.stop].map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          {cards.length > 0 && <AutoForm card={card} requestKey={requestKey} notDone={notDone} />}
          <KeptCards iccid={card.iccid} cards={cards} requestKey={requestKey} words={words} named={words.payCard} />
        </div>
      </details>
    </section>
  );
}

function Agreed({ card: { iccid, autoTopUp } }: Pick<PartProps, "card">) {
  const { auto: words } = useWords("prepaid-card");
  const moneyText = useMoneyText();
  const { busy, onSubmit } = useSendOnce(iccid);
  const { agreed, spent } = autoTopUp;
  if (!agreed) return null;
  const { below, amount, monthlyCap, card } = agreed;
  return (
    <>
      <Facts
        look="ruled"
        rows={[
          { name: words.facts.below, value: moneyText(below) },
          { name: words.facts.amount, value: moneyText(amount) },
          { name: words.facts.cap, value: moneyText(monthlyCap) },
          { name: words.facts.spent, value: moneyText(spent) },
          { name: words.facts.card, value: card ? words.payCard(card.brand, card.lastFour) : words.noCard },
        ]}
      />
      <Form method="post" onSubmit={onSubmit}>
        <input type="hidden" name="iccid" value={iccid} />
        <Button type="submit" name="intent" value="off" busy={busy}>
          {words.turnOff}
        </Button>
      </Form>
    </>
  );
}
