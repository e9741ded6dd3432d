import { useWords } from "../../ground/asking.ts";
import { isInvited, staffViews, type StaffPage } from "./load.ts";

/** The parts of the page; each has an address. */
export function StaffTabs({ view, members, signedIn }: Pick<StaffPage, "view" | "members" | "signedIn">) {
  const { tabs } = useWords().staff;
  const counts = { sessions: signedIn, invitations: members.filter(isInvited).length } as Record<string, number>;
  return (
    <nav className="views" aria-label={tabs.label}>
      {staffViews.map((one) => (
        <a
          key={one}
          href={one === "people" ? "/console/staff" : `/console/staff?view=${one}`}
          aria-current={one === view ? "page" : undefined}
        >
          {tabs[one]} {counts[one] !== undefined && <span className="count">{counts[one]}</span>}
        </a>
      ))}
    </nav>
  );
}
