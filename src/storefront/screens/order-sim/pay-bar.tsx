import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useWords } from "../../ground/visit/words.ts";
import { PayButton } from "../../parts/paying/pay-button.tsx";
import type { Offer } from "./load.ts";
import type { Sum } from "./order-sum.ts";

/**
 * What is bought, for how long and with what on top, right above the button that obliges to pay (domain notes 7). On a
 * phone it stays in sight.
 */
export function PayBar({
  offer: { plan, way, days, rate },
  quantity,
  sum: { total, postage, discount },
  busy,
}: {
  offer: Offer;
  quantity: number;
  sum: Sum;
  busy: boolean;
}) {
  const moneyText = useMoneyText();
  const { ticket: words } = useWords("order");
  const extras = [
    postage && postage.fee.amount > 0 && words.postageShort(moneyText(postage.fee)),
    discount && words.discountShort(moneyText(discount)),
  ].filter((text) => text !== undefined && text !== false);
  return (
    <div className="pay-bar">
      <p className="kick">{[words.inShort(plan.areaName, days, words.units[way](quantity)), ...extras].join(" · ")}</p>
      <PayButton total={way === "physical" && !postage ? undefined : total} rate={rate} busy={busy} />
    </div>
  );
}
