import { data, redirect } from "react-router";
import type { Currency } from "../../../kernel/currency.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { refusalStatus } from "../../../kernel/refusal.ts";
import { asked, type Answer } from "../../ground/asking.ts";
import { entriesOf, type Answered } from "../../parts/form-answer.ts";
import { asAmount, momentIn } from "../../parts/typed-values.ts";
import { newPlan, type PlanArguments } from "./load.ts";
import { planIn, typedIn, type Entries } from "./plan-entries.ts";

/** `look`: what publishing would change, to be looked through first. */
export type PlanAnswered = Answered & { version: string | null; look?: Answer<"/staff/lookThroughPlan"> };

/** Where it waits for a second person. */
const proposed = "/console/catalogue/proposals?done=proposed";

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
        return isProposed ? redirect(proposed) : here(plan.code, "?published");
      }
      case "cost": {
        const { amount = "", currency = "", requestKey = "" } = sent;
        const cost = { amount: asAmount(amount) as number, currency: currency as Currency };
        await call("/staff/setPlanCost", { requestKey, code, version: Number(version), ...cost });
        return here(code, "?cost#cost-of-plan");
      }
      case "schedule": {
        const { requestKey = "", from = "", until = "" } = sent;
        const changes = [{ code, version: version ?? "", prices: plan.prices }];
        const span = { from: momentIn(from) ?? "", until: momentIn(until) };
        const { isProposed } = await call("/staff/schedulePrices", { requestKey, changes, ...span });
        await call("/staff/keepPlanDraft", { code, version, entries: null });
        return redirect(isProposed ? proposed : "/console/catalogue/coming?scheduled=1");
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
    const fields = error.details.fields.map((one) => ({
      ...one,
      field: one.field.replace(/^(plan|entries|changes\.0)\./, ""),
    }));
    const isOfMoments = fields.some(({ field }) => field === "from" || field === "until");
    const look = isOfMoments ? await call("/staff/lookThroughPlan", { plan, version }) : undefined;
    const problem = fields.length === 0 ? error.message : undefined;
    return data<PlanAnswered>(
      {
        entries: { ...entries, ...again(sent) },
        version,
        fields,
        ...(look && { look }),
        ...(problem !== undefined && { problem }),
      },
      { status: refusalStatus[error.code] },
    );
  }
}

/** What the small forms beside that of the plan sent: shown again as typed. */
const again = ({ do: what = "", from = "", until = "", amount = "", currency = "" }: Entries): Entries =>
  what === "cost" ? { do: what, amount, currency } : what === "schedule" ? { do: what, from, until } : {};
