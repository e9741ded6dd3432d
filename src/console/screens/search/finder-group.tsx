import type { ReactNode } from "react";
import type { IconName } from "../../../ui/icon-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Key } from "../../parts/key.tsx";

export function FinderGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="finder-group">
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

/** `letter`: behind G it leads there. */
type LinkProps = { to: string; icon: IconName; is: string; beside?: ReactNode; letter?: string };

export function FinderLink({ to, icon, is, beside, letter }: LinkProps) {
  return (
    <li>
      <a href={to}>
        <Icon name={icon} />
        <b>{is}</b> <span className="soft">{beside}</span>
        {letter && <Key>{`G ${letter.toUpperCase()}`}</Key>}
      </a>
    </li>
  );
}
