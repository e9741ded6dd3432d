import { data, redirect } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { refusalStatus } from "../../../kernel/refusal.ts";
import { asked, type Answer } from "../../ground/asking.ts";
import { entriesOf, type Answered } from "../../parts/answered.ts";
import { newPlan, type PlanArguments } from "./load.ts";
import { planIn, typedIn } from "./plan-entries.ts";

/** `look`: what publishing would change, to be looked through first. */
export type PlanAnswered = Answered & { version: string | null; look?: Answer<"/staff/lookThroughPlan"> };

export async function changePlan({ context, request, params }: PlanArguments) {
  const { call } = asked(context);
  const sent = await entriesOf(request);
  const entries = typedIn(sent);
  const version = sent.version || null;
  const code = params.code === newPlan ? "" : (params.code ?? "");
  const plan = { ...planIn(entries), ...(code && { code }) };
  const here = (at: string, query = "") => redirect(`/console/catalogue/plans/${encodeURIComponent(at)}${query}`);
  try {
    switch (sent.do) {
      case "drop":
        await call("/staff/keepPlanDraft", { code, version, entries: null });
        return here(params.code!);
      case "withdraw":
        await call("/staff/withdrawPlan", { code, version });
        return here(code);
      case "publish": {
        const { isProposed } = await call("/staff/publishPlan", { plan, version });
        return isProposed ? redirect("/console/catalogue/proposals?done=proposed") : here(plan.code, "?published");
      }
      case "look":
        // typed work is safe before anything else is said about it
        await call("/staff/keepPlanDraft", { code, version, entries });
        return data<PlanAnswered>({
          entries,
          version,
          fields: [],
          look: await call("/staff/lookThroughPlan", { plan, version }),
        });
      default:
        await call("/staff/keepPlanDraft", { code, version, entries });
        return here(params.code!);
    }
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const fields = error.details.fields.map((one) => ({ ...one, field: one.field.replace(/^(plan|entries)\./, "") }));
    const problem = fields.length === 0 ? error.message : undefined;
    return data<PlanAnswered>(
      { entries, version, fields, ...(problem !== undefined && { problem }) },
      { status: refusalStatus[error.code] },
    );
  }
}
