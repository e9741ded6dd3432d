import { usePage } from "../ground/asking.ts";
import { shortMoment } from "./short-moment.ts";

/** By the operator's clocks; UTC where the pointer rests. */
export function Moment({ at, className }: { at: string; className?: string }) {
  const { language } = usePage();
  return (
    <time dateTime={at} className={className} title={`${shortMoment(at, language, "UTC")} UTC`}>
      {shortMoment(at, language)}
    </time>
  );
}
