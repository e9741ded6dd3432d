import { dataAmount } from "../../../features/catalogue/plans/rules.ts";
import type { Money } from "../../../kernel/money.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Place } from "../../parts/places/places.ts";

/** Row P2: the cheapest day and the cheapest package, never an amount without what it buys. */
export function LowestPrices({ of: { day, package: whole } }: { of: Place["prices"] }) {
  const { per, noPrice } = useWords("destination");
  if (!day && !whole) return <span className="kick lowest-prices">{noPrice}</span>;
  return (
    <span className="lowest-prices">
      {day && <LowestPrice price={day.price} buys={per.day(amountText(day.allowanceMb))} />}
      {whole && <LowestPrice price={whole.price} buys={per.package(amountText(whole.allowanceMb), whole.days)} />}
    </span>
  );
}

function LowestPrice({ price, buys }: { price: Money; buys: string }) {
  const moneyText = useMoneyText();
  const { from } = useWords("destination");
  return (
    <span className="lowest-price">
      <span>
        {from.before && <span className="kick from-word">{from.before} </span>}
        <span className="num">{moneyText(price)}</span>
        {from.after && <span className="kick from-word"> {from.after}</span>}
      </span>
      <span className="kick"> {buys}</span>
    </span>
  );
}

function amountText(megabytes: number): string {
  const { figure, unit } = dataAmount(megabytes);
  return `${figure} ${unit}`;
}
