import { newest } from "../../../features/catalogue/china/facts.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { FactSource } from "./fact-source.tsx";
import { grouped, positionsOf, valueOf, type Guide } from "./guide.ts";
import { MetroDrawing } from "./metro-drawing.tsx";

const counted = ["cities", "lines", "km"] as const;
const icons = ["qr-code", "ticket", "map-pin"] as const;

export function MetroSection({ guide }: { guide: Guide }) {
  const { language } = useVisit();
  const words = useWords("china");
  const { move } = words;
  const before = positionsOf(guide, "metro-cities").slice(1);
  const at = (day: string) =>
    counted
      .flatMap((what) => {
        const found = positionsOf(guide, `metro-${what}`).find(({ asOf }) => asOf === day);
        return found ? `${grouped(found.value)} ${move[what]}` : [];
      })
      .join(" · ");
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
          <FactSource fact={newest(guide, "metro-cities")} guide={guide} />
          {before.map(({ asOf }) => (
            <p className="kick" key={asOf}>
              {words.before(at(asOf), dateText(asOf, language))}
            </p>
          ))}
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
