import { added, PackageClock } from "../../parts/packages/package-clock.tsx";
import type { Offer } from "./load.ts";

/** Before a renewal is paid: when it would begin among what runs and waits on the SIM already. */
export function RenewalClock({ offer: { plan, running } }: { offer: Offer }) {
  if (!running) return null;
  const { purchased, clock, asOf } = running;
  const there = purchased.find(({ areaName }) => areaName === plan.areaName)?.clock ?? null;
  return (
    <PackageClock
      clock={clock}
      packages={[...purchased, { packageId: added, areaName: plan.areaName, clock: there }]}
      asOf={asOf}
    />
  );
}
