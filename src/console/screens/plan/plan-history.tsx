import { Icon } from "../../../ui/icon.tsx";
import { useWords, type Answer } from "../../ground/asking.ts";
import { Differences } from "../../parts/differences.tsx";
import { Moment } from "../../parts/moment.tsx";
import { turnedBack, type Entries } from "./plan-entries.ts";

type PlanHistoryProps = {
  history: Answer<"/staff/getPlan">["history"];
  /** The plan of now; `version` where it may be turned back. */
  entries: Entries;
  version: string | undefined;
};

export function PlanHistory({ history, entries, version }: PlanHistoryProps) {
  const all = useWords();
  const { plan: words } = all.plans;
  return (
    <section className="plan-history" aria-labelledby="history">
      <h2 id="history">{words.history}</h2>
      {history.length === 0 && <p className="soft small">{words.historyNone}</p>}
      <ol>
        {history.map(({ at, who, action, differences }) => (
          <li key={at + action}>
            <p>
              <Moment at={at} className="soft" /> <b>{who}</b> {words.deeds[action]}
            </p>
            {differences.length > 0 && (
              <details>
                <summary className="soft">{words.moreFields(differences.length)}</summary>
                <Differences differences={differences} />
                {version !== undefined && differences.some(({ before }) => before !== null) && (
                  <form method="post">
                    <input type="hidden" name="version" value={version} />
                    {Object.entries(turnedBack(entries, differences)).map(([name, value]) => (
                      <input key={name} type="hidden" name={name} value={value} />
                    ))}
                    <button className="button" name="do" value="look">
                      <Icon name="rotate-ccw" />
                      {words.turnBack}
                    </button>
                  </form>
                )}
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
