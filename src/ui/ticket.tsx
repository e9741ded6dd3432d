import type { ReactNode } from "react";
import { classes } from "./classes.ts";

type TicketProps = {
  /** Above the tear line: what the ticket is for. */
  children: ReactNode;
  /** Below the tear line: what one does with it. */
  stub: ReactNode;
  /** A drawn panel across the top. */
  art?: ReactNode;
  as?: "article" | "section" | "div" | "li";
  className?: string;
  labelledBy?: string;
};

/** Two sheets whose corners are bitten off where they meet: no measuring, so words may be as long as they like. */
export function Ticket({ children, stub, art, as: Sheet = "article", className, labelledBy }: TicketProps) {
  return (
    <Sheet className={classes("ticket", className)} aria-labelledby={labelledBy}>
      <div className="ticket-sheet">
        {art}
        <div className="ticket-body">{children}</div>
      </div>
      <div className="ticket-stub">{stub}</div>
    </Sheet>
  );
}
