import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { GetPlanDetail } from "./contract.ts";

/** Everything about one plan, as the operation answers it. */
export type PlanDetail = OutputOf<typeof GetPlanDetail>;
export type Coverage = PlanDetail["coverage"];
