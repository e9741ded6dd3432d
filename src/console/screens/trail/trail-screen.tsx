import { useLoaderData } from "react-router";
import { actionKinds } from "../../../features/records/actions/rules.ts";
import { useWords } from "../../ground/asking.ts";
import { Dropped, Empty, Pages } from "../../parts/list.tsx";
import { addressOf } from "./address-of.ts";
import { trailPage, type TrailPage } from "./load.ts";
import { TrailTable } from "./trail-table.tsx";

export const loader = trailPage;

/** Row B1: what staff did, each line with its why and from where; looks at personal data are a kind of their own. */
export function Component() {
  const page = useLoaderData() as TrailPage;
  const { kind, person, thing, actions, newer, older, dropped } = page;
  const { titled, trail: words } = useWords();
  const at = (more: Record<string, string | null | undefined>) => addressOf({ kind, person, thing, ...more });
  const isFiltered = kind !== undefined || person !== undefined || thing !== undefined;
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <TrailFilter page={page} />
      </header>
      <nav className="views" aria-label={words.kindsLabel}>
        {[undefined, ...actionKinds].map((one) => (
          <a key={one ?? "all"} href={at({ kind: one })} aria-current={one === kind ? "page" : undefined}>
            {one ? words.kinds[one] : words.all}
          </a>
        ))}
      </nav>
      <Dropped names={dropped} />
      {actions.length > 0 ? (
        <TrailTable actions={actions} />
      ) : (
        <Empty title={isFiltered ? words.notFound : words.empty}>
          {isFiltered ? (
            <a className="button" href={addressOf({})}>
              {words.dropFilter}
            </a>
          ) : (
            <p>{words.emptyLede}</p>
          )}
        </Empty>
      )}
      <Pages
        note={words.foot}
        newer={newer === null ? undefined : at({ before: newer })}
        older={older === null ? undefined : at({ after: older })}
      />
    </>
  );
}

function TrailFilter({ page: { kind, person, thing, people } }: { page: TrailPage }) {
  const { trail: words } = useWords();
  return (
    <search className="trail-filter">
      <form>
        {kind && <input type="hidden" name="kind" value={kind} />}
        <select className="box" name="person" aria-label={words.person} defaultValue={person ?? ""}>
          <option value="">{words.anybody}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="desk">{words.desk}</option>
        </select>
        <input
          className="box"
          type="search"
          name="thing"
          defaultValue={thing}
          aria-label={words.thing}
          placeholder={words.thingHint}
          aria-keyshortcuts="/"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
        />
        <button className="button">{words.show}</button>
      </form>
    </search>
  );
}
