import { usePage, type Answer } from "../../ground/asking.ts";
import { shortMoment } from "../../parts/short-moment.ts";
import { Differences } from "./differences.tsx";

export function PlanHistory({ history }: { history: Answer<"/staff/getPlan">["history"] }) {
  const { words: all, language } = usePage();
  const { plan: words } = all.plans;
  return (
    <section className="plan-history" aria-labelledby="history">
      <h2 id="history">{words.history}</h2>
      {history.length === 0 && <p className="soft small">{words.historyNone}</p>}
      <ol>
        {history.map(({ at, who, action, differences }) => (
          <li key={at + action}>
            <p>
              <time dateTime={at} className="soft">
                {shortMoment(at, language)}
              </time>{" "}
              <b>{who}</b> {words.deeds[action]}
            </p>
            {differences.length > 0 && (
              <details>
                <summary className="soft">{words.moreFields(differences.length)}</summary>
                <Differences differences={differences} />
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
