import type { Money } from "../../kernel/money.ts";
import { Button } from "../../ui/button.tsx";
import { useMoneyText } from "../visit/use-money-text.ts";
import { useWords } from "../visit/words.ts";
import type { Rate } from "./order-offer.ts";
import { chargedFor } from "./payment-choice.tsx";

/** Says what pressing it obliges to (domain notes 7): the total, or with a wallet chosen what the wallet charges. */
export function PayButton({ total, rate, busy }: { total: Money; rate: Rate; busy: boolean }) {
  const moneyText = useMoneyText();
  const { pay: words } = useWords("order");
  const charged = chargedFor(total, rate);
  return (
    <Button type="submit" variant="go" wide busy={busy} data-item-type="pay">
      <span className={charged && "pay-own"}>{words.button(moneyText(total))}</span>
      {charged && <span className="pay-converted">{words.button(moneyText(charged))}</span>}
    </Button>
  );
}
