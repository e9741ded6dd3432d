import { countText } from "../../../kernel/count-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { RequestKey } from "../../parts/request-key.tsx";
import type { StockFileAnswered } from "./act.ts";

type Looked = NonNullable<StockFileAnswered["looked"]>;

/** What a dry run found: problems by line and column, or what would be added, and the deed. */
export function LookedThrough({ looked }: { looked: Looked }) {
  const { stock: words } = useWords();
  const { problems, upload, fresh, pool, file, allKnown } = looked;
  if (problems.length > 0) return <Problems looked={looked} />;
  return (
    <section className="stock-looked" aria-labelledby="looked">
      <h2 id="looked">{upload ? words.ready(countText(fresh), words.pools[pool], file) : words.nothingNew}</h2>
      {allKnown > 0 && <Known looked={looked} />}
      {upload && (
        <form method="post" action="/console/stock/add">
          <RequestKey />
          <input type="hidden" name="do" value="add" />
          <input type="hidden" name="upload" value={upload} />
          <input type="hidden" name="fresh" value={fresh} />
          <button className="button button-go">
            <Icon name="upload" />
            {words.addGo(countText(fresh))}
          </button>
          <p className="soft">{words.addNote}</p>
        </form>
      )}
    </section>
  );
}

function Known({ looked: { known, allKnown } }: { looked: Looked }) {
  const { stock: words } = useWords();
  const more = allKnown - known.length;
  return (
    <details>
      <summary>{words.known(countText(allKnown))}</summary>
      <ul>
        {known.map(({ line, iccid }) => (
          <li key={line}>{words.knownAt(line, iccid)}</li>
        ))}
        {more > 0 && <li>{words.foundMore(countText(more))}</li>}
      </ul>
    </details>
  );
}

function Problems({ looked: { problems, allProblems, file } }: { looked: Looked }) {
  const { stock: words } = useWords();
  const { problemColumns: columns } = words;
  const more = allProblems - problems.length;
  return (
    <section className="stock-looked" aria-labelledby="looked">
      <h2 id="looked" className="stock-file-error">
        <Icon name="circle-alert" />
        {file}: {words.found(countText(allProblems))}
      </h2>
      <p className="soft">{words.foundLede}</p>
      <table className="list stock-problems">
        <caption className="vh">{words.problemCaption}</caption>
        <thead>
          <tr>
            <th scope="col" className="end">
              {columns.line}
            </th>
            <th scope="col">{columns.column}</th>
            <th scope="col">{columns.text}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, column, text }, place) => (
            <tr key={place}>
              <td className="problem-line" data-column={columns.line}>
                {line ?? words.whole}
              </td>
              <td data-column={columns.column}>{column}</td>
              <td className="line-2">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className="soft">{words.foundMore(countText(more))}</p>}
    </section>
  );
}
