import type { PlanCard } from "../../../features/catalogue/plans/contract.ts";
import { speedAmount } from "../../../features/catalogue/plans/plan-truth.ts";
import type { PlanWords } from "../../../features/catalogue/plans/plan-words.ts";
import { money } from "../../../kernel/money.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useWords } from "../../ground/visit/words.ts";
import { whyText } from "../../parts/trip/days-advice.tsx";
import { TripPicture } from "../../parts/trip/trip-picture.tsx";
import { NoPlans } from "./no-plans.tsx";
import { PlanRow, type RowHand } from "./plan-row.tsx";
import { becauseText } from "./served-words.ts";
import { relaxable } from "./shelf.ts";
import type { ShownShelf } from "./use-shelf.ts";

/** The one plan that we would take, opened, with the reason, and its days on the visitor's dates. */
export function BestPlan({ shown, ...hand }: RowHand & { shown: ShownShelf }) {
  const plans = useWords("plans");
  const words = useWords("shelf");
  const moneyText = useMoneyText();
  const { best: say, days, about } = words;
  const {
    choices: { need },
    destination,
    shelf: { best, next, journey, kind, cards },
  } = shown;
  if (!best) return <NoneFits shown={shown} />;
  const more = next && moneyText(money(next.total.amount - best.total.amount, best.total.currency));
  return (
    <section className="best-plan" aria-labelledby="best-plan">
      <h2 id="best-plan">{say.heading}</h2>
      <p className="best-why">{becauseText(best, need, words, plans)}</p>
      <PlanRow key={best.plan.code} as="div" best served={best} shown={shown} {...hand} />
      {best.needed > need.days && (
        <Notice tone="care" title={days.needed(best.needed, need.days)}>
          <p>{whyText(best.plan, best.needed, days)}</p>
        </Notice>
      )}
      <div className="best-notes">
        <p className="soft">{more ? next.total.amount > best.total.amount && say.next(more) : say.alone}</p>
        <OtherKind shown={shown} />
        {/* a plain link: browsers open what is folded around the field */}
        {!journey && (
          <p>
            <a className="link" href="#field-from">
              {say.draw}
            </a>
          </p>
        )}
      </div>
      {journey && <TripPicture plan={best.plan} days={best.days} journey={journey} place={destination.name} />}
      <p className="soft measure">{kind === "day_pass" ? about.day_pass(speedsOf(cards, plans.range)) : about.fixed}</p>
    </section>
  );
}

/** `384 kbps to 1 Mbps`: "unlimited" never stands without the speed after the allowance (look.md). */
function speedsOf(cards: readonly PlanCard[], range: PlanWords["range"]): string {
  const speeds = cards.map(({ speedAfterKbps }) => speedAfterKbps);
  const [least, most] = [Math.min(...speeds), Math.max(...speeds)];
  return least === most ? speedAmount(least) : range(speedAmount(least), speedAmount(most));
}

/** A package where a pass is shown, or the other way round, if it does all of it for less. */
function OtherKind({
  shown: {
    shelf: { best, other },
    to,
  },
}: {
  shown: ShownShelf;
}) {
  const { best: words } = useWords("shelf");
  const moneyText = useMoneyText();
  if (!other || (best && other.total.amount >= best.total.amount)) return null;
  const name = words.otherKind[other.plan.kind];
  const price = moneyText(other.total);
  return (
    <p>
      {best
        ? words.cheaper(name, price, moneyText(money(best.total.amount - other.total.amount, best.total.currency)))
        : words.instead(name, price)}{" "}
      <Link className="link" to={to({ kind: other.plan.kind })} preventScrollReset>
        {words.see}
      </Link>
    </p>
  );
}

function NoneFits({ shown }: { shown: ShownShelf }) {
  const { none } = useWords("shelf");
  const {
    choices,
    destination,
    shelf: { cards, unfit, own, shared },
    to,
  } = shown;
  if (own.length + shared.length + unfit.length === 0) return <NoPlans shown={shown} />;
  // what fits and cannot be ordered here stands below, and is not recommended
  if (own.length + shared.length > 0) return null;
  const ways = relaxable(cards, choices, destination);
  return (
    <Notice tone="care" title={none.fits}>
      {ways.length > 0 && <p>{none.relax}</p>}
      <p className="cluster gap-2">
        {ways.map(({ name, need, left }) => (
          <LinkButton key={name} size="small" to={to({ need: { ...choices.need, ...need } })} preventScrollReset>
            {none.dropped(none.relaxed[name], left)}
          </LinkButton>
        ))}
      </p>
      <OtherKind shown={shown} />
    </Notice>
  );
}
