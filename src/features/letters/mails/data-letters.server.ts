import { letterWords } from "../../../i18n/letters.server.ts";
import { formatMoney } from "../../../kernel/money.ts";
import { speedText } from "../../catalogue/plans/rules.ts";
import type { Fact, WrittenLetter } from "./letter-content.ts";
import type { MoreData } from "./more-data.server.ts";
import {
  dataInLetter,
  dayInLetter,
  isBuyer,
  momentInLetter,
  simInLetter,
  type OrderInLetter,
} from "./order-in-letter.server.ts";
import { reminder } from "./reminder-letters.server.ts";

/** The data of one SIM; `usedMb` of the plan's allowance, for a day pass of the current day's. */
export type DataInLetter = {
  position: number;
  usedMb: number;
  usedUp: boolean;
  asOf: Date | null;
  expiresAt: Date | null;
  useBy: Date;
};

/** Says how much of a package, or of a day pass's day, is used, and what happens next. */
export function lowDataLetter(
  facts: OrderInLetter & { data: DataInLetter; more?: MoreData | undefined },
): WrittenLetter {
  const { order, areaName, data } = facts;
  const { lowData, sentences } = letterWords(order.lang);
  const { kind, allowance_mb, speed_after_kbps } = order.plan_as_sold;
  const words = kind === "day_pass" ? lowData.today : lowData.whole;
  const percent = Math.min(100, Math.floor((data.usedMb * 100) / allowance_mb));
  const gone = data.usedUp || percent === 100;
  const speed = speedText(speed_after_kbps);
  const now = speed_after_kbps > 0 ? words.nowSlow(speed) : words.nowStops;
  const later = speed_after_kbps > 0 ? words.thenSlow(speed) : words.thenStops;
  return reminder(facts, {
    subject: gone ? words.usedUpSubject(areaName) : words.subject(areaName, percent),
    title: gone ? words.usedUpTitle : words.title(percent),
    figures: [lowData.of(dataInLetter(gone ? allowance_mb : data.usedMb), dataInLetter(allowance_mb))],
    lead: gone ? now : sentences(words.lead(dataInLetter(allowance_mb - data.usedMb)), later),
    blocks: [
      onward(facts),
      { kind: "facts", title: lowData.details, facts: dataFacts(facts) },
      { kind: "steps", title: lowData.tips, steps: [lowData.video, lowData.updates] },
    ],
  });
}

/** An offer for the same SIM, with its price for the payer; else other offers. */
function onward({ order, recipient, areaPage, more }: OrderInLetter & { more?: MoreData | undefined }): {
  kind: "action";
  label: string;
  href: string;
} {
  const { lowData } = letterWords(order.lang);
  if (!more) return { kind: "action", label: lowData.action, href: areaPage };
  const label = lowData.more[order.way === "esim" ? "esim" : "card"](dataInLetter(more.allowanceMb));
  return {
    kind: "action",
    label: isBuyer({ order, recipient }) ? lowData.priced(label, formatMoney(more.price, order.lang)) : label,
    href: more.page,
  };
}

function dataFacts(facts: OrderInLetter & { data: DataInLetter }): Fact[] {
  const { order, clock, data } = facts;
  const { lowData } = letterWords(order.lang);
  return [
    ...(order.quantity > 1 ? [{ label: lowData.line, value: simInLetter(facts, data.position) }] : []),
    {
      label: lowData.used,
      value: lowData.of(dataInLetter(data.usedMb), dataInLetter(order.plan_as_sold.allowance_mb)),
    },
    ...(data.asOf ? [{ label: lowData.asOf, value: momentInLetter(data.asOf, order, clock) }] : []),
    ...(data.expiresAt ? [{ label: lowData.ends, value: momentInLetter(data.expiresAt, order, clock) }] : []),
  ];
}

/** Plans that end within a day. */
export function expiringLetter(facts: OrderInLetter & { plans: DataInLetter[] }): WrittenLetter {
  const { order, areaName, areaPage, clock, plans } = facts;
  const { expiring } = letterWords(order.lang);
  return reminder(facts, {
    subject: expiring.subject(areaName),
    title: expiring.title,
    figures: [],
    lead: expiring.lead,
    blocks: [
      {
        kind: "facts",
        title: expiring.endsAt,
        facts: plans.map(({ position, expiresAt, useBy }) => ({
          label: simInLetter(facts, position),
          value: momentInLetter(expiresAt ?? useBy, order, clock),
        })),
      },
      { kind: "action", label: expiring.action, href: areaPage },
    ],
  });
}

/** Unstarted plans whose latest start is near. */
export function useByLetter(facts: OrderInLetter & { plans: DataInLetter[] }): WrittenLetter {
  const { order, areaName, orderPage, clock, plans } = facts;
  const { expiring } = letterWords(order.lang);
  const day = dayInLetter(plans[0]!.useBy, order, clock);
  return reminder(facts, {
    subject: expiring.useBySubject(areaName, day),
    title: expiring.useByTitle(day),
    figures: [],
    lead: expiring.useByLead,
    blocks: [
      { kind: "action", label: expiring.useByAction, href: orderPage },
      ...(order.quantity > 1
        ? [
            {
              kind: "steps" as const,
              title: expiring.lines,
              steps: plans.map(({ position }) => simInLetter(facts, position)),
            },
          ]
        : []),
      { kind: "text", text: expiring.useByRefund },
    ],
  });
}
