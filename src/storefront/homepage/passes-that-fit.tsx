import type { PlanCard } from "../../features/plans/contract.ts";

export function PassesThatFit({ passes }: { passes: PlanCard[] }) {
  return passes.length > 0 ? null : null;
}
