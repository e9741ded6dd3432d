import type { Answer } from "../ground/asking.ts";

type Press = Answer<"/staff/getInbox">["work"][number]["press"];

const arcs = ["M7.4 12.2a3.6 3.6 0 0 1 7.2 0", "M4.2 12.2a6.8 6.8 0 0 1 13.6 0", "M1 12.2a10 10 0 0 1 20 0"];
const lit: Record<Press, number> = { now: 3, today: 2, week: 1, later: 0 };

/** The signal of the house as a sign of how much a case presses; words beside it say the same. */
export function PressSign({ press }: { press: Press }) {
  return (
    <svg className={`press press-${press}`} viewBox="0 0 22 14" aria-hidden="true">
      {arcs.map((path, place) => (
        <path key={path} className={place < lit[press] ? "lit" : undefined} d={path} />
      ))}
      <circle cx="11" cy="12" r="1.9" />
    </svg>
  );
}
