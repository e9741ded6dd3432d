import { planViews, type PlanView } from "../../../features/catalogue/plans/staff-rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";

export type PlanList = Answer<"/staff/getPlans"> & { view: PlanView; q: string; after: boolean; dropped: string[] };

/** What of the address is unknown is left out and named. */
export async function planList({ context, request }: ScreenArguments): Promise<PlanList> {
  const { call } = asked(context);
  const asks = new URL(request.url).searchParams;
  const view = planViews.find((one) => one === (asks.get("view") || "on_sale"));
  const known = new Set(["view", "q", "after"]);
  const dropped = [...new Set([...asks.keys()].filter((name) => !known.has(name))), ...(view ? [] : ["view"])];
  const [q, after] = [(asks.get("q") ?? "").trim(), asks.get("after")];
  const shown = { view: view ?? "on_sale", q, after: Boolean(after), dropped };
  try {
    const wish = { view: shown.view, ...(q && { search: q }), ...(after && { after }) };
    return { ...(await call("/staff/getPlans", wish)), ...shown };
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== "INVALID_INPUT") throw error;
    const names = error.details.fields.map(({ field }) => (field === "search" ? "q" : field));
    const list = await call("/staff/getPlans", { view: shown.view });
    return { ...list, ...shown, q: "", after: false, dropped: [...dropped, ...names] };
  }
}
