import { useLoaderData } from "react-router";
import { usePage } from "../../ground/asking.ts";
import { Dropped, Empty } from "../../parts/list.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import { bulksPage, type BulksPage } from "./load.ts";

export const loader = bulksPage;

/** Row B1: what was done with many orders, the newest first. */
export function Component() {
  const { actions, dropped } = useLoaderData() as BulksPage;
  const { words: all, language } = usePage();
  const { bulk: words } = all;
  return (
    <>
      <title>{all.titled(words.list)}</title>
      <header className="bar">
        <h1>{words.list}</h1>
      </header>
      <Dropped names={dropped} />
      {actions.length === 0 ? (
        <Empty title={words.empty}>
          <p>{words.emptyLede}</p>
          <a className="button" href="/console/orders">
            {all.rail.orders}
          </a>
        </Empty>
      ) : (
        <table className="list bulk-list">
          <caption className="vh">{words.list}</caption>
          <thead>
            <tr>
              <th scope="col">{words.columns.what}</th>
              <th scope="col">{words.columns.who}</th>
              <th scope="col">{words.columns.at}</th>
              <th scope="col">{words.columns.state}</th>
            </tr>
          </thead>
          <tbody>
            {actions.map(({ id, kind, mailKind, who, at, state }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={`/console/bulk/${id}`}>
                    {words.kinds[kind]}
                    {mailKind !== null && `: ${all.order.mailKinds[mailKind]}`}
                  </a>
                </th>
                <td className="line-2 soft">{who}</td>
                <td className="soft wide-only">{shortMoment(at, language)}</td>
                <td className="line-3">{words.states[state]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
