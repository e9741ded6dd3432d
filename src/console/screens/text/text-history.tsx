import { Icon } from "../../../ui/icon.tsx";
import { useWords, type Answer } from "../../ground/asking.ts";
import { Moment } from "../../parts/moment.tsx";
import { TextDifferences } from "../../parts/text-differences.tsx";
import { turnedBack, type Entries } from "./text-entries.ts";

type TextHistoryProps = {
  history: Answer<"/staff/getText">["history"];
  /** The text of now; `version` where it may be turned back. */
  entries: Entries;
  version: string | undefined;
};

export function TextHistory({ history, entries, version }: TextHistoryProps) {
  const all = useWords();
  const words = all.content;
  return (
    <section className="plan-history" aria-labelledby="history">
      <h2 id="history">{words.history}</h2>
      {history.length === 0 && <p className="soft small">{words.historyNone}</p>}
      <ol>
        {history.map(({ at, who, what, differences }, place) => (
          <li key={history.length - place}>
            <details>
              <summary>
                <Moment at={at} className="soft" /> <b>{who}</b> {words.deeds[what]}
                {differences.length > 0 && <span className="soft"> · {words.changed(differences.length)}</span>}
              </summary>
              {differences.length > 0 && <TextDifferences differences={differences} />}
              {version !== undefined && differences.length > 0 && (
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
          </li>
        ))}
      </ol>
    </section>
  );
}
