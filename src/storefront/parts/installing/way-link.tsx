import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Link } from "../../../ui/link.tsx";

/** Stays on this page, with another place in the tree. */
export function WayLink({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  if (to) query.set("trouble", to);
  else query.delete("trouble");
  return (
    <Link to={`${pathname}?${query}#trouble`} className={className} preventScrollReset>
      {children}
    </Link>
  );
}
