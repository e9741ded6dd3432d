import { Form } from "react-router";
import { breakoutText, carriersText } from "../../../features/catalogue/plans/plan-truth.ts";
import { dataAmount, speedText } from "../../../features/catalogue/plans/rules.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { FoundOrder, Plan } from "./load.ts";
import { Kept, StepPage } from "./step-page.tsx";
import { currentPlan, factsApart, type Fact } from "./told-apart.ts";

/** The plans that cover the same places, each with the difference for so many days. */
export function ChangeForm({ read, missing = false }: { read: FoundOrder; missing?: boolean }) {
  const { change: words, failed } = useWords("order-detail");
  const { changes, asked } = read;
  const planText = usePlanText();
  const difference = useDifference();
  const now = currentPlan(read);
  const apart = factsApart([now, ...changes.plans]);
  const days = asked.days ?? changes.current.days;
  const daysMatter = changes.plans.some(({ kind }) => kind === "day_pass");
  const problems = missing
    ? { id: "missing", title: failed, problems: [{ field: "plan", message: words.choosePlan }] }
    : undefined;
  return (
    <StepPage read={read} title={words.open} problems={problems}>
      {daysMatter && (
        <Form method="get" className="after-days" preventScrollReset>
          <Kept read={read} step="change" />
          <TextField
            label={words.forDays}
            name="days"
            type="number"
            inputMode="numeric"
            min={1}
            max={365}
            required
            key={days}
            defaultValue={days}
          />
          <Button type="submit">{words.showDays}</Button>
        </Form>
      )}
      <p className="after-now">
        <span>
          <b>{planText(now, apart(now)).name}</b> <Badge hue="celadon">{words.current}</Badge>
        </span>
        <span className="kick">{planText(now, apart(now)).about}</span>
      </p>
      <Form method="get" className="order-form">
        <Kept read={read} step="change-confirm" />
        <input type="hidden" name="days" value={days} />
        <RadioCards
          label={words.choose}
          name="plan"
          defaultValue={asked.plan}
          error={missing ? words.choosePlan : undefined}
          cards={changes.plans.map((plan) => ({
            value: plan.code,
            label: planText(plan).name,
            about: planText(plan, apart(plan)).about,
            end: <span className="num">{difference(plan)}</span>,
          }))}
        />
        <p>
          <Button type="submit" variant="go" icon="arrow-right">
            {words.next}
          </Button>
        </p>
      </Form>
    </StepPage>
  );
}

type Spoken = Pick<Plan, "kind" | "areaName" | "countryCount" | "allowanceMb" | "speedAfterKbps" | "days"> &
  Partial<Pick<Plan, Fact>>;

/**
 * `Japan · 1 GB a day`, and below it the days, the speed after, where it works, and what distinguishes it from others of
 * that kind.
 */
export function usePlanText() {
  const words = useWords("order-detail");
  const plans = useWords("plans");
  return (
    {
      kind,
      areaName,
      countryCount,
      allowanceMb,
      speedAfterKbps,
      days,
      networks = [],
      breakout = [],
      useByDays = 0,
    }: Spoken,
    apart: readonly Fact[] = [],
  ) => {
    const told: Record<Fact, string> = {
      networks: carriersText(networks),
      breakout: plans.card.address(breakoutText({ breakout }, plans)),
      useByDays: words.change.within(useByDays),
    };
    const { figure, unit } = dataAmount(allowanceMb);
    const about = [
      words.days(days),
      ...(speedAfterKbps > 0 ? [words.after(speedText(speedAfterKbps))] : []),
      ...(countryCount > 1 ? [words.countries(countryCount)] : []),
      ...apart.map((fact) => told[fact]),
    ];
    return { name: `${areaName} · ${words.data[kind](`${figure} ${unit}`)}`, about: about.join(" · ") };
  };
}

export function useDifference() {
  const moneyText = useMoneyText();
  const { change: words } = useWords("order-detail");
  return ({ difference }: Pick<Plan, "difference">) => {
    const amount = moneyText({ ...difference, amount: Math.abs(difference.amount) });
    return difference.amount === 0 ? words.same : difference.amount > 0 ? words.more(amount) : words.less(amount);
  };
}
