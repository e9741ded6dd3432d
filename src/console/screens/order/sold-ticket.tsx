import { dataAmount, speedText } from "../../../features/catalogue/plans/rules.ts";
import { formatMoney, type Money } from "../../../kernel/money.ts";
import { Flag } from "../../../ui/flag.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { DestinationMark, hueOf, RegionMark } from "../../../ui/mark.tsx";
import { Ticket } from "../../../ui/ticket.tsx";
import { usePage } from "../../ground/asking.ts";
import type { OrderPage } from "./load.ts";

type Sold = Pick<OrderPage, "area" | "iso2" | "region" | "plan" | "quantity" | "way" | "money">;
/** What was sold, as it was sold, and its money to the cent. */
export function SoldTicket({ order }: { order: Sold }) {
  const { words: all, language } = usePage();
  const { ticket: words } = all.order;
  const { area, iso2, region, plan, quantity, way, money } = order;
  const { figure, unit } = dataAmount(plan.allowanceMb);
  const said = (sum: Money) => formatMoney(sum, language);
  const lines: [label: string, sum: Money, strong?: boolean][] = [
    [words.unit(quantity, said(money.unit)), { ...money.unit, amount: money.unit.amount * quantity }],
  ];
  const less = ({ amount, currency }: Money): Money => ({ amount: -amount, currency });
  if (money.discount.amount > 0) lines.push([money.promoCode ?? words.discount, less(money.discount)]);
  if (money.postage.amount > 0) lines.push([words.postage, money.postage]);
  lines.push([words.total, money.total, true]);
  for (const { kind, method, charged, fee } of money.payments) {
    lines.push([`${words.paid[kind]} · ${all.orders.methods[method]}`, charged]);
    if (fee) lines.push([words.fee, less(fee)]);
  }
  if (money.back.amount > 0) lines.push([words.back, less(money.back)], [words.left, money.left]);
  return (
    <Ticket
      as="section"
      className={`sold hue-${hueOf(iso2 ?? region ?? "")}`}
      art={iso2 ? <DestinationMark iso2={iso2} /> : <RegionMark slug={region ?? ""} />}
      stub={
        <dl className="sums">
          {lines.map(([label, sum, strong], place) => (
            <div key={place} className={strong ? "strong" : undefined}>
              <dt>{label}</dt>
              <dd>{said(sum)}</dd>
            </div>
          ))}
        </dl>
      }
    >
      <p className="listed">
        {iso2 ? <Flag iso2={iso2} size={16} /> : <Icon name="globe" />}
        <b>{area}</b>
      </p>
      <p className="sold-plan">
        {(plan.kind === "day_pass" ? words.aDay : words.fixed)(`${figure} ${unit}`, plan.days)}
      </p>
      <p className="soft small">{words.after(quantity, words.pieces[way], speedText(plan.speedAfterKbps))}</p>
      <p className="faint">{plan.code}</p>
    </Ticket>
  );
}
