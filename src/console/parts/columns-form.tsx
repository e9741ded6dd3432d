import { useActionData } from "react-router";
import { columnsOf, densities } from "../../features/operator/saved-views/layouts.ts";
import { lists, type ListName } from "../../features/operator/saved-views/lists.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../ground/asking.ts";
import { columnNames } from "./column-names.ts";
import { Problem } from "./form.tsx";
import type { KeptColumns } from "./keep-columns.ts";
import type { Laid } from "./layout.ts";
import { Dropped } from "./list.tsx";

type Props = {
  laid: Laid<ListName>;
  /** The saved view for which they are. */
  saved?: string | undefined;
  /** The view, as its page calls it. */
  called: string;
  back: string;
  /** A list whose address can name columns: the link to them. */
  shared?: string;
  dropped?: readonly string[];
};

/** Row B1: which columns, in which order, and how dense; for this person and this view alone. */
export function ColumnsForm({ laid, saved, called, back, shared, dropped = [] }: Props) {
  const { list, view, columns, density } = laid;
  const answered = useActionData() as KeptColumns | undefined;
  const all = useWords();
  const { columns: words } = all.views;
  const names = columnNames(list, all);
  const rest = columnsOf(list, view).filter((one) => !columns.includes(one));
  return (
    <>
      <title>{all.titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <a className="button button-quiet" href={back}>
          <Icon name="chevron-left" />
          {all.views.back}
        </a>
      </header>
      <Dropped names={dropped} />
      <form method="post" className="columns-form">
        {saved !== undefined && <input type="hidden" name="saved" value={saved} />}
        <p>{words.lede(called)}</p>
        {answered?.problem && <Problem>{words.problem}</Problem>}
        {/* Enter saves, and does not press the first arrow */}
        <button className="vh" name="do" value="save" tabIndex={-1} aria-hidden="true">
          {words.save}
        </button>
        <fieldset>
          <legend>{words.chosen}</legend>
          <p className="soft">{words.first(names[lists[list].first]!)}</p>
          <ol>
            {columns.map((column) => (
              <li key={column}>
                <label>
                  <input type="checkbox" name="column" value={column} defaultChecked /> {names[column]}
                </label>
                <Arrow to="earlier" column={column} label={words.earlier(names[column]!)} />
                <Arrow to="later" column={column} label={words.later(names[column]!)} />
              </li>
            ))}
          </ol>
        </fieldset>
        {rest.length > 0 && (
          <fieldset>
            <legend>{words.others}</legend>
            <ol>
              {rest.map((column) => (
                <li key={column}>
                  <label>
                    <input type="checkbox" name="column" value={column} /> {names[column]}
                  </label>
                </li>
              ))}
            </ol>
          </fieldset>
        )}
        <fieldset className="columns-density">
          <legend>{words.density}</legend>
          {densities.map((one) => (
            <label key={one}>
              <input type="radio" name="density" value={one} defaultChecked={one === density} /> {words.densities[one]}
            </label>
          ))}
        </fieldset>
        <div className="bulk-row">
          <button className="button button-go" name="do" value="save">
            {words.save}
          </button>
          <button className="button" name="do" value="usual">
            {words.usual}
          </button>
          {shared !== undefined && <a href={shared}>{words.share}</a>}
        </div>
      </form>
    </>
  );
}

function Arrow({ to, column, label }: { to: "earlier" | "later"; column: string; label: string }) {
  return (
    <button className="button" name="do" value={`${to}:${column}`} aria-label={label}>
      <Icon name={to === "earlier" ? "chevron-up" : "chevron-down"} />
    </button>
  );
}
