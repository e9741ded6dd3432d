import { money, type Money } from "../../../kernel/money.ts";
import { prepaidCurrency } from "../../../kernel/prepaid-tariff.ts";
import { Badge } from "../../../ui/badge.tsx";
import { TextField } from "../../../ui/field.tsx";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Offers, Opened } from "./load.ts";

type AmountChoiceProps = {
  tariff: Opened["tariff"];
  offers: Offers;
  chosen: string;
  own: string | undefined;
  error: string | undefined;
  onChange: (chosen: string) => void;
};

/** Whole amounts stand without their cents. */
const shortMoney = (text: string): string => text.replace(/\.00$/, "");

/** Data first where the card is sold by the gigabyte, money first elsewhere. */
export function AmountChoice({ tariff, offers, chosen, own, error, onChange }: AmountChoiceProps) {
  const { amount: words } = useWords("top-up");
  const moneyText = useMoneyText();
  const short = (amount: Money) => shortMoney(moneyText(amount));
  const byData = tariff === "gogochina_001";
  const { pricePerGb } = offers;
  const dollars = (amount: number) => short(money(amount, prepaidCurrency));
  return (
    <fieldset aria-describedby={error ? "amount-error" : undefined}>
      <legend>{words.heading}</legend>
      <div className="topup-amounts">
        {offers.amounts.map(({ amount, bonusPercent, gigabytes }, place) => (
          <label key={amount.amount} className="topup-amount">
            <input
              type="radio"
              id={place === 0 ? "field-amount" : undefined}
              name="amount"
              value={amount.amount}
              defaultChecked={chosen === String(amount.amount)}
              onChange={({ target }) => onChange(target.value)}
            />
            {bonusPercent > 0 && <Badge hue="celadon">{words.bonus(bonusPercent)}</Badge>}
            <b>
              {byData ? (
                <>
                  {Math.floor(amount.amount / pricePerGb.amount)}
                  <small>{words.gb}</small>
                </>
              ) : (
                short(amount)
              )}
            </b>
            <span>{byData ? short(amount) : words.buys(gigabytes)}</span>
          </label>
        ))}
        {offers.own && (
          <label className="topup-amount">
            <input
              type="radio"
              name="amount"
              value="own"
              defaultChecked={chosen === "own"}
              onChange={({ target }) => onChange(target.value)}
            />
            <b>{words.own}</b>
            <span>
              {dollars(offers.own.least)}–{dollars(offers.own.most)}
            </span>
          </label>
        )}
      </div>
      {error && (
        <p className="field-error" id="amount-error">
          {error}
        </p>
      )}
      {offers.own && chosen === "own" && (
        <TextField
          label={words.ownLabel(dollars(offers.own.least), dollars(offers.own.most))}
          name="own"
          before={words.ownUnit}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          defaultValue={own}
        />
      )}
      {offers.amounts.some(({ bonusPercent }) => bonusPercent > 0) && <p className="kick">{words.bonusText}</p>}
    </fieldset>
  );
}
