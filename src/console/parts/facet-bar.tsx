import type { Language } from "../../kernel/language.ts";
import { dateText } from "../../kernel/written-date.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePage, useWords } from "../ground/asking.ts";
import { countedText } from "./counted-text.ts";
import { Key } from "./key.tsx";
import type { Asks } from "./list-address.ts";
import { Empty } from "./list.tsx";

/** Without options it is typed, as a whole, or it is a day; what is counted shows how many rows have which value. */
export type Choice = {
  facet: string;
  label: string;
  options?: readonly (readonly [value: string, text: string])[];
  pattern?: string;
  isDay?: true;
  /** What can be typed, where it is more than a value as it stands. */
  hint?: string;
  isCounted: boolean;
};

/** A list by its facets; `at`: its address, or that of a page beside it, with what is asked for. */
export type Faceted = {
  choices: readonly Choice[];
  /** What of the address stays when one thing of it is changed. */
  asks: Readonly<Record<string, string>>;
  at: (page: "" | "/counts", asks: Asks) => string;
};

type BarProps = Faceted & {
  /** Always in the bar; the rest once it is chosen, or behind "More filters". The key F leads to the first. */
  first: readonly string[];
};

/** One form, which needs no script; what is chosen stands beside it, each with the way without it. */
export function FacetBar({ choices, asks, at, first }: BarProps) {
  const { facets: words } = useWords();
  const isFirst = ({ facet }: Choice) => first.includes(facet) || asks[facet] !== undefined;
  const further = choices.filter((choice) => !isFirst(choice));
  const kept = Object.entries(asks).filter(([name]) => !choices.some(({ facet }) => facet === name));
  return (
    <div className="facets">
      <form aria-label={words.label} data-counts={at("/counts", asks)} className="facets-form" action={at("", {})}>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {choices.filter(isFirst).map((choice) => (
          <FacetField
            key={choice.facet}
            choice={choice}
            chosen={asks[choice.facet]}
            hasKey={choice.facet === first[0]}
          />
        ))}
        {further.length > 0 && (
          <details className="facets-more">
            <summary className="button">
              <Icon name="plus" />
              {words.further}
            </summary>
            <div>
              {further.map((choice) => (
                <FacetField key={choice.facet} choice={choice} chosen={undefined} />
              ))}
            </div>
          </details>
        )}
        <button className="button">{words.show}</button>
        <a className="button button-quiet" href={at("/counts", { ...asks, facet: countedFirst(choices) })}>
          {words.counts}
        </a>
      </form>
      <Dropping choices={choices} asks={asks} at={at} />
    </div>
  );
}

const countedFirst = (choices: readonly Choice[]) => choices.find(({ isCounted }) => isCounted)?.facet;

type FieldProps = { choice: Choice; chosen: string | undefined; hasKey?: boolean };

function FacetField({ choice, chosen, hasKey = false }: FieldProps) {
  const { facets: words } = useWords();
  const { facet, label, pattern, isDay, hint, isCounted } = choice;
  const options = withChosen(choice, chosen);
  return (
    <label className={chosen ? "facet facet-on" : "facet"}>
      <span>{label}</span>
      {hasKey && <Key>F</Key>}
      {options ? (
        <select
          name={facet}
          defaultValue={chosen ?? ""}
          aria-keyshortcuts={hasKey ? "f" : undefined}
          data-facet={isCounted ? facet : undefined}
        >
          <option value="">{words.any}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ) : isDay ? (
        <input name={facet} type="date" defaultValue={chosen} />
      ) : (
        <>
          <input
            name={facet}
            defaultValue={chosen}
            placeholder={hint ?? words.typed}
            autoComplete="off"
            spellCheck={false}
            pattern={pattern}
            inputMode={pattern ? "decimal" : undefined}
            list={isCounted ? `values-${facet}` : undefined}
            data-facet={isCounted ? facet : undefined}
          />
          {isCounted && <datalist id={`values-${facet}`} aria-label={label} />}
        </>
      )}
    </label>
  );
}

/** What rows have and nothing offers any more can be asked for by a link. */
const withChosen = ({ options }: Choice, chosen: string | undefined): Choice["options"] =>
  options && chosen && !options.some(([value]) => value === chosen) ? [...options, [chosen, chosen]] : options;

/** What is chosen, in words. */
export function chosenOf({ choices, asks }: Pick<Faceted, "choices" | "asks">, language: Language) {
  return choices.flatMap(({ facet, label, options, isDay }) => {
    const chosen = asks[facet];
    if (chosen === undefined) return [];
    const text = isDay ? dateText(chosen, language) : options?.find(([value]) => value === chosen)?.[1];
    return [{ facet, label, text: text ?? chosen }];
  });
}

/** What is chosen, each a link to the list without it. */
function Dropping({ choices, asks, at }: Faceted) {
  const { words, language } = usePage();
  const chosen = chosenOf({ choices, asks }, language);
  if (chosen.length === 0) return null;
  return (
    <ul className="facets-chosen" aria-label={words.facets.chosen}>
      {chosen.map(({ facet, label, text }) => (
        <li key={facet}>
          <a href={at("", { ...asks, [facet]: null })} aria-label={words.facets.drop(`${label}: ${text}`)}>
            {label} <b>{text}</b>
            <Icon name="x" />
          </a>
        </li>
      ))}
    </ul>
  );
}

type AwayProps = WayProps &
  Readonly<{
    /** Where looking through ended. */
    cut: string | undefined;
    isBeginning: boolean;
  }>;

/** In place of rows, where a filter leaves none on this page: of a page behind others that says nothing about those. */
export function FilteredAway({ cut, isBeginning, ...way }: AwayProps) {
  const { facets: said } = useWords();
  if (isBeginning) return <Empty title={cut ?? said.empty}>{!cut && <InTheWay {...way} />}</Empty>;
  return (
    <Empty title={cut ?? said.ended}>
      <a className="button" href={way.at("", way.asks)}>
        {said.toBeginning}
      </a>
    </Empty>
  );
}

type WayProps = Faceted & {
  without: readonly { drop: string; count: number; more: boolean }[];
  /** The view, which can be in the way too, and what of the address leads to the widest one. */
  view?: { label: string; text: string; widest: string | null };
};

/** Of an empty list: what each filter that is in the way would show if it were taken away. */
export function InTheWay({ choices, asks, at, without, view }: WayProps) {
  const { words, language } = usePage();
  const { facets: said } = words;
  const chosen = chosenOf({ choices, asks }, language);
  const named = (drop: string) => chosen.find(({ facet }) => facet === drop) ?? view;
  if (without.length === 0) return <p>{said.emptyNone}</p>;
  return (
    <>
      <p>{said.emptyLede}</p>
      <ul className="facets-chosen">
        {without.map(({ drop, ...count }) => {
          const one = named(drop);
          return (
            one && (
              <li key={drop}>
                <a href={at("", { ...asks, [drop]: drop === "view" ? view!.widest : null })}>
                  {said.emptyWould(`${one.label}: ${one.text}`, countedText(count))}
                </a>
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}
