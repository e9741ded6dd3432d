import type { ReactElement, ReactNode } from "react";
import type { IconName } from "./icon-names.ts";
import { Icon } from "./icon.tsx";

/** Name and value in two columns: the small print of a ticket, an order, a plan. */
export function Facts({
  rows,
  look = "small",
}: {
  rows: { name: ReactNode; value: ReactNode }[];
  look?: "small" | "ruled";
}) {
  return (
    <dl className={`facts facts-${look}`}>
      {rows.map(({ name, value }, index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What comes with a plan, each with its sign in the plan's hue. */
export function FeatureList({ features }: { features: { icon: IconName | ReactElement; text: ReactNode }[] }) {
  return (
    <ul className="feature-list">
      {features.map(({ icon, text }, index) => (
        <li key={index}>
          {typeof icon === "string" ? <Icon name={icon} /> : icon}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
