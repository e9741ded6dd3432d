import type { ReactNode } from "react";
import { Mountains } from "../../../ui/art.tsx";

type GogoPanelProps = {
  title: ReactNode;
  /** The large figure and what it counts: "6.8" "HKD per GB". */
  rate: string;
  unit: ReactNode;
  children: ReactNode;
  action: ReactNode;
};

/** Gogo China: always night, with mountains where others have their coast. */
export function GogoPanel({ title, rate, unit, children, action }: GogoPanelProps) {
  return (
    <section className="gogo">
      <div className="gogo-words">
        <h2>{title}</h2>
        <p className="gogo-rate num">
          <b>{rate}</b> <span>{unit}</span>
        </p>
        <p className="gogo-text">{children}</p>
        {action}
      </div>
      <div className="gogo-picture">
        <Mountains />
      </div>
    </section>
  );
}
