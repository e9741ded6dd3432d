import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

export type Hue = "cobalt" | "celadon" | "gilt" | "wrong";

/** A word about the thing it stands on: "5G", "Paid", "Most booked". */
export function Badge({ hue = "cobalt", children }: { hue?: Hue; children: ReactNode }) {
  return <span className={`badge hue-${hue}`}>{children}</span>;
}

type LinkToggleProps = {
  /** The address with this choice on or off; the other choices stay in it. */
  to: string;
  on: boolean;
  children: ReactNode;
};

/** A filter that is an address: works before any JavaScript, and the choice can be shared. */
export function LinkToggle({ to, on, children }: LinkToggleProps) {
  return (
    <Link className="chip" to={to} aria-current={on || undefined} preventScrollReset>
      {on && <Icon name="check" size="small" />}
      {children}
    </Link>
  );
}
