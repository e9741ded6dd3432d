import { useWords, type Answer } from "../ground/asking.ts";

type DecidedTodayProps = { mine: Answer<"/staff/getRealNameQueue">["mine"] };

/** What a reviewer has decided today, and how long half of it took at most; nothing before the first. */
export function DecidedToday({ mine: { decided, seconds } }: DecidedTodayProps) {
  const { realNames: words } = useWords();
  return decided === 0 ? null : <span className="soft review-mine">{words.mineToday(decided, seconds)}</span>;
}
