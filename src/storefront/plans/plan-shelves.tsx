import { Suspense } from "react";
import type { Served } from "../../features/plans/served-need.ts";
import { LinkButton } from "../../ui/button.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import { ShelfTicket, type TicketHand } from "./shelf-ticket.tsx";
import type { ShownShelf } from "./use-shelf.ts";

/** The plans of the destination alone, those for it and its neighbours, and what does only a part of what is needed. */
export function PlanShelves({ shown, ...hand }: TicketHand & { shown: ShownShelf }) {
  const { language } = useVisit();
  const words = useWords("shelf");
  const { destination, shelf: { own, shared, unfit } } = shown;
  // nothing waits here: a boundary lets the browser take over the tickets in small pieces, after what stands above them
  const tickets = (plans: Served[]) => (
    <Suspense>
      <ul className="plan-shelf">
        {plans.map((served) => <ShelfTicket key={served.plan.code} as="li" served={served} shown={shown} {...hand} />)}
      </ul>
    </Suspense>
  );
  return (
    <>
      {own.length > 0 && (
        <section aria-labelledby="own-plans">
          <h2 id="own-plans">{words.own(destination.name)}</h2>
          {tickets(own)}
        </section>
      )}
      {shared.length > 0 && (
        <section aria-labelledby="shared-plans">
          <div className="head">
            <h2 id="shared-plans">{words.shared}</h2>
            <p>{words.sharedAbout}</p>
          </div>
          {tickets(shared)}
        </section>
      )}
      {unfit.length > 0 && (
        <section aria-labelledby="unfit-plans">
          <div className="head">
            <h2 id="unfit-plans">{words.unfit}</h2>
            <p>{words.unfitAbout}</p>
          </div>
          {tickets(unfit)}
        </section>
      )}
      <p><LinkButton to={links(language).destination()} icon="arrow-right">{words.elsewhere}</LinkButton></p>
    </>
  );
}
