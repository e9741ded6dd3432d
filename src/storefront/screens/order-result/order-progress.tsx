import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";

type Mark = { name: ReactNode; about?: ReactNode; state: "done" | "now" | "later"; said: string };

/** The way of an order, from one mark to the next. */
export function OrderProgress({ label, marks }: { label: string; marks: Mark[] }) {
  return (
    <ol className="order-progress" aria-label={label}>
      {marks.map(({ name, about, state, said }, place) => (
        <li key={place} className={`order-mark-${state}`} aria-current={state === "now" ? "step" : undefined}>
          <span className="order-mark">{state === "done" && <Icon name="check" size="small" />}</span>
          <span>
            <b>{name}</b>
            <span className="vh"> ({said})</span>
            {about && <span className="kick order-mark-about">{about}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
