import { useLoaderData } from "react-router";
import { chinaKinds } from "../../../features/catalogue/china/china-records.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { CatalogueTabs } from "../../parts/catalogue-tabs.tsx";
import { Dropped, Empty } from "../../parts/list.tsx";
import { chinaFields, entriesOf } from "./china-entries.ts";
import { chinaList, type ChinaList } from "./load.ts";

export const loader = chinaList;

/** Row T3: every fact of the page about China, by kind, as its file has it. */
export function Component() {
  const { kind, records, mayEdit, dropped } = useLoaderData() as ChinaList;
  const { titled, china: words } = useWords();
  const address = `/console/catalogue/china`;
  const shown = chinaFields[kind].filter(({ path, isKey }) => !isKey && !/^names\.(?!en)/.test(path));
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <a className="button button-quiet" href={`${address}/files`}>
          <Icon name="download" />
          {words.files}
        </a>
        {mayEdit && (
          <a className="button" href={`${address}/${kind}/new`}>
            <Icon name="plus" />
            {words.fresh}
          </a>
        )}
      </header>
      <CatalogueTabs here="china" />
      <nav className="chips" aria-label={words.kindsLabel}>
        {chinaKinds.map((one) => (
          <a key={one} href={`${address}?kind=${one}`} aria-current={one === kind ? "page" : undefined}>
            {words.kinds[one]}
          </a>
        ))}
      </nav>
      <Dropped names={dropped} />
      <p className="soft china-lede">{words.lede}</p>
      {records.length === 0 ? (
        <Empty title={words.none}>{null}</Empty>
      ) : (
        <div className="china-list">
          <table className="list">
            <caption className="vh">{words.kinds[kind]}</caption>
            <thead>
              <tr>
                <th scope="col">{words.name}</th>
                {shown.map(({ path }) => (
                  <th key={path} scope="col">
                    {path}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {records.map(({ name, record }) => {
                const entries = entriesOf(kind, record);
                return (
                  <tr key={name}>
                    <th scope="row">
                      <a href={`${address}/${kind}/${encodeURIComponent(name)}`}>{name}</a>
                    </th>
                    {shown.map(({ path }) => (
                      <td key={path} className="soft">
                        {entries[path]}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
