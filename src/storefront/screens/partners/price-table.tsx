import { planName } from "../../../features/catalogue/plans/plan-title.ts";
import { wholesalePrice } from "../../../features/catalogue/wholesale/rules.ts";
import { countText } from "../../../kernel/count-text.ts";
import { amountText } from "../../../kernel/money.ts";
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
              <td>{amountText(plan.price)}</td>
              {tiers.map(({ from, percentOff }) => {
                const amount = wholesalePrice(plan.price.amount, percentOff);
                return <td key={from}>{amount === null ? words.ask : amountText({ ...plan.price, amount })}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
