import type { ReactNode } from "react";

/** The one big number of a ticket: what the traveller came for, "7 days unlimited", "15 GB". */
export function Figure({ number, unit, children }: { number: string; unit: ReactNode; children?: ReactNode }) {
  return (
    <div>
      <p className="figure">
        <span className="num">{number}</span> <span className="figure-unit">{unit}</span>
      </p>
      {children && <p className="kick">{children}</p>}
    </div>
  );
}
