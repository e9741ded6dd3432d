import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { useWords } from "../visit/words.ts";
import { CountryColumns, type CountryGroup } from "./country-columns.tsx";
import type { CountryList } from "./country-list.ts";

/**
 * Row H3 and spec 9: a letter tab lists its countries after 300 ms, so that walking along the tabs does not flicker.
 */
const pauseMs = 300;

type Tab = { label: string; groups: CountryGroup[] };

export function LetterTabs({ countries }: { countries: CountryList }) {
  const { menu, continents } = useWords("shell");
  const tabs: Tab[] = [
    {
      label: menu.popular,
      groups: countries.navigation.map((one) => ({
        name: continents[one.continent as keyof typeof continents],
        countries: one.countryList,
      })),
    },
    ...countries.tabs.map(({ label, letters }) => ({ label, groups: underLetters(countries, letters) })),
  ];
  const { chosen, listed, choose } = useLetterTabs();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const next = neighbour(event.key, chosen, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <>
      <div ref={list} className="letter-tabs" role="tablist" aria-label={menu.byLetter}>
        {tabs.map(({ label }, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === chosen}
            aria-controls={`${id}-list`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => choose(index)}
            onKeyDown={press}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-list`} aria-labelledby={`${id}-tab-${listed}`} aria-busy={chosen !== listed}>
        <CountryColumns groups={tabs[listed]!.groups} />
      </div>
    </>
  );
}

function useLetterTabs() {
  const [chosen, setChosen] = useState(0);
  const [listed, setListed] = useState(0);
  useEffect(() => {
    const pause = setTimeout(() => setListed(chosen), pauseMs);
    return () => clearTimeout(pause);
  }, [chosen]);
  return { chosen, listed, choose: setChosen };
}

/** The keys of a tab list (WAI-ARIA APG): round and round, and to both ends. */
function neighbour(key: string, from: number, count: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowRight: (from + 1) % count,
    ArrowLeft: (from - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return moves[key];
}

function underLetters({ letters }: CountryList, wanted: readonly string[]): CountryGroup[] {
  return letters
    .filter(({ letter }) => wanted.includes(letter))
    .map(({ letter, countryList }) => ({ name: letter, countries: countryList }));
}
