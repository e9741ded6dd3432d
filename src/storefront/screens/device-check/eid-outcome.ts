import { eidProblem, type EidProblem } from "../../../features/catalogue/devices/eid.ts";

/** What came of typing an EID; a wrong one is shown to be corrected, a right one goes nowhere. */
export type EidOutcome = { problem: EidProblem; typed: string } | { passed: true };

export function eidOutcome(form: Pick<FormData, "get">): EidOutcome {
  const said = form.get("eid");
  const typed = typeof said === "string" ? said.slice(0, 200) : "";
  const problem = eidProblem(typed);
  return problem ? { problem, typed } : { passed: true };
}
