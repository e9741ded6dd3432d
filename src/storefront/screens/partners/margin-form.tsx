import { useState } from "react";
import { Form } from "react-router";
import { planTitle } from "../../../features/catalogue/plans/plan-title.ts";
import { keptOf, tierOf, wholesalePrice } from "../../../features/catalogue/wholesale/rules.ts";
import { countText } from "../../../kernel/count-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { Ticket } from "../../../ui/ticket.tsx";
import { useInBrowser } from "../../ground/visit/use-moment.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Margin, Plan, Tier } from "./load.ts";
import { minorUnits } from "./typed-price.ts";

type MarginFormProps = { plans: readonly Plan[]; tiers: readonly Tier[]; asked: Margin };

const choices = [500, 1000, 2000, 5000, 10_000, 20_000];

/** What one would keep, while it is typed; without scripts after sending. */
export function MarginForm({ plans, tiers, asked }: MarginFormProps) {
  const { margin: words } = useWords("partners");
  const planWords = useWords("plans");
  const hasScript = useInBrowser();
  const [typed, setTyped] = useState(asked);
  const plan = plans.find(({ code }) => code === typed.plan) ?? plans[0];
  if (!plan) return null;
  const pieces = Number(typed.pieces) || 2000;
  const { currency } = plan.price;
  const price = typed.price === "" ? plan.price.amount : (minorUnits(typed.price) ?? 0);
  const tier = tierOf(tiers, pieces);
  const told = wholesalePrice(plan.price.amount, tier?.percentOff ?? null);
  const cost = told ?? (typed.cost === "" ? undefined : minorUnits(typed.cost));
  const change = (name: keyof Margin) => (value: string) => setTyped((all) => ({ ...all, [name]: value }));
  return (
    <Form method="get" action="#resale-distribution" className="partner-margin" preventScrollReset>
      <Ticket as="div" stub={<Sum cost={cost} price={price} pieces={pieces} currency={currency} />}>
        <h3>{words.title}</h3>
        <SelectField
          label={words.plan}
          name="plan"
          value={plan.code}
          onChange={(event) => change("plan")(event.target.value)}
          options={plans.map((one) => ({ value: one.code, label: planTitle(one, planWords) }))}
        />
        <div className="partner-two">
          <TextField
            label={words.price}
            name="price"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            before={currency}
            value={typed.price === "" ? String(plan.price.amount / 100) : typed.price}
            onChange={(event) => change("price")(event.target.value)}
          />
          <SelectField
            label={words.pieces}
            name="pieces"
            value={String(pieces)}
            onChange={(event) => change("pieces")(event.target.value)}
            options={[...new Set([...choices, pieces])].map((one) => ({ value: String(one), label: countText(one) }))}
          />
        </div>
        {told === null && tier && (
          <TextField
            label={words.own}
            hint={words.ownHint}
            name="cost"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            before={currency}
            value={typed.cost}
            onChange={(event) => change("cost")(event.target.value)}
          />
        )}
        {!tier && <p className="soft">{words.least(countText(tiers[0]?.from ?? 500))}</p>}
        {!hasScript && (
          <p>
            <Button type="submit">{words.go}</Button>
          </p>
        )}
        <Steps cost={cost} price={price} pieces={pieces} plan={plan} tiers={tiers} />
      </Ticket>
    </Form>
  );
}

type SumProps = { cost: number | undefined; price: number; pieces: number; currency: Plan["price"]["currency"] };

function Sum({ cost, price, pieces, currency }: SumProps) {
  const { margin: words, meanwhile } = useWords("partners");
  const money = useMoneyText();
  if (cost === undefined) return <p className="partner-sum">{meanwhile}</p>;
  const kept = keptOf({ cost, price, pieces });
  if (kept.keptEach < 0)
    return (
      <output className="partner-sum partner-late">{words.loss(money({ amount: -kept.keptEach, currency }))}</output>
    );
  return (
    <p className="partner-sum">
      <span className="kick">{words.month}</span>
      <output>{money({ amount: kept.keptInMonth, currency })}</output>
    </p>
  );
}

type StepsProps = Omit<SumProps, "currency"> & { plan: Plan; tiers: readonly Tier[] };

/** The margin as it is, and at the next step that is told. */
function Steps({ cost, price, pieces, plan, tiers }: StepsProps) {
  const { margin: words } = useWords("partners");
  const money = useMoneyText();
  if (cost === undefined) return null;
  const said = (amount: number) => money({ amount, currency: plan.price.currency });
  const percent = (value: number) => words.ofPrice(value.toFixed(1));
  const kept = keptOf({ cost, price, pieces });
  const next = tiers.find(({ from, percentOff }) => from > pieces && percentOff !== null);
  const cheaper = next && wholesalePrice(plan.price.amount, next.percentOff);
  return (
    <Facts
      rows={[
        { name: words.cost, value: words.each(said(cost)) },
        { name: words.yours, value: words.each(said(kept.keptEach)) },
        { name: words.margin, value: percent(kept.percentOfPrice) },
        ...(next && typeof cheaper === "number"
          ? [{ name: words.next(countText(next.from)), value: words.each(said(price - cheaper)) }]
          : []),
      ]}
    />
  );
}
