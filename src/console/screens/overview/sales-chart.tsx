import { formatMoney } from "../../../kernel/money.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { dateAt, timeAt } from "../../../kernel/zoned-time.ts";
import { usePage } from "../../ground/asking.ts";
import { lineDrawing, shortAmount } from "../../parts/line-drawing.ts";
import type { Sold } from "./load.ts";

/** The axis reaches one whole unit of money, however little was sold. */
const leastAmount = 100;

type Props = { sold: Sold; sentence: string; width: number; height: number; as: "wide" | "narrow" };

/** Sales so far as one line, the time before dashed, the sea under it, and the sun where now is. */
export function SalesChart({ sold, sentence, width, height, as }: Props) {
  const { words: all, language } = usePage();
  const { chart: words } = all.overview;
  const { line, lineBefore, end, range, zone, figures, now } = sold;
  const before = { points: lineBefore, end: lineBefore.at(-1)!.at };
  const drawn = lineDrawing({ points: line, end }, before, { width, height }, leastAmount);
  const from = Date.parse(line[0]!.at);
  const parts = range === "7" ? 7 : 4;
  const places = Array.from({ length: parts + 1 }, (_, place) => place).filter(
    (place) => range === "1" || (place < parts && (as === "wide" || parts === 4 || place % 2 === 0)),
  );
  const under = (place: number) => {
    const instant = from + (place / parts) * (Date.parse(end) - from);
    if (range === "1") return place === parts ? "24:00" : timeAt(instant, zone);
    return dateText(dateAt(instant, zone), language, { year: false });
  };
  const isLate = drawn.now.x > width * 0.7;
  const sea = `sea-${as}`;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg className={`line-chart ${as}-drawing`} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={sentence}>
      <defs>
        <pattern id={sea} width="24" height="12" patternUnits="userSpaceOnUse">
          <path d="M1.5 12a10.5 10.5 0 0 1 21 0M5.5 12a6.5 6.5 0 0 1 13 0M9.5 12a2.5 2.5 0 0 1 5 0" />
        </pattern>
      </defs>
      {drawn.steps.map(({ amount, y }) => (
        <g key={amount}>
          <path className="line-grid" d={`M${drawn.left} ${y}H${drawn.right}`} />
          <text x={drawn.left - 8} y={y + 4} textAnchor="end">
            {shortAmount(amount)}
          </text>
        </g>
      ))}
      {places.map((place) => (
        <text
          key={place}
          x={drawn.across(place / parts)}
          y={height - 4}
          textAnchor={place === parts ? "end" : "middle"}
        >
          {under(place)}
        </text>
      ))}
      <path className="line-sea" d={drawn.sea} fill={`url(#${sea})`} />
      <path className="line-beside" d={drawn.beside} />
      <path className="line-now" d={drawn.line} />
      <circle className="line-sun-ring" cx={drawn.now.x} cy={drawn.now.y} r="10" />
      <circle className="line-sun" cx={drawn.now.x} cy={drawn.now.y} r="5" />
      <g textAnchor={isLate ? "end" : "start"}>
        <text
          className="line-amount"
          x={drawn.now.x + (isLate ? -6 : 18)}
          y={isLate ? drawn.now.y - 29 : Math.min(drawn.now.y + 14, drawn.base - 22)}
        >
          {formatMoney(figures.sales, language)}
        </text>
        <text
          x={drawn.now.x + (isLate ? -6 : 18)}
          y={isLate ? drawn.now.y - 14 : Math.min(drawn.now.y + 29, drawn.base - 7)}
        >
          {words.now(timeAt(Date.parse(now), zone))}
        </text>
      </g>
      <g>
        <path className="line-beside" d={`M${drawn.left} 12h22`} />
        <text x={drawn.left + 28} y="16">
          {words.before[range]}
        </text>
      </g>
    </svg>
  );
}
