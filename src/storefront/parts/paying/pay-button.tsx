import type { Money } from "../../../kernel/money.ts";
import { Button } from "../../../ui/button.tsx";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useWords } from "../../ground/visit/words.ts";
import { chargedFor } from "./payment-choice.tsx";
import type { Rate } from "./ways-to-pay.ts";

/**
 * Says what pressing it obliges to (domain notes 7): the total, or with a wallet chosen what the wallet charges;
 * nothing while the postage is unknown.
 */
export function PayButton({ total, rate, busy }: { total: Money | undefined; rate: Rate; busy: boolean }) {
  const moneyText = useMoneyText();
  const { pay: words } = useWords("order");
  const charged = total && chargedFor(total, rate);
  return (
    <Button type="submit" variant="go" wide busy={busy} data-item-type="pay">
      <span className={charged && "pay-own"}>{total ? words.button(moneyText(total)) : words.buttonOpen}</span>
      {charged && <span className="pay-converted">{words.button(moneyText(charged))}</span>}
    </Button>
  );
}
