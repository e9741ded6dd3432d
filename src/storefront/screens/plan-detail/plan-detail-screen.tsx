import { data, useLoaderData, type ShouldRevalidateFunctionArgs } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type ScreenArguments } from "../../ground/visit/visit.ts";
import { PlanMissing } from "./plan-missing.tsx";
import { PlanPage } from "./plan-page.tsx";

/** `/plan-detail?code=` and `days`, `quantity`. A plan that is gone is answered with 404 and a way on. */
export async function loader({ request, context }: ScreenArguments) {
  const { call, language, currency } = asked(context);
  const code = new URL(request.url).searchParams.get("code") ?? "";
  try {
    return await call("/product/getPlanDetail", { code, currency, lang: language });
  } catch (error) {
    const gone = error instanceof CallRefused && (error.code === "PLAN_NOT_ON_SALE" || error.code === "INVALID_INPUT");
    if (gone) return data(null, { status: 404 });
    throw error;
  }
}

/** Other days of the same plan are the same facts. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const samePlan =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get("code") === nextUrl.searchParams.get("code");
  return samePlan && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export function Component() {
  const found = useLoaderData<typeof loader>();
  return found ? <PlanPage key={found.plan.code} {...found} /> : <PlanMissing />;
}
