import { useLoaderData } from "react-router";
import { usePage } from "../../ground/asking.ts";
import { bulkOfCasesTitle, bulkOfEnquiriesTitle } from "../../parts/bulk-title.ts";
import { Dropped, Empty } from "../../parts/list.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import { bulksPage, type BulksPage } from "./load.ts";

export const loader = bulksPage;

/** Row B1: what was done with many orders, cases or enquiries, the newest first. */
export function Component() {
  const page = useLoaderData() as BulksPage;
  const { words: all, language } = usePage();
  const { bulk: words } = all;
  const orders = page.orders.map(({ kind, mailKind, ...bulk }) => ({
    ...bulk,
    href: `/console/bulk/${bulk.id}`,
    what: [words.kinds[kind], mailKind && all.order.mailKinds[mailKind]].filter(Boolean).join(": "),
    of: all.rail.orders,
  }));
  const cases = page.cases.map((bulk) => ({
    ...bulk,
    href: `/console/bulk/cases/${bulk.id}`,
    what: bulkOfCasesTitle(bulk, all.inbox, language),
    of: all.rail.inbox,
  }));
  const enquiries = page.enquiries.map((bulk) => ({
    ...bulk,
    href: `/console/bulk/enquiries/${bulk.id}`,
    what: bulkOfEnquiriesTitle(bulk, all),
    of: all.enquiries.title,
  }));
  const actions = [...orders, ...cases, ...enquiries].toSorted((one, other) => other.at.localeCompare(one.at));
  return (
    <>
      <title>{all.titled(words.list)}</title>
      <header className="bar">
        <h1>{words.list}</h1>
      </header>
      <Dropped names={page.dropped} />
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
            {actions.map(({ id, href, what, of, who, at, state }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={href}>{what}</a> <span className="soft">· {of}</span>
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
