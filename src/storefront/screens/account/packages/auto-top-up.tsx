import { Form } from "react-router";
import { dataAmount } from "../../../../features/catalogue/plans/rules.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Facts } from "../../../../ui/facts.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { useMoneyText } from "../../../ground/visit/use-money-text.ts";
import { useWords } from "../../../ground/visit/words.ts";
import { useSendOnce } from "../../../parts/forms/use-send-once.ts";
import { KeptCards } from "../../../parts/paying/kept-cards.tsx";
import { isTopUpIntent } from "./act-auto-top-up.ts";
import type { NotDone } from "./act.ts";
import { AutoTopUpForm } from "./auto-top-up-form.tsx";
import type { TopUp } from "./read-auto-top-up.ts";

type Props = { topUp: TopUp; done: string; notDone: NotDone | undefined; requestKey: string };

/**
 * Issue 5: another package when the last one is nearly used. Off until the owner has read when, at which price and up to
 * how much.
 */
export function AutoTopUp({ topUp, done, notDone, requestKey }: Props) {
  const moneyText = useMoneyText();
  const words = useWords("auto-top-up");
  const { on, offer, stopped, capReached, given, cards } = topUp;
  const wrong = notDone && isTopUpIntent(notDone.form) ? notDone : undefined;
  const said = Object.entries(words.done).find(([what]) => what === done)?.[1];
  const price = offer && moneyText(offer.price);
  return (
    <section className="auto-top-up" id="auto-top-up" aria-labelledby="auto-top-up-title">
      <div className="cluster gap-3">
        <h2 id="auto-top-up-title">{words.title}</h2>
        <Badge hue={on ? "celadon" : "cobalt"}>{on ? words.on : words.off}</Badge>
      </div>
      {said && (
        <div aria-live="polite">
          <Notice tone="good">{said}</Notice>
        </div>
      )}
      {given && (
        <div aria-live="polite">
          <Notice tone={given === "saved" ? "good" : given === "failed" ? "care" : "fact"}>{words.given[given]}</Notice>
        </div>
      )}
      {!on && stopped && <Notice tone="care">{words.stopped[stopped]}</Notice>}
      {capReached && <Notice tone="care">{words.capReached}</Notice>}
      {on ? (
        <Agreed topUp={topUp} />
      ) : (
        offer && price && <p className="auto-top-up-lead">{words.lead(planText(words, offer), price)}</p>
      )}
      {offer && (
        <details
          className="disclosure"
          key={`${on} ${topUp.iccid}`}
          open={topUp.change || wrong !== undefined || (!on && stopped !== null)}
        >
          <summary>{on ? words.change : words.setUp}</summary>
          <div className="auto-top-up-set">
            {on && <p className="auto-top-up-lead">{words.lead(planText(words, offer), price!)}</p>}
            <div className="auto-top-up-rules">
              <h3>{words.rules.title}</h3>
              <ul>
                <li>{words.rules.when[offer.kind](offer.hoursBefore)}</li>
                <li>{words.rules.price(price!)}</li>
                <li>{words.rules.cap}</li>
                <li>{words.rules.stop}</li>
              </ul>
            </div>
            {cards.length > 0 && <AutoTopUpForm topUp={topUp} offer={offer} requestKey={requestKey} notDone={wrong} />}
            <KeptCards {...topUp} requestKey={requestKey} words={words} named={words.card} />
          </div>
        </details>
      )}
    </section>
  );
}

function Agreed({ topUp: { iccid, agreed, offer, spent } }: { topUp: TopUp }) {
  const moneyText = useMoneyText();
  const words = useWords("auto-top-up");
  const { busy, onSubmit } = useSendOnce(iccid);
  if (!agreed) return null;
  const { card } = agreed;
  const plan = offer?.planCode === agreed.planCode ? planText(words, offer) : agreed.areaName;
  const facts = [
    { name: words.facts.plan, value: plan },
    { name: words.facts.price, value: moneyText(agreed.unitPrice) },
    { name: words.facts.cap, value: moneyText(agreed.monthlyCap) },
    { name: words.facts.spent, value: spent && moneyText(spent) },
    { name: words.facts.card, value: card ? words.card(card.brand, card.lastFour) : words.noCard },
  ];
  return (
    <>
      <Facts rows={facts} look="ruled" />
      <Form method="post" onSubmit={onSubmit}>
        <input type="hidden" name="iccid" value={iccid} />
        <Button type="submit" name="intent" value="top-up-off" busy={busy}>
          {words.turnOff}
        </Button>
      </Form>
    </>
  );
}

function planText(
  words: ReturnType<typeof useWords<"auto-top-up">>,
  { kind, areaName, allowanceMb, days }: NonNullable<TopUp["offer"]>,
): string {
  const { figure, unit } = dataAmount(allowanceMb);
  return (kind === "day_pass" ? words.dayPass : words.plan)(areaName, `${figure} ${unit}`, days);
}
