import { useId, useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toasts.ts";
import { coverageMatching } from "./coverage-search.ts";
import type { Coverage } from "./plan-detail.ts";
import type { PlanWords } from "./plan-words.ts";
import { useSettled } from "./use-settled.ts";

/** Requirement P3. */
const searchPauseMs = 300;

type CoverageListProps = {
  coverage: Coverage;
  words: PlanWords["coverage"];
  /** What the search is called; by default by what can be searched. */
  searchLabel?: string;
};

/** The countries of a plan, each with its carriers and APN; several can be searched. */
export function CoverageList({ coverage, words, searchLabel = words.search }: CoverageListProps) {
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
            autoComplete="off"
            before={<Icon name="search" />}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <output className="kick">{words.found(found.length)}</output>
        </search>
      )}
      {found.length === 0 && <EmptyState title={words.none(settled.trim())} />}
      <ul className="rows">
        {found.map((country) => <CountryRow key={country.iso2} {...country} words={words} />)}
      </ul>
    </div>
  );
}

function CountryRow({ iso2, country, networks, words }: Coverage[number] & { words: PlanWords["coverage"] }) {
  const apns = [...new Set(networks.map(({ apn }) => apn))];
  return (
    <li className="coverage-row">
      <p className="cluster gap-3 strong"><Flag iso2={iso2} />{country}</p>
      <ul className="coverage-networks">
        {networks.map(({ carrier, generations, apn }) => (
          <li key={carrier}>
            {carrier}
            {generations.map((one) => <Badge key={one} hue={one === "5G" ? "celadon" : "cobalt"}>{one}</Badge>)}
            {apns.length > 1 && <span className="kick">{words.apn} {apn}</span>}
          </li>
        ))}
      </ul>
      <div className="coverage-apns">{apns.map((apn) => <Apn key={apn} apn={apn} words={words} />)}</div>
    </li>
  );
}

function Apn({ apn, words }: { apn: string; words: PlanWords["coverage"] }) {
  const id = useId();
  return (
    <p className="cluster gap-2">
      <span className="kick">{words.apn}</span>
      <code id={id}>{apn}</code>
      <CopyButton text={apn} label={words.copy} copiedLabel={words.copied} shownIn={id} onRefused={() => showToast(words.byHand, "failure")} />
    </p>
  );
}
