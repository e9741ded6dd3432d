import type { PaymentMethod } from "../../../kernel/payment-method.ts";
import type { WaysToPay } from "./ways-to-pay.ts";

/** Drawn by scripts/art/payment-marks.ts; their names are no words of ours. */
export const markNames = {
  visa: "Visa",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  apple_pay: "Apple Pay",
  google_pay: "Google Pay",
  alipay: "Alipay",
  wechat: "WeChat Pay",
} as const;

/** The signs by which people know a way to pay. The label beside a wallet's says its name already. */
export function PayMarks({ method, cardWallets }: { method: PaymentMethod } & Pick<WaysToPay, "cardWallets">) {
  const marks = method === "card" ? (["visa", "mastercard", "unionpay", ...cardWallets] as const) : ([method] as const);
  return (
    <span className="pay-marks">
      {marks.map((mark) => (
        <img
          key={mark}
          src={`/art/pay/${mark}.svg`}
          alt={method === "card" ? markNames[mark] : ""}
          width="42"
          height="28"
        />
      ))}
    </span>
  );
}
