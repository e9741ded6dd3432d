import { amountText } from "../../features/plans/plan-truth.ts";
import { money } from "../../kernel/money.ts";
import { spanText } from "../../kernel/written-date.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { links } from "../links.ts";
import type { Answer } from "../visit/calls.ts";
import { useMoneyText } from "../visit/use-money-text.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import { TripOthers } from "./trip-others.tsx";
import { TripPart } from "./trip-part.tsx";
import { TripTimeline } from "./trip-timeline.tsx";

export function TripResult({ result }: { result: Answer<"/trip/planTrip"> }) {
  const moneyText = useMoneyText();
  const { best, alternatives, days, people, neededMb } = result;
  const words = useWords("trip");
  const { result: say } = words;
  return (
    <div className="trip-result" id="trip-plan">
      <Unserved result={result} />
      {best && (
        <>
          <section className="trip-best hue-night" aria-labelledby="trip-best">
            <div className="trip-sum">
              <div>
                <h2 id="trip-best">{people === 1 ? say.title : say.titleAll}</h2>
                <p className="trip-total num">{moneyText(best.total)}</p>
                <p>{people === 1 ? say.forOne(days) : say.forAll(days, people)} · {say.esims(best.parts.length * best.quantity)}</p>
                {people > 1 && <p className="kick">{say.each(moneyText(money(best.total.amount / people, best.total.currency)))}</p>}
              </div>
              <p className="kick measure">{say.proof(amountText({ allowanceMb: neededMb }))}</p>
            </div>
          </section>
          <TripTimeline result={result} parts={best.parts} />
          <section aria-labelledby="trip-parts">
            <h2 id="trip-parts">{say.parts}</h2>
            <ol className="trip-parts">
              {best.parts.map((part, number) => <TripPart key={`${part.plan.code} ${part.from}`} part={part} number={number} quantity={best.quantity} isOnly={best.parts.length === 1} />)}
            </ol>
          </section>
          {alternatives.length > 0 && <TripOthers others={alternatives} />}
        </>
      )}
    </div>
  );
}

/** Which days nobody serves, why, and what to do about it. */
function Unserved({ result: { unserved, stops, best } }: { result: Answer<"/trip/planTrip"> }) {
  const { language } = useVisit();
  const words = useWords("trip");
  const notices = unserved.map(({ stop, why, ...dates }) => (
    <Notice key={`${stop} ${dates.from}`} tone="care" title={words.unserved.title(stops[stop]!.name, spanText(dates, language))}>{words.unserved[why]}</Notice>
  ));
  if (best) return notices;
  return (
    <>
      <h2 className="vh">{words.result.title}</h2>
      {notices}
      <EmptyState title={words.unserved.nothing} action={<LinkButton to={links(language).destination()}>{words.unserved.elsewhere}</LinkButton>} />
    </>
  );
}
