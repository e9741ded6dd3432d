import { dataAmount } from "../../features/plans/rules.ts";
import { formatMoney } from "../../kernel/money.ts";
import { useWords } from "../visit/words.ts";
import type { Place } from "./places.ts";

/** Never an amount without what it buys. */
export function FromPrice({ from }: { from: Place["from"] }) {
  const { from: around, per, noPrice } = useWords("destination");
  if (!from) return <span className="kick from-price">{noPrice}</span>;
  const { figure, unit } = dataAmount(from.allowanceMb);
  return (
    <span className="from-price">
      <span className="from-amount">
        {around.before && <span className="kick">{around.before} </span>}
        <span className="num">{formatMoney(from.price)}</span>
        {around.after && <span className="kick"> {around.after}</span>}
      </span>
      <span className="kick">{per[from.per](`${figure} ${unit}`)}</span>
    </span>
  );
}
