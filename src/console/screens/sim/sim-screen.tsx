import { useLoaderData, useRouteLoaderData } from "react-router";
import { spacedIccid } from "../../../kernel/iccid.ts";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { CopyButton } from "../../parts/copy-button.tsx";
import { FormProblem } from "../../parts/form.tsx";
import { Dropped, Empty } from "../../parts/list.tsx";
import { dataText, PlanLine } from "../../parts/plan-line.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import { TrailLink } from "../../parts/trail-link.tsx";
import { wordFor } from "../../parts/word-for.ts";
import { actOnSim } from "./act.ts";
import { EventsPanel, HoldersPanel, LifePanel, RenewalsPanel } from "./facts.tsx";
import { simPage, type SimPage } from "./load.ts";
import { NetworkPanel } from "./network-panel.tsx";
import { PrepaidPanel } from "./prepaid-panel.tsx";
import { RealNamePanel } from "./real-name-panel.tsx";
import { RenewalPanel } from "./renewal-panel.tsx";
import { SwapPanel } from "./swap-panel.tsx";
import { UsageByDay } from "./usage-by-day.tsx";

export const loader = simPage;
export const action = actOnSim;

/** Row B1: the life of one SIM. Its codes are shown to nobody. */
export function Component() {
  const sim = useLoaderData() as SimPage;
  const { titled, customers } = useWords();
  const { sim: words } = customers;
  const isMoved = sim.swap?.state === "done";
  return (
    <>
      <title>{titled(customers.title)}</title>
      <header className="bar">
        <a className="button button-quiet" href="/console/customers" aria-label={customers.back}>
          <Icon name="arrow-left" />
        </a>
        <h1 className="iccid-title">{spacedIccid(sim.iccid)}</h1>
        <CopyButton text={sim.iccid} />
        <TrailLink kind="sim" id={sim.inTrail} called={sim.iccid} />
      </header>
      <Dropped names={sim.dropped} />
      <FormProblem />
      <div className="one-customer">
        <section className="customer-orders">
          <h2>{words.plans}</h2>
          {sim.plans.length > 0 ? (
            <Plans plans={sim.plans} />
          ) : (
            <Empty title={isMoved ? words.plansMoved : words.noPlans}>
              <p>{isMoved ? words.plansMovedLede : words.noPlansLede}</p>
            </Empty>
          )}
          {sim.days.length > 0 && <UsageByDay days={sim.days} />}
        </section>
        <aside className="customer-facts" aria-label={words.facts}>
          <NetworkPanel sim={sim} />
          <SwapPanel sim={sim} />
          <PrepaidPanel sim={sim} />
          <RenewalPanel sim={sim} />
          <LifePanel sim={sim} />
          <RealNamePanel sim={sim} />
          <HoldersPanel sim={sim} />
          <RenewalsPanel renewals={sim.renewals} />
          <EventsPanel events={sim.events} />
        </aside>
      </div>
    </>
  );
}

function Plans({ plans }: Pick<SimPage, "plans">) {
  const { words: all, language } = usePage();
  const mayChange = may(useRouteLoaderData("frame") as Me, "change_plans");
  const { sim: words } = all.customers;
  const { columns } = words;
  return (
    <table className="list">
      <caption className="vh">{words.plansCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.order}</th>
          <th scope="col">{columns.plan}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col" className="end">
            {columns.used}
          </th>
          <th scope="col">{columns.until}</th>
        </tr>
      </thead>
      <tbody>
        {plans.map(({ number, plan, state, usedMb, usedTodayMb, useBy, begunAt, endsAt, asOf, isSlow }) => (
          <tr key={`${number}-${useBy}`}>
            <th scope="row" className="number">
              <a href={`/console/orders/${number}`}>{number}</a>
            </th>
            <td className="line-2">
              <PlanLine plan={plan} />
            </td>
            <td className="line-3">
              {wordFor(all.order.plans, state)}
              {isSlow && ` · ${words.slow}`}
              {mayChange && (state === "not_started" || state === "active") && (
                <small>
                  <a className="plan-change" href={`/console/orders/${number}?change=on#change`}>
                    {all.planChange.title}
                  </a>
                </small>
              )}
            </td>
            <td className="end">
              {plan.kind === "day_pass"
                ? words.usedToday(dataText(usedTodayMb), dataText(plan.allowanceMb))
                : words.used(dataText(usedMb), dataText(plan.allowanceMb))}
            </td>
            <td
              className="soft wide-only always"
              title={asOf ? words.read(shortMoment(asOf, language)) : words.neverRead}
            >
              {begunAt === null
                ? words.begins(shortMoment(useBy, language))
                : endsAt && words.ends(shortMoment(endsAt, language))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
