import { aboutWork } from "../../../features/operator/inbox/about-work.ts";
import { usePage } from "../../ground/asking.ts";
import { wordFor } from "../../parts/word-for.ts";
import { addressOf } from "./address.ts";
import type { Outcome } from "./many-act.ts";
import type { ManyCases } from "./many-load.ts";

/** With which it was not done, and why; what a colleague has changed can be looked at and tried again. */
export function ManyOutcome({ many, outcome: { changed, refused } }: { many: ManyCases; outcome: Outcome }) {
  const { words: all, language } = usePage();
  const { many: words, kinds } = all.inbox;
  const { deed, filter } = many;
  const again = new URLSearchParams({ deed, ...filter });
  for (const { id, because } of refused) if (because === "CASE_CHANGED") again.append("case", id);
  return (
    <div className="bulk-page">
      <output className="told">{words.outcome(changed, refused.length)}</output>
      <ul className="chosen-work">
        {refused.map(({ id, because }) => {
          const work = many.work.find((one) => one.id === id);
          return (
            <li key={id}>
              <a href={addressOf({ case: id })}>{work ? wordFor(kinds, work.kind) : words.gone}</a>{" "}
              {work && (work.orderNumber ?? aboutWork(work, all, language))}{" "}
              <span className="soft">{words.because[because]}</span>
            </li>
          );
        })}
      </ul>
      {again.has("case") && (
        <a className="button" href={`/console/inbox/many?${again}`}>
          {words.again}
        </a>
      )}
    </div>
  );
}
