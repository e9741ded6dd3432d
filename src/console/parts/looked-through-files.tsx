import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../ground/asking.ts";
import { Key } from "./key.tsx";
import { RequestKey } from "./request-key.tsx";
import type { LookedThrough } from "./uploaded-files.ts";

/** `action`: the page that publishes or drops them. */
type Looked = { looked: LookedThrough; action: string };

/** What a dry run found: problems by file, line and column, or what would change, and the deed. */
export function LookedThroughFiles({ looked, action }: Looked) {
  const { coverage: words } = useWords();
  const { problems, upload, basis, added, changed, gone, kept, changes, proposed = 0 } = looked;
  if (problems.length > 0) return <Problems looked={looked} />;
  const rows = added + changed + gone;
  return (
    <section className="compare-looked" aria-labelledby="looked">
      <h2 id="looked">{rows > 0 ? words.differs(added, changed, gone) : words.same}</h2>
      {kept > 0 && <p className="soft">{words.stays(kept)}</p>}
      {proposed > 0 && <p className="soft">{words.waits(proposed)}</p>}
      {upload && (
        <form method="post" action={action}>
          <RequestKey />
          <input type="hidden" name="upload" value={upload} />
          <input type="hidden" name="basis" value={basis} />
          <button className="button button-go" name="do" value="publish" aria-keyshortcuts="Meta+Enter Control+Enter">
            <Icon name="check" />
            {words.publish(rows)}
            <Key>⌘ ↵</Key>
          </button>
          <button className="button" name="do" value="drop">
            {words.dropFiles}
          </button>
          <span className="soft small">{words.publishNote}</span>
        </form>
      )}
      {changes.length > 0 && (
        <table className="compare-changes">
          <thead>
            <tr>
              <th scope="col">{words.change.what}</th>
              <th scope="col">{words.change.before}</th>
              <th scope="col">{words.change.after}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ file, what, before, after }) => (
              <tr key={file + what}>
                <th scope="row">
                  {what} <span className="soft">{file}.csv</span>
                </th>
                <td>{before === null ? words.absent : <s>{before}</s>}</td>
                <td>{after === null ? words.absent : <b>{after}</b>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows > changes.length && <p className="soft">{words.more(rows - changes.length)}</p>}
    </section>
  );
}

function Problems({ looked: { problems, allProblems } }: Pick<Looked, "looked">) {
  const { coverage: words } = useWords();
  const { problemColumns: columns } = words;
  return (
    <section className="compare-looked" aria-labelledby="looked">
      <h2 id="looked" className="compare-files-error">
        <Icon name="circle-alert" />
        {words.problems(allProblems)}
      </h2>
      <table className="compare-changes compare-problems">
        <thead>
          <tr>
            <th scope="col">{columns.file}</th>
            <th scope="col">{columns.line}</th>
            <th scope="col">{columns.column}</th>
            <th scope="col">{columns.text}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ file, line, column, text }, place) => (
            <tr key={place}>
              <td>{file}</td>
              <td>{line ?? words.whole}</td>
              <td>{column}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {allProblems > problems.length && <p className="soft">{words.more(allProblems - problems.length)}</p>}
    </section>
  );
}
