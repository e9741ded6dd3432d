import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { Differences } from "../../parts/differences.tsx";
import { Moment } from "../../parts/moment.tsx";
import { entriesOfArea } from "./area-entries.ts";
import type { AreaPage } from "./load.ts";
import { areaLabel, areaValue } from "./named.ts";

type AreaHistoryProps = { kept: NonNullable<AreaPage["kept"]>; page: AreaPage };

/** What was published here, and the way back: the former values of just these fields, looked through like any others. */
export function AreaHistory({ kept, page: { kind, mayEdit } }: AreaHistoryProps) {
  const { areas: words } = useWords();
  return (
    <section className="plan-history" aria-labelledby="history">
      <h2 id="history">{words.history}</h2>
      {kept.history.length === 0 && <p className="soft small">{words.historyNone}</p>}
      <ol>
        {kept.history.map(({ id, at, who, differences, former }) => (
          <li key={id}>
            <p>
              <Moment at={at} className="soft" /> <b>{who}</b> {words.publishedBy}
            </p>
            <details>
              <summary className="soft">{words.moreFields(differences.length)}</summary>
              <Differences differences={differences} named={named()} />
              {mayEdit && Object.keys(former).length > 0 && (
                <form method="post">
                  <input type="hidden" name="version" value={kept.version} />
                  {Object.entries(entriesOfArea(kind, { ...kept.record, ...former })).map(([name, value]) => (
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

  function named() {
    return {
      label: (field: string) => areaLabel(field, words),
      value: (field: string, value: string) => areaValue(field, value, words),
    };
  }
}
