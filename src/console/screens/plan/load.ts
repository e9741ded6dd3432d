import { data } from "react-router";
import type { PlanRecord } from "../../../features/catalogue/plans/plan-rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { may } from "../../../kernel/staff-right.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOfPlan, type Entries } from "./plan-entries.ts";

type Kept = Answer<"/staff/getPlan">;
export type PlanPage = {
  /** `undefined`: a new one. */
  kept: Kept | undefined;
  entries: Entries;
  version: string | null;
  draftedAt: string | undefined;
  colleagues: readonly { who: string; savedAt: string }[];
  mayEdit: boolean;
  isPublished: boolean;
  isCostSet: boolean;
};
export type PlanArguments = ScreenArguments & { params: { code?: string } };

export const newPlan = "new";

export async function planPage({ context, request, params }: PlanArguments): Promise<PlanPage> {
  const { call } = asked(context);
  const asks = new URL(request.url).searchParams;
  const code = params.code === newPlan ? "" : (params.code ?? "");
  const from = asks.get("from");
  const [kept, pattern, mayEdit] = await Promise.all([
    code ? planOf(code) : undefined,
    from ? planOf(from).catch(() => undefined) : undefined,
    call("/staff/getMe", {}).then((me) => may(me, "edit_catalogue")),
  ]);
  const drafts = mayEdit ? await call("/staff/getPlanDrafts", { code }) : { mine: null, others: [] };
  const mine = pattern ? null : drafts.mine;
  const start = kept ? entriesOfPlan(kept.plan) : pattern ? { ...entriesOfPlan(pattern.plan), code: "" } : {};
  return {
    kept,
    entries: mine?.entries ?? start,
    version: mine ? mine.version : (kept?.version ?? null),
    draftedAt: mine?.savedAt,
    colleagues: drafts.others.map(({ who, savedAt }) => ({ who, savedAt })),
    mayEdit,
    isPublished: asks.has("published"),
    isCostSet: asks.has("cost"),
  };

  /** A code that cannot be one is missing like any other. */
  async function planOf(wanted: string): Promise<Kept> {
    try {
      return await call("/staff/getPlan", { code: wanted });
    } catch (error) {
      if (error instanceof CallRefused && ["NOT_FOUND", "INVALID_INPUT"].includes(error.code))
        throw data(null, { status: 404 });
      throw error;
    }
  }
}

/** Where the form was begun on another state than that of now: what each field has now. */
export const otherNow = (kept: { plan: PlanRecord; version: string } | undefined, version: string | null) =>
  kept && version !== null && kept.version !== version ? entriesOfPlan(kept.plan) : undefined;
