import type { ReactNode } from "react";
import { Link } from "./link.tsx";

type Tab = { to: string; label: ReactNode; note?: ReactNode; current: boolean };

/** Tabs that are addresses: they can be shared, opened beside, and work before any JavaScript. */
export function LinkTabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.current ? "page" : undefined} preventScrollReset>
          {tab.label}
          {tab.note !== undefined && <span className="tab-note">{tab.note}</span>}
        </Link>
      ))}
    </nav>
  );
}
