import type { ReactNode } from "react";

export type Hue = "cobalt" | "celadon" | "gilt" | "wrong";

/** A word about the thing it stands on: "5G", "Paid", "Most booked". */
export function Badge({ hue = "cobalt", children }: { hue?: Hue; children: ReactNode }) {
  return <span className={`badge hue-${hue}`}>{children}</span>;
}
