import { dayMs, minuteMs } from "../../../kernel/duration.ts";
import { outageFunctions } from "../../../kernel/outage.ts";
import { operation } from "../../../platform/operation.server.ts";
import { carriersBySet } from "../coverage/carriers-by-set.server.ts";
import { atlasOf } from "../destinations/atlas.server.ts";
import { byHand } from "./by-hand.server.ts";
import { GetStatus } from "./contract.ts";
import { placeAnswer, shownReports } from "./place-answer.server.ts";
import { reportsSince } from "./reports-store.server.ts";
import { checkHoldsMinutes, daysShown, shownDays, stateOfDay, worst } from "./rules.ts";
import { shownOutage, shownPlace } from "./shown-outage.server.ts";
import { checkedDays, lastCheck, setsOfPlans, shownOutages, updatesOf, type StoredOutage } from "./store.server.ts";

export const getStatus = operation(GetStatus, async ({ lang, place }, context) => {
  const { db, now, visitor } = context;
  const language = lang ?? visitor.language;
  const days = shownDays(now);
  const [atlas, bySet, outages, checked, checkedAt, reports] = await Promise.all([
    atlasOf(context),
    carriersBySet(context),
    shownOutages(db, new Date(now.getTime() - daysShown * dayMs)),
    checkedDays(db, days[0]!),
    lastCheck(db),
    reportsSince(db, now),
  ]);
  const { byIso2 } = atlas;
  const updates = await updatesOf(
    db,
    outages.map(({ id }) => id),
  );
  const measured = new Set(checked.map((one) => `${one.function} ${one.day}`));
  const isChecked = checkedAt !== null && now.getTime() - checkedAt.getTime() <= checkHoldsMinutes * minuteMs;
  const told = (outage: StoredOutage) => shownOutage(outage, { language, byIso2, updates, bySet });
  /** `of` undefined: a network, of which only trouble is told. */
  const barOf = (those: readonly StoredOutage[], of?: string) => {
    const lasting = those.map((one) => ({ beganAt: one.began_at, endedAt: one.ended_at, severity: one.severity }));
    const states = days.map((day) =>
      stateOfDay(day, lasting, { now, isMeasured: of !== undefined && measured.has(`${of} ${day}`) }),
    );
    const isKnown = isChecked && of !== undefined && measured.has(`${of} ${days.at(-1)!}`);
    const calm = isKnown ? ("well" as const) : ("unmeasured" as const);
    return { now: worst(those.filter(({ ended_at: endedAt }) => endedAt === null)) ?? calm, days: states };
  };
  const ofNetworks = outages.filter(({ kind }) => kind === "network");
  const places = [...new Set(ofNetworks.flatMap((one) => one.places))];
  const open = outages.filter(({ ended_at: endedAt }) => endedAt === null);
  const setOfPlan = await setsOfPlans(
    db,
    open.flatMap(({ plans }) => plans),
  );
  const typed = place?.trim();
  return {
    place: typed ? placeAnswer(typed, { atlas, open, reports, language }) : null,
    reports: [...new Set(open.flatMap((one) => one.places))].map((iso2) => ({
      iso2,
      ...shownReports(reports.get(iso2)),
    })),
    now: now.toISOString(),
    checkedAt: checkedAt?.toISOString() ?? null,
    firstDay: days[0]!,
    functions: outageFunctions.map((of) => ({
      function: of,
      ...barOf(
        outages.filter((one) => one.function === of),
        of,
      ),
    })),
    networks: places.flatMap((iso2) =>
      shownPlace(iso2, byIso2, language).map((place) => ({
        ...place,
        ...barOf(ofNetworks.filter((one) => one.places.includes(iso2))),
      })),
    ),
    destinations: [...byIso2.values()].filter(({ shown }) => shown).length,
    open: open.map((one) => ({ ...told(one), byHand: byHand(one, { open, bySet, setOfPlan }) })),
    past: outages.filter((one) => !open.includes(one)).map(told),
  };
});
