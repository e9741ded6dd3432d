import { SignalBars } from "../../../ui/signal-bars.tsx";
import { speedAmount } from "./plan-truth.ts";
import type { PlanPageWords } from "./plan-words.ts";
import { howWell, speedUses } from "./speed-uses.ts";

const barsOf = { well: 4, poorly: 2, not: 1 } as const;

/** What the speed after the allowance is good for, in the reception bars that everybody reads. */
export function SpeedChart({ kbps, words }: { kbps: number; words: PlanPageWords["detail"]["uses"] }) {
  return (
    <figure className="speed-chart">
      <figcaption className="kick">{words.title(speedAmount(kbps))}</figcaption>
      <ul>
        {speedUses.map((use) => {
          const how = howWell(use, kbps);
          return (
            <li key={use} className={`speed-${how}`}>
              <SignalBars bars={barsOf[how]} />
              <span>{words[use]}</span>
              <span className="kick">{words[how]}</span>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
