import { formatMoney } from "../../kernel/money.ts";
import { useWords } from "../visit/words.ts";
import type { Place } from "./places.ts";

/** Never an amount without what it buys. */
export function FromPrice({ from }: { from: Place["from"] }) {
  const words = useWords("destination");
  if (!from) return <span className="kick">{words.noPrice}</span>;
  return (
    <span className="from-price">
      {words.from && <span className="kick">{words.from} </span>}
      <span className="num">{formatMoney(from.price)}</span> <span className="kick">{words.per[from.per]}</span>
    </span>
  );
}
