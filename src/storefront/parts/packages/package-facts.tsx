import type { ReactNode } from "react";
import { dataAmount, speedText } from "../../../features/catalogue/plans/rules.ts";
import { inOneLine, listed } from "../../../kernel/text-lists.ts";
import { useMoment } from "../../ground/visit/use-moment.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { PackageLeft } from "./package.ts";

type Row = { name: string; value: ReactNode };

export function amountText(megabytes: number): string {
  const { figure, unit } = dataAmount(megabytes);
  return `${figure} ${unit}`;
}

/** Requirements A6, in its order: data, activation date, valid until, used, remaining, remaining today, coverage. */
export function usePackageFacts(one: PackageLeft): Row[] {
  const { facts } = useWords("packages");
  const { language } = useVisit();
  const moment = useMoment();
  const {
    kind,
    clock,
    days,
    allowanceMb,
    speedAfterKbps,
    activatedAt,
    validUntil,
    useBy,
    usedMb,
    remainingMb,
    usedTodayMb,
    remainingTodayMb,
    daysLeft,
  } = one;
  const amount = (name: string, megabytes: number | null): Row[] =>
    megabytes === null ? [] : [{ name, value: amountText(megabytes) }];
  return [
    {
      name: facts.data,
      value: inOneLine(
        [
          facts.dataOf[kind](amountText(allowanceMb)),
          speedAfterKbps > 0 ? facts.after(speedText(speedAfterKbps)) : facts.stops,
        ],
        language,
      ),
    },
    { name: facts.activated, value: activatedAt ? moment(activatedAt, clock) : facts.notYet },
    { name: facts.validUntil, value: validUntil ? moment(validUntil, clock) : facts.fromStart(days) },
    ...(validUntil ? [] : [{ name: facts.useBy, value: moment(useBy, clock) }]),
    ...amount(facts.used, usedMb),
    ...(remainingMb === null
      ? []
      : [
          {
            name: facts.remaining,
            value: daysLeft === null ? amountText(remainingMb) : facts.inDays(amountText(remainingMb), daysLeft),
          },
        ]),
    ...amount(facts.usedToday, usedTodayMb),
    ...amount(facts.remainingToday, remainingTodayMb),
    ...(daysLeft === null ? [] : [{ name: facts.daysLeft, value: <DaysLeft one={one} /> }]),
    { name: facts.coverage, value: <Coverage countries={one.countries} /> },
  ];
}

function DaysLeft({ one: { daysLeft, dayRule, dayCity } }: { one: PackageLeft }) {
  const { facts } = useWords("packages");
  const rule = dayRule === "24_hours" ? facts.newDayAfter24 : dayCity && facts.newDay(dayCity);
  return (
    <>
      {daysLeft}
      {rule && <span className="kick package-rule">{rule}</span>}
    </>
  );
}

function Coverage({ countries }: Pick<PackageLeft, "countries">) {
  const { facts } = useWords("packages");
  const { language } = useVisit();
  if (countries.length === 1) return <>{countries[0]!.name}</>;
  return (
    <details className="package-places">
      <summary>{facts.places(countries.length)}</summary>
      <p className="soft">
        {listed(
          countries.map(({ name }) => name),
          language,
        )}
      </p>
    </details>
  );
}
