import type { PlanCard } from "../../../features/catalogue/plans/contract.ts";
import { needQuery, type Need } from "../../../features/catalogue/plans/need.ts";
import { PlanPoints } from "../../../features/catalogue/plans/plan-points.tsx";
import { carriersText, honestLine, speedAmount } from "../../../features/catalogue/plans/plan-truth.ts";
import { RefundPromise } from "../../../features/catalogue/plans/refund-promise.tsx";
import { dataAmount } from "../../../features/catalogue/plans/rules.ts";
import type { Served } from "../../../features/catalogue/plans/served-need.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { hueOf } from "../../../ui/mark.tsx";
import { SignalBars } from "../../../ui/signal-bars.tsx";
import { links } from "../../ground/links.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { differenceText, misfitTexts } from "./served-words.ts";
import type { ShownShelf } from "./use-shelf.ts";

/** What the page lets a plan do: open its coverage, be ticked for comparing. */
export type RowHand = {
  onCoverage: (plan: PlanCard) => void;
  ticked: readonly string[];
  onTick: (code: string, on: boolean) => void;
};

type PlanRowProps = RowHand & { served: Served; shown: ShownShelf; as?: "li" | "div"; best?: boolean };

/**
 * A ticket lying down: data, what comes after it, networks, and the price of the whole trip. It opens into everything
 * else.
 */
export function PlanRow({ served, shown, ticked, onTick, onCoverage, as: Row = "li", best = false }: PlanRowProps) {
  const { compare } = useWords("shelf").card;
  const { code } = served.plan;
  return (
    <Row className={classes(`plan-row hue-${hueOf(served.plan.area)}`, best && "plan-row-best")}>
      <details open={best}>
        <summary>
          <Sheet served={served} need={shown.choices.need} />
          <Stub served={served} need={shown.choices.need} />
        </summary>
        <Opened served={served} shown={shown} onCoverage={onCoverage} />
      </details>
      <label className="check-line compare-tick">
        <input
          type="checkbox"
          name="compare"
          value={code}
          form="compare-plans"
          checked={ticked.includes(code)}
          onChange={(event) => onTick(code, event.target.checked)}
        />
        <Icon name="check" />
        <span>{compare}</span>
      </label>
    </Row>
  );
}

function Sheet({ served, need }: { served: Served; need: Need }) {
  const { card, truth } = useWords("plans");
  const words = useWords("shelf");
  const { plan, days, needed } = served;
  const { figure, unit } = dataAmount(plan.allowanceMb);
  const lacks = misfitTexts(served, need, words);
  if (days > needed && plan.kind === "day_pass") lacks.push(words.card.atLeast(days));
  return (
    <span className="row-sheet">
      <h3 className="figure">
        <span className="num">{figure}</span>{" "}
        <span className="figure-unit">
          {plan.kind === "day_pass" ? card.aDay(unit) : card.within(unit, plan.days ?? 1)}
        </span>
      </h3>
      <span className="row-facts">
        {plan.scope !== "country" && <b>{plan.areaName}</b>}
        <span>
          {plan.speedAfterKbps > 0 ? words.card.afterwards(speedAmount(plan.speedAfterKbps)) : words.card.stops}
        </span>
        {plan.networks.length > 0 && (
          <span className="row-networks">
            <SignalBars /> {carriersText(plan.networks)}
          </span>
        )}
        {plan.identity === "real_name" && (
          <span>
            <Icon name="id-card" size="small" /> {truth.identity}
          </span>
        )}
        {lacks.map((text) => (
          <span key={text} className="row-lack">
            <Icon name="triangle-alert" size="small" /> {text}
          </span>
        ))}
      </span>
    </span>
  );
}

function Stub({ served: { total, was, off, days, plan }, need }: { served: Served; need: Need }) {
  const moneyText = useMoneyText();
  const words = useWords("plans").card;
  const { card } = useWords("shelf");
  return (
    <span className="row-stub">
      <span className="price">
        {was && (
          <span className="price-was">
            <span className="vh">{words.was} </span>
            <s>{moneyText(was)}</s> {off > 0 && <span className="price-off">{words.off(off)}</span>}
          </span>
        )}
        <span className="num">{moneyText(total)}</span>
        <span className="kick">{card.for(plan.kind === "day_pass" ? days : need.days, need.people)}</span>
      </span>
      <Icon name="chevron-down" />
    </span>
  );
}

function Opened({ served, shown, onCoverage }: Pick<PlanRowProps, "served" | "shown" | "onCoverage">) {
  const { language } = useVisit();
  const moneyText = useMoneyText();
  const plans = useWords("plans");
  const { covers, refund } = useWords("plan-detail");
  const words = useWords("shelf");
  const {
    choices: { need, filters },
    destination,
    shelf: { best },
  } = shown;
  const { plan, misfits, perDay, perGb } = served;
  const { planDetail } = links(language);
  const shared = plan.scope !== "country";
  const { figure, unit } = dataAmount(plan.allowanceMb);
  const what = plan.kind === "day_pass" ? plans.card.aDay(unit, served.days) : plans.card.within(unit, plan.days ?? 1);
  const difference =
    shared && misfits.length === 0 && served !== best ? differenceText(served, best, words, language) : undefined;
  return (
    <div className="row-open">
      <p className="kick">{honestLine(plan, plans)}</p>
      <PlanPoints
        plan={plan}
        words={plans}
        coverage={`${planDetail({ code: plan.code })}#coverage`}
        covers={shared ? plans.card.alsoCovers(destination.name, plan.countryCount - 1) : covers.apns}
        onCoverage={onCoverage}
      />
      <div className="row-end">
        <p className="kick">
          {words.card.perDay(moneyText(perDay))} · {words.card.perGb(moneyText(perGb))}
          {difference && <b>{difference}</b>}
        </p>
        <RefundPromise plan={plan} way={filters.way} words={refund} />
        <Link
          className={buttonClass({ variant: "go" })}
          data-item-type="plan"
          data-item-val={plan.code}
          to={planDetail({
            code: plan.code,
            ...bought(served, need),
            country: shared ? destination.iso2 : undefined,
            way: filters.way === "esim" ? undefined : filters.way,
          })}
          aria-label={plans.card.chooseThis(`${figure} ${what}`, plan.areaName)}
        >
          {plans.card.choose}
        </Link>
      </div>
    </div>
  );
}

/** The order opens with what was priced here. */
export function bought({ days, plan }: Served, need: Need) {
  const { from, to, lands, leaves } = needQuery(need);
  return {
    days: plan.kind === "day_pass" ? days : undefined,
    quantity: need.people > 1 ? need.people : undefined,
    from,
    to,
    lands,
    leaves,
  };
}
