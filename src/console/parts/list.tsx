import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../ground/asking.ts";
import { Key } from "./key.tsx";

type View = { view: string; label: string; count?: string; href: string; isOpen: boolean };

export function Views({ label, views }: { label: string; views: readonly View[] }) {
  return (
    <nav className="views" aria-label={label}>
      {views.map(({ view, label: words, count, href, isOpen }) => (
        <a key={view} href={href} aria-current={isOpen ? "page" : undefined}>
          {words} {count !== undefined && <span className="count">{count}</span>}
        </a>
      ))}
    </nav>
  );
}

type SearchProps = { name: string; label: string; hint: string; value: string; keeps: Record<string, string> };

/** `keeps`: what of the address stays. The key `/` leads here. */
export function Search({ name, label, hint, value, keeps }: SearchProps) {
  return (
    <search>
      <form className="search">
        {Object.entries(keeps).map(([kept, said]) => (
          <input key={kept} type="hidden" name={kept} value={said} />
        ))}
        <Icon name="search" />
        <input
          type="search"
          name={name}
          defaultValue={value}
          aria-label={label}
          placeholder={hint}
          aria-keyshortcuts="/"
          autoComplete="off"
          spellCheck={false}
        />
        <Key>/</Key>
      </form>
    </search>
  );
}

type PagesProps = {
  note: ReactNode;
  newer: string | undefined;
  older: string | undefined;
  /** Where a list is in another order than by time. */
  named?: { newer: string; older: string };
  /** Its rows can be chosen. */
  hasBoxes?: boolean;
  /** A row can be looked into. */
  hasLooks?: boolean;
};
/** What the address asked for and this page does not know: left out, and said. */
export function Dropped({ names }: { names: readonly string[] }) {
  const { orders: words } = useWords();
  return names.length > 0 && <output className="told">{words.dropped(names.join(" · "))}</output>;
}

/** The foot of a list: no page numbers, since rows come and go while one reads. */
export function Pages({ note, newer, older, named, hasBoxes = false, hasLooks = false }: PagesProps) {
  const { orders, keys } = useWords();
  const words = { ...orders, ...named };
  return (
    <footer className="foot">
      <span>{note}</span>
      {hasBoxes && (
        <span className="foot-keys" aria-hidden="true" data-letter="">
          <kbd>J</kbd> <kbd>K</kbd> {keys.short.move} <kbd>X</kbd> {keys.short.choose} <kbd>E</kbd> {keys.short.open}{" "}
          {hasLooks && (
            <>
              <kbd>␣</kbd> {keys.short.peek}{" "}
            </>
          )}
          <kbd>?</kbd> {keys.link}
        </span>
      )}
      <nav className="pages" aria-label={words.pages}>
        {newer !== undefined && (
          <a className="button button-quiet" href={newer} rel="prev">
            <Icon name="chevron-left" />
            {words.newer}
          </a>
        )}
        {older !== undefined && (
          <a className="button" href={older} rel="next">
            {words.older}
            <Icon name="chevron-right" />
          </a>
        )}
      </nav>
    </footer>
  );
}

/** Nothing to show: the rings of the mark, and what happens next. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <svg className="rings" viewBox="0 0 140 74" aria-hidden="true">
        <path d="M8 70a62 62 0 0 1 124 0M26 70a44 44 0 0 1 88 0M44 70a26 26 0 0 1 52 0" />
        <circle cx="70" cy="69" r="4" />
      </svg>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
