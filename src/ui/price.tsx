import type { ReactNode } from "react";

type PriceProps = {
  /** All amounts arrive formatted, with their currency. */
  amount: string;
  /** The amount before a discount, and how it is called ("was"). */
  was?: { amount: string; label: string };
  /** E.g. "20% off". */
  off?: string;
  /** What it buys, e.g. "for 7 days": a price never stands alone. */
  children?: ReactNode;
  size?: "medium" | "large";
};

export function Price({ amount, was, off, children, size }: PriceProps) {
  return (
    <div className={size === "large" ? "price price-large" : "price"}>
      {(was ?? off) && (
        <p className="price-was">
          {was && (
            <>
              <span className="vh">{was.label} </span>
              <s>{was.amount}</s>{" "}
            </>
          )}
          {off && <span className="price-off">{off}</span>}
        </p>
      )}
      <p className="num">{amount}</p>
      {children && <p className="kick">{children}</p>}
    </div>
  );
}
