import { useLoaderData } from "react-router";
import { Flag } from "../../../ui/flag.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { Dropped, Empty, Search } from "../../parts/list.tsx";
import { coverageList, type CoverageList } from "./load.ts";

export const loader = coverageList;

/** Row B1: which networks can be used where, by agreement. */
export function Component() {
  const { q, countries, dropped } = useLoaderData() as CoverageList;
  const { titled, areas, coverage: words } = useWords();
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <Search name="q" label={words.search} hint={words.searchHint} value={q} keeps={{}} />
        <a className="button coverage-to-failures" href="/console/coverage/failures">
          <Icon name="triangle-alert" />
          {words.failures.title}
        </a>
        <a className="button" href="/console/coverage/files">
          <Icon name="upload" />
          {words.files}
        </a>
      </header>
      <Dropped names={dropped} />
      {countries.length > 0 ? (
        <CoverageTable countries={countries} />
      ) : (
        <Empty title={areas.notFound(q)}>
          <a className="button" href="/console/coverage">
            {areas.dropSearch}
          </a>
        </Empty>
      )}
    </>
  );
}

function CoverageTable({ countries }: Pick<CoverageList, "countries">) {
  const { coverage: words } = useWords();
  const { columns } = words;
  return (
    <table className="list coverage-list">
      <caption className="vh">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.country}</th>
          <th scope="col">{columns.carriers}</th>
          <th scope="col">{columns.sets}</th>
          <th scope="col">{columns.newest}</th>
          <th scope="col">{columns.apn}</th>
          <th scope="col" className="end">
            {columns.plans}
          </th>
        </tr>
      </thead>
      <tbody>
        {countries.map(({ code, name, carriers, sets, newest, apns, plans }) => (
          <tr key={code}>
            <th scope="row" className="coverage-name">
              <a className="listed" href={`/console/coverage/${code}`}>
                <Flag iso2={code} size={16} />
                <span className="cut">
                  {name} <span className="soft">{code}</span>
                </span>
              </a>
            </th>
            <td className="coverage-carriers">
              {carriers.length > 0 ? carriers.join(" · ") : <span className="soft">{words.none}</span>}
            </td>
            <td className="soft wide-only">{sets.map(({ set, networks }) => `${set} ${networks}`).join(" · ")}</td>
            <td className="coverage-newest">{newest && <span className="chip">{newest}</span>}</td>
            <td className="soft wide-only">{apns.join(" · ")}</td>
            <td className="end">{plans}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
