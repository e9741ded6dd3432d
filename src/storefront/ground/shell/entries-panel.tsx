import type { ReactNode } from "react";
import { DropPanel, DropPanelButton } from "../../../ui/drop-panel.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { MenuLink } from "../../../ui/link.tsx";
import type { Entry } from "./entries.ts";

export function EntriesPanel({ id, label, entries }: { id: string; label: string; entries: Entry[] }) {
  return (
    <>
      <DropPanelButton opens={id}>{label}</DropPanelButton>
      <DropPanel id={id} label={label}>
        <EntryList entries={entries} />
      </DropPanel>
    </>
  );
}

export function EntryList({ entries }: { entries: Entry[] }) {
  return (
    <ul className="entries">
      {entries.map(({ to, icon, title, text }) => (
        <li key={to}>
          <EntryLink to={to}>
            <Icon name={icon} size="large" />
            <b>{title}</b>
            <span className="kick">{text}</span>
          </EntryLink>
        </li>
      ))}
    </ul>
  );
}

/** An operator's own leads out of the shop. */
function EntryLink({ to, children }: { to: string; children: ReactNode }) {
  if (to.startsWith("/")) return <MenuLink to={to}>{children}</MenuLink>;
  return (
    <a href={to} rel="external noopener">
      {children}
    </a>
  );
}
