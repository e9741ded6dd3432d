import { amountText } from "../../../features/catalogue/plans/plan-truth.ts";
import { money } from "../../../kernel/money.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { links } from "../../ground/links.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { partAddress, planTitle } from "./trip-words.ts";

type Result = Answer<"/trip/planTrip">;
type Best = NonNullable<Result["best"]>;

/**
 * Of several eSIMs what one for the whole trip would cost stands beside them at the same rank: many would rather pay
 * that than change.
 */
export function TripSums({
  result,
  best,
  one,
}: {
  result: Result;
  best: Best;
  one: Result["alternatives"][number] | undefined;
}) {
  const moneyText = useMoneyText();
  const { result: say } = useWords("trip");
  const { days, people, neededMb, changeCounts } = result;
  return (
    <div className="stack gap-3">
      <div className="trip-sums">
        <section className="trip-best hue-night" aria-labelledby="trip-best">
          <h2 id="trip-best">{people === 1 ? say.title : say.titleAll}</h2>
          <p className="trip-total num">{moneyText(best.total)}</p>
          <p>
            {people === 1 ? say.forOne(days) : say.forAll(days, people)} ·{" "}
            {say.esims(best.parts.length * best.quantity)}
          </p>
          <Each total={best.total} people={people} />
        </section>
        {one && <OneEsim result={result} one={one} />}
      </div>
      <p className="kick trip-proof">{say.proof(amountText({ allowanceMb: neededMb }), moneyText(changeCounts))}</p>
    </div>
  );
}

function OneEsim({
  result,
  one: { more, total, parts, quantity },
}: {
  result: Result;
  one: Result["alternatives"][number];
}) {
  const moneyText = useMoneyText();
  const { result: say } = useWords("trip");
  const plans = useWords("plans");
  const { language } = useVisit();
  const part = parts[0]!;
  const difference = moneyText({ ...more, amount: Math.abs(more.amount) });
  return (
    <section className="trip-best trip-one" aria-labelledby="trip-one">
      <h2 id="trip-one">{say.one.title}</h2>
      <p className="trip-total num">{moneyText(total)}</p>
      <p>
        {more.amount === 0 ? say.one.same : more.amount > 0 ? say.one.more(difference) : say.one.less(difference)} ·{" "}
        {say.esims(quantity)}
      </p>
      <Each total={total} people={quantity} />
      <p className="kick">
        {part.plan.areaName}, {planTitle(part, plans)}. {say.one.text}
      </p>
      <p>
        <LinkButton to={links(language).planDetail(partAddress(part, result, quantity))} icon="arrow-right">
          {say.look}
        </LinkButton>
      </p>
    </section>
  );
}

function Each({ total, people }: { total: Best["total"]; people: number }) {
  const moneyText = useMoneyText();
  const { result: say } = useWords("trip");
  return people > 1 && <p className="kick">{say.each(moneyText(money(total.amount / people, total.currency)))}</p>;
}
