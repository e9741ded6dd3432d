import { hourMs } from "../../../kernel/duration.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { timeAt } from "../../../kernel/zoned-time.ts";
import { useWords } from "../../ground/asking.ts";
import { lineDrawing } from "../../parts/line-drawing.ts";
import type { Line } from "./load.ts";

type Props = { line: Line; now: string; width: number; height: number; as: "wide" | "narrow" };

/** The axis has whole attempts, however few there were. */
const leastAttempts = 4;

/** Attempts as a line, those without an answer dashed, the sun where this hour stands. */
export function OutsideChart({ line: { service, hours, attempts, failures }, now, width, height, as }: Props) {
  const { outside: words } = useWords().incidents;
  const last = hours.at(-1)!;
  const points = (count: "attempts" | "failures") =>
    hours.map((hour) => ({ at: hour === last ? now : hour.at, amount: hour[count] }));
  const drawn = lineDrawing(
    { points: points("attempts"), end: now },
    { points: points("failures"), end: now },
    { width, height },
    leastAttempts,
  );
  const from = Date.parse(hours[0]!.at);
  const share = (at: number) => (at - from) / (Date.parse(now) - from);
  const named = [0, 6, 12, 18].slice(0, as === "wide" ? 4 : 3).map((hour) => from + hour * hourMs);
  const sentence = words.sentence(words.services[service], attempts, failures, last.attempts, last.failures);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg className={`line-chart ${as}-drawing`} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={sentence}>
      {drawn.steps.map(({ amount, y }) => (
        <g key={amount}>
          <path className="line-grid" d={`M${drawn.left} ${y}H${drawn.right}`} />
          <text x={drawn.left - 8} y={y + 4} textAnchor="end">
            {amount >= 10_000 ? `${amount / 1000}k` : amount}
          </text>
        </g>
      ))}
      {named.map((at) => (
        <text key={at} x={drawn.across(share(at))} y={height - 4} textAnchor="middle">
          {timeAt(at, operatorZone)}
        </text>
      ))}
      <text x={drawn.right} y={height - 4} textAnchor="end">
        {words.now(timeAt(Date.parse(now), operatorZone))}
      </text>
      <path className="line-beside" d={drawn.beside} />
      <path className="line-now" d={drawn.line} />
      <circle className="line-sun-ring" cx={drawn.now.x} cy={drawn.now.y} r="10" />
      <circle className="line-sun" cx={drawn.now.x} cy={drawn.now.y} r="5" />
      <g>
        <path className="line-beside" d={`M${drawn.left} 18h22`} />
        <text x={drawn.left + 28} y="22">
          {words.failures}
        </text>
      </g>
    </svg>
  );
}
