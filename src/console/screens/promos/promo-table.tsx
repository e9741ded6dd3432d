import type { Language } from "../../../kernel/language.ts";
import { formatMoney } from "../../../kernel/money.ts";
import { usePage } from "../../ground/asking.ts";
import { StateShape } from "../../parts/state-shape.tsx";
import { Dated } from "./dated.tsx";
import type { Promo } from "./load.ts";

type Props = { promos: readonly Promo[]; open: string | undefined; addressOf: (code: string) => string };

export const shapeOf = {
  running: "delivered",
  coming: "placed",
  used_up: "cancelled",
  ended: "cancelled",
  stopped: "cancelled",
} as const;

/** On a phone a row stands on three lines: code and uses, what it takes off, state. */
export function PromoTable({ promos, open, addressOf }: Props) {
  const { words: all, language } = usePage();
  const { columns, ...words } = all.promos;
  return (
    <table className="list promo-list">
      <caption className="vh">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.code}</th>
          <th scope="col">{columns.discount}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.until}</th>
          <th scope="col" className="end">
            {columns.uses}
          </th>
          <th scope="col" className="end">
            {columns.cost}
          </th>
        </tr>
      </thead>
      <tbody>
        {promos.map((promo) => (
          <tr key={promo.code} className={promo.code === open ? "promo-open" : undefined}>
            <th scope="row" className="number">
              <a href={addressOf(promo.code)}>{promo.code}</a>
            </th>
            <td className="line-2 promo-takes">
              {discountText(promo, language)}
              {promo.firstOrder && <span className="soft"> · {words.firstOrder}</span>}
              {promo.planCodes && <span className="soft"> · {words.plans(promo.planCodes.length)}</span>}
            </td>
            <td className="line-3">
              <StateShape state={shapeOf[promo.state]}>{words.states[promo.state]}</StateShape>
            </td>
            <td className="soft wide-only">
              <Dated at={promo.stoppedAt ?? promo.validUntil} />
            </td>
            <td className="end">
              <b>{promo.uses}</b>
              {promo.totalLimit !== null && <span className="soft"> / {promo.totalLimit}</span>}
            </td>
            <td className="end wide-only">
              {costText(promo, language) ?? <span className="soft">{words.nothing}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const discountText = ({ percent, amounts }: Pick<Promo, "percent" | "amounts">, language: Language): string =>
  percent === null ? amounts.map((amount) => formatMoney(amount, language)).join(" · ") : `−${percent}%`;

/** Currencies are not added to each other; undefined: nothing yet. */
export const costText = ({ cost }: Pick<Promo, "cost">, language: Language): string | undefined =>
  cost.length === 0 ? undefined : cost.map((amount) => formatMoney(amount, language)).join(" · ");
