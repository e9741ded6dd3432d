import { useActionData, useLoaderData } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import { FormProblem } from "../../parts/form.tsx";
import { PlanCards } from "../../parts/plan-cards.tsx";
import { clockTime } from "../../parts/short-moment.ts";
import { changePlan, type PlanAnswered } from "./act.ts";
import { CostForm } from "./cost-form.tsx";
import { otherNow, planPage, type PlanPage } from "./load.ts";
import { LookedThrough } from "./looked-through.tsx";
import { entriesOfPlan } from "./plan-entries.ts";
import { PlanForm } from "./plan-form.tsx";
import { PlanHistory } from "./plan-history.tsx";

export const loader = planPage;
export const action = changePlan;

/** Row B1: a plan's form beside its card as the shop draws it; publishing shows the differences first. */
export function Component() {
  const page = useLoaderData() as PlanPage;
  const answered = useActionData() as PlanAnswered | undefined;
  const { words: all, language } = usePage();
  const words = all.plans.plan;
  const { kept } = page;
  // the form of the cost leaves that of the plan as it was
  const ofPlan = answered?.entries.do === "cost" ? undefined : answered;
  const entries = ofPlan?.entries ?? page.entries;
  const version = ofPlan ? ofPlan.version : page.version;
  const now = otherNow(kept, version);
  const title = kept?.plan.code ?? words.fresh;
  const cards = answered?.look?.cards ?? kept?.cards ?? [];
  return (
    <>
      <title>{all.titled(title)}</title>
      <header className="bar">
        <nav className="crumbs" aria-label={all.plans.catalogue}>
          <a href="/console/catalogue/plans">{all.plans.title}</a>
          <Icon name="chevron-right" />
        </nav>
        <h1 className="cut">{title}</h1>
        {kept && <span className="chip">{kept.onSale ? words.onSale : words.withdrawn}</span>}
        {kept && (
          <p className="bar-end">
            {kept.onSale && (
              <a
                className="button"
                href={`/${language}/plan-detail?code=${encodeURIComponent(kept.plan.code)}`}
                target="_blank"
                rel="noreferrer"
              >
                <Icon name="external-link" />
                {words.inShop}
              </a>
            )}
            {page.mayEdit && (
              <a className="button" href={`/console/catalogue/plans/new?from=${encodeURIComponent(kept.plan.code)}`}>
                <Icon name="copy" />
                {words.copy}
              </a>
            )}
          </p>
        )}
      </header>
      <div className="plan-page">
        <div className="plan-main">
          {page.isPublished && !answered && <output className="told">{words.published}</output>}
          {page.colleagues.map(({ who, savedAt }) => (
            <output key={who} className="told">
              {words.colleague(who, clockTime(savedAt))}
            </output>
          ))}
          {page.draftedAt !== undefined && !answered && (
            <output className="told">{words.draft(clockTime(page.draftedAt))}</output>
          )}
          {now && <output className="told">{all.plans.collided}</output>}
          <FormProblem />
          {answered?.look && (
            <LookedThrough look={answered.look} entries={entries} version={version} mayWait={kept?.onSale === true} />
          )}
          <PlanForm page={page} entries={entries} version={kept && now ? kept.version : version} now={now} />
          {kept && <CostForm cost={kept.cost} mayEdit={page.mayEdit} isSet={page.isCostSet} />}
          {kept && (
            <PlanHistory
              history={kept.history}
              entries={entriesOfPlan(kept.plan)}
              version={page.mayEdit ? kept.version : undefined}
            />
          )}
        </div>
        {cards.length > 0 && <PlanCards cards={cards} />}
      </div>
    </>
  );
}
