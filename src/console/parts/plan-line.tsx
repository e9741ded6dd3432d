import { dataAmount } from "../../features/catalogue/plans/rules.ts";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../ground/asking.ts";

type Sold = { area: string; iso2: string | null; kind: "day_pass" | "fixed"; allowanceMb: number; days: number };

/** `1 GB`. */
export function dataText(megabytes: number): string {
  const { figure, unit } = dataAmount(megabytes);
  return `${figure} ${unit}`;
}

/** Where it works and how much it is, in one line of a list. */
export function PlanLine({
  plan: { area, iso2, kind, allowanceMb, days },
  pieces = 1,
}: {
  plan: Sold;
  pieces?: number;
}) {
  const { orders: words } = useWords();
  return (
    <span className="listed">
      {iso2 ? <Flag iso2={iso2} size={16} /> : <Icon name="globe" />}
      <span className="cut">
        {area} · {(kind === "day_pass" ? words.aDay : words.fixed)(dataText(allowanceMb), days)}
      </span>
      {pieces > 1 && <span className="soft">{words.pieces(pieces)}</span>}
    </span>
  );
}
