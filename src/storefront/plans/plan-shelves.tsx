import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { PlanCard } from "../../features/plans/contract.ts";
import { PlanTicket } from "../../features/plans/plan-ticket.tsx";
import type { PlanWords } from "../../features/plans/plan-words.ts";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import type { Offer } from "./offer.ts";

type PlanShelvesProps = {
  cards: PlanCard[];
  offer: Offer;
  trip: number | undefined;
  words: PlanWords;
  onCoverage: (plan: PlanCard) => void;
};

/** The plans of the destination alone, then those for it and its neighbours, which are what we recommend to who travels on. */
export function PlanShelves({ cards, offer: { destination, kind, counts }, trip, words, onCoverage }: PlanShelvesProps) {
  const { language } = useVisit();
  const to = links(language);
  const { list } = words;
  const own = cards.filter(({ scope }) => scope === "country");
  const shared = cards.filter(({ scope }) => scope !== "country");
  const shelf = (plans: PlanCard[]) => (
    <ul className="plan-shelf">
      {plans.map((plan) => {
        const detail = to.planDetail({ code: plan.code, days: trip });
        const ways = { choose: detail, coverage: `${detail}#coverage` };
        return <PlanTicket key={plan.code} as="li" plan={plan} words={words} links={ways} trip={trip} here={destination.name} onCoverage={onCoverage} />;
      })}
    </ul>
  );
  const nothing = counts.day_pass + counts.fixed === 0;
  // one or two cards would stand lonely on a shelf of their own
  const [first, then] = own.length < 3 ? [[...own, ...shared], []] : [own, shared];
  return (
    <>
      <section aria-labelledby="own-plans">
        <h2 className={then.length > 0 ? undefined : "vh"} id="own-plans">{then.length > 0 ? list.own(destination.name) : list.heading}</h2>
        {first.length > 0 && shelf(first)}
        {first.length === 0 && (
          <EmptyState
            title={nothing ? list.none.nothing(destination.name) : list.none[kind](destination.name)}
            action={<LinkButton to={to.destination()}>{list.elsewhere}</LinkButton>}
          >
            {nothing ? list.none.textNothing : list.none.text}
          </EmptyState>
        )}
      </section>
      {then.length > 0 && (
        <section aria-labelledby="shared-plans">
          <div className="head">
            <h2 id="shared-plans">{list.shared}</h2>
            <p>{list.sharedAbout}</p>
          </div>
          {shelf(then)}
        </section>
      )}
      {first.length > 0 && <p><LinkButton to={to.destination()} icon="arrow-right">{list.elsewhere}</LinkButton></p>}
    </>
  );
}
