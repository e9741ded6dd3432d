import { planName } from "../../../features/catalogue/plans/plan-title.ts";
import { wholesalePrice } from "../../../features/catalogue/wholesale/rules.ts";
import { countText } from "../../../kernel/count-text.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Plan, Tier } from "./load.ts";

/** What a piece costs at each step, beside the price of the shop; the steps of one row only ever fall. */
export function PriceTable({ plans, tiers }: { plans: readonly Plan[]; tiers: readonly Tier[] }) {
  const { table: words } = useWords("partners");
  const planWords = useWords("plans");
  return (
    // a table that is wider than a phone is scrolled by keys, too
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="partner-table" aria-label={words.caption} tabIndex={0}>
      <table>
        <caption className="vh">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.plan}</th>
            <th scope="col">{words.shop}</th>
            {tiers.map(({ from }) => (
              <th key={from} scope="col">
                {words.from(countText(from))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <tr key={plan.code}>
              <th scope="row">
                <b>{plan.areaName}</b>
                <span>{planName(plan, planWords)}</span>
              </th>
              <Price plan={plan} amount={plan.price.amount} />
              {tiers.map(({ from, percentOff }) => (
                <Price key={from} plan={plan} amount={wholesalePrice(plan.price.amount, percentOff)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Price({ plan: { kind, price }, amount }: { plan: Plan; amount: number | null }) {
  const { table: words } = useWords("partners");
  const money = useMoneyText();
  if (amount === null) return <td>{words.ask}</td>;
  return (
    <td>
      {money({ ...price, amount })} {kind === "day_pass" && <span>{words.aDay}</span>}
    </td>
  );
}
