import type { Language } from "../../../kernel/language.ts";
import type { Money } from "../../../kernel/money.ts";
import { convert } from "../../../kernel/money.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import type { PaymentMethod } from "../../../kernel/payment-method.ts";
import { momentText } from "../../../kernel/written-time.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { markNames, PayMarks } from "./pay-marks.tsx";
import type { Rate, WaysToPay } from "./ways-to-pay.ts";

type PaymentChoiceProps = {
  total: Money;
  rate: Rate;
  chosen: string | undefined;
  error?: string;
  /** A rate that holds until then; `isNew`: another one was shown before. */
  held?: { until: string; isNew: boolean } | null;
  onChange?: (method: string) => void;
} & Pick<WaysToPay, "methods" | "cardWallets">;

/**
 * What Alipay and WeChat Pay charge for a total; by the same rule as the server's, so that the quantity may change
 * here.
 */
export function chargedFor(total: Money, rate: Rate): Money | undefined {
  return rate ? convert(total, rate.rate, rate.charged.currency) : undefined;
}

/**
 * On the mainland nearly everybody pays with a wallet, elsewhere with a card. The first that takes the currency is
 * chosen.
 */
function methodsIn(language: Language): readonly PaymentMethod[] {
  return language === "zh-cn" ? ["wechat", "alipay", "card"] : ["card", "alipay", "wechat"];
}

/**
 * The ways to pay that the shop offers for this currency, and before paying what a wallet will charge, at which rate,
 * from where and since when (row O7). The style sheet shows that only while a wallet is chosen, so it works without
 * JavaScript.
 */
export function PaymentChoice({
  total,
  rate,
  methods: offered,
  cardWallets,
  chosen,
  error,
  held,
  onChange,
}: PaymentChoiceProps) {
  const moneyText = useMoneyText();
  const { pay: words } = useWords("order");
  const { language } = useVisit();
  const charged = chargedFor(total, rate);
  const walletsTakeIt = charged !== undefined || total.currency === "CNY";
  const methods = methodsIn(language).filter((method) => offered.includes(method));
  const about = {
    card: cardWallets.length > 0 && words.orWallets(cardWallets.map((wallet) => markNames[wallet])),
    wallet: charged ? words.charged(moneyText(charged)) : !walletsTakeIt && words.noRate,
  };
  return (
    <div className="stack gap-3">
      <RadioCards
        label={words.label}
        name="method"
        required
        defaultValue={
          methods.find((method) => method === chosen) ?? methods.find((method) => method === "card" || walletsTakeIt)
        }
        error={error}
        onChange={onChange}
        cards={methods.map((method) => ({
          value: method,
          label: words.methods[method],
          about: method === "card" ? about.card : about.wallet,
          end: <PayMarks method={method} cardWallets={cardWallets} />,
          disabled: method !== "card" && !walletsTakeIt,
        }))}
      />
      {rate && charged && (
        <p className="pay-conversion hue-gilt">
          <Icon name="refresh-cw" />
          <span>
            {held?.isNew && <Badge hue="gilt">{words.newRate}</Badge>}{" "}
            <b>{words.conversion(moneyText(total), moneyText(charged))}</b>{" "}
            <span className="kick">
              {words.rate(
                total.currency,
                rate.rate,
                rate.source,
                momentText(rate.validFrom, { zone: "UTC" }, language),
              )}
              {held && (
                <>
                  {" · "}
                  {words.held(momentText(held.until, { zone: operatorZone }, language, { now: new Date(held.until) }))}
                </>
              )}
            </span>
          </span>
        </p>
      )}
      <p className="pay-safe kick">
        <Icon name="lock" size="small" /> {words.safe}
      </p>
    </div>
  );
}
