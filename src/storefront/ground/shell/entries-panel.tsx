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
          <MenuLink to={to}>
            <Icon name={icon} size="large" />
            <b>{title}</b>
            <span className="kick">{text}</span>
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
