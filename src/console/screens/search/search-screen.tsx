import { useLoaderData } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { Dropped } from "../../parts/list.tsx";
import { commandsFor } from "./commands.ts";
import { DoWith } from "./do-with.tsx";
import { FinderGroup, FinderLink } from "./finder-group.tsx";
import { FoundThings } from "./found-things.tsx";
import { GoTo } from "./go-to.tsx";
import { search, type Searched } from "./load.ts";

export const loader = search;

/** Row B1, picture 10: one field for everything. The layer of ⌘K takes `data-finder` from this page. */
export function Component() {
  const { q, me, found, dropped } = useLoaderData() as Searched;
  const all = useWords();
  const { titled, search: words } = all;
  const commands = commandsFor(q, me, all);
  const { orders = [], sims = [], customers = [], parcels = [], plans = [] } = found ?? {};
  const isCommand =
    commands.length > 0 && [orders, sims, customers, parcels, plans].every((lines) => lines.length === 0);
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
      </header>
      <Dropped names={dropped} />
      <section className="finder" data-finder aria-label={words.title}>
        <search>
          <form className="search" action="/console/search">
            <Icon name="search" />
            <input
              type="search"
              name="q"
              defaultValue={q}
              maxLength={320}
              aria-label={words.label}
              placeholder={words.hint}
              aria-keyshortcuts="/"
              autoComplete="off"
              spellCheck={false}
              data-focus
            />
          </form>
        </search>
        <div className="finder-found" data-found>
          <output className="finder-reads">
            {q !== "" && (isCommand ? words.readsAsCommand : readsAs(words, found?.readsAs ?? []))}
          </output>
          {found?.isPartSpent && <p className="finder-reads">{words.partSpent}</p>}
          {found && !isCommand && <FoundThings found={found} q={q} />}
          {found && <DoWith found={found} me={me} />}
          {commands.length > 0 && (
            <FinderGroup title={words.doThis}>
              {commands.map((command) => (
                <FinderLink key={command.to} {...command} />
              ))}
            </FinderGroup>
          )}
          <GoTo q={q} me={me} />
        </div>
      </section>
    </>
  );
}

type Words = ReturnType<typeof useWords>["search"];

function readsAs(words: Words, forms: readonly (keyof Words["forms"])[]): string {
  return forms.length === 0 ? words.readsAsNothing : words.readsAs(forms.map((form) => words.forms[form]));
}
