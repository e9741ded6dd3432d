import { Form, useSearchParams, useSubmit } from "react-router";
import { planTitle } from "../../../features/catalogue/plans/plan-title.ts";
import { serve } from "../../../features/catalogue/plans/served-need.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { costOf, costWishIn, gigabytesOf, inCurrency, mostDays, units, uses } from "./data-cost.ts";
import type { Guide, Plans } from "./guide.ts";
import { MeterRings } from "./meter-rings.tsx";
import { OtherEntries } from "./other-entries.tsx";

const lengths = Array.from({ length: mostDays }, (_, day) => day + 1).filter((days) => days <= 15 || days % 5 === 0);

/** Days and habits, or an amount of data or money: what it costs by use, and what our packages ask for as much. */
export function CostMeter({ guide, plans }: { guide: Guide; plans: Plans }) {
  const { language, currency } = useVisit();
  const { meter: words } = useWords("china");
  const [search] = useSearchParams();
  const submit = useSubmit();
  const moneyText = useMoneyText();
  const wish = costWishIn(search);
  const gb = gigabytesOf(wish, guide.rates);
  const days = lengths.includes(wish.days) ? lengths : [...lengths, wish.days];
  const there = gb === undefined ? undefined : inCurrency(costOf(gb), currency, guide.rates);
  return (
    <Form
      className="panel china-meter"
      method="get"
      action="?"
      preventScrollReset
      onChange={(event) => void submit(event.currentTarget, { replace: true, preventScrollReset: true })}
    >
      <h2>{words.title}</h2>
      <OtherEntries but={["days", "use", "amount", "unit"]} />
      <p className="china-meter-ask">
        <span className="slot">
          <select name="days" aria-label={words.days} defaultValue={wish.days}>
            {days.map((count) => (
              <option key={count} value={count}>
                {words.dayCount(count)}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>{" "}
        {words.with}{" "}
        <span className="slot">
          <select name="use" aria-label={words.use} defaultValue={wish.use}>
            {uses.map((use) => (
              <option key={use} value={use}>
                {words[use]}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      </p>
      <p className="china-meter-turn">
        <span>{words.or}</span>
        <span className="box">
          <input
            name="amount"
            inputMode="decimal"
            maxLength={12}
            autoComplete="off"
            aria-label={words.amount}
            aria-invalid={gb === undefined || undefined}
            aria-describedby="china-meter-said"
            defaultValue={wish.amount}
          />
        </span>
        <span className="box box-select">
          <select name="unit" aria-label={words.unit} defaultValue={wish.unit}>
            {units.map((unit) => (
              <option key={unit} value={unit}>
                {unit}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
        <Button type="submit" size="small">
          {words.compute}
        </Button>
      </p>
      <output className="china-meter-said" id="china-meter-said">
        {gb === undefined ? (
          <span>{words.wrong}</span>
        ) : (
          <>
            <MeterRings gb={gb} label={words.label(String(gb))} />
            <span className="china-meter-out">
              <span>
                <b className="num">{gb} GB</b>
                <span>{words.ring}</span>
              </span>
              <span>
                <b className="num">{moneyText(costOf(gb))}</b>
                <span>{words.rate}</span>
              </span>
            </span>
            {currency !== "HKD" && (
              <span className="kick">
                {there && guide.rates.from
                  ? words.about(moneyText(there), dateText(guide.rates.from, language))
                  : words.noRate}
              </span>
            )}
          </>
        )}
      </output>
      {gb !== undefined && <Packages plans={plans} days={wish.days} gb={gb} />}
    </Form>
  );
}

/** The cheapest package and the cheapest day pass that have as much, dearer or not. */
function Packages({ plans, days, gb }: { plans: Plans; days: number; gb: number }) {
  const { language } = useVisit();
  const { meter: words } = useWords("china");
  const planWords = useWords("plans");
  const moneyText = useMoneyText();
  if (plans.length === 0) return null;
  const enough = plans
    .map((plan) => serve(plan, { days, people: 1, data: gb, leastSpeedKbps: 0 }))
    .filter(({ misfits }) => misfits.length === 0)
    .toSorted((one, other) => one.total.amount - other.total.amount);
  const shown = (["fixed", "day_pass"] as const).flatMap((kind) => enough.find(({ plan }) => plan.kind === kind) ?? []);
  const to = links(language);
  return (
    <div className="china-meter-plans">
      <p className="kick">{shown.length > 0 ? words.packages : words.none}</p>
      <ul>
        {shown.map(({ plan, total, days: bought }) => (
          <li key={plan.code}>
            <Link to={to.planDetail({ code: plan.code, ...(plan.kind === "day_pass" && { days: bought }) })}>
              {planTitle(plan, planWords)}
            </Link>
            <b className="num">{moneyText(total)}</b>
          </li>
        ))}
      </ul>
      <Link className="link" to={to.plans({ country: "CN", mcc: "460" })}>
        {words.all}
      </Link>
    </div>
  );
}
