import { useState, type KeyboardEvent, type ReactNode } from "react";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Flag } from "../../../ui/flag.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { CountryCoverage, CoverageWords } from "./country-coverage.ts";
import { coverageMatching } from "./coverage-search.ts";
import { Apn, apnsOf, NetworkList } from "./network-list.tsx";
import { searchPauseMs, useSettled } from "./use-settled.ts";

type CoverageListProps = {
  coverage: readonly CountryCoverage[];
  words: CoverageWords;
  /** What the search is called; by default by what can be searched. */
  searchLabel?: string;
  /** Where to go on when nothing was found (row H9). */
  elsewhere?: ReactNode;
};

/** Requirement P3: the countries of a plan, each with its carriers and APN; several can be searched. */
export function CoverageList({ coverage, words, searchLabel = words.search, elsewhere }: CoverageListProps) {
  const [query, setQuery] = useState("");
  const settled = useSettled(query, searchPauseMs);
  const found = coverageMatching(coverage, settled);
  return (
    <div className="stack">
      {coverage.length > 1 && (
        <search className="needs-script coverage-search">
          <TextField
            type="search"
            name="coverage"
            label={searchLabel}
            placeholder={words.search}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            before={<Icon name="search" />}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={closeModal}
          />
          <output className="kick">{words.found(found.length)}</output>
        </search>
      )}
      {found.length === 0 && <EmptyState title={words.none(settled.trim())} action={elsewhere} />}
      <ul className="rows">
        {found.map((country) => (
          <CountryRow key={country.iso2} {...country} words={words} />
        ))}
      </ul>
    </div>
  );
}

/**
 * Row H8: by themselves browsers clear a search at the first Escape, and close what is around it at the second only.
 */
function closeModal({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key === "Escape") currentTarget.closest("dialog")?.close();
}

function CountryRow({ iso2, country, networks, words }: CountryCoverage & { words: CoverageWords }) {
  return (
    <li className="coverage-row">
      <p className="cluster gap-3 strong">
        <Flag iso2={iso2} />
        {country}
      </p>
      <NetworkList networks={networks} words={words} />
      <div className="coverage-apns">
        {apnsOf(networks).map((apn) => (
          <Apn key={apn} apn={apn} words={words} />
        ))}
      </div>
    </li>
  );
}
