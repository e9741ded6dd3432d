import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";

type Props = { title: string; closed?: string; children: ReactNode };

/** What is open beside the list. */
export function StaffAside({ title, closed = "/console/staff", children }: Props) {
  const { staff: words } = useWords();
  return (
    <aside className="staff-panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <a className="button button-quiet" href={closed} aria-label={words.close}>
          <Icon name="x" />
        </a>
      </header>
      {children}
    </aside>
  );
}
