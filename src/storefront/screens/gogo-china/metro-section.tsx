import { dateText } from "../../../kernel/written-date.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { FactSources } from "./fact-source.tsx";
import { grouped, positionsOf, sourceNamed, valueOf, type Guide } from "./guide.ts";
import { MetroDrawing } from "./metro-drawing.tsx";
import { bySource, stated, type Stated } from "./stated.ts";

const counted = ["cities", "lines", "km"] as const;
const icons = ["qr-code", "ticket", "map-pin"] as const;

export function MetroSection({ guide }: { guide: Guide }) {
  const { language } = useVisit();
  const words = useWords("china");
  const { move } = words;
  const before = positionsOf(guide, "metro-cities").slice(1);
  const at = (day: string): Stated[] =>
    counted.flatMap((what) => {
      const found = positionsOf(guide, `metro-${what}`).find(({ asOf }) => asOf === day);
      return found ? [{ as: `${grouped(found.value)} ${move[what]}`, fact: found }] : [];
    });
  const facts = counted.flatMap((what) =>
    stated(guide, { [`metro-${what}`]: (value: string) => `${value} ${move[what]}` }),
  );
  return (
    <section className="china-night band" id="move">
      <div className="wrap china-move">
        <MetroDrawing />
        <div>
          <h2>{move.title}</h2>
          <p className="china-move-figures">
            {counted.map((what) => (
              <span key={what}>
                <b className="num">{valueOf(guide, `metro-${what}`)}</b> {move[what]}
              </span>
            ))}
          </p>
          <FactSources facts={facts} guide={guide} />
          {before.flatMap(({ asOf }) =>
            bySource(at(asOf)).map(({ as, fact }) => (
              <p className="kick" key={`${asOf} ${fact.source}`}>
                {words.before(as.join(" · "), dateText(asOf, language))} · {sourceNamed(guide, fact.source)}
              </p>
            )),
          )}
          <ul className="china-move-list">
            {move.list.map(([title, text], place) => (
              <li key={title}>
                <Icon name={icons[place] ?? "map-pin"} />
                <span>
                  <b>{title}</b> {text}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
