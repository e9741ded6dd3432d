import type { ReactNode } from "react";
import type { IconName } from "../../../ui/icon-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";

type HelpCard = { to: string; icon: IconName; title: ReactNode; text: ReactNode };

export function HelpCards({ cards }: { cards: HelpCard[] }) {
  return (
    <ul className="help">
      {cards.map(({ to, icon, title, text }) => (
        <li key={to}>
          <Link to={to}>
            <Icon name={icon} size="large" />
            <b>{title}</b>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
