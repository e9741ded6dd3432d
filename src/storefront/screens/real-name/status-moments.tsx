import { Icon } from "../../../ui/icon.tsx";
import { useMoment } from "../../ground/visit/use-moment.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Status } from "./result-load.ts";

type Moment = { name: string; about: string; look: "past" | "now" | "next" };

/**
 * Received, in the queue or being checked, answered: with the place in the queue until a reviewer has opened it, and within
 * what time nine of ten have their answer, as measured.
 */
export function StatusMoments({ status }: { status: Status }) {
  const words = useWords("real-name-result");
  const moment = useMoment();
  const { receivedAt, decidedAt, checkedSince, before, usualMinutes: usual, state } = status;
  const usually = (minutes: number) =>
    minutes < 90 ? words.usual(minutes) : words.usualHours(Math.ceil(minutes / 60));
  if (receivedAt === null || state === "withdrawn") return null;
  const isWaiting = state === "received";
  const moments: Moment[] = [
    { name: words.moments.received, about: moment(receivedAt), look: "past" },
    isWaiting
      ? checkedSince === null
        ? { name: words.moments.queued, about: words.before(before ?? 0), look: "now" }
        : { name: words.moments.checked, about: words.since(moment(checkedSince)), look: "now" }
      : { name: words.moments.decided, about: decidedAt ? moment(decidedAt) : "", look: "past" },
    ...(isWaiting
      ? [
          {
            name: words.moments.answer,
            about: usual === null ? words.usualUnknown : usually(usual),
            look: "next" as const,
          },
        ]
      : []),
  ];
  return (
    <ol className="rn-moments">
      {moments.map(({ name, about, look }) => (
        <li key={name} className={`rn-moment-${look}`} aria-current={look === "now" ? "step" : undefined}>
          <span className="rn-dot">{look === "past" && <Icon name="check" size="small" />}</span>
          <b>{name}</b>
          <span>{about}</span>
        </li>
      ))}
    </ol>
  );
}
