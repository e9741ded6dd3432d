import { Suspense } from "react";
import { amountText } from "../../../features/catalogue/plans/plan-truth.ts";
import type { Served } from "../../../features/catalogue/plans/served-need.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { PlanRow, type RowHand } from "./plan-row.tsx";
import { alike } from "./shelf.ts";
import type { ShownShelf } from "./use-shelf.ts";

/**
 * The plans of the destination alone, those for it and its neighbours, and, folded, what does only a part of what is
 * needed.
 */
export function PlanShelves({ shown, ...hand }: RowHand & { shown: ShownShelf }) {
  const { language } = useVisit();
  const words = useWords("shelf");
  const {
    destination,
    shelf: { best, own, shared, unfit },
  } = shown;
  return (
    <div className="plan-shelves">
      {own.length > 0 && (
        <section aria-labelledby="own-plans">
          <h2 id="own-plans">{words.own(destination.name)}</h2>
          <Rows plans={own} shown={shown} {...hand} />
        </section>
      )}
      {shared.length > 0 && (
        <section aria-labelledby="shared-plans">
          <div className="shelf-head">
            <h2 id="shared-plans">{words.shared}</h2>
            <p className="soft">{words.sharedAbout}</p>
          </div>
          <Rows plans={shared} shown={shown} {...hand} />
        </section>
      )}
      {unfit.length > 0 && (
        <section aria-labelledby="unfit-plans">
          <details className="plan-fold" open={!best}>
            <summary>
              <span className="shelf-head">
                <h2 id="unfit-plans">{words.unfit}</h2>
                <span className="soft">{words.unfitAbout(unfit.length)}</span>
              </span>
              <Icon name="plus" />
            </summary>
            <Rows plans={unfit} shown={shown} {...hand} />
          </details>
        </section>
      )}
      <p>
        <LinkButton to={links(language).destination()} icon="arrow-right">
          {words.elsewhere}
        </LinkButton>
      </p>
    </div>
  );
}

/** One row for each amount of data; the others like it are folded under it. */
function Rows({ plans, shown, ...hand }: RowHand & { plans: readonly Served[]; shown: ShownShelf }) {
  const { moreLike } = useWords("shelf");
  const { card } = useWords("plans");
  const row = (served: Served) => <PlanRow key={served.plan.code} served={served} shown={shown} {...hand} />;
  const dataOf = ({ plan }: Served) => (plan.kind === "day_pass" ? card.aDay(amountText(plan)) : amountText(plan));
  // nothing waits here: a boundary lets the browser take over the rows in small pieces, after what stands above them
  return (
    <Suspense>
      <ul className="plan-shelf">
        {alike(plans).map(({ first, more }) => [
          row(first),
          more.length > 0 && (
            <li key={`${first.plan.code} and more`} className="plan-more">
              <details>
                <summary>
                  <Icon name="plus" size="small" />
                  {moreLike(more.length, dataOf(first))}
                </summary>
                <ul className="plan-shelf">{more.map(row)}</ul>
              </details>
            </li>
          ),
        ])}
      </ul>
    </Suspense>
  );
}
