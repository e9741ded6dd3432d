import { usePage, type Answer } from "../ground/asking.ts";
import { shortMoment } from "./short-moment.ts";

type Work = Answer<"/staff/getInbox">["work"][number];

/** What presses says how much is left; what has time, the day. */
export function Due({ work: { press, dueAt, minutesLeft } }: { work: Pick<Work, "press" | "dueAt" | "minutesLeft"> }) {
  const { words, language } = usePage();
  const text = minutesLeft < 0 ? words.inbox.over(-minutesLeft) : words.inbox.left(minutesLeft);
  return (
    <time dateTime={dueAt} className={press === "now" ? "due-late" : undefined} title={shortMoment(dueAt, language)}>
      {press === "now" || press === "today" ? text : shortMoment(dueAt, language)}
    </time>
  );
}
