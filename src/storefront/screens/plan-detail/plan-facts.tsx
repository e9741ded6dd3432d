import type { ReactNode } from "react";
import type { PlanDetail } from "../../../features/catalogue/plans/plan-detail.ts";
import { amountText, carriersText, speedAmount } from "../../../features/catalogue/plans/plan-truth.ts";
import type { PlanPageWords } from "../../../features/catalogue/plans/plan-words.ts";
import { SpeedChart } from "../../../features/catalogue/plans/speed-chart.tsx";
import type { DayRule } from "../../../kernel/plan-terms.ts";
import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords, type Areas } from "../../ground/visit/words.ts";
import type { Way } from "./way-choice.tsx";

type Row = { name: string; value: ReactNode; note?: ReactNode };
type Telling = Pick<PlanDetail, "plan" | "coverage"> & {
  /** In which way it is looked at: a card is not installed. */ way: Way;
  words: PlanPageWords;
};

/** Requirement P4: every fact of a plan in plain words, each with what it means for the trip. */
export function PlanFacts({ plan, coverage, way, words }: Telling) {
  const to = links(useVisit().language);
  const { sections } = words.detail;
  const telling = { plan, coverage, way, words };
  return (
    <>
      <FactSection title={sections.speed} rows={speedRows(telling)} />
      <FactSection title={sections.time} rows={timeRows(telling)} />
      <FactSection title={sections.network} rows={networkRows(telling)} />
      <FactSection
        title={sections.good}
        rows={goodToKnowRows(telling, useWords("registration"), {
          register: to.realName(),
          refunds: to.policy("refund_policy"),
        })}
      />
    </>
  );
}

function FactSection({ title, rows }: { title: string; rows: Row[] }) {
  return (
    <section className="plan-fact-section">
      <h2>{title}</h2>
      <dl className="plan-facts">
        {rows.map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <div className="strong">{value}</div>
              {note && <div className="kick">{note}</div>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function speedRows({ plan, words: { detail } }: Telling): Row[] {
  const { amount, after, hotspot, uses } = detail;
  const { kind, days, speedAfterKbps } = plan;
  const slower = speedAfterKbps > 0;
  return [
    {
      name: amount.name,
      value: kind === "day_pass" ? amount.day_pass(amountText(plan)) : amount.fixed(amountText(plan), days ?? 1),
      note: amount.note,
    },
    {
      name: after.name,
      value: slower ? after[kind](speedAmount(speedAfterKbps)) : after.stops,
      note: (
        <>
          {after.note}
          {slower && <SpeedChart kbps={speedAfterKbps} words={uses} />}
        </>
      ),
    },
    { name: hotspot.name, value: hotspot[plan.hotspot], note: plan.hotspot === "no" ? undefined : hotspot.note },
  ];
}

function timeRows({ plan, way, words: { detail } }: Telling): Row[] {
  const { start, day, length, useBy } = detail;
  const many = plan.startRule === "first_connection" && plan.countryCount > 1;
  return [
    {
      name: start.name,
      value: many ? start.several(plan.countryCount) : start[plan.startRule],
      note: start.notes[way === "esim" ? "esim" : "others"][plan.startRule],
    },
    ...(plan.dayRule ? [dayRow(plan.dayRule, plan.dayCity, day)] : []),
    {
      name: length.name,
      value:
        plan.kind === "fixed" ? length.fixed(plan.days ?? 1) : length.day_pass(plan.minDays ?? 1, plan.maxDays ?? 1),
    },
    { name: useBy.name, value: useBy.value(plan.useByDays), note: useBy.note },
  ];
}

function dayRow(rule: DayRule, city: string | null, words: PlanPageWords["detail"]["day"]): Row {
  if (rule === "calendar_day" && city)
    return { name: words.name, value: words.calendar_day(city), note: words.calendarNote(city) };
  return { name: words.name, value: words["24_hours"], note: words.hoursNote };
}

function networkRows({ plan, coverage, words: { detail, card, or } }: Telling): Row[] {
  const { networks, covers, breakout } = detail;
  const one = coverage.length === 1;
  const seeList = (text: string) => (
    <a className="link" href="#coverage">
      {text}
    </a>
  );
  return [
    {
      name: networks.name,
      value: one ? carriersText(coverage[0]?.networks ?? []) || networks.none : seeList(networks.many),
    },
    {
      name: covers.name,
      value: one ? plan.areaName : seeList(card.several(coverage.length)),
      note: one ? undefined : plan.areaName,
    },
    { name: breakout.name, value: or(plan.breakoutNames), note: breakout.note },
  ];
}

function goodToKnowRows(
  { plan, way: chosen, words: { detail } }: Telling,
  registration: Areas["registration"],
  ways: { register: string; refunds: string },
): Row[] {
  const { reinstall, topUp, identity, refund, way } = detail;
  const registered = plan.identity === "real_name";
  return [
    { name: way.name, value: way.comes[chosen], note: chosen === "esim" && otherWays(plan.ways, way.others) },
    ...(chosen === "esim" ? [{ name: reinstall.name, value: reinstall[plan.reinstall] }] : []),
    ...(chosen === "physical" ? [{ name: way.anotherPhone, value: way.cardMoves }] : []),
    { name: topUp.name, value: plan.topUp ? topUp.yes : topUp.no },
    {
      name: identity.name,
      value: identity[plan.identity],
      note: registered && (
        <>
          {registration.how}{" "}
          <Link className="link" to={ways.register}>
            {registration.link}
          </Link>
        </>
      ),
    },
    {
      name: refund.name,
      value: chosen === "esim" ? refund[plan.refundRule] : refund[chosen],
      note: (
        <Link className="link" to={ways.refunds}>
          {refund.link}
        </Link>
      ),
    },
  ];
}

function otherWays(
  ways: PlanDetail["plan"]["ways"],
  others: PlanPageWords["detail"]["way"]["others"],
): string | undefined {
  const [card, renewal] = [ways.includes("physical"), ways.includes("renewal")];
  if (card && renewal) return others.both;
  if (card) return others.physical;
  return renewal ? others.renewal : undefined;
}
