import { useActionData, useLoaderData } from "react-router";
import { pools } from "../../../features/stock/pools/rules.ts";
import { FieldError, fieldId, Hint, spokenBy } from "../../../ui/field-parts.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { FormProblem } from "../../parts/form.tsx";
import { Dropped } from "../../parts/list.tsx";
import { actOnStockFile, megabytes, type StockFileAnswered } from "./act.ts";
import { stockFilePage, type StockFilePage } from "./load.ts";
import { LookedThrough } from "./looked-through-file.tsx";

export const loader = stockFilePage;
export const action = actOnStockFile;

/** Row B1: a file is looked through first; then one deed adds it to stock as a batch. */
export function Component() {
  const { pool, dropped } = useLoaderData() as StockFilePage;
  const { titled, stock: words } = useWords();
  const answered = useActionData() as StockFileAnswered | undefined;
  const chosen = answered?.entries["pool"] ?? pool ?? "esims";
  const error = answered?.fields.find(({ field }) => field === "sheet" || field === "content")?.message;
  return (
    <>
      <title>{titled(words.addTitle)}</title>
      <header className="bar">
        <h1>{words.addTitle}</h1>
        <a className="button button-quiet" href="/console/stock">
          <Icon name="chevron-left" />
          {words.back}
        </a>
      </header>
      <Dropped names={dropped} />
      <div className="stock-file">
        <FormProblem />
        {answered?.looked && <LookedThrough looked={answered.looked} />}
        <form method="post" encType="multipart/form-data" action="/console/stock/add" className="stock-file-form">
          <p className="soft">{words.addLede}</p>
          <fieldset>
            <legend className="field-label">{words.which}</legend>
            {pools.map((one) => (
              <label key={one}>
                <input type="radio" name="pool" value={one} defaultChecked={one === chosen} />
                <span>
                  {words.pools[one]}
                  <small className="soft">{words.columnsOf[one]}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <div className="field">
            <label className="field-label" htmlFor={fieldId("sheet")}>
              {words.file}
            </label>
            <Hint name="sheet">{words.fileHint(megabytes)}</Hint>
            <input
              className="box"
              id={fieldId("sheet")}
              name="sheet"
              type="file"
              accept=".csv,text/csv"
              required
              {...spokenBy({ name: "sheet", hint: true, error })}
            />
            <FieldError name="sheet">{error}</FieldError>
          </div>
          <button className={answered?.looked?.upload ? "button" : "button button-go"}>
            <Icon name="search" />
            {words.look}
          </button>
        </form>
      </div>
    </>
  );
}
