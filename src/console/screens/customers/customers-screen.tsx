import { useLoaderData } from "react-router";
import { spacedIccid } from "../../../kernel/iccid.ts";
import { useWords } from "../../ground/asking.ts";
import { Dropped, Empty, Search } from "../../parts/list.tsx";
import { findCustomers, type Found } from "./load.ts";

export const loader = findCustomers;

/** Row B1: one field finds by whole e-mail address, phone, order number or ICCID, and by the end of a number. */
export function Component() {
  const { q, found, done, dropped } = useLoaderData() as Found;
  const { titled, customers: words, privacy } = useWords();
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <Search name="q" label={words.search} hint={words.searchHint} value={q} keeps={{}} />
      </header>
      <Dropped names={dropped} />
      {done !== undefined && <output className="told">{privacy.done[done]}</output>}
      {found === undefined ? (
        <Empty title={words.start}>
          <p>{words.startLede}</p>
        </Empty>
      ) : found.isPartSpent ? (
        <Empty title={words.partSpent}>
          <p>{words.partSpentLede}</p>
        </Empty>
      ) : found.customers.length > 0 || found.sims.length > 0 ? (
        <FoundList found={found} />
      ) : found.isKnownForm ? (
        <Empty title={words.notFound(q)}>
          <p>{words.notFoundLede}</p>
        </Empty>
      ) : (
        <Empty title={words.notKnown}>
          <p>{words.notKnownLede}</p>
        </Empty>
      )}
    </>
  );
}

function FoundList({ found: { customers, sims } }: { found: NonNullable<Found["found"]> }) {
  const { customers: words } = useWords();
  return (
    <ul className="customers-found" aria-label={words.found}>
      {customers.map(({ customer, email, account, orders, moreOrders }) => (
        <li key={customer}>
          <a href={`/console/customers/${customer}`} lang="en">
            {email}
          </a>
          <span className="soft">
            {words.orders(`${orders}${moreOrders ? "+" : ""}`)} · {account ? words.account : words.guest}
          </span>
        </li>
      ))}
      {sims.map((iccid) => (
        <li key={iccid}>
          <a href={`/console/customers/sims/${iccid}`} className="iccid">
            {spacedIccid(iccid)}
          </a>
          <span className="soft">SIM</span>
        </li>
      ))}
    </ul>
  );
}
