import { dateText } from "../../../kernel/written-date.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { FactSource } from "./fact-source.tsx";
import { grouped, positionsOf, sourceNamed, type Guide } from "./guide.ts";

const shown = ["transit-hours", "transit-countries", "transit-ports", "transit-provinces"] as const;

/** The newest position leads; what was so before stands below. */
export function TransitFigures({ guide }: { guide: Guide }) {
  const { language } = useVisit();
  const words = useWords("china");
  const figures = shown.map((name) => ({ name, positions: positionsOf(guide, name) }));
  return (
    <ul className="china-figures">
      {figures.map(({ name, positions: [newest, ...before] }) =>
        newest ? (
          <li key={name}>
            <b className="num">{grouped(newest.value)}</b>
            <span>{words.figures[name]}</span>
            <FactSource fact={newest} guide={guide} />
            {before.map(({ value, asOf, source }) => (
              <small key={asOf}>
                {words.before(grouped(value), dateText(asOf, language))} · {sourceNamed(guide, source)}
              </small>
            ))}
          </li>
        ) : null,
      )}
    </ul>
  );
}
