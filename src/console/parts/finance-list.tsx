import type { ReactNode } from "react";
import { useWords } from "../ground/asking.ts";
import { FinanceTabs, type FinancePart } from "./finance-tabs.tsx";
import { Dropped, Empty, Pages } from "./list.tsx";

type Listed = { newer: string | null; older: string | null; dropped: readonly string[] };
type Props = {
  here: Exclude<FinancePart, "books">;
  list: Listed;
  /** What of the address stays on the pages beside. */
  keeps?: Record<string, string>;
  /** Which of them are shown. */
  choices?: ReactNode;
  /** What it is filtered by, and what is in the way where that leaves nothing. */
  bar?: ReactNode;
  emptied?: ReactNode;
  /** At its foot, instead of what always stands there. */
  note?: string | undefined;
  /** The way to its columns. */
  columns?: ReactNode;
  /** All pages of it, to take along. */
  file?: ReactNode;
  /** The table; without one, what the page says when there is none. */
  children: ReactNode | undefined;
};

/** A list of finance from its title to its foot. */
export function FinanceList({ here, list, keeps = {}, choices, bar, emptied, note, columns, file, children }: Props) {
  const words = useWords();
  const said = words[here];
  return (
    <>
      <title>{words.titled(said.title)}</title>
      <header className="bar">
        <h1>{said.title}</h1>
        {choices}
        {columns}
        {children && file}
      </header>
      <FinanceTabs here={here} />
      {bar}
      <Dropped names={list.dropped} />
      {children ?? emptied ?? (
        <Empty title={said.empty}>
          <p>{said.emptyLede}</p>
        </Empty>
      )}
      <PagesOf list={list} path={`/console/finance/${here}`} keeps={keeps} note={note ?? said.foot} />
    </>
  );
}

type PagesProps = { list: Listed; path: string; keeps?: Record<string, string>; note: string };

export function PagesOf({ list: { newer, older }, path, keeps = {}, note }: PagesProps) {
  const at = (place: Record<string, string>) => `${path}?${new URLSearchParams({ ...keeps, ...place })}`;
  return (
    <Pages
      note={note}
      newer={newer === null ? undefined : at({ before: newer })}
      older={older === null ? undefined : at({ after: older })}
    />
  );
}

type Choice = { href: string; label: string; isHere: boolean };

export function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav className="pages finance-choices" aria-label={label}>
      {choices.map(({ href, label: said, isHere }) => (
        <a key={href} className="button button-quiet" href={href} aria-current={isHere ? "page" : undefined}>
          {said}
        </a>
      ))}
    </nav>
  );
}
