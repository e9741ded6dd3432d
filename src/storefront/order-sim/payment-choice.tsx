import type { Money } from "../../kernel/money.ts";
import { convert } from "../../kernel/money.ts";
import type { PaymentMethod } from "../../kernel/payment-method.ts";
import { Icon } from "../../ui/icon.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { useMoneyText } from "../visit/use-money-text.ts";
import { momentText } from "../../kernel/written-time.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import type { Rate } from "./order-offer.ts";

type PaymentChoiceProps = { total: Money; rate: Rate; chosen: string | undefined; error?: string; onChange?: (method: string) => void };

/** What Alipay and WeChat Pay charge for a total; by the same rule as the server's, so that the quantity may change here. */
export function chargedFor(total: Money, rate: Rate): Money | undefined {
  return rate ? convert(total, rate.rate, rate.charged.currency) : undefined;
}

/**
 * The three ways to pay, and before paying what a wallet will charge, at which rate, from where and since when (row O7).
 * The style sheet shows that only while a wallet is chosen, so it works without JavaScript.
 */
export function PaymentChoice({ total, rate, chosen, error, onChange }: PaymentChoiceProps) {
  const moneyText = useMoneyText();
  const { pay: words } = useWords("order");
  const { language } = useVisit();
  const charged = chargedFor(total, rate);
  const walletsTakeIt = charged !== undefined || total.currency === "CNY";
  const wallet = (value: PaymentMethod) => ({
    value,
    label: words.methods[value],
    about: charged ? words.charged(moneyText(charged)) : walletsTakeIt ? undefined : words.noRate,
    disabled: !walletsTakeIt,
  });
  return (
    <div className="stack gap-3">
      <RadioCards
        label={words.label}
        name="method"
        required
        beside
        defaultValue={chosen}
        error={error}
        onChange={onChange}
        cards={[{ value: "card", label: words.methods.card, about: words.cards }, wallet("alipay"), wallet("wechat")]}
      />
      {rate && charged && (
        <p className="pay-conversion hue-gilt">
          <Icon name="refresh-cw" />
          <span>
            <b>{words.conversion(moneyText(total), moneyText(charged))}</b>{" "}
            <span className="kick">{words.rate(total.currency, rate.rate, rate.source, momentText(rate.validFrom, { zone: "UTC" }, language))}</span>
          </span>
        </p>
      )}
      <p className="pay-safe kick"><Icon name="lock" size="small" /> {words.safe}</p>
    </div>
  );
}
